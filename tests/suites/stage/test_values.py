"""Stages solved by regrets: their values, and how little is left to gain."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from cumuli.bots.broom_service.stage import Solution, Stage, solved
from cumuli.bots.broom_service.stage.solving import judged
from cumuli.lab.suites.stage import instance as stage
from cumuli.lab.suites.stage import plain
from long import long
from suites.stage.sequence_form import Program


@cache
def small() -> Solution:
    """BS-4/2."""
    return solved(stage(4, 2), 256)


def test_the_leader_of_four_roles_and_two_cards_loses_2_416_points() -> None:
    assert small().value == pytest.approx(-2.416, abs=0.002)


def test_what_the_best_answer_gains_falls_below_a_hundredth_of_a_point() -> None:
    """A solver that skips what the opponent never does now, averages too, comes to a stand at 0.38."""
    assert 0 <= small().exploitability < 0.01
    assert small().gains[0] >= 0 and small().gains[1] >= 0
    assert solved(stage(4, 2), 16).exploitability > 2 * small().exploitability


def test_five_roles_and_two_cards_cost_the_leader_2_722_points() -> None:
    found = solved(stage(5, 2), 128)
    assert found.value == pytest.approx(-2.722, abs=0.01)
    assert found.exploitability < 0.02


@pytest.mark.parametrize(("bonus", "value"), [(1, -0.93), (2, -1.98), (4, -3.37)])
def test_the_more_bravery_brings_the_worse_it_is_to_lead(bonus: float, value: float) -> None:
    assert solved(stage(5, 2, bonus=bonus), 64).value == pytest.approx(value, abs=0.03)


def test_six_roles_and_three_cards_two_bewitched_cost_the_leader_1_74_points() -> None:
    """Some rounds of it come as near as their own measure of what is left to gain says."""
    rounds, left = long((64, 0.05), (8, 1.2))
    found = solved(stage(6, 3, 2), rounds)
    assert found.exploitability < left
    assert found.value == pytest.approx(-1.74, abs=max(0.03, found.exploitability))


@pytest.mark.parametrize("given", [stage(3, 1), stage(3, 2), stage(4, 2)], ids=["3/1", "3/2", "4/2"])
def test_linear_programming_over_histories_comes_to_the_same_value(given: Stage) -> None:
    found = solved(given, 256)
    assert Program(given).value() == pytest.approx(found.value, abs=max(0.002, 2 * found.exploitability))


def test_it_counts_what_each_seat_gets_and_who_leads_next() -> None:
    """Linear programming agrees where everything differs by seat, hands are of two sizes, and the last lead counts."""
    odd = Stage(
        brave=((4.0, 5.5, 2.0), (3.0, 6.0, 4.5)),
        coward=((1.0, 2.5, 0.0), (2.0, 1.0, 1.5)),
        penalty=(0.0, 3.0, 0.0),
        hands=((0b011, 0b101, 0b110), (0b001, 0b010, 0b100)),
        leading=(-1.5, -0.5),
        leader=1,
    )
    found = solved(odd, 512)
    assert Program(odd).value() == pytest.approx(found.value, abs=0.005)
    for changed in (replace(odd, leading=(0.0, -0.5)), replace(odd, leader=0), replace(odd, penalty=(0.0, 0.0, 0.0))):
        assert abs(Program(changed).value() - Program(odd).value()) > 0.05


def test_where_hands_are_dealt_a_seat_cannot_choose_them() -> None:
    """With certain hands all is open, and backward induction by hand: a leader with the only card dares."""
    sure = Stage.even([1.0, 2.0], 1)
    apart = solved(replace(sure, odds=((1.0, 0.0), (0.0, 1.0))), 64)
    assert apart.value == pytest.approx(4 - 5, abs=0.01), "both lay their own role bravely, unopposed"
    same = solved(replace(sure, odds=((1.0, 0.0), (1.0, 0.0))), 64)
    assert same.value == pytest.approx(1 - 4, abs=0.01), "who leads is overtaken, so takes the cowardly deed"
    mixed = solved(replace(sure, odds=((1.0, 0.0), (0.25, 0.75))), 256)
    # Brave: three times of four nobody follows, 4 - 5; else bumped, 0 - 4.  Cowardly: 1 less 5 or 4.
    assert mixed.value == pytest.approx(max(0.75 * (4 - 5) + 0.25 * -4, 1 - 0.75 * 5 - 0.25 * 4), abs=0.01)


def test_the_best_answer_to_a_plain_strategy_is_found() -> None:
    """Against who chooses hands evenly and is always brave, and against who is always cowardly."""
    given = stage(4, 2)
    levels = small().levels
    hands = np.full(6, 1 / 6), np.full(6, 1 / 6)
    even = [np.where(level.legal, 1.0, 0.0) for level in levels]
    for how in (1, 2):
        policy = []
        for level, weights in zip(levels, even, strict=True):
            kept = weights * np.array([deed[1] in (0, how) for deed in level.deeds])[:, None]
            total = np.add.reduceat(kept, level.first)[level.source]
            policy.append(np.divide(kept, total, out=np.zeros_like(kept), where=total > 0))
        found = judged(given, levels, hands, policy)
        assert found.gains[0] > 1 and found.gains[1] > 1, "it is easy to read"


def test_strategies_add_up() -> None:
    for level, policy in zip(small().levels, small().policy, strict=True):
        total = np.add.reduceat(policy, level.first)
        able = np.add.reduceat(level.legal, level.first, dtype=float) > 0
        assert np.allclose(total[able], 1) and not total[~able].any()
        assert not policy[~level.legal].any()
    assert [float(one.sum()) for one in small().hands] == [pytest.approx(1)] * 2


def test_the_bewitched_role_is_hardly_ever_chosen() -> None:
    given = small()
    held = sum(given.hands[0][i] for i, hand in enumerate(given.stage.hands[0]) if hand >> 3 & 1)
    assert held < 0.2
    assert max(given.hands[0]) < 0.9, "choices are mixed"


def test_simple_ways_to_play_give_points_away_and_can_be_read() -> None:
    rows = {row.name: row for row in plain(small())}
    assert rows["any hand, any deed"].value < -1 < rows["dearest hand, always brave"].value < 0
    for name, row in rows.items():
        assert row.value < small().exploitability, name
        assert row.answered > max(1, -row.value), f"{name}: who takes notice gains more than who does not"
