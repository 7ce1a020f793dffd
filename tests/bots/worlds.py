"""Moments of random games at which somebody has a choice, on tables of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cumuli.core.game import CHANCE
from settings import SHELF, Setting, play, setting

PICTURED = "cloud_mine"
"""Bots have looked at the pictures that come with it, and at no others here."""


def table(game: str, seed: int) -> Setting:
    """A table by its seed: every number of players in turn."""
    if game != PICTURED:
        return setting(game, seed)
    shelved = SHELF[game]
    return Setting(shelved, shelved.seats[seed % len(shelved.seats)], shelved.options())


def moments(game: str, many: int, first: int = 0) -> Iterator[tuple[Any, int]]:
    """So many positions, each of a table of its own, with a seat that may choose."""
    for seed in range(first, first + many):
        rng, state = Random(seed), table(game, seed).start()
        stop, held = rng.randrange(60), None
        for number, seat in enumerate(play(state, rng)):
            if seat != CHANCE and (len(state.legal_actions(seat)) > 1 or describes(state)):
                held = state.clone(), seat
                if number >= stop:
                    break
        if held is not None:
            yield held


def describes(state: Any) -> bool:
    """Whether somebody may say what no list holds."""
    return bool(getattr(state, "phrases", None) and state.outcome() is None and len(state.to_act()) == 1)
