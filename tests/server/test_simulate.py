"""Worlds out of a seed: the nodes of a house under every trouble there is, and faults that must be found."""

from __future__ import annotations

import pytest
from chaos.simulate.command import lived
from chaos.simulate.plants import PLANTS

from long import long


@pytest.mark.parametrize("block", range(4))
def test_whatever_goes_wrong_no_move_is_lost_doubled_or_kept_from_anybody(block: int) -> None:
    each = long(400, 8)
    for seed in range(block * each, (block + 1) * each):
        told = lived(seed)
        assert told.wrong == [], seed
        assert told.moves > 0 and told.commits > 20 and told.troubles > 0


@pytest.mark.parametrize("plant", PLANTS)
def test_a_fault_that_was_put_in_is_found(plant: str) -> None:
    assert any(lived(seed, plant).wrong for seed in range(30))


def test_a_seed_makes_the_same_world_again() -> None:
    first, again, other = lived(7), lived(7), lived(8)
    assert first == again and first.trace != other.trace


def test_a_game_goes_on_though_nobody_heard_that_its_beginning_was_written() -> None:
    assert lived(15).wrong == []
