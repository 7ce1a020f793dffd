"""The sequential test errs as seldom as it says, and stops as soon as it may."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from cumuli.lab.arena import sprt
from cumuli.lab.arena.rating import expected
from cumuli.lab.arena.sprt import Sprt

PAIR = (0.0, 0.25, 0.5, 0.75, 1.0)


def weights(mean: float) -> list[float]:
    """Of a deal of two games with many ties: three kinds of game, twice, a little alike as their luck is."""
    win, tie = mean - 0.2, 0.4
    games = [1 - win - tie, tie, win]
    twice = [0.0] * 5
    for i, p in enumerate(games):
        for j, q in enumerate(games):
            twice[i + j] += 0.8 * p * q
        twice[2 * i] += 0.2 * p
    return twice


def decided(elo: float, seed: int) -> tuple[str, int]:
    rng, test = Random(seed), Sprt(0, 80)
    odds = weights(expected(elo, 2))
    for deals in range(1, 2000):
        if test.add(rng.choices(PAIR, odds)[0]) != "open":
            return test.verdict, deals
    return "open", 2000


def test_the_planted_deals_have_the_mean_they_should() -> None:
    for mean in (0.5, 0.61):
        assert sum(p * x for p, x in zip(weights(mean), PAIR, strict=True)) == pytest.approx(mean)


@pytest.mark.parametrize("elo, wrong", [(0, "stronger"), (80, "not-stronger")])
def test_it_errs_once_in_twenty(elo: float, wrong: str) -> None:
    """Of 150 tests 7.5 are expected to err, with a standard deviation of 2.7."""
    verdicts = [decided(elo, seed) for seed in range(150)]
    assert sum(verdict == wrong for verdict, _ in verdicts) <= 15
    assert all(verdict != "open" for verdict, _ in verdicts)


def test_it_takes_longest_where_it_is_hardest_to_say() -> None:
    def length(elo: float) -> float:
        return sum(decided(elo, seed)[1] for seed in range(40)) / 40

    assert length(200) < length(80) < 1.2 * length(40)
    assert length(-150) < length(0)


def test_the_ratio_is_that_of_coins_where_deals_are_coins() -> None:
    """With only wins and losses the likeliest distribution is the coin of that mean itself."""
    test = Sprt(0, 100)
    for score in [1.0] * 30 + [0.0] * 10:
        test.add(score)
    p = expected(100, 2)
    assert test.llr == pytest.approx(30 * log(p / 0.5) + 10 * log((1 - p) / 0.5), abs=0.01)
    assert test.bounds == pytest.approx((-log(19), log(19)))


def test_ties_alone_say_that_nobody_is_stronger() -> None:
    test = Sprt(0, 20)
    while test.add(0.5) == "open":
        assert sum(test.scores.values()) < 3000
    assert test.verdict == "not-stronger"


def test_a_question_needs_two_answers() -> None:
    with pytest.raises(ValueError):
        Sprt(20, 20)


def test_it_stops_playing_when_it_knows() -> None:
    told: list[float] = []
    test = Sprt(0, 200)
    deals = sprt.run(
        "cloudy_kingdom", "greedy", "random", test, 1_000_000, progress=lambda now, done: told.append(now.llr)
    )
    assert test.verdict == "stronger" and len(deals) == len(told) < 40
    assert all(llr < test.bounds[1] for llr in told[:-1])


def test_one_among_several_is_measured_against_a_fair_share_of_theirs() -> None:
    test = Sprt(0, 400, seats=3)
    sprt.run("cloudy_kingdom", "random", "greedy", test, 1_000_000)
    assert test.verdict == "not-stronger"
