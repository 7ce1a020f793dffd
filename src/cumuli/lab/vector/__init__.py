"""Thousands of games at once, for learning: arrays in, arrays out, the rules in between compiled."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any

import numpy as np

from cumuli.core.dice import Dice
from cumuli.core.game import Game, Position
from cumuli.games import SHELF
from cumuli.lab.features import Layout
from cumuli.lab.vector.batch import Batch, Integers, checked
from cumuli.lab.vector.stepper import LEAVE, Stepper
from cumuli.lab.vector.views import Views, look
from cumuli.lab.vector.workers import Crew
from cumuli.record import options_of

__all__ = ["LEAVE", "Batch", "Vector"]


class Vector:
    """*n* games of one kind side by side.  Luck is answered within; a game that is over begins anew at once.

    With *workers* the games are parted among so many processes, which play the same games as one would.
    """

    def __init__(
        self,
        game_id: str,
        n: int,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        workers: int = 0,
        features: bool = False,
        scaled: bool = True,
    ) -> None:
        """*features* adds what the seat that is asked knows to every batch, each number *scaled* to [0, 1] or not.

        Raises ValueError or Illegal for what cannot be played.
        """
        game: Game[Any] = SHELF[game_id]
        if seats not in game.seats:
            raise ValueError(f"{game_id} has {game.seats[0]} to {game.seats[-1]} seats; {seats} do not fit")
        if n < 1 or not 0 <= workers <= n:
            raise ValueError(f"{n} games for {workers} workers: at least one game, and no more workers than games")
        chosen = options_of(game, dict(options or {}))
        game.check(seats, chosen)
        start: Position = game.start(seats, chosen, game.version)
        self.game = game
        self.n = n
        self.seats = seats
        self.layout = Layout(game_id, start)
        """What the columns of the features mean."""
        self.codes = self.layout.actions
        self._crew: Crew | None = None
        self._stepper: Stepper | None = None
        self._views: Views | None = None
        if workers:
            size = self.layout.size if features else 0
            self._crew = Crew(game_id, n, seats, dict(options or {}), seed, workers, size, scaled)
        else:
            self._stepper = Stepper(start, seats, 0, n, seed)
            self._views = Views(self.layout, n, scaled) if features else None
        self._now = self._look()

    @property
    def now(self) -> Batch:
        """What all games said last."""
        return self._now

    def reset(self) -> Batch:
        """Begin all games anew.  Luck goes on: the games are others than before."""
        if self._crew:
            self._crew.reset()
        elif self._stepper:
            self._stepper.reset()
        self._now = self._look()
        return self._now

    def step(self, actions: Any) -> Batch:
        """Take one action in each game: an array of legal codes, or LEAVE where a game shall wait.

        Raises ValueError that names the first game whose action is not legal; then nothing has changed anywhere.
        """
        codes = checked(actions, self.n)
        wrong = self._wrong(codes)
        if wrong >= 0:
            raise ValueError(
                f"game {wrong}: code {codes[wrong]} is not legal for seat {self._now.actor[wrong]}; nothing was done"
            )
        if self._crew:
            self._crew.step(codes)
        elif self._stepper:
            self._stepper.step(codes.tobytes())
        self._now = self._look()
        return self._now

    def random_actions(self, seed: int) -> Integers:
        """Any legal code for each game, drawn in compiled code from this seed."""
        if self._stepper is None:
            return self._now.choose(np.random.default_rng(seed))
        self._stepper.pick(Dice(seed))
        return np.frombuffer(self._stepper.picked, dtype=np.int64).copy()  # type: ignore[call-overload,no-any-return]

    def state(self, i: int) -> Position:
        """A copy of a game's position; only without workers."""
        if self._stepper is None:
            raise ValueError("positions lie in the workers' processes; a Vector without workers has them here")
        return self._stepper.games[i].clone()

    def close(self) -> None:
        """End the workers and give their memory back."""
        if self._crew:
            self._crew.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _wrong(self, codes: Integers) -> int:
        """The first game whose code is not legal, or -1."""
        if self._stepper:
            return int(self._stepper.illegal(codes.tobytes()))
        now = self._now
        fits = np.logical_or.reduceat(now.legal == np.repeat(codes, now.counts), now.at[:-1]) | (codes == LEAVE)
        return -1 if fits.all() else int(np.argmin(fits))

    def _look(self) -> Batch:
        if self._crew:
            return self._crew.look(self.codes)
        assert self._stepper is not None
        return look(self._stepper, self.codes, self._views)
