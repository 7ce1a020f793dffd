"""What the rest of the server asks of the nodes of a house, and the answers of one that is alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from cumuli.server.nodes.resuming import resume, unattended
from cumuli.server.table.room import Room

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

T = TypeVar("T")

READY: Final = 2.0
"""Seconds in which the store must be able to write."""


class Nodes(Protocol):
    """The servers that share a house, as seen by one of them."""

    async def open(self) -> None:
        """Meet the others, before anything is read."""

    async def run(self) -> None:
        """Look after tables that nobody looks after; runs for as long as there may be any."""

    async def close(self) -> None:
        """Say goodbye."""

    def wrote(self, room: Room) -> None:
        """This node has written an entry, which is the room's last."""

    def adopt(self, room: Room) -> None:
        """Let this node's bots answer at a table, though another node asked them."""

    def thinks(self, table: str, ask: int) -> bool:
        """Whether it is for this node to let bots think about a question; else another does."""

    def pacer(self, table: str, seat: int, ask: int) -> Random | None:
        """Who draws the length of a question's beat where all nodes must draw the same; None where it is free."""

    def of_another_time(self, at: float) -> bool:
        """Whether an entry is older than the house has been open, or newer than now."""

    async def news(self, room: Room) -> bool:
        """Do what others have written at a table since, and tell; whether there was anything.

        The caller holds the table's lock, and must ask for the room again.
        """

    async def newest(self, table: str) -> Room:
        """A table's room with all that anybody has written; the caller holds the lock."""

    async def tell(self, kind: str, **said: Any) -> None:
        """Tell the other nodes what no log tells."""

    async def claim(self, what: str, seconds: float) -> bool:
        """Whether this node may do something that must be done once in so many seconds."""

    async def asked(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What comes of asking the database for somebody new; Gone as soon as that is known not to be there."""

    async def ready(self) -> None:
        """Return if newcomers are welcome; raise if not."""


class Alone:
    """One server, which knows everything."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def open(self) -> None:
        return

    async def run(self) -> None:
        for deck in await self.hub.decks.unmade():
            self.hub.decks.resume(deck)
        for table, summary in list(self.hub.lobby.tables.items()):
            if unattended(self.hub, summary):
                await resume(self.hub, table)
                await asyncio.sleep(0)

    async def close(self) -> None:
        return

    def wrote(self, room: Room) -> None:
        return

    def adopt(self, room: Room) -> None:
        return

    def thinks(self, table: str, ask: int) -> bool:
        return True

    def pacer(self, table: str, seat: int, ask: int) -> Random | None:
        return None

    def of_another_time(self, at: float) -> bool:
        return not self.hub.presence.born <= at <= self.hub.now()

    async def news(self, room: Room) -> bool:
        return False

    async def newest(self, table: str) -> Room:
        return await self.hub.room(table)

    async def tell(self, kind: str, **said: Any) -> None:
        return

    async def claim(self, what: str, seconds: float) -> bool:
        return True

    async def asked(self, ask: Callable[[], Awaitable[T]]) -> T:
        return await ask()

    async def ready(self) -> None:
        await asyncio.wait_for(self.hub.store.ready(), READY)
