"""Three seats at a game of following, ready for the first trick, on a fake clock."""

from __future__ import annotations

from typing import Any

from cumuli.server.table import deeds as log
from server.clocks import FakeClock, settled
from server.harness import Client, Message, Server

BRAVE, COWARD, PASS = {"type": "Brave"}, {"type": "Coward"}, {"type": "Pass"}
HANDS = ((0, 1, 2), (1, 3, 4), (0, 1, 5))
"""Who leads 0 is followed by the third alone, who leads 1 by all."""


class Table:
    """Three people, or one with three seats, whose hands are those above."""

    def __init__(self, server: Server, clock: FakeClock, people: list[Client], id: str) -> None:
        self.server, self.clock, self.people, self.id = server, clock, people, id

    def client(self, seat: int) -> Client:
        return self.people[seat % len(self.people)]

    def block(self, seat: int) -> Message:
        return dict(next(b for b in self.client(seat).tables[self.id]["blocks"] if b["seat"] == seat))

    async def act(self, seat: int, action: Message, **fields: Any) -> Message:
        answer = await self.client(seat).act(self.id, self.block(seat), action, **fields)
        await settled(self.server)
        return answer

    async def seal(self, seat: int, action: Message | None, **fields: Any) -> Message:
        answer = await self.client(seat).send("Seal", table=self.id, seat=seat, action=action, **fields)
        await settled(self.server)
        return answer

    async def lead(self, card: int) -> None:
        assert (await self.act(0, {"type": "Lead", "card": card}))["type"] == "Done"

    async def go(self, seconds: float) -> None:
        await self.clock.go(self.server, seconds)

    async def deeds(self) -> list[log.Deed]:
        return [deed for entry in await self.server.hub.store.entries(self.id) for deed in log.read(entry.payload)]

    async def moves(self) -> list[tuple[int, str]]:
        moved = [deed.moves for deed in await self.deeds() if isinstance(deed, log.Moved)]
        return [move for moves in moved for move in moves if move[0] >= 0 and not move[1].startswith("choose")]


async def begin(server: Server, clock: FakeClock, people: int = 3, cadence: str = "short", **fields: Any) -> Table:
    """A table at which everybody has chosen."""
    clients = [await server.client(f"P{seat}") for seat in range(people)]
    made = await clients[0].done("Create", game="follow", seats=3, options={"cadence": cadence}, **fields)
    table = Table(server, clock, clients, made["table"])
    for seat in (1, 2):
        await table.client(seat).done("Sit", table=table.id, seat=seat)
    for client in clients:
        await client.watch(table.id)
    await clients[0].done("Start", table=table.id)
    await settled(server)
    for seat, hand in enumerate(HANDS):
        assert (await table.act(seat, {"type": "Choose", "cards": hand}))["type"] == "Done"
    return table
