"""One entry told to all who watch a table: to each what is new to them, written once for all who are told the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cumuli.server.said import Changed
from cumuli.server.table.info import Block, ClockInfo
from cumuli.server.table.shown import NOTHING, Face, Shown, Sight, moving, news

if TYPE_CHECKING:
    from cumuli.core.game import Event
    from cumuli.server.link import Link
    from cumuli.server.table.presence import Presence
    from cumuli.server.table.room import Room

Eyes = tuple[int | None, ...]


class Known:
    """How a table looks after an entry, for whoever was told of it or comes before the next."""

    __slots__ = ("entries", "face", "shown", "sights")

    def __init__(self, entries: int, face: Face) -> None:
        self.entries = entries
        self.face = face
        self.sights: dict[int | None, Sight] = {}
        self.shown: dict[tuple[str, float | None, Eyes], Shown] = {}

    def by(self, room: Room, me: str, eyes: Eyes) -> Shown:
        """What somebody knows now; the sights of these eyes must be there."""
        name = "" if alike(room, me, eyes) else me
        key = (name, room.summary.since(me), eyes)
        found = self.shown.get(key)
        if found is None:
            found = self.shown[key] = Shown(name, self.face, key[1], tuple(self.sights[seat] for seat in eyes))
        return found


def alike(room: Room, me: str, eyes: Eyes) -> bool:
    """Whether somebody neither sits here nor is the host: all of those read the same."""
    return eyes == (None,) and me != room.summary.host


class Telling:
    """The news of one entry."""

    def __init__(self, presence: Presence, room: Room, events: Sequence[Event], clocks: tuple[ClockInfo | None, ...]):
        self.presence = presence
        self.room = room
        self.events = events
        self.clocks = clocks
        self.known = presence.known(room)
        self._open = None if room.play is None else room.play.open()
        self._blocks: dict[int | None, Block] = {}
        self._written: dict[int, bytes] = {}
        """By identity, for as long as the blocks live."""
        self._said: dict[tuple[int, int], tuple[bytes, Shown]] = {}
        """By what was known and is known then; both are kept, so that no other takes their place."""

    def to(self, link: Link) -> bytes:
        """What one socket is told."""
        room, me = self.room, link.person.id
        eyes = room.eyes(me)
        for seat in eyes:
            self._look(seat)
        old, now = link.shown.get(room.id, NOTHING), self.known.by(room, me, eyes)
        link.shown[room.id] = now
        found = self._said.get((id(old), id(now)))
        if found is None:
            info: Any = moving(old, now.since, self.clocks)
            if old.face is not now.face or old.me != now.me:
                info = self.presence.info(room, link, self.clocks)
            sights = {sight.seat: sight for sight in old.sights}
            mine = [news(self._blocks[seat], self.known.sights[seat], sights.get(seat)) for seat in eyes]
            found = msgspec.json.encode(Changed(room.id, room.seq, info, tuple(mine))), old
            self._said[id(old), id(now)] = found
        return found[0]

    def _look(self, seat: int | None) -> None:
        if seat not in self._blocks:
            block = self._blocks[seat] = self.room.block(seat, self.events, self._open)
            self.known.sights[seat] = Sight(block, self._written)
