"""CM-clues: the closed forms against every order of guesses, and against the engine's own awards."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import tables as t
from cumuli.lab.suites.mine import Clues, best, best_blind, blind, dreamer, played, round_of, scout, watcher

SEATS = range(3, 9)


def by_orders(seats: int, fits: int) -> tuple[Fraction, Fraction, list[Fraction]]:
    """Dreamer, scout and watchers, the mean over every order in which the fitting cards may be pointed at."""
    round = round_of(seats)
    gets, missed, watchers = Fraction(0), Fraction(0), [Fraction(0)] * round.watchers
    orders = list(permutations(range(fits)))  # card 0 is the one
    for order in orders:
        place = order.index(0)
        if place < round.guesses:
            gets += place
            watchers[place % round.watchers] += round.cards - place
        else:
            missed += round.cards
    return gets / len(orders), missed / len(orders), [one / len(orders) for one in watchers]


@pytest.mark.parametrize("seats", SEATS)
def test_the_closed_forms_are_the_mean_over_every_order_of_guesses(seats: int) -> None:
    round = round_of(seats)
    for fits in range(1, round.cards + 1):
        gets, missed, watchers = by_orders(seats, fits)
        assert dreamer(round, fits) == gets
        assert scout(round, fits) == missed
        assert [watcher(round, fits, place) for place in range(round.watchers)] == watchers
        assert gets + missed + sum(watchers) == round.cards, "every round awards all its cards (rule 7.6)"


def guessing(seats: int) -> Any:
    """A position of the engine at the first guess."""
    rng, state = Random(1), GAME.start(seats, GAME.options(start="1"), GAME.version)
    while state.phase != t.GUESSING:
        mover = state.to_act()[0]
        codes = [code for code, _ in state.chance()] if mover == CHANCE else state.legal_actions(mover)
        state.apply(mover, rng.choice(codes))
    return state


def awards(state: Any, fitting: list[int], before: list[int]) -> list[Fraction]:
    """What every seat may expect of the round: each watcher points at any of the fitting cards face up, evenly."""
    if state.phase != t.GUESSING:
        return [Fraction(int(pile) - old) for pile, old in zip(state.piles, before, strict=True)]
    seat = state.to_act()[0]
    codes = [code for code in state.legal_actions(seat) if code - t.GUESS0 in fitting]
    total = [Fraction(0)] * len(before)
    for code in codes or state.legal_actions(seat)[:1]:
        after = state.clone()
        after.apply(seat, code)
        for other, share in enumerate(awards(after, fitting, before)):
            total[other] += share / max(1, len(codes))
    return total


@pytest.mark.parametrize("seats", SEATS)
def test_the_engine_awards_what_the_closed_forms_say(seats: int) -> None:
    round = round_of(seats)
    state = guessing(seats)
    before = [int(pile) for pile in state.piles]
    target = next(place for place in range(round.cards) if state.sky[place] == state.target)
    others = [place for place in range(round.cards) if place != target]
    watchers = [(int(state.dreamer) + 1 + place) % seats for place in range(round.watchers)]
    for fits in range(1, round.cards + 1):
        found = awards(state.clone(), [target, *others[: fits - 1]], before)
        assert found[int(state.dreamer)] == dreamer(round, fits)
        assert found[int(state.scout())] == scout(round, fits)
        assert [found[seat] for seat in watchers] == [watcher(round, fits, place) for place in range(round.watchers)]


@pytest.mark.parametrize(
    ("seats", "fits", "gets", "chance", "promise", "watchers"),
    [
        (3, 2, 0.5, 0.54, 0.34, [3.5]),
        (4, 4, 1.5, 0.70, 1.21, [2.5, 2.0]),
        (5, 3, 1.0, 0.64, 0.76, [5 / 3, 4 / 3, 1.0]),
        (6, 4, 1.5, 0.70, 1.21, [1.5, 1.25, 1.0, 0.75]),
        (7, 5, 2.0, 0.75, 1.67, [1.4, 1.2, 1.0, 0.8, 0.6]),
        (8, 6, 2.5, 0.78, 2.15, [8 / 6, 7 / 6, 1.0, 5 / 6, 4 / 6, 0.5]),
    ],
)
def test_the_best_clue_fits_as_many_cards_as_there_are_guesses(
    seats: int, fits: int, gets: float, chance: float, promise: float, watchers: list[float]
) -> None:
    round = round_of(seats)
    assert best(round) == fits == round.guesses
    assert dreamer(round, fits) == gets == (round.guesses - 1) / 2
    assert best_blind(round) == (pytest.approx(chance, abs=0.005), pytest.approx(promise, abs=0.005))
    assert float(blind(round, Fraction(chance).limit_denominator(100))) == pytest.approx(promise, abs=0.005)
    assert [float(watcher(round, fits, place)) for place in range(round.watchers)] == pytest.approx(watchers)


def test_too_clear_costs_more_than_too_vague() -> None:
    for seats in SEATS:
        round = round_of(seats)
        assert dreamer(round, round.guesses - 1) < dreamer(round, round.guesses + 1)


def test_rounds_between_bots_are_counted_as_they_ended() -> None:
    found = played("random", 5, 12, 6_000_000)
    round = round_of(5)
    assert found.rounds == 12 * 16
    assert set(found.found) <= {-1, 0, 1, 2}
    chance = Fraction(round.guesses, round.cards)
    assert found.missed == pytest.approx(float(1 - chance), abs=0.12), "who points anywhere misses two of five"
    assert found.dreamer == pytest.approx(float(dreamer(round, round.cards)), abs=3 * found.error)
    assert found.fits == pytest.approx(round.cards, rel=0.35)
    assert played("random", 5, 1, 6_000_000, rounds=2).rounds == 2


def test_what_a_dreamer_got_is_the_mean_of_its_rounds() -> None:
    found = Clues(round_of(4), {-1: 2, 0: 5, 1: 2, 3: 1})
    assert found.rounds == 10
    assert found.dreamer == pytest.approx((2 * 1 + 3) / 10)
    assert found.at_once == 0.5 and found.fits == 2
    assert found.missed == 0.2
    assert 0.2 < found.error < 1.2
