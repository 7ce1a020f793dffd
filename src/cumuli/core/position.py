"""What a state of play must answer, and how a finished game is told.  Compiled."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.dice import Dice

CHANCE: Final = -1
OVER: Final = -2
MOST: Final = 2048
"""No position offers more codes than this at once (layouts of castles apart, which luck draws by index)."""


SHARED: Final = 4096
NUMBERS: Final[list[Any]] = list(range(SHARED))
"""Codes as Python has them: to hand one out again costs less than to make a number."""


class Outcome:
    """How a finished game ended."""

    def __init__(self, scores: tuple[int, ...], ranks: tuple[int, ...], reason: str, drawn: bool = False) -> None:
        self.scores = scores
        self.ranks = ranks
        """0 is best; tied seats share a rank."""
        self.reason = reason
        self.drawn = drawn
        """Nobody won."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share the victory; none when the game was drawn."""
        if self.drawn:
            return ()
        return tuple([seat for seat in range(len(self.scores)) if self.ranks[seat] == 0])

    @property
    def returns(self) -> tuple[float, ...]:
        """One number per seat in [-1, 1], summing to zero: what search and learning maximise."""
        ranks = self.ranks
        others = max(1, len(ranks) - 1)
        found: list[float] = []
        for mine in ranks:
            beats = 0
            for rank in ranks:
                if rank > mine:
                    beats += 1
                elif rank < mine:
                    beats -= 1
            found.append(beats / others)
        return tuple(found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.scores, self.ranks, self.reason) == (
            other.scores,
            other.ranks,
            other.reason,
        )

    def __hash__(self) -> int:
        return hash((self.scores, self.ranks, self.reason))

    def __repr__(self) -> str:
        return f"Outcome({self.scores}, {self.ranks}, {self.reason!r})"


class Row:
    """Room for all codes of one question."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * MOST)


ROWS: Final[list[Row]] = []
"""Rows that nobody uses just now.  A list gives and takes in one go, so threads never share one."""


def borrow() -> Row:
    """A row for a while, to be put back into ROWS: to clear a new one costs more than most questions."""
    try:
        return ROWS.pop()
    except IndexError:
        return Row()


class Position:
    """One position: mutable, cheap to clone, equal by value."""

    def __init__(self) -> None:
        self.events: list[Any] | None = None
        """What happened, in order; None while nobody listens."""

    def actor(self) -> i64:
        """The seat that acts next (the first, if several may): CHANCE for luck, OVER when the game has ended."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """Seats that owe an action now: several if simultaneous, (CHANCE,) if luck, () if over."""
        raise NotImplementedError

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Write the codes legal for *seat* into *out*, in a fixed order; return how many."""
        raise NotImplementedError

    def sample(self, dice: Dice) -> i64:
        """One answer of luck, drawn by its weight."""
        raise NotImplementedError

    def apply(self, seat: i64, code: i64) -> None:
        """Take the action.  It must be legal; the caller checks, so that search need not."""
        raise NotImplementedError

    def clone(self) -> Position:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        raise NotImplementedError

    def chance(self) -> list[tuple[int, int]]:
        """Every answer luck may give now, with its integer weight."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """All that makes this position what it is; equal positions have equal keys."""
        raise NotImplementedError

    def legal_actions(self, seat: int) -> list[int]:
        """Every code *seat* may take now, in a fixed order."""
        row = borrow()
        codes = row.codes
        n = self.fill(seat, codes)
        found: list[Any] = [None] * n
        i: i64 = 0
        while i < n:
            code = codes[i]
            found[i] = NUMBERS[code] if 0 <= code < SHARED else int(code)
            i += 1
        ROWS.append(row)
        return found

    def allows(self, seat: int, code: int) -> bool:
        """Whether *seat* may take this code now: one of its legal actions, or what these only stand in for.

        Where a seat may say whatever it likes, no list holds all it may say.
        """
        return code in self.legal_actions(seat)

    def playout(self, dice: Dice) -> i64:
        """Play on at random to the end; return how many codes were applied."""
        row = borrow()
        out = row.codes
        plies: i64 = 0
        while True:
            seat = self.actor()
            if seat == OVER:
                ROWS.append(row)
                return plies
            if seat == CHANCE:
                self.apply(CHANCE, self.sample(dice))
            else:
                n = self.fill(seat, out)
                self.apply(seat, out[dice.below(n)])
            plies += 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
