"""A test for every numbered rule of chapters 8 and 9: how it ends, own magic.  Chapter 7 is in test_magic.py."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from cumuli.core.game import Illegal
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.setup import Options

from .build import begin, do, give, lay, links, observe, pending, result, small, stack, told, words
from .test_vectors import CHAINS, RAVEN, STAR

CUT = {**RAVEN, "b4": "straight@1 bend_r@2 interrupted@1"}
"""Raven's chain with a hole on top of its last bend: chopping it joins."""


def spell(name: str) -> dict[str, object]:
    folder = files("cumuli.games.cloudy_kingdom") / "data" / "spells"
    return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))


def with_spell(table: dict[str, object], **options):
    return begin(magic=f"{table['id']} chop twisting", spells=(table,), **options)


def test_8_1_a_newly_joined_opposite_pair_ends_the_game():
    state = give(lay(begin(), **RAVEN), 1, "bend_r")
    events = told(state, "place bend_r b4 s")
    assert [type(event).__name__ for event in events] == ["Placed", "Connected", "Ended"]
    assert (events[1].family, events[1].axis) == ("raven", "NS")
    assert state.to_act() == ()
    assert state.legal_actions(0) == []


@pytest.mark.parametrize("mover, ended", [(1, ("own", (1,))), (3, ("own", (3,)))])
def test_8_2_the_mover_wins_first(mover, ended):
    state = give(lay(begin(first=mover), **CHAINS), mover, "cross")
    do(state, "place cross b2 e")
    assert result(state) == ended


def test_8_3_otherwise_the_other_families_share():
    state = give(lay(begin(first=2), **CHAINS), 2, "cross")
    do(state, "place cross b2 e")
    assert result(state) == ("gift", (1, 3))
    assert state.outcome().ranks == (0, 2, 0, 2)
    assert sum(state.outcome().returns) == 0


def test_8_4_an_own_link_by_magic_is_claimed_at_the_start_of_the_next_turn():
    state = lay(begin(2, "4x4"), **CUT)
    do(state, "magic chop", "choose b4", "deal straight")
    assert pending(state) == {("raven", "NS")}
    do(state, "place straight d1 n", "deal straight")
    assert result(state) == ("claim", (1,))


def test_8_4_a_link_that_is_broken_meanwhile_is_not_claimed():
    state = lay(begin(2, "4x4"), **CUT)
    do(state, "magic chop", "choose b4", "deal straight")
    events = told(state, "place straight b4 e", "deal straight")
    assert "Broken" in {type(event).__name__ for event in events}
    assert result(state) is None
    assert links(state) == set()
    assert int(state.actor()) == 0


def test_8_5_others_win_at_once_by_magic():
    state = lay(begin(first=2), **CUT)
    do(state, "magic chop", "choose b4")
    assert result(state) == ("gift", (1,))


def test_8_6_when_the_deck_is_empty_everybody_plays_the_last_card():
    state = small(2, "3x3", 1)
    events = told(state, "place across a1 n", "deal across")
    assert "FinalPhase" in {type(event).__name__ for event in events}
    assert observe(state)["final"] is not None
    assert not [word for word in words(state) if word.startswith("magic")]
    do(state, "place across b1 n")
    assert result(state) is None
    assert int(state.actor()) == 0
    do(state, "place across c1 n")
    assert result(state) == ("deck", ())


def test_8_6_who_has_no_card_left_is_skipped():
    state = small(2, "3x3", 2, magic="inspiration chop green")
    do(state, "magic inspiration", "deal across", "deal across", "place across a1 n")
    assert observe(state)["seats"][0]["hand"] == 0
    events = told(state, "place across b1 n")
    assert [type(event).__name__ for event in events] == ["Placed", "Skipped", "Ended"]
    assert result(state) == ("deck", ())


def test_8_7_without_a_winner_all_have_drawn():
    state = small(2, "3x3", 1)
    do(state, "place across a1 n", "deal across", "place across b1 n", "place across a1 e")
    assert state.outcome().winners == ()
    assert state.outcome().returns == (0.0, 0.0)


def test_8_8_a_link_that_already_stood_is_not_new():
    state = lay(begin(), **CUT)
    do(state, "magic chop", "choose b4", "deal cross", "place straight d1 n")
    assert result(state) is None
    assert pending(state) == {("raven", "NS")}


def test_8_9_a_family_without_a_player_wins_nothing():
    state = give(lay(begin(2, "4x4"), **STAR), 1, "bend_r")
    do(state, "place bend_r d4 s", "deal cross")
    assert links(state) == {("star", "NS")}
    assert result(state) is None


def test_9_1_own_spells_are_written_as_steps():
    gust = spell("gust")
    state = lay(with_spell(gust), b2="bend_r@0 straight@1")
    assert GAME.static(state)["magics"]["gust"]["steps"]
    do(state, "magic gust", "choose b2")
    assert stack(state, "b2") == [("bend_r", 2), ("straight", 3)]


def test_9_1_storm_swaps_two_piles():
    state = lay(with_spell(spell("storm")), b2="bend_r@0 straight@1", c3="cross@0")
    do(state, "magic storm", "choose b2")
    assert "choose b2" not in words(state)
    do(state, "choose c3")
    assert stack(state, "b2") == [("cross", 0)]
    assert stack(state, "c3") == [("bend_r", 0), ("straight", 1)]


def test_9_1_second_harvest_takes_three_discards():
    state = begin(2, "3x3", magic="second_harvest inspiration chop", spells=(spell("second_harvest"),))
    do(state, "magic inspiration", "deal tee_end", "deal tee_side", "place tee_side a1 n", "deal dbl_l")
    do(state, "magic inspiration", "deal bend_l", "deal bend_r", "place bend_l b1 n", "deal cross")
    assert observe(state)["discard"] == ["straight", "tee_end", "straight", "bend_r"]
    do(state, "magic second_harvest")
    assert {word.split()[1] for word in words(state)} == {"tee_end", "straight", "bend_r"}
    do(state, "place tee_end c1 n", "deal cross")
    assert sorted(observe(state)["discard"]) == sorted(["straight", "dbl_l", "straight", "bend_r"])


def test_9_2_a_spell_has_at_most_eight_steps_and_four_draws():
    choose = {"op": "choose", "as": "t", "from": "pile"}
    turn = {"op": "rotate", "target": "t", "quarters": 1}
    place = {"op": "place", "which": "all", "mode": "any"}
    words = dict.fromkeys(("en", "de", "fr"), "Whirl")
    base = {"id": "whirl", "names": words, "text": words}
    GAME.check(4, Options(spells=({**base, "steps": [choose] + [turn] * 7},)))
    GAME.check(4, Options(spells=({**base, "steps": [{"op": "draw", "n": 4}, place]},)))
    for steps in ([choose] + [turn] * 8, [{"op": "draw", "n": 5}, place], [{"op": "draw", "n": 3}, place] * 2, []):
        with pytest.raises(Illegal):
            GAME.check(4, Options(spells=({**base, "steps": steps},)))


def test_9_3_there_is_no_own_spell_unless_the_table_wants_it():
    assert Options().spells == ()
    state = GAME.start(2, Options(magic="own_choice"), GAME.version)
    while observe(state)["phase"] != "magic":
        do(state, words(state)[0])
    assert len(words(state)) == 8
