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
from cumuli.server.table.summary import Summary

_encode: Final = msgspec.json.Encoder().encode
_lasting: Final = attrgetter(*(name for name in Summary.__struct_fields__ if name != "asked"))
_quiet: Final = attrgetter(*(name for name in Block.__struct_fields__ if name not in ("seat", "view", "events")))
QUIET: Final = tuple(name for name in Block.__struct_fields__ if name not in ("seat", "view", "events"))
"""The parts of a block that stay until they change."""


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


class Sight:
    """What one pair of eyes sees, part by part as it is written."""

    __slots__ = ("quiet", "seat", "view")

    def __init__(self, block: Block, written: dict[int, bytes]) -> None:
        """*Written* is what is known to be written how, by the identity of parts that are alive and do not change."""
        self.seat = block.seat
        self.view = {key: part(value, written) for key, value in block.view.items()}
        self.quiet = tuple(part(value, written) for value in _quiet(block))


class Shown(Struct, frozen=True):
    """What a socket knows of a table."""

    me: str
    """whose info it was told; empty for those who all read alike"""
    face: Face | None
    since: float | None
    sights: tuple[Sight, ...]


NOTHING: Final = Shown("", None, None, ())


def part(value: Any, written: dict[int, bytes]) -> bytes:
    data = written.get(id(value))
    if data is None:
        data = written[id(value)] = _encode(value)
    return data


def news(block: Block, now: Sight, old: Sight | None) -> Raw:
    """A block as it is told to somebody who was shown *old*: its seat, what happened, and what is otherwise now.

    A view of another shape than the old one is told whole, with everything else.
    """
    said: dict[str, Any] = {"seat": block.seat}
    if old is None or old.seat != now.seat or old.view.keys() != now.view.keys():
        said["view"] = {key: Raw(data) for key, data in now.view.items()}
        said |= {key: Raw(data) for key, data in zip(QUIET, now.quiet, strict=True)}
    else:
        view = {key: Raw(data) for key, data in now.view.items() if data != old.view[key]}
        if view:
            said["view"] = view
        before = zip(QUIET, now.quiet, old.quiet, strict=True)
        said |= {key: Raw(data) for key, data, known in before if data != known}
    if block.events:
        said["events"] = block.events
    return Raw(_encode(said))


def moving(shown: Shown, since: float | None, clocks: tuple[ClockInfo | None, ...]) -> dict[str, Any]:
    """What of the info is new while all that lasts has stayed as it was."""
    said: dict[str, Any] = {}
    if since != shown.since:
        said["since"] = since
    if clocks:
        said["clocks"] = clocks
    return said
