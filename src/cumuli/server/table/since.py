"""What somebody has seen of a table, and what happened since: for games that go on while nobody looks."""

from __future__ import annotations

import asyncio
import logging
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
        self._tasks: set[asyncio.Task[None]] = set()

    def here(self, person: str, table: str) -> bool:
        """Whether somebody has a table in sight."""
        presence = self.hub.presence
        if table in presence.elsewhere.get(person, ()):
            return True
        return any(table in link.here for link in presence.links.get(person, ()))

    def note(self, person: str, table: str) -> None:
        """A table has gone out of somebody's sight."""
        summary = self.hub.lobby.tables.get(table)
        asked = summary is not None and person in summary.persons and summary.since(person) is not None
        if asked and not self.here(person, table):
            self.left[person, table] = self.hub.now()

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
        if was_here or person not in room.summary.persons or room.play is None:
            return
        last = await self.hub.store.looked(person, room.id)
        if last is None or self.hub.now() - last[1] < self.hub.config.look_after:
            return
        seq, at = last
        events, moves = room.steps[min(seq, len(room.steps) - 1)]
        if 0 < events < len(room.play.events):
            link.say(Looked(room.id, at, events, tuple(then(room, moves, person))))

    def go(self, link: Link, table: str, seq: int) -> None:
        """A table goes out of somebody's sight, who was shown entry number *seq* last."""
        if table not in link.here:
            return
        link.here.discard(table)
        self.hub.presence.came()
        summary = self.hub.lobby.tables.get(table)
        if summary is None or summary.status == "open" or link.person.id not in summary.persons:
            return
        if summary.since(link.person.id) is not None:
            self.left[link.person.id, table] = self.hub.now()
        task = asyncio.create_task(self._note(link.person.id, table, seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note(self, person: str, table: str, seq: int) -> None:
        try:
            await self.hub.store.look(person, table, seq, self.hub.now())
        except Exception:
            LOG.exception("how far somebody saw was not written down")

    async def close(self) -> None:
        await asyncio.gather(*self._tasks)


def then(room: Room, moves: int, person: str) -> list[Then]:
    """What each of a person's seats saw when the game was so many moves old."""
    play = room.play
    assert play is not None
    record = play.table.record
    done = list(record.moves[:moves])
    table = Table.resume(play.game, list(record.seats), play.table.options, room.summary.version, done)
    old = Play(table, 0)
    return [Then(seat, old.block(seat, ()).view) for seat in room.summary.seats_of(person)]
