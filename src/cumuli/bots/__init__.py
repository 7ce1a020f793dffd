"""Bots: they choose from what a seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from cumuli.bots.broom_service.brain import decide as broom_service
from cumuli.bots.cloudy_kingdom.brain import decide as cloudy_kingdom
from cumuli.core.game import Game, Position, Seat
from cumuli.games import SHELF
from cumuli.record import options_of

LEVELS: Final = ("random", "greedy", "two_ply", "planner")
"""Every level there is; `levels` tells which of them play a game."""
PLAYS: Final = {"cloudy_kingdom": ("random", "greedy", "two_ply"), "broom_service": ("random", "planner")}
BRAINS: Final[dict[str, Callable[[Any, str, int, Random], int]]] = {
    "cloudy_kingdom": cloudy_kingdom,
    "broom_service": broom_service,
}


def levels(game: str) -> tuple[str, ...]:
    """The bots that play a game, from the weakest to the strongest."""
    return PLAYS.get(game, LEVELS)


def think(game: Game[Any], state: Position, level: str, seat: Seat, rng: Random) -> int:
    """A legal code for the seat; what it cannot know is drawn anew first, so that nothing true can show."""
    if level not in LEVELS:
        raise ValueError(f"no such bot: {level!r}")
    guess: Position = game.resample(state, seat, rng)
    brain = BRAINS.get(game.id)
    if level == "random" or brain is None:
        return rng.choice(guess.legal_actions(seat))
    return brain(guess, level, seat, rng)


def choose(
    game_id: str, level: str, seats: int, options: dict[str, Any], version: str, saved: list[int], seat: Seat, seed: int
) -> int:
    """The same for another process: the position as plain integers, the same answer for the same seed."""
    game = SHELF[game_id]
    return think(game, game.load(seats, options_of(game, options), version, saved), level, seat, Random(seed))
