"""What a move has shown: each game says it exactly, and worlds drawn anew agree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cumuli.core.game import Illegal
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom.view import _unseen
from cumuli.lab.soak import drawn_table
from cumuli.server.table import takeback
from cumuli.server.table.takeback import told
from cumuli.table import Table, options_of
from long import long
from settings import some

CAREFUL = {"Pick", "Hold"}
"""Where a game errs towards yes: the dreamer is shown a card, and a fist of several kinds is closed."""


def moments(game: str, seed: int) -> Iterator[tuple[Table, int, int]]:
    """Decisions of a random game at a table with drawn options: who decides, and what."""
    rng = Random(f"{game} {seed}")
    seats, options = drawn_table(SHELF[game], rng, None)
    try:
        table = Table(SHELF[game], ["P"] * seats, options_of(SHELF[game], options), rng)
    except Illegal:
        return  # a deck of somebody's own
    for _ in range(1_200):
        owing = table.state.to_act()
        if not owing or owing[0] < 0:
            return
        mover = rng.choice(owing)
        code = rng.choice(table.state.legal_actions(mover))
        yield table, mover, code
        table.act(mover, table.game.word(table.state, code))


@pytest.mark.parametrize("game", sorted(SHELF))
def test_what_a_game_says_a_move_has_shown_is_what_worlds_drawn_anew_tell(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeback, "WORLDS", 120)
    plays, asked, shown = SHELF[game], 0, 0
    assert plays.shows is not None
    for seed in range(some(40, 4)):
        rng = Random(seed)
        for number, (table, mover, code) in enumerate(moments(game, seed)):
            if rng.random() > long(0.2, 0.06):  # of each table a few decisions
                continue
            kind = type(plays.word(table.state, code)).__name__
            before = plays.save(table.state)
            for eyes in range(len(table.record.seats)):
                says = plays.shows(table.state, mover, code, eyes)
                sampled = takeback.shows(plays, table.state, mover, code, eyes, number)
                assert says or not sampled, (kind, seed, number, eyes)
                assert says == sampled or kind in CAREFUL, (kind, seed, number, eyes)
                asked, shown = asked + 1, shown + says
            assert plays.save(table.state) == before
    assert 0 < shown < asked


def one_odd_card(hand: bool) -> tuple[Any, int, int]:
    """A table of Cloudy Kingdom at which all cards that nobody sees are alike but one; and a move that lays a card.

    The odd one lies in the deck, or is the card that is laid.
    """
    game = SHELF["cloudy_kingdom"]
    table = Table(game, ["A", "B"], game.options(), Random(2))
    while table.state.to_act()[0] < 0:
        raise AssertionError("luck has answered already")
    while type(table.legal(table.state.to_act()[0])[0]).__name__ != "Place":
        table.act(table.state.to_act()[0], table.legal(table.state.to_act()[0])[0])
    state: Any = table.state
    mover = state.to_act()[0]
    for face in range(int(state.rules.faces)):
        state.deck[face] = 0
    state.deck[0], state.deck[1] = 59, 0 if hand else 1
    state.in_deck = 60 - hand
    state.hand[0] = state.hand[1] = 0
    if hand:
        state.hand[mover] = 1
    code = next(c for c in state.legal_actions(mover) if type(game.word(state, c)).__name__ == "Place")
    return state, mover, code


def test_a_rare_world_that_drawing_misses_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lays one of sixty like cards shows that it was not the odd one."""
    game = SHELF["cloudy_kingdom"]
    state, mover, code = one_odd_card(hand=False)
    assert len(set(_unseen(state, 1 - mover))) == 2
    drawn = [takeback.shows(game, state, mover, code, 1 - mover, seed) for seed in range(20)]
    assert not all(drawn), "sixty worlds are too few"
    assert told(game, state, mover, code, 1 - mover, 0), "and the game knows"
    assert not told(game, state, mover, code, mover, 0), "the mover knew its card"


def test_what_everybody_could_work_out_is_no_news() -> None:
    """The last cards nobody sees are all alike: laying one shows nothing."""
    game = SHELF["cloudy_kingdom"]
    state, mover, code = one_odd_card(hand=False)
    state.deck[0], state.deck[1] = 60, 0
    assert not told(game, state, mover, code, 1 - mover, 0)
    odd, mover, code = one_odd_card(hand=True)
    assert told(game, odd, mover, code, 1 - mover, 0)
