"""A test for every ruling R20 to R36: when a link counts, hidden cards, the final phase, magic cards."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.setup import Options

from .build import (
    allowed,
    begin,
    do,
    joins,
    lay,
    links,
    observe,
    pending,
    result,
    small,
    words,
)
from .referee import MAGICS
from .test_rules_end import CUT
from .test_vectors import ARMS, CHAINS, RAVEN, crossing


@pytest.mark.parametrize("timing, ended", [("each", ("gift", (1,))), ("end", None)])
def test_r20_a_link_inside_a_spell_counts_at_once_or_at_its_end(timing, ended):
    state = lay(begin(first=2, magic="green chop twisting", magic_win=timing), **RAVEN)
    do(state, "magic green", "deal interrupted", "deal bend_r", "no", "no", "no", "place bend_r b4 s")
    assert result(state) == ended
    if ended is None:
        do(state, "place interrupted b4 e", "deal straight")
        assert result(state) is None
        assert links(state) == set()


@pytest.mark.parametrize("open_", [False, True])
def test_r21_hands_are_hidden_or_open(open_):
    view = observe(begin(hands="cross bridge tee_end bend_r", open_hands=open_), 0)
    assert view["hand"] == "cross"
    assert view.get("hands") == (["cross", "bridge", "tee_end", "bend_r"] if open_ else None)


@pytest.mark.parametrize("hidden", [False, True])
def test_r22_magic_hands_are_open_or_hidden(hidden):
    state = GAME.start(2, Options(magic="own_choice", hidden_magic=hidden), GAME.version)
    while observe(state)["phase"] != "turn":
        do(state, words(state)[0])
    theirs = observe(state, 0)["seats"][1]
    assert (theirs["magic"] is None) is hidden
    assert theirs["magic_count"] == 3
    assert len(observe(state, 1)["seats"][1]["magic"]) == 3


def test_r23_a_claim_needs_no_word():
    state = lay(begin(2, "4x4"), **CUT)
    do(state, "magic chop", "choose b4", "deal straight", "place straight d1 n", "deal straight")
    assert result(state) == ("claim", (1,))


def test_r24_a_card_elsewhere_does_not_end_the_game_for_a_pending_link():
    state = lay(begin(), **CUT)
    do(state, "magic chop", "choose b4", "deal cross", "place straight d1 n", "deal cross")
    assert result(state) is None
    assert pending(state) == {("raven", "NS")}


def test_r25_another_players_card_that_renews_the_link_wins_at_once():
    state = lay(begin(), **CUT)
    do(state, "magic chop", "choose b4", "deal cross", "place straight b4 e", "deal cross")
    assert links(state) == set()
    do(state, "magic chop", "choose b4")
    assert result(state) == ("gift", (1,))


def test_r26_magic_that_joins_oneself_and_another_lets_the_other_win():
    state = lay(begin(), **{**CHAINS, "b2": "straight@0 cross@1 interrupted@0"})
    do(state, "magic chop", "choose b2")
    assert result(state) == ("gift", (3,))


@pytest.mark.parametrize("final", [False, True])
def test_r27_magic_in_the_final_phase(final):
    state = lay(small(2, "4x4", 1, final_magic=final), **CUT)
    do(state, "place across d1 n", "deal across")
    assert observe(state)["final"] is not None
    do(state, "place across c1 n")
    assert allowed(state, "magic chop") is final
    if final:
        do(state, "magic chop", "choose b4")
        assert result(state) == ("deck", ()), "there is no next turn to claim it in"


def test_r28_the_final_phase_begins_with_the_next_player_and_takes_in_everybody():
    state = small(3, "3x3", 1, acting=2)
    do(state, "place across a1 n", "deal across")
    order = []
    for cell in ("b1", "c1", "a2"):
        order.append(int(state.actor()) + 1)
        do(state, f"place across {cell} {'e' if cell == 'a2' else 'n'}")
    assert order == [3, 1, 2]
    assert result(state) == ("deck", ())


def test_r29_magic_draws_only_what_the_deck_holds():
    state = small(2, "3x3", 1, magic="inspiration green expedited")
    assert not [word for word in words(state) if word.startswith("magic")]


def test_r30_who_has_no_card_is_skipped():
    state = small(2, "3x3", 2, magic="green chop inspiration")
    do(state, "magic green", "deal across", "deal across", "place across a1 n", "place across b1 n")
    assert observe(state)["final"] is not None
    do(state, "place across c1 n")
    assert result(state) == ("deck", ())


def test_r31_discards_are_not_shuffled_into_a_new_deck():
    state = small(2, "3x3", 2, magic="inspiration chop green")
    do(state, "magic inspiration", "deal across", "deal across", "place across a1 n")
    assert observe(state)["deck"] == 0
    assert len(observe(state)["discard"]) == 2


@pytest.mark.parametrize("pairs", [False, True])
def test_r32_the_two_sides_of_a_magic_card(pairs):
    state = GAME.start(2, Options(magic="own_choice", magic_pairs=pairs), GAME.version)
    while observe(state)["phase"] != "magic":
        do(state, words(state)[0])
    do(state, "take chop")
    left = {word.split()[1] for word in words(state, 0)}
    assert len(left) == (6 if pairs else 7)
    assert ("expedited" in left) is not pairs


def test_r33_luck_takes_any_three_of_the_eight_alike():
    state = GAME.start(2, Options(magic="same_three"), GAME.version)
    while observe(state)["phase"] != "magic":
        do(state, words(state)[0])
    odds = dict.fromkeys(combinations(sorted(MAGICS), 3), Fraction(0))

    def follow(world, chance):
        if observe(world)["phase"] != "magic":
            odds[tuple(sorted(observe(world)["seats"][0]["magic"]))] += chance
            return
        total = sum(weight for _, weight in world.chance())
        for code, weight in world.chance():
            after = world.clone()
            after.apply(CHANCE, code)
            follow(after, chance * Fraction(weight, total))

    follow(state, Fraction(1))
    assert set(odds.values()) == {Fraction(1, 56)}
    seen, dice = Counter(), Dice(1)
    for _ in range(800):
        world = state.clone()
        while observe(world)["phase"] == "magic":
            world.apply(CHANCE, world.sample(dice))
        seen[tuple(observe(world)["seats"][0]["magic"])] += 1
    assert len(seen) == 56 and max(seen.values()) < 40, "some fourteen of each are expected"


def test_r34_the_rope_bridge_is_a_road_like_any_other():
    assert crossing("bridge@0") == crossing("straight@0") == {"NS"}
    assert crossing("straight@0 bridge@1") == {"EW"}


def test_r35_magic_can_be_chosen_with_the_card_in_hand_seen():
    state = lay(begin(), a1="cross@0")
    assert observe(state, 0)["hand"] == "straight"
    assert allowed(state, "magic chop")


def test_r36_there_is_neither_pass_nor_take_back():
    state = begin()
    assert {word.split()[0] for word in words(state)} == {"place", "magic"}
    assert joins(lay(begin(), **ARMS, b2="cross@0"), "b2") == {"NS"}
