"""A game of one choice that two seats make at once, for whoever searches such games: its answers are known.  Compiled.

A choice against a choice is decided by lot: seat 0 wins with the chance that the table says, seat 1 otherwise.  So what
a seat may expect, from -1 to 1, is any number one likes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE, OVER, Outcome, Position

PARTS: Final = 1000000
OPEN: Final = -1


class Matrix(Position):
    """One game; `Matrix(worths)` has not begun."""

    def __init__(self, worths: list[list[float]]) -> None:
        """*worths*: by choice of seat 0 and of seat 1, what seat 0 may expect, from -1 to 1."""
        super().__init__()
        self.worths = worths
        self.first: i64 = OPEN
        self.second: i64 = OPEN
        self.winner: i64 = OPEN

    def actor(self) -> i64:
        if self.first == OPEN:
            return 0
        if self.second == OPEN:
            return 1
        return CHANCE if self.winner == OPEN else OVER

    def to_act(self) -> tuple[int, ...]:
        if self.first == OPEN:
            return (0, 1) if self.second == OPEN else (0,)
        if self.second == OPEN:
            return (1,)
        return (CHANCE,) if self.winner == OPEN else ()

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = len(self.worths) if seat == 0 else len(self.worths[0])
        for i in range(n):
            out[i] = i
        return n

    def lot(self) -> i64:
        """How many of PARTS seat 0 wins with."""
        return i64(round(0.5 * (1.0 + self.worths[self.first][self.second]) * PARTS))

    def sample(self, dice: Dice) -> i64:
        return 0 if dice.below(PARTS) < self.lot() else 1

    def chance(self) -> list[tuple[int, int]]:
        lot = int(self.lot())
        return [(seat, weight) for seat, weight in ((0, lot), (1, int(PARTS) - lot)) if weight]

    def apply(self, seat: i64, code: i64) -> None:
        if seat == CHANCE:
            self.winner = code
        elif seat == 0:
            self.first = code
        else:
            self.second = code

    def clone(self) -> Matrix:
        other = Matrix(self.worths)
        other.first = self.first
        other.second = self.second
        other.winner = self.winner
        return other

    def outcome(self) -> Outcome | None:
        if self.winner == OPEN:
            return None
        won = int(self.winner)
        return Outcome((1 - won, won), (won, 1 - won), "lot")

    def key(self) -> tuple[object, ...]:
        return (int(self.first), int(self.second), int(self.winner), str(self.worths))
