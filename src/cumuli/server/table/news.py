"""One entry told to all who watch a table: to each what is new to them, written once for all who are told the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cumuli.server.said import Changed
from cumuli.server.table.info import Block, ClockInfo
from cumuli.server.table.shown import NOTHING, Differences, Face, Parts, Shown, Sight, moving, sight, written

if TYPE_CHECKING:
    from cumuli.core.game import Event
    from cumuli.server.link import Link
    from cumuli.server.table.presence import Presence
    from cumuli.server.table.room import Room

Eyes = tuple[int | None, ...]
ONLOOKER: Final[Eyes] = (None,)
_encode: Final = msgspec.json.Encoder().encode


class Known:
    """How a table looks after an entry, for whoever was told of it or comes before the next."""

    __slots__ = ("entries", "face", "shown", "sights")

    def __init__(self, entries: int, face: Face) -> None:
        self.entries = entries
        self.face = face
        self.sights: dict[int | None, Sight] = {}
        self.shown: dict[tuple[str, float | None, Eyes], Shown] = {}

    def by(self, name: str, since: float | None, eyes: Eyes) -> Shown:
        """What somebody knows now; the sights of these eyes must be there."""
        key = (name, since, eyes)
        found = self.shown.get(key)
        if found is None:
            found = self.shown[key] = Shown(name, self.face, since, tuple([self.sights[seat] for seat in eyes]))
        return found


def named(room: Room, me: str, eyes: Eyes) -> str:
    """Whose info it is; empty for those who neither sit here nor are the host, since all of them read the same."""
    return "" if eyes == ONLOOKER and me != room.summary.host else me


class Telling:
    """The news of one entry."""

    def __init__(self, presence: Presence, room: Room, events: Sequence[Event], clocks: tuple[ClockInfo | None, ...]):
        self.presence = presence
        self.room = room
        self.events = events
        self.clocks = clocks
        self.known = presence.known(room)
        self.play = room.play
        self.open = None if room.play is None else room.play.open()
        self._written: Parts = {} if self.open is None else written(self.open)
        self._differences = Differences()
        self._blocks: dict[int | None, Block] = {}
        self._said: dict[tuple[int, int], tuple[bytes, Shown]] = {}
        """By what was known and is known then; both are kept, so that no other takes their place."""

    def to(self, link: Link) -> bytes:
        """What one socket is told."""
        room, me = self.room, link.person.id
        eyes = room.eyes(me)
        for seat in eyes:
            if seat not in self._blocks:
                self._look(seat)
        old = link.shown.get(room.id, NOTHING)
        now = self.known.by(named(room, me, eyes), room.summary.since_any(eyes), eyes)
        link.shown[room.id] = now
        found = self._said.get((id(old), id(now)))
        if found is None:
            found = self._said[id(old), id(now)] = self._news(link, old, now), old
        return found[0]

    def _news(self, link: Link, old: Shown, now: Shown) -> bytes:
        room, known = self.room, {sight.seat: sight for sight in old.sights}
        info: Any = moving(old, now.since, self.clocks)
        if old.face is not now.face or old.me != now.me:
            info = self.presence.info(room, link, self.clocks)
        blocks = tuple([self._differences.news(self._blocks[one.seat], one, known.get(one.seat)) for one in now.sights])
        return _encode(Changed(room.id, room.seq, info, blocks))

    def _look(self, seat: int | None) -> None:
        """See what one pair of eyes sees; a gallery that looks on late sees a position of its own."""
        assert self.play is not None
        if self.open is None or (seat is None and self.room.gallery is not None):
            block = self._blocks[seat] = self.room.block(seat, self.events)
            self.known.sights[seat] = sight(block)
            return
        own = None if seat is None else self.play.own(seat)
        view = self.open if own is None else self.open | own
        block = self._blocks[seat] = self.play.block(seat, self.events, view)
        self.known.sights[seat] = Sight(block, self._written, own)
