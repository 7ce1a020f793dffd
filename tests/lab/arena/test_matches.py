"""The arena deals twice alike, counts right, and comes to the same result each time."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.lab import arena
from cumuli.lab.playing import Luck
from settings import some


def deals(seed: int, play_seed: int) -> list[str]:
    """The cards luck deals in a game whose seats play at random."""
    state, luck, rng, cards = GAME.start(3, GAME.options(), GAME.version), Luck(seed), Random(play_seed), []
    while actors := state.to_act():
        seat = actors[0]
        code = luck.answer(state.chance()) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        if seat == CHANCE and state.rules.deal0 <= code < state.rules.pick0:
            cards.append(state.names.faces[code - state.rules.deal0])
        state.apply(seat, code)
    return cards


def test_the_same_deal_has_the_same_deck_however_it_is_played() -> None:
    for seed in range(8):
        first, second = deals(seed, 1), deals(seed, 2)
        shared = min(len(first), len(second))
        assert shared > 3 and first[:shared] == second[:shared]
    assert deals(1, 1) != deals(2, 1)


def test_luck_draws_as_a_shuffled_deck_does() -> None:
    """Drawing without putting back, each card comes first as often as its copies say."""
    firsts, seconds = Counter(), Counter()
    rounds = 6000
    for seed in range(rounds):
        luck, left = Luck(seed), {0: 3, 1: 1, 2: 2}
        for count in (firsts, seconds):
            card = luck.answer([(code, n) for code, n in left.items() if n])
            left[card] -= 1
            count[card] += 1
    for count in (firsts, seconds):
        for code, share in ((0, 3 / 6), (1, 1 / 6), (2, 2 / 6)):
            assert abs(count[code] / rounds - share) < 4 * (share * (1 - share) / rounds) ** 0.5


def test_an_arena_comes_to_the_same_result_again() -> None:
    runs = [arena.run("cloudy_kingdom", ["greedy", "random"], some(6, 2), 2, 5, workers=1) for _ in range(2)]
    assert [game.shares for game in runs[0].games] == [game.shares for game in runs[1].games]
    (match,) = runs[0].matches
    assert match.games == 2 * some(6, 2)
    assert match.score > 0.6
    low, high = match.interval
    assert low <= match.score <= high


def test_equals_come_out_equal() -> None:
    """Random against random: what one seat wins the other loses, and the two games of a deal share its luck."""
    match = arena.run("cloudy_kingdom", ["random", "random"], 10, 2, workers=1)
    assert match.matches == []  # a level is no opponent of itself
    three = arena.run("cloudy_kingdom", ["greedy", "random"], some(4, 1), 3, workers=1)
    assert [(m.challenger, m.others) for m in three.matches] == [("greedy", "random"), ("random", "greedy")]
    assert three.matches[0].score > 1 / 3 > three.matches[1].score


@pytest.mark.parametrize(
    "won, games, low, high", [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)]
)
def test_wilsons_interval_is_as_printed_in_the_literature(won: int, games: int, low: float, high: float) -> None:
    found = arena.wilson(won, games)
    assert abs(found[0] - low) < 1e-4 and abs(found[1] - high) < 1e-4


def test_with_little_time_every_pair_plays_some_deals_all_the_same() -> None:
    short = arena.run("cloudy_kingdom", ["random", "greedy", "1"], 50, 2, workers=1, minutes=1e-6)
    assert [match.games for match in short.matches] == [4, 4, 4] and short.last == 1


def test_processes_of_their_own_come_to_the_same_result() -> None:
    alone, together = (arena.run("cloudy_kingdom", ["random", "greedy"], 5, 3, 9, workers=n) for n in (1, 2))
    assert [game.ranks for game in alone.games] == [game.ranks for game in together.games]
    assert [deal.seed for deal in together.deals] == [9, 10, 11, 12, 13] * 2
