"""The engine and a second reading of the rules agree move for move, and count the same lines of play."""

from __future__ import annotations

from math import perm
from random import Random

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME, Options
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.state import CloudMine
from perft import perft
from settings import actions, choose, some

from .by_hand import begun, dealt, do, laid
from .oracle import Oracle


def spoken(state: CloudMine, codes: list[int]) -> set[str]:
    return {GAME.write(state, GAME.word(state, code)) for code in codes}


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_go_as_the_oracle_says(seats: int) -> None:
    for seed in range(some(40, 4)):
        rng = Random(seed)
        first = rng.randrange(seats)
        state, oracle = GAME.start(seats, Options(start=str(first + 1)), "1"), Oracle(seats, first)
        while state.to_act():
            asked = oracle.asks()
            assert asked is not None
            seat, answers = asked
            assert state.to_act() == (seat,)
            if state.phase != t.DESCRIBING:
                assert spoken(state, actions(state, seat)) == answers
            code = choose(state, seat, rng)
            oracle.say(GAME.write(state, GAME.word(state, code)))
            state.apply(seat, code)
            assert list(state.piles) == oracle.piles
        outcome = state.outcome()
        assert oracle.asks() is None and outcome is not None and list(outcome.winners) == oracle.winners()


def lines(cards: int, size: int, guesses: int) -> int:
    """How many ways a round may go: cards in their order, the pick, one description, the sky, and the guesses."""
    ways = sum(perm(size - 1, k - 1) for k in range(1, guesses + 1)) + perm(size - 1, guesses)
    return perm(cards, size) * size * perm(size, size) * ways


@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (3, 5), (3, 6)])
def test_a_round_has_as_many_lines_as_can_be_reckoned(seats: int, cards: int) -> None:
    state = begun(seats, deck="own", cards=cards)
    size, guesses = int(state.rules.size), int(state.rules.guesses)
    dealt_out = dealt(state)
    alone = lines(cards, size, guesses) // perm(cards, size)
    assert perft(dealt_out, 2 + size + guesses) == alone
    assert perft(begun(seats, deck="own", cards=cards), size) == perm(cards, size)


@pytest.mark.parametrize(("seats", "counts"), [(5, [5, 17, 41]), (6, [6, 26, 86, 206]), (8, [8, 50, 260, 1100])])
def test_the_guesses_branch_as_reckoned_by_hand(seats: int, counts: list[int]) -> None:
    """One card of n ends the line, each of the others leads to a guess among n - 1: n, 1 + (n-1)(n-1), and so on."""
    state = laid(do(dealt(begun(seats, deck="own", cards=seats)), "pick 0", "say so"))
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_luck_is_asked_by_the_oracle_whenever_it_is_by_the_engine() -> None:
    state = begun(3)
    assert state.to_act() == (CHANCE,) and Oracle(3, 0).asks() == (CHANCE, {f"deal {card}" for card in range(80)})
