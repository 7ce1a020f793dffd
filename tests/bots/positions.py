"""Positions of Cloudy Kingdom somewhere in a random game."""

from __future__ import annotations

from random import Random
from typing import Any

from cumuli.games.cloudy_kingdom import GAME, fields
from settings import play


def midway(seats: int, rng: Random, cut: int | None = 40, **options: Any) -> Any:
    """A random game stopped at a turn, after *cut* answers at most; None plays it out."""
    state = GAME.start(seats, GAME.options(**options), GAME.version)
    stop = 10**6 if cut is None else rng.randrange(2 * seats + 2, 2 * seats + 3 + cut)
    held = state
    for number, _ in enumerate(play(state, rng)):
        if state.phase == fields.TURN:
            held = state.clone()
            if number >= stop:
                break
    return state if cut is None else held
