"""What a table's log is made of: each entry is the deeds of one command, all of them or none.

A deed's shape, once written, is read for ever: add fields with defaults, never rename.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cumuli.server.table.terms import USUAL, Terms


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


class Accepted(Struct, frozen=True, tag=True):
    """A seat agrees to play with what is not from the printed box; *what* marks it, see ownspells.py."""

    seat: int
    what: str


class OptionsSet(Struct, frozen=True, tag=True):
    seats: int
    options: dict[str, Any]


class TermsSet(Struct, frozen=True, tag=True):
    terms: Terms


class Pledged(Struct, frozen=True, tag=True):
    """Luck's key at this table, which nobody may learn before the game is over, and its pledge, for all to see."""

    key: str
    pledge: str

    def __repr__(self) -> str:
        return f"Pledged(pledge={self.pledge!r})"  # or a log line might tell the key


class Salted(Struct, frozen=True, tag=True):
    """What a seat adds to luck before the game; see luck.py."""

    seat: int
    salt: str


class Forked(Struct, frozen=True, tag=True):
    """The game will go on from another that is over: from its first *ply* plies, luck's among them.

    The moves stand here whole, so that this log needs no other.
    """

    table: str
    ply: int
    version: str
    """of the rules, which the game goes on by"""
    moves: tuple[tuple[int, str], ...]


class Imported(Struct, frozen=True, tag=True):
    """A game that was played elsewhere is laid down here, to be looked back at: whoever has its link may."""

    names: tuple[str, ...]
    luck: dict[str, Any]
    """as its record has it, see luck.py"""


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


class Ordered(Struct, frozen=True, tag=True):
    """How a seat will answer questions that may come; all its orders anew.

    Nobody else may know of it, and an entry made of these alone is not counted in what others are told.
    """

    seat: int
    orders: dict[str, str]


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


What = Literal["undo", "draw", "pause"]


class Proposed(Struct, frozen=True, tag=True):
    """A seat asks the others for something; *left* is how many moves would be left after an undo."""

    seat: int
    what: What
    left: int = 0


class Answered(Struct, frozen=True, tag=True):
    """A seat agrees to what was proposed, or does not; whoever proposed it takes it back in the same way."""

    seat: int
    yes: bool


class Undone(Struct, frozen=True, tag=True):
    """All moves but the first *left* are taken back, luck's among them."""

    left: int


class Paused(Struct, frozen=True, tag=True):
    """Everybody has a break."""


class Resumed(Struct, frozen=True, tag=True):
    """The break is over, by the word of a seat."""

    seat: int


class Resigned(Struct, frozen=True, tag=True):
    """A seat gave up; *bot* plays on for the others' sake, None where the game ends with it."""

    seat: int
    bot: str | None


class BotFor(Struct, frozen=True, tag=True):
    """A bot answers for somebody who is late, until they are back; the seat stays theirs."""

    seat: int
    bot: str


class Returned(Struct, frozen=True, tag=True):
    """Somebody for whom a bot answered is back."""

    seat: int


class Reopened(Struct, frozen=True, tag=True):
    """The house had been shut: what clocks ran since the entry before is given back, up to so many seconds."""

    most: float


class Over(Struct, frozen=True, tag=True):
    scores: tuple[float, ...]
    """Empty where the game did not come to the end its rules know."""
    reason: str
    winners: tuple[int, ...] = ()
    """The seats that won; unknown in older logs."""
    seat: int | None = None
    """Whose doing it was, where it ended before its time."""


class Cleared(Struct, frozen=True, tag=True):
    """Somebody was taken out of this log, which was written anew: whoever has it in memory must read it again."""


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
    | Accepted
    | OptionsSet
    | TermsSet
    | Pledged
    | Salted
    | Forked
    | Imported
    | Started
    | Moved
    | Sealed
    | Ordered
    | Spoke
    | Hushed
    | Removed
    | Proposed
    | Answered
    | Undone
    | Paused
    | Resumed
    | Resigned
    | BotFor
    | Returned
    | Reopened
    | Over
    | Rematched
    | Cleared
)

_DECODER: Final = msgspec.json.Decoder(tuple[Deed, ...])


def write(deeds: tuple[Deed, ...]) -> bytes:
    return msgspec.json.encode(deeds)


def read(payload: bytes) -> tuple[Deed, ...]:
    return _DECODER.decode(payload)
