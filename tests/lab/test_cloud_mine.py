"""The checks of a Cloud Mine position find what is broken, and nothing in a sound one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cumuli.games.cloud_mine import GAME, Options
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.state import CloudMine
from cumuli.lab.cloud_mine import faults
from cumuli.lab.soak import soak
from settings import choose


def guessing(seed: int = 1) -> CloudMine:
    """The third round, with one guess made and missed."""
    state = GAME.start(5, Options(repeats="refused"), "1")
    rng = Random(seed)
    while state.round < 3 or state.phase != t.GUESSING or state.guess != 1:
        state.apply(state.actor(), choose(state, state.actor(), rng))
    return state


def lose_a_card(state: CloudMine) -> None:
    state.where[list(state.where).index(t.WON)] = t.UNDEALT


def forget_a_card(state: CloudMine) -> None:
    state.undealt -= 1


def win_too_much(state: CloudMine) -> None:
    state.piles[2] += 1


def lay_a_card_twice(state: CloudMine) -> None:
    state.sky[0] = state.sky[1]


def guess_twice(state: CloudMine) -> None:
    state.tried[1] = state.tried[0]
    state.guess = 2


def find_it_and_go_on(state: CloudMine) -> None:
    state.target = state.sky[state.tried[0]]


def forget_the_cloud(state: CloudMine) -> None:
    state.target = -1


def mean_another_cloud(state: CloudMine) -> None:
    state.target = list(state.where).index(t.UNDEALT)


def say_too_much(state: CloudMine) -> None:
    state.said[0] = state.phrases.number("one two three four five six")


def say_it_untidily(state: CloudMine) -> None:
    state.said[0] = state.phrases.number("  a  bear")


def say_it_twice(state: CloudMine) -> None:
    state.said[1] = state.said[0]


def say_nothing(state: CloudMine) -> None:
    state.said[0] = -1


def skip_a_round(state: CloudMine) -> None:
    state.round += 1


def dream_of_nothing(state: CloudMine) -> None:
    state.dreamer = state.rules.seats


def guess_too_long(state: CloudMine) -> None:
    state.rules = GAME.start(5, Options(), "1").rules
    state.rules.guesses = 4


BREAKS = [
    lose_a_card, forget_a_card, win_too_much, lay_a_card_twice, guess_twice, find_it_and_go_on, forget_the_cloud,
    mean_another_cloud, say_too_much, say_it_untidily, say_it_twice, say_nothing, skip_a_round, dream_of_nothing,
    guess_too_long,
]  # fmt: skip


@pytest.mark.parametrize("spoil", BREAKS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_position_is_found_out(spoil: Callable[[CloudMine], None]) -> None:
    state = guessing()
    assert list(faults(state)) == []
    spoil(state)
    assert list(faults(state)) != []


def test_a_soak_finds_nothing() -> None:
    report = soak("cloud_mine", 1000, seed=5, workers=1)
    assert (report.games, report.violations, report.told) == (1000, 0, [])
    assert set(report.seats) == {3, 4, 5, 6, 7, 8} and set(report.reasons) == {"cards", "shared"}
    assert report.looked and report.records


def test_positions_of_games_in_which_people_speak_freely_are_sound() -> None:
    rng = Random(4)
    for seats in GAME.seats:
        state = GAME.start(seats, Options(elision="strict", equal_turns=seats % 2 == 0), "1")
        while state.to_act():
            state.apply(state.actor(), choose(state, state.actor(), rng))
            assert list(faults(state)) == []
