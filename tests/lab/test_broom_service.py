"""The checks of a Broom Service position find what is broken, and nothing in a sound one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME, Options
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from cumuli.lab.broom_service import faults
from settings import draw


def leading(seed: int = 1) -> BroomService:
    """A position in the third round in which a seat leads."""
    state = GAME.start(3, Options(board="back", storm=True), "1")
    rng = Random(seed)
    while state.round < 3 or state.phase != t.LEADING:
        seat = rng.choice(state.to_act())
        state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
    return state


def lose_a_cloud(state: BroomService) -> None:
    state.bag[0] += 1


def forget_a_count(state: BroomService) -> None:
    state.clouded[5] += 1


def close_a_square_tower(state: BroomService) -> None:
    square = next(i for i in range(int(state.rules.towers)) if state.rules.square[i])
    state.closed |= 1 << square


def owe_a_potion(state: BroomService) -> None:
    state.have[0] = -1


def win_a_bolt(state: BroomService) -> None:
    state.bolts[1] += 1


def hold_a_played_role(state: BroomService) -> None:
    state.hand[0] |= int(state.led)


def leave_a_step(state: BroomService) -> None:
    state.at = 1


def double_a_tile(state: BroomService) -> None:
    state.spent[0] += 1


BREAKS = [
    lose_a_cloud,
    forget_a_count,
    close_a_square_tower,
    owe_a_potion,
    win_a_bolt,
    hold_a_played_role,
    leave_a_step,
    double_a_tile,
]


@pytest.mark.parametrize("spoil", BREAKS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_position_is_found_out(spoil: Callable[[BroomService], None]) -> None:
    state = leading()
    while not state.led:
        seat = state.to_act()[0]
        state.apply(seat, draw(state, Random(1)) if seat == CHANCE else state.legal_actions(seat)[0])
    while state.phase != t.LEADING:
        seat = state.to_act()[0]
        state.apply(seat, draw(state, Random(1)) if seat == CHANCE else state.legal_actions(seat)[-1])
    assert list(faults(state)) == []
    spoil(state)
    assert list(faults(state)) != []
