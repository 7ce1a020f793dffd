"""The words every game in this house is written in.

A Position is one state of play: who must act, what they may do, what happens
then.  A Game is the record of functions that plugs one set of rules into the
house.  Neither does I/O, reads a clock or owns a random generator: luck is a
seat like any other (CHANCE).

Inside the engine an action is a small integer *code*, so that search and
learning stay fast; at the border it is a *word*, a frozen tagged struct, and
`Game.word`, `Game.code`, `Game.write` and `Game.read` lead from one to another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, TypeVar

from cumuli.core.position import CHANCE, Outcome, Position

Seat = int
Word = Any
Event = Any

__all__ = ["CHANCE", "Event", "Game", "Illegal", "Item", "Outcome", "Position", "Refusal", "Seat", "Word"]

SPECTATOR: Final = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a reason the catalogues can put into words, and the numbered rule behind it."""

    reason: str
    rule: str = ""
    args: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the score sheet: what it is, the numbered rule that pays it, and what it brings by seat.

    The last line of a sheet is the total; a line that pays nothing, as it only breaks ties, does not count into it.
    """

    id: str
    rule: str
    by: tuple[int, ...]
    pays: bool = True


class Illegal(ValueError):
    """An action that the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} (rule {refusal.rule})" if refusal.rule else refusal.reason)
        self.refusal = refusal


P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class Game(Generic[P]):
    """One game on the shelf."""

    id: str
    version: str
    """Changes whenever an old record would play out differently."""
    versions: tuple[str, ...]
    """Every version whose records and live games can still be played."""
    seats: range
    options: type[Any]
    """A frozen dataclass whose fields are the table's choices, each with a default."""
    choices: Callable[[int], Sequence[Mapping[str, Any]]]
    """The options as plain data for a form, given the number of seats."""
    check: Callable[[int, Any], None]
    """Raise Illegal for options that do not go together with this number of seats."""
    start: Callable[[int, Any, str], P]
    """The first position, from seats, options and rules version."""

    observe: Callable[[P, Seat | None], dict[str, Any]]
    """The position as a seat may see it, as plain data of always the same keys; None is a spectator."""
    truth: Callable[[P], dict[str, Any]]
    """The position with nothing hidden, in the same shape; for nobody before the game is over."""
    redact: Callable[[P, Event, Seat | None], Event]
    """An event as a seat may hear it."""
    resample: Callable[[P, Seat, Random], P]
    """A guess at the world from what a seat knows: all that it cannot know is drawn anew."""
    explain: Callable[[P, Seat, Word], Refusal]
    """Why a word is not legal for a seat now."""
    static: Callable[[P], dict[str, Any]]
    """What never changes during a game and everybody may know: card faces, spells, provenance."""

    word: Callable[[P, int], Word]
    code: Callable[[P, Word], int]
    """The code of a word; raises ValueError for a word that is none in this ruleset."""
    write: Callable[[P, Word], str]
    """A word as a line of a record says it."""
    read: Callable[[P, str], Word]
    """The word such a line says; raises ValueError where it is none."""
    words: Any
    """The union of all words, for decoding JSON."""
    save: Callable[[P], list[int]]
    """A position as plain integers, for another process."""
    load: Callable[[int, Any, str, list[int]], P]
    """The position back, from seats, options, version and what `save` gave."""

    own: Callable[[P, Seat], dict[str, Any]] | None = None
    """What of a seat's view is not a spectator's: with it in its place, what all see is made once for everybody.

    `observe` must be just that; None where a game makes every view anew.
    """
    paced: Callable[[P], bool] = lambda _: False
    """Whether the answer owed now must not tell by its speed what its seat holds."""
    forced: Callable[[P], int | None] = lambda _: None
    """The code of the answer owed now where the rules leave its seat no choice, and the house may answer for it."""
    ahead: Callable[[P, Seat], Sequence[int]] = lambda _state, _seat: ()
    """The codes a seat may seal now for a question it is about to be asked."""
    standing: Callable[[P, Seat], Mapping[str, Sequence[str]]] = lambda _state, _seat: {}
    """For what questions that may still come a seat may leave orders, and the ways it may order."""
    ordered: Callable[[P, Seat, Mapping[str, str]], int | None] = lambda _state, _seat, _orders: None
    """The code that a seat's orders give to the question it owes an answer now; None where they say nothing."""
    shows: Callable[[P, Seat, int, Seat], bool] | None = None
    """Whether an action (state, mover, code) tells the seat with these eyes something that it could not know before.

    What it says must be exact, or err towards yes; None where a game leaves it to worlds drawn anew.
    """
    opened: Callable[[P], Sequence[Event]] = lambda _: ()
    """What had happened in the first position before anybody could listen, for the log."""
    sheet: Callable[[P], Sequence[Item]] = lambda _: ()
    """How the scores of a finished position came about; nothing where a game knows no scores."""
    endings: Mapping[str, str] = field(default_factory=dict)
    """The rule behind every reason a game may end for."""
    tie: str = ""
    """The rule by which nobody may win, or several share the victory; empty where there is always one winner."""
    loose: str = ""
    """How a record's lines begin that mean a code within one game only; others mean the same under the same rules."""
    mute: Callable[[P, Seat], str] = lambda _state, _seat: ""
    """The rule by which a seat must not talk now, since it knows more than others may learn; empty where it may."""
