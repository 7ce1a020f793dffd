"""Distances between castles, against a plain search and a theorem."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cumuli.bots.cloudy_kingdom.distance import FAR, Ruler
from cumuli.games.cloudy_kingdom import GAME, fields
from cumuli.games.cloudy_kingdom.castles import castles_of, valid_layouts
from settings import some

from .oracle import distance
from .positions import midway

LETTERS = "abcd"


def measured(state: Any, family: int, axis: int) -> float:
    ruler = Ruler(state.rules, state.stacks.castles)
    ruler.lay(state.stacks)
    found = int(ruler.distance(family, axis))
    return float("inf") if found == FAR else found


@pytest.mark.parametrize("board, seats", [("2x2", 2), ("3x3", 2), ("3x3", 3), ("4x4", 4)])
def test_distances_are_those_of_a_plain_search(board: str, seats: int) -> None:
    rng = Random(board + str(seats))
    layouts = valid_layouts(int(board[0]))
    layouts = rng.sample(layouts, min(len(layouts), 12))
    seen = set()
    for _ in range(some(150, 15)):
        gaps = rng.random() < 0.3 and seats < int(board[0])
        state = midway(
            seats, rng, board=board, castles=rng.choice(layouts), deck=rng.choice(["standard72", "standard60"]),
            magic=rng.choice(["first_game", "same_three"]), neutral_castles="absent" if gaps else "present",
        )  # fmt: skip
        for family in range(4):
            for axis in (0, 1):
                wanted = distance(state, family, axis)
                seen.add(wanted)
                assert measured(state, family, axis) == wanted, (state.stacks.castles.name, family, axis)
    assert len(seen) >= 5


@pytest.mark.parametrize("size, seats", [(2, 2), (3, 3), (4, 4)])
def test_an_empty_board_needs_a_card_a_cell_and_one_more_at_each_of_two_corners(size: int, seats: int) -> None:
    state = GAME.start(seats, GAME.options(board=f"{size}x{size}", castles="random"), GAME.version)
    rng = Random(size)
    layouts = valid_layouts(size)
    for layout in rng.sample(layouts, min(len(layouts), 60)):
        north, east, south, west = layout.split("/")
        state.stacks.castles = castles_of(layout, state.rules)
        for family in range(size):
            letter = LETTERS[family]
            for axis, (a, b) in enumerate(((north, south), (west, east))):
                apart = abs(a.index(letter) - b.index(letter))
                assert measured(state, family, axis) == size + apart + 2


def test_a_family_that_is_joined_has_no_way_left_and_only_then() -> None:
    rng = Random(5)
    joined = 0
    for _ in range(some(300, 40)):
        state = midway(2, rng, board="3x3", cut=None)
        assert state.phase == fields.ENDED
        for family in range(3):
            for axis in (0, 1):
                linked = bool(state.stacks.all_links() >> (axis * 4 + family) & 1)
                joined += linked
                assert (measured(state, family, axis) == 0) == linked
    assert joined
