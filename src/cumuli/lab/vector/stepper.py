"""Many games of one kind stepped in one call: numbers in, numbers out, luck answered within.  Compiled.

What comes out lies in packed arrays that NumPy reads without a copy; what comes in are the bytes of an array.
Which way is fastest was measured: docs/decisions.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE, MOST, OVER, Position

LEAVE: Final = -1
"""In place of a code: this game waits."""
SPREAD: Final = 1000003
"""Seeds of neighbouring tables lie so far apart."""


class Stepper:
    """Games by number, each with dice of its own: what happens in one never depends on the others."""

    def __init__(self, start: Position, seats: i64, first: i64, n: i64, seed: i64) -> None:
        """*first* is the number of the first game: a part of many games plays as it would among all."""
        self.start = start
        self.seats = seats
        self.n = n
        self.games: list[Position] = [start for _ in range(n)]
        self.dice: list[Dice] = [Dice((seed * SPREAD + first + i64(i)) % 2147483647) for i in range(n)]
        self.actor: vec[i64] = vec[i64]([0] * int(n))  # by game: the seat that is asked
        self.at: vec[i64] = vec[i64]([0] * int(n + 1))  # by game: where its codes begin in legal
        self.legal: vec[i64] = vec[i64]([0] * int(64 * n))  # the codes of all games, one after the other
        self.reward: vec[float] = vec[float]([0.0] * int(n * seats))  # by game * seats + seat
        self.done: vec[i64] = vec[i64]([0] * int(n))
        self.scratch: vec[i64] = vec[i64]([0] * MOST)
        self.picked: vec[i64] = vec[i64]([0] * int(n))
        self.reset()

    def reset(self) -> None:
        """Begin every game anew; dice go on as they lie."""
        at: i64 = 0
        for i in range(self.n):
            self.done[i] = 0
            self.games[i] = self.start.clone()
            self.settle(i)
            at = self.ask(i, at)
        for k in range(self.n * self.seats):
            self.reward[k] = 0.0

    def settle(self, i: i64) -> bool:
        """Let luck answer until a seat is asked; False where the game is over."""
        game = self.games[i]
        actor = game.actor()
        if actor == CHANCE:
            dice = self.dice[i]
            while actor == CHANCE:
                game.apply(CHANCE, game.sample(dice))
                actor = game.actor()
        self.actor[i] = actor
        return actor != OVER

    def ask(self, i: i64, at: i64) -> i64:
        """Write down what the seat that is asked may do, from *at* on in legal; return where the next game's begin."""
        scratch = self.scratch
        n = self.games[i].fill(self.actor[i], scratch)
        if at + n > len(self.legal):
            self.widen(at + n)
        legal = self.legal
        for k in range(n):
            legal[at] = scratch[k]
            at += 1
        self.at[i + 1] = at
        return at

    def widen(self, least: i64) -> None:
        old = self.legal
        self.legal = vec[i64]([0] * int(2 * least))
        for k in range(len(old)):
            self.legal[k] = old[k]

    def illegal(self, actions: bytes) -> i64:
        """The first game whose action may not be taken now, or -1."""
        for i in range(self.n):
            code = read_i64_le(actions, 8 * i64(i))
            k = self.at[i]
            end = self.at[i + 1]
            while k < end and self.legal[k] != code:
                k += 1
            if k == end and code != LEAVE:
                return i
        return -1

    def step(self, actions: bytes) -> None:
        """Take one action in every game, given as little-endian 64-bit integers; all must be legal, or LEAVE.

        A game that is over pays its rewards, says that it is done, and begins anew.
        """
        seats = self.seats
        at: i64 = 0
        for i in range(self.n):
            if self.done[i]:
                self.done[i] = 0
                for seat in range(seats):
                    self.reward[i * seats + seat] = 0.0
            code = read_i64_le(actions, 8 * i64(i))
            if code != LEAVE:
                self.games[i].apply(self.actor[i], code)
                if not self.settle(i):
                    self.pay(i)
                    self.games[i] = self.start.clone()
                    self.settle(i)
            at = self.ask(i, at)  # at once, while the position is still near

    def pay(self, i: i64) -> None:
        outcome = self.games[i].outcome()
        assert outcome is not None
        returns = outcome.returns
        self.done[i] = 1
        for seat in range(self.seats):
            self.reward[i * self.seats + seat] = returns[int(seat)]

    def pick(self, dice: Dice) -> None:
        """Any legal action for every game, into picked."""
        for i in range(self.n):
            self.picked[i] = self.legal[self.at[i] + dice.below(self.at[i + 1] - self.at[i])]
