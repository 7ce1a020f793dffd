"""What a table's log is made of: each entry is the deeds of one command, all of them or none.

A deed's shape, once written, is read for ever: add fields with defaults, never rename.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cumuli.server.terms import USUAL, Terms


class Created(Struct, frozen=True, tag=True):
    game: str
    seats: int
    options: dict[str, Any]
    host: str
    at: float
    terms: Terms = USUAL


class Sat(Struct, frozen=True, tag=True):
    seat: int
    person: str
    name: str


class Stood(Struct, frozen=True, tag=True):
    """A seat is free again, whether a person or a bot held it."""

    seat: int


class BotSet(Struct, frozen=True, tag=True):
    seat: int
    bot: str
    name: str = ""
    """What it is called; empty in older logs, where it went by its level."""


class Reordered(Struct, frozen=True, tag=True):
    """Who sat on seat *order[n]* sits on seat *n*."""

    order: tuple[int, ...]


class HandedOver(Struct, frozen=True, tag=True):
    """The table has a new host."""

    person: str


class Became(Struct, frozen=True, tag=True):
    """Who was *old* is *new* from here on: a guest signed in, and their seats go with them."""

    old: str
    new: str


class OptionsSet(Struct, frozen=True, tag=True):
    seats: int
    options: dict[str, Any]


class TermsSet(Struct, frozen=True, tag=True):
    terms: Terms


class Started(Struct, frozen=True, tag=True):
    """The game began on a version of its rules; *moves* are luck's first answers, and the house's for others."""

    version: str
    names: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]


class Moved(Struct, frozen=True, tag=True):
    """A seat's move and all that luck answered to it, and then what the house answered for others at once."""

    moves: tuple[tuple[int, str], ...]


class Sealed(Struct, frozen=True, tag=True):
    """A seat's answer, which nobody else may know of before it is given; None takes it back.

    An entry made of these alone is not counted in what others are told.
    """

    seat: int
    move: str | None


class Spoke(Struct, frozen=True, tag=True):
    """Somebody said something.  An entry of this alone changes nothing at the table and is not counted."""

    seat: int | None
    person: str
    name: str
    text: str
    at: float
    phrase: str = ""
    room: Literal["table", "gallery"] = "table"


class Hushed(Struct, frozen=True, tag=True):
    """Nobody hears any more what somebody says here; or again."""

    person: str
    hushed: bool


class Removed(Struct, frozen=True, tag=True):
    """Somebody may not sit, watch or talk here any more."""

    person: str


class Over(Struct, frozen=True, tag=True):
    scores: tuple[float, ...]
    reason: str
    winners: tuple[int, ...] = ()
    """The seats that won; unknown in older logs."""


class Rematched(Struct, frozen=True, tag=True):
    """Those who sat here go on at another table."""

    table: str


Deed = (
    Created
    | Sat
    | Stood
    | BotSet
    | Reordered
    | HandedOver
    | Became
    | OptionsSet
    | TermsSet
    | Started
    | Moved
    | Sealed
    | Spoke
    | Hushed
    | Removed
    | Over
    | Rematched
)

_DECODER: Final = msgspec.json.Decoder(tuple[Deed, ...])


def write(deeds: tuple[Deed, ...]) -> bytes:
    return msgspec.json.encode(deeds)


def read(payload: bytes) -> tuple[Deed, ...]:
    return _DECODER.decode(payload)
