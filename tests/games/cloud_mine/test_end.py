"""Rules 8 and 9: whose turn comes next, when the game ends, who wins, and what holds at the table."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cumuli.core.dice import Dice
from cumuli.games.cloud_mine import GAME, Options
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.state import CloudMine
from games.cloud_mine.by_hand import a_round, begun, told, why
from settings import some

ROUNDS = {3: 20, 4: 13, 5: 16, 6: 13, 7: 11, 8: 10}
AWARDED = {3: 80, 4: 78, 5: 80, 6: 78, 7: 77, 8: 80}
EQUAL = {3: 18, 4: 12, 5: 15, 6: 12, 7: 7, 8: 8}
TURNS = {
    3: [7, 7, 6], 4: [4, 3, 3, 3], 5: [4, 3, 3, 3, 3], 6: [3, 2, 2, 2, 2, 2], 7: [2, 2, 2, 2, 1, 1, 1],
    8: [2, 2, 1, 1, 1, 1, 1, 1],
}  # fmt: skip
"""By the order in which they first dream: how often each does."""


def whole(seats: int, hits: tuple[int, ...] = (1,), **options: object) -> CloudMine:
    """A whole game; the hits of its rounds go round."""
    state = begun(seats, **options)
    while state.phase != t.ENDED:
        a_round(state, hits[(state.round - 1) % len(hits)])
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_8_1_the_dreamers_role_goes_to_the_right_to_the_old_scout(seats: int) -> None:
    state = begun(seats, start="2")
    for number in range(seats + 1):
        if state.phase == t.ENDED:
            break
        assert state.dreamer == (1 - number) % seats and state.scout() == (0 - number) % seats
        a_round(state, number % 2)
    began = told(state, "RoundBegan")
    assert all(after.dreamer == before.scout for before, after in pairwise(began))


@pytest.mark.parametrize("seats", GAME.seats)
def test_8_2_the_game_ends_when_too_few_cards_are_left_and_they_count_for_nobody(seats: int) -> None:
    state = whole(seats, (1, 0, 2))
    assert state.round == state.rules.rounds == ROUNDS[seats] == GAME.observe(state, None)["rounds"]
    assert sum(state.piles) == AWARDED[seats] and state.undealt == 80 - AWARDED[seats] < state.rules.size
    assert state.to_act() == () and why(state, 0, "guess a") == ("over", "8.2")
    first = [(0 - turn) % seats for turn in range(seats)]
    ended = Counter(event.dreamer for event in told(state, "RoundEnded"))
    assert [ended[seat] for seat in first] == TURNS[seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_8_3_with_equal_turns_all_dream_equally_often(seats: int) -> None:
    state = whole(seats, equal_turns=True)
    ended = Counter(event.dreamer for event in told(state, "RoundEnded"))
    assert state.round == EQUAL[seats] and set(ended.values()) == {EQUAL[seats] // seats}
    assert state.undealt == 80 - EQUAL[seats] * state.rules.size >= 0


def test_8_4_the_most_cards_win() -> None:
    state = whole(3, (1, 1, 0))
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == tuple(state.piles)
    best = max(outcome.scores)
    assert outcome.winners == (outcome.scores.index(best),) and outcome.scores.count(best) == 1
    assert (outcome.reason, outcome.ranks[outcome.winners[0]]) == ("cards", 0)
    ended = told(state, "GameEnded")[0]
    assert (ended.scores, ended.ranks, ended.winners) == (outcome.scores, outcome.ranks, outcome.winners)
    assert ended.rule == "8.4"


def test_8_5_whoever_ties_shares_the_win() -> None:
    state = whole(3, equal_turns=True)
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (24, 24, 24)
    assert (outcome.winners, outcome.ranks, outcome.reason) == ((0, 1, 2), (0, 0, 0), "shared")
    assert told(state, "GameEnded")[0].rule == "8.5"
    assert outcome.returns == (0.0, 0.0, 0.0)


def test_9_1_all_see_all_piles_unless_the_table_hides_them_until_the_end() -> None:
    state = a_round(begun(5, piles="hidden"), 3)
    assert GAME.observe(state, None)["piles"] == [None] * 5
    assert GAME.observe(state, 3)["piles"] == [None, None, None, 3, None]
    assert GAME.observe(a_round(begun(5), 3), None)["piles"] == [2, 0, 0, 3, 0]
    over = whole(5, piles="hidden")
    assert GAME.observe(over, None)["piles"] == list(over.piles)


def test_9_2_a_game_goes_on_from_its_numbers_on_any_seat() -> None:
    """Whoever takes a seat over, a bot or the player again, needs nothing but the position as it is kept."""
    state = a_round(begun(5), 2)
    again = GAME.load(5, Options(start="1"), GAME.version, GAME.save(state))
    for seat in (*range(5), None):
        assert GAME.observe(again, seat) == GAME.observe(state, seat)
    assert again.playout(Dice(1)) == state.clone().playout(Dice(1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_award_what_the_table_of_rounds_says(seats: int) -> None:
    start = GAME.start(seats, Options(), GAME.version)
    for seed in range(some(500, 30)):
        state = start.clone()
        plies = state.playout(Dice(seed))
        assert sum(state.piles) == AWARDED[seats] and state.round == ROUNDS[seats]
        assert plies <= 1 + ROUNDS[seats] * (2 * state.rules.size + 2 + state.rules.guesses)
