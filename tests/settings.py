"""Tables to test on: every option and number of players of every game on the shelf, drawn by seed."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from cumuli import compiled
from cumuli.core.game import CHANCE, Game, Illegal
from cumuli.games import SHELF
from games.cloud_mine import settings as cloud_mine

FAST = compiled.engine().fast
GAMES = sorted(SHELF)
FREE: dict[str, Callable[[Any, Random], Any]] = {"cloud_mine": cloud_mine.something}
"""By game: a word that its legal actions only stand for, drawn for whoever is asked; None where there is none."""
UNSAID: dict[str, Callable[[Random], list[Any]]] = {"cloud_mine": cloud_mine.nothing}
"""By game: words of the same kind that no table allows."""


@dataclass(frozen=True)
class Setting:
    """One table: how many sit down, and what they agreed on."""

    game: Game[Any]
    seats: int
    options: Any

    def start(self) -> Any:
        return self.game.start(self.seats, self.options, self.game.version)

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, {self.options}"


def some(fast: int, slow: int) -> int:
    """How often to try: less where the engine runs uncompiled."""
    return fast if FAST else slow


def extras(game: str) -> list[dict[str, Any]]:
    """Options beyond the form's, which a game's own tests name in settings.py."""
    try:
        module = importlib.import_module(f"games.{game}.settings", package=None)
    except ModuleNotFoundError:
        return []
    found: list[dict[str, Any]] = module.EXTRAS
    return found


def setting(game_id: str, seed: int) -> Setting:
    """Draw a table: in turn the plain one, each value of each option alone, and mixtures of them all."""
    game = SHELF[game_id]
    rng = Random(seed)
    while True:
        seats = game.seats[seed % len(game.seats)]
        options: dict[str, Any] = {}
        choices = [(choice["id"], value) for choice in game.choices(seats) for value in choice["values"]]
        single = seed // len(game.seats) * 29 % (2 * len(choices) + 2)
        if 0 < single <= len(choices):
            options.update([choices[single - 1]])
        elif single:
            options.update((choice["id"], rng.choice(list(choice["values"]))) for choice in game.choices(seats))
            more = extras(game_id)
            if more and rng.random() < 0.5:
                options.update(rng.choice(more))
        try:
            made = game.options(**options)
            game.check(seats, made)
        except Illegal:
            seed += len(game.seats) * (1 + len(choices))  # does not go together: another mixture
            rng = Random(seed)
            continue
        return Setting(game, seats, made)


def actions(state: Any, seat: int) -> list[int]:
    return [code for code, _ in state.chance()] if seat == CHANCE else state.legal_actions(seat)


def play(state: Any, rng: Random) -> Any:
    """Play at random to the end, yielding the seat that acts before every action."""
    while actors := state.to_act():
        seat = rng.choice(actors)
        yield seat
        state.apply(seat, choose(state, seat, rng))


def choose(state: Any, seat: int, rng: Random) -> int:
    """An action at random; where a seat may say anything, something that stands in no list."""
    if seat == CHANCE:
        return draw(state, rng)
    game = game_of(state)
    said = game.id in FREE and FREE[game.id](state, rng)
    return int(game.code(state, said) if said else rng.choice(state.legal_actions(seat)))


def game_of(state: Any) -> Game[Any]:
    """The game a position belongs to."""
    return SHELF[type(state).__module__.split(".")[2]]


def allowed(state: Any, seat: int, word: Any) -> bool:
    """Whether a seat may answer with a word now."""
    try:
        return seat in state.to_act() and state.allows(seat, game_of(state).code(state, word))
    except (ValueError, IndexError):
        return False


def draw(state: Any, rng: Random) -> int:
    codes, weights = zip(*state.chance(), strict=True)
    return int(rng.choices(codes, weights)[0])
