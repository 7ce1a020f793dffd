"""OpenSpiel's own tests on the games of the shelf: every number of players, in turns and together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyspiel

from cumuli.games import SHELF
from cumuli.lab.spiel import load

VARIANTS: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "broom_service": (
        {},
        {"board": "back", "storm": True, "mountain": True},
        {"simultaneous": True, "extra_card": "first", "mountain": True},
    ),
    "cloud_mine": ({}, {"equal_turns": True, "turned": "hidden", "repeats": "refused"}),
    "cloudy_kingdom": (
        {},
        {"castles": "random", "families": "chosen", "magic": "same_three", "examples": True},
        {"magic": "own_choice", "hidden_magic": True, "simultaneous": True},
    ),
}
"""By game: mixtures of options that go together at every number of players."""


@dataclass(frozen=True)
class Case:
    """One table to test."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    turns: bool = False
    """Whether OpenSpiel itself converts a simultaneous game to turns."""

    def load(self) -> Any:
        """The game as OpenSpiel has it."""
        game = load(self.game, self.players, **self.options)
        return pyspiel.convert_to_turn_based(game) if self.turns else game

    def __str__(self) -> str:
        said = ", ".join([f"{self.players} players", *(f"{name}={value}" for name, value in self.options.items())])
        return f"{self.game} ({said}{', converted to turns' if self.turns else ''})"


def cases() -> Iterator[Case]:
    """Every game with every number of players and all its variants."""
    for name, game in sorted(SHELF.items()):
        for players in game.seats:
            for options in VARIANTS[name]:
                yield Case(name, players, options)
                if options.get("simultaneous"):
                    yield Case(name, players, options, turns=True)


def check(case: Case, games: int) -> None:
    """Play so many random games under OpenSpiel's eyes: legality, copies, kept states, bounds; raises SpielError."""
    pyspiel.random_sim_test(case.load(), num_sims=games, serialize=True, verbose=False)


PLAYTHROUGHS: Mapping[str, str] = {
    "broom_service": "cumuli_broom_service(components=%7B%22rounds%22%3A%201%7D,simultaneous=True,start=1)",
    "cloud_mine": "cumuli_cloud_mine(cards=8)",
    "cloudy_kingdom": "cumuli_cloudy_kingdom(board=2x2)",
}
"""By game: a short table whose playthrough is kept as text."""


def playthrough(game: str, seed: int = 1) -> str:
    """A random game as OpenSpiel's playthroughs write it, with all that players see of it on the way."""
    from open_spiel.python.algorithms import generate_playthrough

    written: str = generate_playthrough.playthrough(PLAYTHROUGHS[game], None, seed=seed)
    return written


def write_playthroughs(folder: Path) -> None:
    """Write the playthroughs anew, a file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in PLAYTHROUGHS:
        (folder / f"{game}.txt").write_text(playthrough(game), encoding="utf-8")
