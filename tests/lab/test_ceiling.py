"""What the cheats of the laboratory are told is true, and nothing but luck is told to them."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from cumuli.bots import think
from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom.fields import TURN
from cumuli.lab.ceiling import BASE, GAME, cheat, deal, finish, played_on, share, told
from cumuli.lab.playing import Luck


def opened(seats: int, seed: int, turns: int) -> tuple[Any, Luck]:
    """A game of greedy bots after so many turns."""
    state, luck, rng = GAME.start(seats, GAME.options(), GAME.version), Luck(seed), Random(seed)
    while state.turns < turns or state.phase != TURN:
        seat = state.to_act()[0]
        state.apply(seat, luck.answer(state.chance()) if seat == CHANCE else think(GAME, state, "greedy", seat, rng))
    return state, luck


@pytest.mark.parametrize("seats", [3, 4])
def test_a_cheat_is_told_the_cards_that_come(seats: int) -> None:
    for seed in range(4):
        state, luck = opened(seats, seed, 9)
        seat, faces = int(state.turn), range(int(state.rules.faces))
        others = [(seat + k) % seats for k in range(1, seats)]
        assert [face for face in faces if told(state, seat, "next", luck)[face]] == [state.hand[others[0]]]
        known = list(told(state, seat, "hands", luck))
        then = state.clone()
        then.apply(seat, next(code for code in then.legal_actions(seat) if code < then.rules.deal0))
        if then.outcome() is None:
            then.apply(CHANCE, deepcopy(luck).answer(then.chance()))
            cards = sorted([int(then.hand[other]) for other in others] + [int(then.hand[seat])])
            assert cards == [face for face in faces for _ in range(int(known[face]))]


def test_the_future_that_is_played_on_is_the_one_that_comes() -> None:
    state, luck = opened(3, 5, 12)
    seat = int(state.turn)
    code = think(GAME, state, BASE, seat, Random(1))
    promised = played_on(state, seat, code, Random(2), luck)
    state.apply(seat, code)
    rng = Random(2)
    assert share(finish(state, luck, lambda now, actor: think(GAME, now, BASE, actor, rng)), seat) == promised


@pytest.mark.parametrize("knows", ["next", "hands"])
def test_a_cheat_answers_legally_and_changes_nothing(knows: Any) -> None:
    state, luck = opened(4, 3, 10)
    seat, before = int(state.turn), state.key()
    assert cheat(state, seat, Random(1), knows, luck) in state.legal_actions(seat)
    assert state.key() == before


def test_a_deal_is_played_once_from_every_seat() -> None:
    ends = deal(3, 1_830_000, "next")
    assert len(ends) == 3 and all(end.outcome() is not None for end in ends)
    assert all(sum(share(end, seat) for seat in range(3)) == pytest.approx(1) for end in ends)
