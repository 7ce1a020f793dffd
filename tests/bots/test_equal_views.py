"""Worlds that look the same to a seat are the same to its bot, on every level: equal odds, and equal codes for a seed.

A bot is handed a world drawn anew from what its seat sees.  Here a brain is handed two such worlds that differ in
what others hold and how the deck lies: whatever it read of that would show in its odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from catalogues import GAMES
from cumuli.bots import Budget, Me, Thought, brain, consider, levels
from settings import SHELF, some

from .worlds import moments

LEVELS = [(game, level) for game in GAMES for level in levels(game)]
MANY = some(8, 2)
TRIED = 12
"""Worlds that are drawn to find one that differs."""


def twins(game: str, many: int, first: int) -> Iterator[tuple[Any, Any, int]]:
    """So many pairs of worlds that look the same to a seat and differ, with that seat."""
    shelved, found = SHELF[game], 0
    for number, (state, seat) in enumerate(moments(game, 10 * many, first)):
        worlds = [shelved.resample(state, seat, Random(f"{number} {draw}")) for draw in range(TRIED)]
        other = next((world for world in worlds if world.key() != worlds[0].key()), None)
        if other is not None:
            assert shelved.observe(worlds[0], seat) == shelved.observe(other, seat)
            yield worlds[0], other, seat
            found += 1
        if found == many:
            return


def thoughts(level: str, game: str, one: Any, other: Any, seat: int, seed: int, direct: bool) -> list[Thought]:
    mind, me = brain(game), Me(own=seed)
    if direct and mind is not None and level != "random":
        return [mind.decide(world, level, seat, Random(seed), me, Budget(), why=True) for world in (one, other)]
    return [consider(SHELF[game], world, level, seat, Random(seed), me, why=True) for world in (one, other)]


@pytest.mark.parametrize("direct", [False, True], ids=["drawn anew", "handed over"])
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_equal_views_have_equal_odds_codes_and_reasons(game: str, level: str, direct: bool) -> None:
    compared = 0
    for number, (one, other, seat) in enumerate(twins(game, MANY, first=100)):
        a, b = thoughts(level, game, one, other, seat, number, direct)
        assert a.odds == b.odds and a.code == b.code and a.reasons == b.reasons, (level, number)
        compared += 1
    assert compared == MANY, "hardly any world differs"
