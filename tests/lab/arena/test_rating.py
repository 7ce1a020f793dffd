"""Ratings find the strengths that made the games, and their intervals hold what they promise."""

from __future__ import annotations

from itertools import pairwise
from math import log10
from random import Random

import pytest

from cumuli.lab.arena import Deal, rate
from cumuli.lab.arena.rating import Apart, choices, expected
from cumuli.lab.arena.seating import duel, mixture
from lab.arena.made import deals, sitting

TRUTH = {"a": 0.0, "b": 150.0, "c": 300.0, "d": 250.0}
NAMES = list(TRUTH)
INDEX = {name: i for i, name in enumerate(NAMES)}


def test_two_bots_are_as_far_apart_as_the_odds_say() -> None:
    """Thirty wins of forty, and a drawn game that nobody played: odds of 30.5 to 10.5."""
    won = [Deal(i, (sitting("ab", (1, 0)),)) for i in range(30)]
    lost = [Deal(30 + i, (sitting("ab", (0, 1)),)) for i in range(10)]
    found = rate([*won, *lost], ["a", "b"], draws=200)
    assert found.steps[0].elo == pytest.approx(400 * log10(30.5 / 10.5), abs=0.01)
    assert found.ratings[0].elo == 0 == found.ratings[0].interval[1]
    low, high = found.steps[0].interval
    assert low < found.steps[0].elo < high
    backwards = rate([*won, *lost], ["a", "b"], anchor="b", draws=20)
    assert backwards.ratings[0].elo == pytest.approx(-found.steps[0].elo)


def test_ties_are_halves() -> None:
    ties = [Deal(i, (sitting("ab", (0, 0), drawn=True), sitting("ba", (0, 0)))) for i in range(5)]
    assert rate(ties, ["a", "b"], draws=5).steps[0].elo == pytest.approx(0, abs=1e-6)
    half = [Deal(i, (sitting("ab", (1, 0)), sitting("ba", (0, 0)))) for i in range(10)]
    assert rate(half, ["a", "b"], draws=5).steps[0].elo == pytest.approx(400 * log10(15.5 / 5.5), abs=0.01)


def test_a_game_of_several_says_who_came_before_whom_and_no_more() -> None:
    assert choices(sitting("abc", (2, 0, 1)), INDEX) == [(1, (2, 0)), (2, (0,))] * 2
    # one winner, and two that share the last place: nothing is said of the two
    assert choices(sitting("abc", (1, 0, 1)), INDEX) == [(1, (0, 2))] * 2
    # two winners: each once before the other
    assert choices(sitting("abc", (0, 1, 0)), INDEX) == [(0, (2, 1)), (2, (1,)), (2, (0, 1)), (0, (1,))]
    # nobody won: all are equal
    told = choices(sitting("ab", (0, 0), drawn=True), INDEX)
    assert told == [(0, (1,)), (1, (0,))]


def test_ratings_find_planted_strengths_among_pairs() -> None:
    tables = [duel(a, b, 2) for a, b in pairwise(NAMES) for _ in range(600)]
    found = rate(deals(tables, TRUTH, 3), NAMES, draws=60)
    for rating in found.ratings:
        assert abs(rating.elo - TRUTH[rating.name]) < 40
    assert [step.elo > 0 for step in found.steps] == [True, True, False]


@pytest.mark.parametrize("seats", [3, 5])
def test_ratings_find_planted_strengths_at_mixed_tables(seats: int) -> None:
    """With five seats for four bots somebody sits there twice."""
    found = rate(deals([mixture(NAMES, seats, i) for i in range(400)], TRUTH, 5), NAMES, draws=2)
    for rating in found.ratings:
        assert abs(rating.elo - TRUTH[rating.name]) < 40


def test_ratings_find_planted_strengths_of_one_among_many_of_another() -> None:
    tables = [duel(a, b, 4) for a, b in (("a", "b"), ("b", "a")) for _ in range(300)]
    found = rate(deals(tables, TRUTH, 6), ["a", "b"], draws=2)
    assert abs(found.steps[0].elo - 150) < 35


def test_intervals_hold_the_truth_about_as_often_as_they_promise() -> None:
    """Sixty matches of sixty deals: 95 % would be 57, with a standard deviation of 1.7."""
    held = 0
    for seed in range(60):
        low, high = rate(deals([duel("a", "b", 2)] * 60, TRUTH, seed), ["a", "b"], draws=120).steps[0].interval
        held += low <= 150 <= high
    assert 51 <= held <= 60


def test_intervals_draw_whole_deals_as_games_of_one_deal_hang_together() -> None:
    """Four games that always end alike are worth one, so the interval is twice as wide as of games on their own."""
    rng = Random(1)
    ranks = [(0, 1) if rng.random() < 0.4 else (1, 0) for _ in range(100)]
    together = [Deal(i, (sitting("ab", rank),) * 4) for i, rank in enumerate(ranks)]
    alone = [Deal(i * 4 + j, (sitting("ab", rank),)) for i, rank in enumerate(ranks) for j in range(4)]

    def width(some: list[Deal]) -> float:
        low, high = rate(some, ["a", "b"], draws=600).steps[0].interval
        return high - low

    assert 1.6 < width(together) / width(alone) < 2.4


def test_a_bot_that_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    step = rate([Deal(i, (sitting("ab", (1, 0)),)) for i in range(20)], ["a", "b"], draws=300).steps[0]
    assert 400 < step.elo < 800
    assert step.interval[0] < step.elo - 80 and step.interval[1] > step.elo + 150


def test_those_who_never_met_cannot_be_compared() -> None:
    apart = [Deal(0, (sitting("ab", (0, 1)), sitting("cd", (1, 0))))]
    with pytest.raises(Apart):
        rate(apart, NAMES)


def test_the_share_that_a_difference_brings() -> None:
    assert expected(0, 4) == 0.25 and expected(400, 2) == pytest.approx(10 / 11)
