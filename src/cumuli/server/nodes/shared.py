"""One of several servers that share a house: any of them takes any command, and the log decides.

Whoever writes an entry rings; who has the table open reads what is new in the
log.  Once a second each node looks for itself, so a ring that is lost costs a
second and nothing else.  A table that must go on by itself is looked after by
the node whose entry made it so, and by another once that one is gone.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from cumuli.server.clock import LoopClock
from cumuli.server.nodes import slips
from cumuli.server.nodes.apart import Apart
from cumuli.server.nodes.bell import Bell, Ring
from cumuli.server.nodes.following import Following
from cumuli.server.nodes.others import Others, State
from cumuli.server.nodes.rescue import Rescue
from cumuli.server.table.deeds import Cleared, read
from cumuli.server.table.heard import heard
from cumuli.server.table.room import Room
from cumuli.store import Gone
from cumuli.store.board import Board, Me, Seen

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 1.0
"""Seconds between two looks at everything."""
BREATH: Final = 0.25
"""Seconds at least between two looks that somebody rang for."""
SKEW: Final = 2.0
"""Seconds by which the clocks of two nodes may differ."""
OVERLAP: Final = 5.0
"""Seconds that are looked at once more for slips and new tables, which may be written later than they say."""
TIDY: Final = 300


class Rewritten(Exception):
    """A log is not the one that we knew: somebody was taken out of it."""


class Shared:
    """This node, and what it knows of the others."""

    def __init__(self, hub: Hub, board: Board, bell: Bell, pause: float = PAUSE) -> None:
        self.hub = hub
        self.board = board
        self.bell = bell
        self.pause = pause
        self.name = token_hex(8)
        self.others = Others(self)
        self.rescue = Rescue(self)
        self.apart = Apart(self)
        self.following = Following(self)
        self.born = 0.0
        """Since when the house has been open without a break."""
        self.known: dict[str, int] = {}
        """By table: how many entries its log had when it was last looked at."""
        self._mine: dict[str, set[int]] = {}
        """By table: the questions about which bots think here."""
        self._slips: set[str] = set()
        self._read = 0.0
        self._counted = 0.0
        """When the logs' numbers were looked at last: what began and ended while we stood still would be missed."""
        self._number = 0
        self._state = b""
        self._here: dict[str, tuple[str, ...]] = {}
        self._came = False
        """Somebody came or went whom the others have not been rung for."""
        self._hurry = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    # coming and going

    async def open(self) -> None:
        hub = self.hub
        now = await self.board.open()
        if isinstance(hub.clock, LoopClock):
            hub.clock.set(now)  # all nodes go by the database's clock
        hub.presence.born = self.born = hub.now()
        self._read = self._counted = now
        seen = await self.board.look(self._me(), self.others.patience, now, ())
        self.known = dict(seen.numbers)
        self.born = min(born for born, _ in seen.nodes.values())
        await self.others.note(seen.nodes)
        hub.presence.came = self._hurry.set
        house = sha256(b"bell" + hub.secret).hexdigest()[:16]
        await self.bell.open(self.name, house, self._heard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.board.leave(self.name)
            self.bell.ring()
        except Exception:
            LOG.exception("the other nodes were not told that this one goes")
        self.board.close()
        await self.bell.close()

    def _me(self) -> Me:
        """What the others see of this node; its number moves on with what changes."""
        here = self.others.here()
        self._came = self._came or here != self._here
        self._here = here
        state = msgspec.json.encode(State(here, sorted(self.busy)))
        if state != self._state:
            self._number, self._state = self._number + 1, state
        return Me(self.name, self.born, self._number, state)

    @property
    def busy(self) -> set[str]:
        """Tables that this node looks after, and decks that it makes."""
        hub = self.hub
        return {*hub.minds.tables, *hub.beats.tables, *hub.absence.tables, *hub.decks.making}

    # what the rest of the server asks

    def wrote(self, room: Room) -> None:
        self.known[room.id] = room.entries
        asks = () if room.play is None else room.play.asks
        if new := {ask for ask in asks if ask == room.seq}:
            self._mine.setdefault(room.id, set()).update(new)
        self._mine[room.id] = self._mine.get(room.id, set()) & {ask for ask in asks if ask is not None}
        if not self._mine[room.id]:
            del self._mine[room.id]
        self.bell.ring(room.id, room.entries)

    def adopt(self, room: Room) -> None:
        if room.play is not None:
            self._mine[room.id] = {ask for ask in room.play.asks if ask is not None}

    def thinks(self, table: str, ask: int) -> bool:
        return ask in self._mine.get(table, ())

    def pacer(self, table: str, seat: int, ask: int) -> Random | None:
        return Random(hmac.digest(self.hub.secret, f"beat\n{table}\n{seat}\n{ask}".encode(), "sha256"))

    def of_another_time(self, at: float) -> bool:
        return not self.born - SKEW <= at <= self.hub.now() + SKEW

    async def newest(self, table: str) -> Room:
        opened = table not in self.hub.rooms  # then its log is read just now
        room = await self.hub.room(table)
        return await self.hub.room(table) if not opened and await self.news(room) else room

    async def news(self, room: Room) -> bool:
        hub = self.hub
        entries = await hub.store.entries(room.id, room.entries)
        if not entries:
            return False
        hub.figures.news.inc(len(entries))
        try:
            if any(isinstance(deed, Cleared) for entry in entries for deed in read(entry.payload)):
                raise Rewritten
            for entry in entries:
                step = heard(room, entry)
                self.known[room.id] = room.entries
                hub.publish(room, step)
        except Exception as error:
            if not isinstance(error, Rewritten):
                LOG.exception("table %s cannot follow its log, and is read anew", room.id)
            hub.rooms.pop(room.id, None)
            await hub.room(room.id)
        return True

    async def tell(self, kind: str, **said: Any) -> None:
        await slips.leave(self, kind, said)

    async def claim(self, what: str, seconds: float) -> bool:
        return await self.board.claim(what, seconds)

    async def asked(self, ask: Callable[[], Awaitable[T]]) -> T:
        return await self.apart.asked(ask)

    async def ready(self) -> None:
        if self.apart.away or self.apart.doubtful:
            raise Gone("the database does not answer")

    # what is heard

    def _heard(self, ring: Ring) -> None:
        """Somebody rang: look there, if we do not know yet."""
        self.apart.rung(asyncio.get_running_loop().time())
        if not ring.table:
            self.hurry()
        elif self.known.get(ring.table, 0) < ring.number:
            self.following.rung(ring.table)

    def hurry(self) -> None:
        """Look at the board soon."""
        self._hurry.set()

    def do(self, work: Any) -> None:
        """Do something beside; the end of the node ends it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # the sweep

    async def run(self) -> None:
        """Look at everything once a second, and at the other nodes as soon as one rings; runs for ever."""
        self.do(self.apart.run())
        loop, last, turns = asyncio.get_running_loop(), 0.0, 0
        while True:
            began = loop.time()
            whole = began - last >= self.pause
            try:
                self._hurry.clear()
                await self.sweep(whole)
                self.apart.looked()
                if whole:
                    last, turns = loop.time(), turns + 1
                    if turns % TIDY == 0:
                        await self.board.tidy()
            except Exception as error:
                last = loop.time()
                self.apart.failed(error)
            await asyncio.sleep(BREATH)
            try:
                await asyncio.wait_for(self._hurry.wait(), max(0.0, last + self.pause - loop.time()))
            except TimeoutError:
                continue

    async def sweep(self, whole: bool = True) -> None:
        """Look at the board, and where *whole* at the numbers of all tables."""
        hub = self.hub
        open_here = [*hub.rooms, *hub.presence.watchers]
        me = self._me()
        asked, begun = open_here if whole else None, self._counted - OVERLAP
        seen = await self.board.look(me, self.others.patience, self._read - OVERLAP, asked, begun)
        await self.others.note(seen.nodes)
        self.born = min(self.born, *(born for born, _ in seen.nodes.values()))
        for id, _, said in seen.slips:
            if id not in self._slips:
                self._slips.add(id)
                await slips.take(self, said)
        self._slips &= {id for id, _, _ in seen.slips}
        self._read = seen.now
        if self._came:  # what is looked after can wait until they look: it changes with every move
            self._came = False
            self.bell.ring()
        if whole:
            await self._numbers(seen, open_here)
            self._counted = seen.now
            await self.rescue.look()

    def _knows(self, table: str) -> int:
        """How many entries of a log are known here; a room may be older than what its row told meanwhile."""
        known, room = self.known.get(table, 0), self.hub.rooms.get(table)
        return known if room is None else min(known, room.entries)

    async def _numbers(self, seen: Seen, open_here: list[str]) -> None:
        hub = self.hub
        live = {table for table, summary in hub.lobby.tables.items() if summary.status != "over"}
        missing = (live | set(open_here)) - seen.numbers.keys()
        behind = {table for table, number in seen.numbers.items() if self._knows(table) < number}
        for table in hub.presence.watchers:
            if seen.numbers.get(table, 0) > hub.presence.told(table):
                behind.add(table)
        hub.figures.swept.inc(len(behind))
        if behind or missing:
            await self.following.look([*behind, *missing])
