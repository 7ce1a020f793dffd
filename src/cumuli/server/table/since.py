"""What somebody has seen of a table, and what happened since: for games that go on while nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from cumuli.server.house import refuse
from cumuli.server.link import Link
from cumuli.server.table.info import Looked, Then
from cumuli.server.table.play import Play
from cumuli.server.table.room import Room
from cumuli.table import Table

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)


class Looks:
    """Who has which table in sight, and how far everybody saw."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.left: dict[tuple[str, str], float] = {}
        """When somebody last had a table in sight, at which they were asked then."""
        self._lately: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When somebody last had a table in sight, the earliest first; who was away for longer is not in here."""
        self._unwritten: dict[tuple[str, str], tuple[int, float]] = {}
        """How far people saw tables that went out of their sight, and when, until that is written down."""
        self._writing: asyncio.Task[None] | None = None

    def here(self, person: str, table: str) -> bool:
        """Whether somebody has a table in sight."""
        presence = self.hub.presence
        if table in presence.elsewhere.get(person, ()):
            return True
        return any(table in link.here for link in presence.links.get(person, ()))

    def note(self, person: str, table: str) -> None:
        """A table has gone out of somebody's sight."""
        self._left(person, table)
        summary = self.hub.lobby.tables.get(table)
        asked = summary is not None and person in summary.persons and summary.since(person) is not None
        if asked and not self.here(person, table):
            self.left[person, table] = self.hub.now()

    def _left(self, person: str, table: str) -> None:
        """Somebody has a table in sight for the last time for now."""
        now = self.hub.now()
        self._lately[person, table] = now
        self._lately.move_to_end((person, table))
        while self._lately and now - next(iter(self._lately.values())) >= self.hub.config.look_after:
            self._lately.popitem(last=False)

    async def turn(self, link: Link, room: Room, here: bool) -> None:
        """A table that a socket watches is in sight now, or not."""
        if room.id not in link.seen:
            raise refuse("no-table")
        if here:
            await self.come(link, room)
        else:
            self.go(link, room.id, link.seen[room.id])

    async def come(self, link: Link, room: Room) -> None:
        """A table comes into somebody's sight: tell what happened meanwhile, if they sit there."""
        person, was_here = link.person.id, self.here(link.person.id, room.id)
        link.here.add(room.id)
        self.hub.presence.came()
        self.left.pop((person, room.id), None)
        lately = self._lately.pop((person, room.id), None)
        if was_here or person not in room.summary.persons or room.play is None or self._soon(lately):
            return  # a moment away is no absence
        last = self._unwritten.get((person, room.id)) or await self.hub.store.looked(person, room.id)
        if last is None or self._soon(last[1]):
            return
        seq, at = last
        events, moves = room.steps[min(seq, len(room.steps) - 1)]
        if 0 < events < len(room.play.events):
            link.say(Looked(room.id, at, events, tuple(then(room, moves, person))))

    def _soon(self, left: float | None) -> bool:
        """Whether that was a moment ago."""
        return left is not None and self.hub.now() - left < self.hub.config.look_after

    def go(self, link: Link, table: str, seq: int) -> None:
        """A table goes out of somebody's sight, who was shown entry number *seq* last."""
        if table not in link.here:
            return
        link.here.discard(table)
        self.hub.presence.came()
        summary, person = self.hub.lobby.tables.get(table), link.person.id
        if summary is None or summary.status == "open" or person not in summary.persons:
            return
        self._left(person, table)
        if summary.since(person) is not None:
            self.left[person, table] = self.hub.now()
        self._unwritten[person, table] = (seq, self.hub.now())
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Write down how far people saw: what comes while something is written goes together."""
        while self._unwritten:
            now = dict(self._unwritten)
            tables = self.hub.lobby.tables
            there = {key: how for key, how in now.items() if key[1] in tables and key[0] in tables[key[1]].persons}
            try:
                await self.hub.store.look([(*key, *how) for key, how in sorted(there.items())])
            except Exception:
                LOG.exception("how far people saw was not written down")
            for key, how in now.items():
                if self._unwritten[key] == how:
                    del self._unwritten[key]

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing


def then(room: Room, moves: int, person: str) -> list[Then]:
    """What each of a person's seats saw when the game was so many moves old."""
    play = room.play
    assert play is not None
    record = play.table.record
    done = list(record.moves[:moves])
    table = Table.resume(play.game, list(record.seats), play.table.options, room.summary.version, done)
    old = Play(table, 0)
    return [Then(seat, old.block(seat, ()).view) for seat in room.summary.seats_of(person)]
