"""The same evening played twice, but that one seat holds the card that is led, or does not: what do others hear?"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from server.clocks import FakeClock, settled
from server.harness import ANSWERS, Client, Message, Server, running

ASKED = 2
"""The seat whose hand is in question; the seats before it and a spectator listen."""
Heard = list[tuple[float, str]]
"""What one pair of eyes was sent, and when."""


class Last(Random):
    """Bots of level random answer with the last of what is offered."""

    def choice(self, seq: Any) -> Any:
        return seq[-1]


ROLES = ("fruit_gatherer", "herb_gatherer", "root_gatherer", "weather_fairy", "valley_druid", "summit_druid")
"""The cards of these scenes, as Broom Service calls them."""


def choose(game: str, seat: int, hand: Sequence[int]) -> Message:
    """Choosing a hand of three; where there must be four, the fourth is never led."""
    if game == "follow":
        return {"type": "Choose", "cards": sorted(hand)}
    return {"type": "Select", "roles": [*(ROLES[card] for card in hand), ("forest_witch", "hill_witch")[seat % 2]]}


def about(game: str, card: int) -> str:
    """What an order about this card is given for."""
    return str(card) if game == "follow" else ROLES[card]


def lead(game: str, card: int) -> Message:
    return {"type": "Lead", "card": card} if game == "follow" else {"type": "Lead", "role": ROLES[card], "brave": True}


class House:
    """A server on a fake clock, three who play, one who watches and one who stays in the lobby."""

    def __init__(self, server: Server, clock: FakeClock, people: list[Client]) -> None:
        self.server = server
        self.clock = clock
        self.players, (self.eve, self.lou) = people[:3], people[3:]
        self.listeners = [*self.players[:ASKED], self.eve]

    async def go(self, seconds: float) -> None:
        await self.clock.go(self.server, seconds)

    async def until(self, true: Callable[[], bool]) -> None:
        """Let time go by until something is so."""
        while not true():
            await self.clock.step(self.server)


@contextlib.asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    clock = FakeClock()
    async with running(folder, clock=clock, dealer=lambda: Random(7), tables_each=999) as server:
        server.hub.minds.random = Last()  # type: ignore[assignment]
        people = [await server.client(name) for name in ("Ann", "Bob", "Cem", "Eve")]
        people.append(await server.client("Bob", people[1].cookie))  # Bob looks into the lobby, too
        for client in people:
            client.now = clock.now
        yield House(server, clock, people)


class Scene:
    """One table from its opening to the answer of the seat in question in its last trick."""

    def __init__(self, at: House, cadence: str, seed: int) -> None:
        self.at = at
        self.cadence = cadence
        at.server.hub.beats.random = Random(seed)
        self.table = ""
        self.began = 0.0

    async def open(self, game: str, options: Message) -> None:
        """Sit down, begin, and let everybody listen from here on."""
        ann, *others = self.at.players
        made = await ann.done("Create", game=game, seats=3, options={**options, "cadence": self.cadence})
        self.table = made["table"]
        for seat, client in enumerate(others, 1):
            await client.done("Sit", table=self.table, seat=seat)
        for client in (*self.at.players, self.at.eve):
            await client.watch(self.table)
        await ann.done("Start", table=self.table)
        await self.at.go(0)
        await asyncio.sleep(3 * self.at.server.hub.config.lobby_pause)  # until the lobby has heard of the start
        self.began = self.at.clock.now()
        self.marks = [len(client.raw) for client in self.at.listeners]
        self.lobby = len(self.at.lou.raw)

    def asked(self) -> int | None:
        """Who is asked to follow, as the spectator sees it."""
        (block,) = self.at.eve.tables[self.table]["blocks"]
        return block["view"]["to_act"][0] if block["view"]["phase"] == "answer" else None

    async def carry_out(self) -> None:
        """Where the game has more to decide than who follows: whoever is asked takes the last that is offered."""
        while (view := self.at.eve.tables[self.table]["blocks"][0]["view"])["phase"] == "act":
            seat = view["to_act"][0]
            await self.act(seat, self.block(seat)["legal"][-1])

    def block(self, seat: int) -> Message:
        (block,) = self.at.players[seat].tables[self.table]["blocks"]
        return dict(block)

    async def act(self, seat: int, action: Message) -> None:
        client = self.at.players[seat]
        assert (await client.act(self.table, self.block(seat), action))["type"] == "Done"
        await settled(self.at.server)

    async def seal(self, seat: int, action: Message | None) -> None:
        await self.at.players[seat].done("Seal", table=self.table, seat=seat, action=action)

    async def order(self, seat: int, orders: Message) -> None:
        await self.at.players[seat].done("Order", table=self.table, seat=seat, orders=orders)

    def lobby_heard(self) -> set[str]:
        """What the lobby was told meanwhile that it did not know, but for whose turn it is of those who look."""
        told = [raw for raw in self.at.lou.raw if json.loads(raw)["type"] in ("Lobby", "Welcome")]
        new = [raw for raw in self.at.lou.raw[self.lobby :] if json.loads(raw)["type"] not in ANSWERS]
        known = told[-len(new) - 1]
        return {turnless(raw) for raw in new} - {turnless(known)}

    async def close(self) -> None:
        for client in (*self.at.players, self.at.eve):
            await client.done("Unwatch", table=self.table)

    def heard(self, tricks: int) -> list[Heard]:
        """What each listener was sent up to the answer in question, whose content stands for itself."""
        return [
            self.until_answer(client, mark, tricks) for client, mark in zip(self.at.listeners, self.marks, strict=True)
        ]

    def until_answer(self, client: Client, mark: int, tricks: int) -> Heard:
        found: Heard = []
        answers = 0
        for raw, when in zip(client.raw[mark:], client.heard[mark:], strict=True):
            frame = json.loads(raw)
            if frame["type"] in ANSWERS:
                continue
            events = [event for block in frame["blocks"] for event in block.get("events", ())]
            if frame["type"] == "Opened":
                answers = 0  # all that happened is told again
            answers += sum(e["type"] in ("Answered", "Passed") and e.get("seat") == ASKED for e in events)
            last = answers > tricks
            text = f"the answer, number {frame['seq']}" if last else plain(raw, self.table)
            found.append((round(when - self.began, 6), text))
            if last:
                return found
        raise AssertionError("no answer was heard")


def turnless(raw: str) -> str:
    """A frame of the lobby without since when its reader must answer."""
    return re.sub(r'"since":[^,}]+', "", raw)


def plain(raw: str, table: str) -> str:
    """A frame without what no two tables share."""
    timeless = re.sub(r'"(created|since)":[0-9.e+]+', r'"\1":0', raw.replace(table, "T"))
    return re.sub(r'"name":"[^"]*","kind":"bot"', '"name":"B","kind":"bot"', timeless)  # named after its table
