"""What a browser says to the server: one JSON object a message, told apart by its `type`.  `said.py` answers.

Every command carries an *id* of the sender's making (a UUID).  The server
answers each command exactly once, with Done, Refused or Already; a repeated id
is answered Already and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cumuli.luck import SALT
from cumuli.server.table.info import TalkRoom
from cumuli.server.table.terms import USUAL, Terms

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
"""Whatever its sender likes, but the sign of number 0, which not every database can keep."""
Name = Annotated[str, Meta(max_length=24)]
"""What people type; the server tidies it up."""
Seat = Annotated[int, Meta(ge=0, lt=64)]
Seats = Annotated[int, Meta(ge=1, le=64)]
Line = Annotated[int, Meta(ge=1, lt=2**31)]
Ask = Annotated[int, Meta(ge=0, lt=2**31)]
Typed = Annotated[str, Meta(min_length=1, max_length=300)]


SaltText = Annotated[str, Meta(pattern=SALT)]


class Command(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    id: Id


class Hello(Command, frozen=True):
    """Who is there: first message on a socket.  *lang* is en, de or fr."""

    name: Name = ""
    lang: str = "en"


class Create(Command, frozen=True):
    """Open a new table with *seats* seats; the creator is its host and sits on seat 0."""

    game: Id
    seats: Seats
    options: dict[str, Any] = {}
    bots: tuple[str | None, ...] = ()
    """By seat from 1 on: a bot level to fill it with, or None to leave it free."""
    start: bool = False
    terms: Terms = USUAL


class Fork(Command, frozen=True):
    """Go on from a finished game as it stood after *ply* plies: a new table with its seats and options.

    Whoever asks is its host and sits on *seat*; the others are free.  Answered Done with the new table's id.
    """

    table: Id
    ply: Ask
    seat: Seat = 0


class Watch(Command, frozen=True):
    """Open a table: to play, if seats are mine there, else to watch.  *here* tells whether it is in sight."""

    table: Id
    here: bool = True


class Look(Command, frozen=True):
    """Say whether a table that I watch is in sight: a page in the background is not."""

    table: Id
    here: bool


class Unwatch(Command, frozen=True):
    table: Id


class Sit(Command, frozen=True):
    """Take a free seat, also one that was left during the game.  One person may hold several (hot seat)."""

    table: Id
    seat: Seat
    name: Name = ""


class Accept(Command, frozen=True):
    """Agree to play with the spells of this table's own; *what* is the mark of those I have read."""

    table: Id
    what: Id


class Salt(Command, frozen=True):
    """Add something of my own to luck, for a seat of mine, before the game begins; see luck.py."""

    table: Id
    seat: Seat
    salt: SaltText


class Stand(Command, frozen=True):
    """Free a seat: my own until the game is over, or as host any seat before the game starts.

    A host who leaves their last seat hands the table over to the next person who sits there.
    """

    table: Id
    seat: Seat


class SetBot(Command, frozen=True):
    """Put a bot on a free seat, or before the start another bot in a bot's place (host)."""

    table: Id
    seat: Seat
    bot: Id


class FillBots(Command, frozen=True):
    """Put bots of one level on all free seats (host)."""

    table: Id
    bot: Id


class Reorder(Command, frozen=True):
    """Seat everybody anew before the start: on seat *n* whoever was on seat *order[n]* (host)."""

    table: Id
    order: tuple[Seat, ...]


class HandOver(Command, frozen=True):
    """Make whoever sits there the host (host)."""

    table: Id
    seat: Seat


class SetOptions(Command, frozen=True):
    """Change the options before the start (host)."""

    table: Id
    seats: Seats
    options: dict[str, Any]


class SetTerms(Command, frozen=True):
    """Change what is agreed on besides the rules, before the start (host)."""

    table: Id
    terms: Terms


class Start(Command, frozen=True):
    """Begin (host); every seat must be taken.  *salt* is for a seat of the host's that has added none."""

    table: Id
    salt: SaltText = ""


class Again(Command, frozen=True):
    """A rematch at a new table with the same seats and options; answered Done with the new table's id."""

    table: Id


class Act(Command, frozen=True):
    """Answer question number *ask* for a seat of mine."""

    table: Id
    seat: Seat
    ask: Ask
    action: dict[str, Any]


class Write(Command, frozen=True):
    """Answer question number *ask* for a seat of mine in a record's words, or in the beginnings of some."""

    table: Id
    seat: Seat
    ask: Ask
    line: Typed


class Seal(Command, frozen=True):
    """Choose the answer to a question that a seat of mine is about to be asked; None takes it back.

    Nobody else is told; it is given when the question comes.
    """

    table: Id
    seat: Seat
    action: dict[str, Any] | None


class Order(Command, frozen=True):
    """Say how a seat of mine will answer questions that may come, all its orders anew; nobody else is told.

    By what a question may be about, one of the ways that are offered for it.
    """

    table: Id
    seat: Seat
    orders: Annotated[dict[Id, Id], Meta(max_length=64)]


class Say(Command, frozen=True):
    """Say something: at the table where a seat of mine is, or in its gallery where I look on.

    Either a *text*, or one of the house's phrases, which everybody reads in their own language.
    """

    table: Id
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""
    room: TalkRoom = "table"


class Report(Command, frozen=True):
    """Tell those who run this house of a line that should not have been said."""

    table: Id
    line: Line
    why: Literal["rude", "spam", "cheating", "other"]
    note: Annotated[str, Meta(max_length=300)] = ""


class Hush(Command, frozen=True):
    """Let nobody hear any more what the one says who said this line, or hear it again (host)."""

    table: Id
    line: Line
    hushed: bool = True


class Remove(Command, frozen=True):
    """Show somebody out, who sits here or who said this line: they may not sit, watch or talk here (host)."""

    table: Id
    seat: Seat | None = None
    line: Line | None = None


class Tell(Command, frozen=True):
    """Ask for the table in sentences, as a seat of mine sees it, or as a spectator does; answered Told.

    *about* is one of `telling.TOPICS`.
    """

    table: Id
    seat: Seat | None
    about: Id
    lang: str = "en"


class Propose(Command, frozen=True):
    """Ask the others, for a seat of mine: to take back my last move, to call it a draw, or for a break.

    Bots agree to everything; where nobody else is to be asked, it is done at once.
    """

    table: Id
    seat: Seat
    what: Literal["undo", "draw", "pause"]


class Answer(Command, frozen=True):
    """Agree to proposal number *number*, or not; whoever made it takes it back with a no."""

    table: Id
    number: Ask
    yes: bool


class Resume(Command, frozen=True):
    """End a break."""

    table: Id


class Resign(Command, frozen=True):
    """Give up, for a seat of mine."""

    table: Id
    seat: Seat


class Return(Command, frozen=True):
    """Answer again for a seat of mine, in the place of the bot that stood in; opening the table does it, too."""

    table: Id
    seat: Seat


class Remind(Command, frozen=True):
    """Tell whoever holds a seat that the table waits for them."""

    table: Id
    seat: Seat


class Why(Command, frozen=True):
    """Ask why an action is not legal; answered Because."""

    table: Id
    seat: Seat
    action: dict[str, Any]


AgreeCommand = Propose | Answer | Resume | Resign | Return
HostCommand = SetBot | FillBots | Reorder | HandOver | SetOptions | SetTerms | Start | Hush | Remove
TableCommand = Sit | Accept | Salt | Stand | HostCommand | AgreeCommand | Again | Act | Write | Seal | Order | Say
AnyCommand = Hello | Create | Fork | Watch | Look | Unwatch | TableCommand | Report | Remind | Tell | Why
