"""Plays random games and prints one line for each game of the shelf: a digest of all that could be and was done."""

from __future__ import annotations

import hashlib
from typing import Any

from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE, Game
from cumuli.games import SHELF

GAMES = 10


def walk(game: Game[Any], seats: int, seed: int) -> str:
    """One random game: the legal codes, the one taken, and how it ended."""
    state = game.start(seats, game.options(), game.version)
    dice = Dice(seed)
    told: list[object] = []
    while state.to_act():
        seat = state.to_act()[0]
        legal = [] if seat == CHANCE else state.legal_actions(seat)
        code = state.sample(dice) if seat == CHANCE else legal[dice.below(len(legal))]
        state.apply(seat, code)
        told.append((seat, legal, code))
    return repr((told, state.outcome(), state.key()))


def main() -> None:
    for name, game in sorted(SHELF.items()):
        total = hashlib.sha256()
        for seed in range(GAMES):
            total.update(walk(game, game.seats[seed % len(game.seats)], seed).encode())
        print(name, total.hexdigest())


if __name__ == "__main__":
    main()
