"""What a socket has been shown of a table, so that it is told only what is new; `patches.py` puts it together again.

What is kept are the very bytes that were sent, part by part, and those who see alike share them.
"""

from __future__ import annotations

from collections.abc import Collection
from operator import attrgetter, is_
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from cumuli.server.table.info import Block, ClockInfo
from cumuli.server.table.play import View
from cumuli.server.table.summary import Summary

_encode: Final = msgspec.json.Encoder().encode
_lasting: Final = attrgetter(*(name for name in Summary.__struct_fields__ if name != "asked"))
QUIET: Final = tuple(name for name in Block.__struct_fields__ if name not in ("seat", "view", "events"))
"""The parts of a block that stay until they change."""
_quiet: Final = attrgetter(*QUIET)


class Face:
    """A table apart from its game: what its info is made of, but for who is asked since when, and the clocks."""

    __slots__ = ("away", "frozen", "here", "summary")

    def __init__(self, summary: Summary, here: tuple[bool, ...], away: Collection[int], frozen: bool) -> None:
        self.summary = summary
        self.here = here
        """By seat, whether its person is here."""
        self.away = away
        self.frozen = frozen

    def fits(self, other: Face) -> bool:
        """Whether everybody's info is the same by either; a summary keeps whatever did not change."""
        if (self.here, self.away, self.frozen) != (other.here, other.away, other.frozen):
            return False
        one, two = self.summary, other.summary
        return one is two or all(map(is_, _lasting(one), _lasting(two)))


Parts = dict[str, bytes]


class Sight:
    """What one pair of eyes sees, the view part by part as it is written."""

    __slots__ = ("open", "own", "quiet", "seat")

    def __init__(self, block: Block, open: Parts, own: View | None) -> None:
        """*Own* is what of the view is not in *open*, which is written already; None where all of it is."""
        self.seat = block.seat
        self.open = open
        self.own = {} if own is None else {key: _encode(value) for key, value in own.items()}
        self.quiet: tuple[Any, ...] = _quiet(block)

    def view(self) -> Parts:
        return self.open | self.own


def written(view: View) -> Parts:
    """A view part by part."""
    return {key: _encode(value) for key, value in view.items()}


def sight(block: Block) -> Sight:
    """What somebody sees, on its own."""
    return Sight(block, written(block.view), None)


class Shown(Struct, frozen=True):
    """What a socket knows of a table."""

    me: str
    """whose info it was told; empty for those who all read alike"""
    face: Face | None
    since: float | None
    sights: tuple[Sight, ...]


NOTHING: Final = Shown("", None, None, ())


class Differences:
    """What of one position is not as it was, found once for all eyes."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], dict[str, Raw]] = {}

    def news(self, block: Block, now: Sight, old: Sight | None) -> Raw:
        """A block as it is told to somebody who was shown *old*: its seat, what happened, and what is otherwise now."""
        said: dict[str, Any] = {"seat": block.seat}
        view = raw(now.view()) if old is None else self._view(now, old)
        if view:
            said["view"] = view
        if old is None:
            said |= zip(QUIET, now.quiet, strict=True)
        elif now.quiet != old.quiet:
            before = zip(QUIET, now.quiet, old.quiet, strict=True)
            said |= {key: value for key, value, known in before if value != known}
        if block.events:
            said["events"] = block.events
        return Raw(_encode(said))

    def _view(self, now: Sight, old: Sight) -> dict[str, Raw]:
        """The parts that are new; *now* and *old* must live on until the last question."""
        pair = (id(now.open), id(old.open))
        if pair not in self._open:
            known = old.open
            self._open[pair] = raw({key: data for key, data in now.open.items() if data != known.get(key)})
        new = self._open[pair]
        if now.own or old.own:
            new = dict(new)
            for key in (*now.own, *old.own):
                data = now.own[key] if key in now.own else now.open[key]
                if data != (old.own[key] if key in old.own else old.open.get(key)):
                    new[key] = Raw(data)
                else:
                    new.pop(key, None)
        return new


def raw(parts: Parts) -> dict[str, Raw]:
    return {key: Raw(data) for key, data in parts.items()}


def moving(shown: Shown, since: float | None, clocks: tuple[ClockInfo | None, ...]) -> dict[str, Any]:
    """What of the info is new while all that lasts has stayed as it was."""
    said: dict[str, Any] = {}
    if since != shown.since:
        said["since"] = since
    if clocks:
        said["clocks"] = clocks
    return said
