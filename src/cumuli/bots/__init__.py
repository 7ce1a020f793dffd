"""Bots: they choose from what a seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from cumuli.bots.broom_service.brain import decide as broom_service
from cumuli.bots.cloudy_kingdom.brain import decide as cloudy_kingdom
from cumuli.bots.me import Me
from cumuli.core.game import Game, Position, Seat
from cumuli.games import SHELF
from cumuli.record import options_of

LEVELS: Final = ("random", "greedy", "two_ply", "planner", "easy", "normal", "hard")
"""Every level there is; `levels` tells which of them play a game."""
PLAYS: Final = {
    "cloudy_kingdom": ("random", "greedy", "two_ply"),
    "broom_service": ("random", "planner"),
    "cloud_mine": ("random", "easy", "normal", "hard"),
}
UNSHOWN: Final = {"cloud_mine": ("random",)}
"""Levels that play only where they are asked for by name: a dreamer that says digits is no company."""
NOBODY: Final = Me()


def cloud_mine(state: Any, level: str, seat: int, rng: Random, me: Me) -> int:
    """Loaded when first needed: eyes and languages take time and memory that other games have no use for."""
    from cumuli.bots.cloud_mine.brain import decide

    return decide(state, level, seat, rng, me)


BRAINS: Final[dict[str, Callable[[Any, str, int, Random, Me], int]]] = {
    "cloudy_kingdom": lambda state, level, seat, rng, _: cloudy_kingdom(state, level, seat, rng),
    "broom_service": lambda state, level, seat, rng, _: broom_service(state, level, seat, rng),
    "cloud_mine": cloud_mine,
}


def levels(game: str) -> tuple[str, ...]:
    """The bots that play a game, from the weakest to the strongest."""
    return PLAYS.get(game, LEVELS)


def think(game: Game[Any], state: Position, level: str, seat: Seat, rng: Random, me: Me = NOBODY) -> int:
    """A legal code for the seat; what it cannot know is drawn anew first, so that nothing true can show."""
    if level not in LEVELS:
        raise ValueError(f"no such bot: {level!r}")
    guess: Position = game.resample(state, seat, rng)
    brain = BRAINS.get(game.id)
    if level == "random" or brain is None:
        return rng.choice(guess.legal_actions(seat))
    return brain(guess, level, seat, rng, me)


def choose(
    game_id: str,
    level: str,
    seats: int,
    options: dict[str, Any],
    version: str,
    saved: list[int],
    seat: Seat,
    seed: int,
    own: int = 0,
    deck: bytes | None = None,
) -> str:
    """The same for another process: the position as plain integers, the same answer for the same seed.

    The answer is what a record would say.  *own* makes a bot itself at its table; *deck* is what bots see in the
    table's own pictures.
    """
    game = SHELF[game_id]
    state = game.load(seats, options_of(game, options), version, saved)
    me = Me(own, deck, options.get("language", NOBODY.language))
    return game.write(state, game.word(state, think(game, state, level, seat, Random(seed), me)))
