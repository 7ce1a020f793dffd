"""A table as somebody sees it: who sits there, what is agreed on or proposed, and how the clocks stand."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from cumuli.server.table.terms import Terms

TalkRoom = Literal["table", "gallery"]
"""Those who sit at a table, and those who look on."""


class SeatInfo(Struct, frozen=True):
    name: str
    """As chosen; empty for a free seat.  Bots have names too; one that sat down long ago goes by its level."""
    kind: str
    """free, person or bot"""
    bot: str | None
    mine: bool
    online: bool
    away: bool = False
    """asked, and gone for longer than the table's patience"""
    deputy: str | None = None
    """the bot that answers until this person is back"""
    resigned: bool = False
    """gave up; a bot plays on under this name, and comes last"""
    agreed: bool = True
    """whether this person, or the host, agrees to the spells of the table's own"""


class ProposalInfo(Struct, frozen=True):
    """What somebody asks of the others, until all have agreed, one has not, or a move is made."""

    number: int
    what: str
    """undo, draw or pause"""
    seat: int
    """whose proposal it is"""
    waiting: tuple[int, ...]
    """the seats that have still to answer"""


class EndInfo(Struct, frozen=True):
    """An end that is not, or not only, what the rules say."""

    reason: str
    winners: tuple[int, ...]
    seat: int | None
    """whose doing it was"""
    early: bool
    """whether the game did not come to the end its rules know"""


class ClockInfo(Struct, frozen=True):
    """A seat's clock at the moment of the message."""

    left: float
    """seconds"""
    starts: float | None
    """in so many seconds it begins to run; 0 where it runs, None where it stands"""


class LuckInfo(Struct, frozen=True):
    """What everybody may know of luck that was pledged, see luck.py."""

    pledge: str
    """hex digits"""
    salts: tuple[str, ...]
    """by seat, what it adds, as hex digits; empty where it adds nothing"""


class OriginInfo(Struct, frozen=True):
    """The finished game that a table goes on from."""

    table: str
    ply: int
    """how many of its plies stand before the first move here"""


class TableInfo(Struct, frozen=True):
    """A table as one person sees it."""

    table: str
    game: str
    version: str
    status: str
    """open, playing, over, or frozen: begun on rules that this server no longer plays"""
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    asks: str
    """the mark of what everybody must agree to before the game, see ownspells.py; empty where it is nothing"""
    terms: Terms
    host: bool
    """whether I am its host"""
    host_seat: int | None
    """where its host sits"""
    next: str | None
    """the rematch's table, once somebody asked for one"""
    created: float
    since: float | None
    """since when a seat of mine must answer, in seconds since 1970; None while none of mine must"""
    standins: int
    """how many values it plays with are not from the printed game, as far as the house knows"""
    shut: str = ""
    """why I may not look on: closed (by its terms) or removed (by its host); empty where I may"""
    proposal: ProposalInfo | None = None
    paused: bool = False
    """a break; the clocks stand"""
    ended: EndInfo | None = None
    clocks: tuple[ClockInfo | None, ...] = ()
    """by seat, at a table with clocks that I look at; None for a seat that has none"""
    luck: LuckInfo | None = None
    """None at a table that was opened before luck was pledged"""
    origin: OriginInfo | None = None
    """None at a table whose game begins at its beginning"""


class Block(Struct, frozen=True):
    """What one pair of eyes gets: a seat of mine, or None for a spectator."""

    seat: int | None
    view: dict[str, Any]
    """`Game.observe`"""
    events: tuple[Any, ...]
    """what happened since the last message, as this seat may hear it; in Opened: since the game began"""
    ask: int | None
    """the number of the question this seat must answer now, or None"""
    legal: tuple[Any, ...]
    """the words this seat may answer with"""
    ahead: tuple[Any, ...]
    """the words this seat may seal now for the question it is about to be asked"""
    sealed: Any
    """what it has sealed, or answered before its answer may be heard; else None"""
    standing: dict[str, tuple[str, ...]]
    """for what questions that may come this seat may leave orders, and in which ways"""
    orders: dict[str, str]
    """the orders it has left"""
    muted: str
    """the rule by which this seat must not talk now; empty where it may"""


class Then(Struct, frozen=True):
    """What a seat of mine saw when I looked last."""

    seat: int
    view: dict[str, Any]


class Looked(Struct, frozen=True, tag=True):
    """A table in my sight again, at which something happened since I looked last."""

    table: str
    at: float
    """when I looked last, in seconds since 1970"""
    events: int
    """how many events had happened by then"""
    then: tuple[Then, ...]


class Spoke(Struct, frozen=True, tag=True):
    """Somebody said something at a table; after Opened, the last of what was said before comes once more."""

    table: str
    number: int
    """Counted from 1 at each table, over both rooms."""
    seat: int | None
    """None for somebody who looked on."""
    name: str
    text: str
    phrase: str
    """One of the house's phrases, in the place of a text."""
    room: TalkRoom
    mine: bool
    at: float
    """In seconds since 1970."""
