"""Looking ahead to the end of the game comes to what the exact reckoning comes to; the clock is obeyed on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cumuli.bots import LEVELS, Budget, consider
from cumuli.bots.cloudy_kingdom import nets
from cumuli.bots.cloudy_kingdom.deep import Deep
from cumuli.bots.cloudy_kingdom.exact import Exact, cards
from cumuli.bots.cloudy_kingdom.ladder import LADDER
from cumuli.core.dice import Dice
from cumuli.games import SHELF
from settings import FAST, some

from .positions import midway
from .test_exact import SMALL, last_cards

GAME = SHELF["cloudy_kingdom"]


def deep(state: Any, seat: int, budget: Budget | None = None) -> Deep:
    return Deep(state, seat, nets.expert(state, seat), Dice(1), budget or Budget())


@pytest.mark.parametrize(("seats", "left"), [(2, 2), (2, 3), (3, 3)])
def test_all_turns_ahead_with_every_answer_is_exact(seats: int, left: int) -> None:
    asked = 0
    for seed in range(60):
        state = last_cards(seats, left, seed, board="2x2" if seats == 2 else "auto", deck=SMALL)
        if state is None or cards(state) != left:
            continue
        seat = state.to_act()[0]
        search = deep(state, seat)
        for code, shares in Exact(state).values(state, seat).items():
            after = search.follow(code)
            share = search.ponder(after, search.left[:], left - 1, 512)
            # of answers equally good for whoever gives them one search takes the first, the other the mean
            mine = [shares[seat]] if seats == 2 else []
            assert all(share == pytest.approx(one, abs=0.002) for one in mine)
            assert 0 <= share + 0.002 and sum(search.found[(left - 1) * 4 + s] for s in range(seats)) == pytest.approx(
                1, abs=0.01
            )
        asked += 1
        if asked == some(6, 2):
            return
    raise AssertionError("too few games came so far")


def test_a_bot_stops_when_its_time_is_over_and_answers_all_the_same() -> None:
    rng = Random(5)
    for number in range(4):
        state = midway(2 + number % 3, rng)
        if state.to_act() and state.to_act()[0] >= 0:
            seat = state.to_act()[0]
            budget = Budget(0.0)
            assert budget.over
            assert state.allows(seat, consider(GAME, state, "5", seat, Random(1), budget=budget).code)


@pytest.mark.skipif(not FAST, reason="takes too long uncompiled")
def test_what_is_unfinished_counts_for_nothing() -> None:
    state = midway(2, Random(3), board="4x4")
    seat = state.to_act()[0]
    search = deep(state, seat, Budget(0.0))
    after = search.follow(state.legal_actions(seat)[0])
    search.ponder(after, search.left[:], 3, 3)
    assert search.stopped and search.looked <= 512


@pytest.mark.parametrize("level", LEVELS)
def test_odds_are_chances_of_legal_moves_and_the_move_is_one_of_them(level: str) -> None:
    rng, mixed = Random(8), 0
    for seed in range(some(20, 4)):
        state = midway(2 + seed % 3, rng)
        if not state.to_act() or state.to_act()[0] < 0:
            continue
        seat = state.to_act()[0]
        thought = consider(GAME, state, level, seat, Random(seed), budget=Budget(0.2))
        assert sum(thought.odds.values()) == pytest.approx(1)
        assert thought.code in thought.odds and set(thought.odds) <= set(state.legal_actions(seat))
        assert min(thought.odds.values()) > 0.005
        mixed += len(thought.odds) > 1
    assert mixed or not LADDER[level].warmth
