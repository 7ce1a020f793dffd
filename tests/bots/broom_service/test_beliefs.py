"""What another seat may hold: counted exactly, and by a closed form where all hands are equally likely."""

from __future__ import annotations

from itertools import combinations
from math import exp
from random import Random

import pytest

from cumuli.bots.broom_service.beliefs import FAVOUR, Belief, of
from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import tables as t
from settings import play, some

NOTHING = [0.0] * 10


@pytest.mark.parametrize("shown", range(4))
@pytest.mark.parametrize("passed", range(7))
def test_the_closed_form_holds_where_all_hands_are_equally_likely(shown: int, passed: int) -> None:
    """(4 − shown) of (10 − shown − passed) roles: 0.40 at first, 0.60 after one shown and four passed, 0.80 after
    five passed."""
    free = 10 - shown - passed
    if 4 - shown > free:
        return
    belief = Belief((1 << free) - 1, 4 - shown, NOTHING)
    assert belief.holds(0) == pytest.approx((4 - shown) / free)


def test_the_examples_of_the_closed_form() -> None:
    assert Belief(0b1111111111, 4, NOTHING).holds(3) == pytest.approx(0.4)
    assert Belief(0b0000011111, 3, NOTHING).holds(3) == pytest.approx(0.6)
    assert Belief(0b0000011111, 4, NOTHING).holds(3) == pytest.approx(0.8)


def test_a_first_belief_has_210_hands_and_the_promising_are_likelier() -> None:
    promises = [3.0, -3.0, *[0.0] * 8]
    belief = Belief(1023, 4, promises)
    assert len(belief.hands) == 210
    assert sum(belief.chances) == pytest.approx(1.0)
    assert belief.holds(0) > belief.holds(2) > belief.holds(1)
    assert sum(belief.holds(role) for role in range(10)) == pytest.approx(4.0)


def test_beliefs_are_bayes_over_the_hands_that_are_left() -> None:
    """To rule hands out after weighing them, or to weigh those that are left: the same."""
    promises = [Random(5).uniform(-3, 5) for _ in range(10)]
    first = Belief(1023, 4, promises)
    shown, passed = 1 << 2, 1 << 5 | 1 << 6
    left = {
        hand & ~shown: chance
        for hand, chance in zip(first.hands, first.chances, strict=True)
        if hand & shown == shown and not hand & passed
    }
    total = sum(left.values())
    then = Belief(1023 & ~shown & ~passed, 3, promises)
    for hand, chance in zip(then.hands, then.chances, strict=True):
        assert chance == pytest.approx(left[hand] / total)
    assert len(left) == len(then.hands)


def test_the_weights_are_what_they_say() -> None:
    promises = [float(n) for n in range(10)]
    belief = Belief(0b111, 2, promises)
    weights = {1 << a | 1 << b: exp(FAVOUR * min(8, a)) * exp(FAVOUR * min(8, b)) for a, b in combinations(range(3), 2)}
    for hand, chance in zip(belief.hands, belief.chances, strict=True):
        assert chance == pytest.approx(weights[hand] / sum(weights.values()))


def test_the_true_hand_is_always_believed_possible() -> None:
    """Whatever was led, followed and passed in random games of all sizes."""
    asked = 0
    for seed in range(some(30, 4)):
        seats = 2 + seed % 4
        state = GAME.start(seats, GAME.options(), GAME.version)
        for seat in play(state, Random(seed)):
            if seat == CHANCE or not t.ADDING < state.phase < t.BIDDING:
                continue
            for other in range(seats):
                if state.hand[other]:
                    belief = of(state, other, NOTHING)
                    assert int(state.hand[other]) in belief.hands
                    asked += 1
    assert asked > some(500, 50)


def test_samples_follow_the_chances() -> None:
    belief = Belief(0b11111, 2, [2.0, 0.0, 0.0, 0.0, -2.0, *[0.0] * 5])
    drawn = belief.sample(Random(1), 4000)
    for role in range(5):
        assert sum(hand >> role & 1 for hand in drawn) / 4000 == pytest.approx(belief.holds(role), abs=0.03)
