"""Bots: they choose from what a seat may know, and from nothing else."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final, Protocol, cast

from cumuli.bots.me import Me
from cumuli.bots.thought import Budget, Reason, Thought
from cumuli.core.game import Game, Position, Seat
from cumuli.games import SHELF
from cumuli.record import options_of

__all__ = ["LEVELS", "Budget", "Me", "Reason", "Thought", "choose", "consider", "known", "levels", "think"]

LEVELS: Final = ("1", "2", "3", "4", "5")
"""The levels that people are offered, from the weakest to the strongest: the same for every game."""
REFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "cloudy_kingdom": ("random", "greedy", "two_ply"),
    "broom_service": ("random", "planner"),
    "cloud_mine": ("random", "easy", "normal", "hard"),
}
"""Bots that never change, to measure others by; they play where they are asked for by name."""
NOBODY: Final = Me()
ONLY: Final = (Reason("only"),)
LOTS: Final = (Reason("lots"),)
"""Reasons that are the same in every game."""


class Brain(Protocol):
    """What the `brain` of a game's bots is: *state* is a guess at the world from what the seat knows.

    With *why*, the thought says its reasons.
    """

    def decide(
        self, state: Any, level: str, seat: int, rng: Random, me: Me, budget: Budget, why: bool = False
    ) -> Thought: ...


def brain(game: str) -> Brain | None:
    """Loaded when first needed: eyes and languages take time and memory that other games have no use for."""
    return cast(Brain, import_module(f"cumuli.bots.{game}.brain")) if game in REFERENCES else None


def levels(game: str) -> tuple[str, ...]:
    """All bots that play a game: those to measure by, then the levels from the weakest to the strongest."""
    return (*REFERENCES[game], *LEVELS) if game in REFERENCES else known()


def known() -> tuple[str, ...]:
    """Every bot of every game."""
    return tuple(dict.fromkeys(level for names in (*REFERENCES.values(), LEVELS) for level in names))


def consider(
    game: Game[Any],
    state: Position,
    level: str,
    seat: Seat,
    rng: Random,
    me: Me = NOBODY,
    budget: Budget | None = None,
    why: bool = False,
) -> Thought:
    """A legal code for the seat, and what it came from.

    What the seat cannot know is drawn anew first, so that nothing true can show.  With no *budget* the answer
    depends on the seed alone.  With *why* the thought says its reasons.  Raises ValueError for a level that is not
    known.
    """
    if level not in known():
        raise ValueError(f"no such bot: {level!r}")
    guess: Position = game.resample(state, seat, rng)
    mind = None if level == "random" else brain(game.id)
    if mind is None:
        legal = guess.legal_actions(seat)
        return Thought(rng.choice(legal), dict.fromkeys(legal, 1 / len(legal)), LOTS if why else ())
    thought = mind.decide(guess, level, seat, rng, me, budget or Budget(), why)
    if why and not thought.reasons and guess.legal_actions(seat) == [thought.code]:
        return Thought(thought.code, thought.odds, ONLY)
    return thought


def think(
    game: Game[Any],
    state: Position,
    level: str,
    seat: Seat,
    rng: Random,
    me: Me = NOBODY,
    budget: Budget | None = None,
) -> int:
    """The code that `consider` comes to."""
    return consider(game, state, level, seat, rng, me, budget).code


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
    budget: Budget | None = None,
) -> str:
    """The same for another process: the position as plain integers, the same answer for the same seed.

    The answer is what a record would say.  *own* makes a bot itself at its table; *deck* is what bots see in the
    table's own pictures.
    """
    game = SHELF[game_id]
    state = game.load(seats, options_of(game, options), version, saved)
    me = Me(own, deck, options.get("language", NOBODY.language))
    return game.write(state, game.word(state, think(game, state, level, seat, Random(seed), me, budget)))
