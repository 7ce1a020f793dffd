"""What programs say at their door, and what they are answered.  The page's own messages are in wire.py and said.py."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cumuli.server.table.info import TableInfo
from cumuli.server.table.terms import USUAL, Terms
from cumuli.server.wire import Ask, Id, Name, Seats, Typed
from cumuli.server.wire import Seat as SeatNumber

Lang = Annotated[str, Meta(pattern="^(en|de|fr)$", description="the language of all sentences")]
Token = Annotated[str, Meta(description="the seat's secret: bring it as `Authorization: Bearer`, and put it in no URL")]
Action = Annotated[dict[str, Any], Meta(description="a word: the action as `legal` gives it")]
Line = Annotated[Typed, Meta(description="the action as `legal` writes it, or the beginnings of its words")]


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down on its first seat.

    *bots* are levels by seat from 1 on, null for a seat that stays free; left out, bots take all of them.
    A table with free seats waits for whoever sits down, and for Begin.
    """

    game: Id
    seats: Seats | None = None
    """left out, two, or the fewest that can play"""
    options: dict[str, Any] = {}
    bots: tuple[str | None, ...] | None = None
    name: Name = ""
    lang: Lang = "en"
    terms: Terms = USUAL


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table that has a free seat; without *seat*, on the first."""

    seat: SeatNumber | None = None
    name: Name = ""
    lang: Lang = "en"


class Seated(Struct, frozen=True):
    """A seat, and what opens it."""

    table: str
    seat: int
    token: Token


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin the game, at a table that this seat opened."""

    id: Id


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer question number *ask*, by *action* or by *line*.  The same *id* again changes nothing."""

    id: Id
    ask: Ask
    action: Action | None = None
    line: Line | None = None


class Seal(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose the answer to a question that is about to come, out of `ahead`; with neither, take it back."""

    id: Id
    action: Action | None = None
    line: Line | None = None


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """Say how questions that may come will be answered, all orders anew; out of `standing`."""

    id: Id
    orders: Annotated[dict[Id, Id], Meta(max_length=64)]


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask why an action is not legal now."""

    action: Action | None = None
    line: Line | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Get up; the token opens nothing more.  *resign* gives the game up first."""

    id: Id
    resign: bool = False


class Done(Struct, frozen=True, tag=True):
    """It was carried out."""

    id: str


class Already(Struct, frozen=True, tag=True):
    """It had been carried out before; nothing changed."""

    id: str


class Refused(Struct, frozen=True, tag=True):
    """Nothing was changed; *why* says the reason in a sentence, and what would work."""

    id: str
    reason: str
    rule: str
    """the number of the rule behind it, where it is one of the game"""
    args: dict[str, str | int]
    why: str


class Because(Struct, frozen=True):
    """Why an action is not legal; *legal* where it is, and then there is no reason."""

    legal: bool
    reason: str = ""
    rule: str = ""
    args: dict[str, str | int] = {}
    why: str = ""


class Move(Struct, frozen=True):
    """Something this seat may do."""

    line: str
    """as a record writes it; bring it back as *line*"""
    sentence: str
    action: dict[str, Any] | None
    """the same as a word; null where *line* is only the beginning of what may be said freely"""


class Happened(Struct, frozen=True):
    """Something that happened, as this seat may hear it."""

    sentence: str
    rule: str
    event: dict[str, Any]


class Seat(Struct, frozen=True):
    """All that this seat may know now; nothing else of the table passes this door."""

    info: TableInfo
    seat: int
    seq: int
    """the number of the table's last entry; wait for the next with `?after=`"""
    view: dict[str, Any] | None
    """the position as this seat sees it; null before the game"""
    events: tuple[Happened, ...]
    """what happened after entry `?after=`, or since the game began"""
    ask: int | None
    """the number of the question this seat must answer now; null where the house answers for it, or gives its seal"""
    legal: tuple[Move, ...]
    ahead: tuple[Move, ...]
    """what may be sealed for the question that is about to come"""
    sealed: dict[str, Any] | None
    """an answer of this seat that nobody may hear yet"""
    standing: dict[str, tuple[str, ...]]
    orders: dict[str, str]
    muted: str
    scores: tuple[float, ...]
    """by seat, once the game is over"""
    winners: tuple[int, ...]
    static: dict[str, Any] | None
    """what never changes in this game and everybody may know; only without `?after=`"""


class Lines(Struct, frozen=True):
    """The table in sentences; beside each, how a move is typed or the rule of an event."""

    lines: tuple[tuple[str, str], ...]


class Rules(Struct, frozen=True):
    """A game's rules as texts by number, chapters too; *rulings* answer what the rulebook leaves open."""

    game: str
    name: str
    rules: dict[str, str]
    rulings: dict[str, str]


class Games(Struct, frozen=True):
    """What is played here: id, seats, bots and options of each game."""

    games: tuple[dict[str, Any], ...]
