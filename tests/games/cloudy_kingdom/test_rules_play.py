"""A test for every numbered rule of chapters 4 to 6: growing, routes, magic in general."""

from __future__ import annotations

import pytest

from cumuli.core.game import Illegal
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.actions import Place, PlayMagic

from .build import (
    allowed,
    begin,
    do,
    give,
    joins,
    lay,
    links,
    observe,
    pending,
    places,
    result,
    small,
    stack,
    told,
    words,
)
from .test_vectors import RAVEN, crossing


def refused(state, word, reason, rule):
    seat = int(state.actor())
    assert GAME.write(state, word) not in words(state)
    refusal = GAME.explain(state, seat, word)
    assert (refusal.reason, refusal.rule) == (reason, rule)


def test_4_1_in_an_empty_cell_a_short_side_must_touch():
    state = begin()
    refused(state, Place("straight", 5, 0), "no-contact", "4.1")
    refused(state, Place("straight", 1, 1), "no-contact", "4.1")
    assert allowed(state, "place straight b1 n")


def test_4_2_on_a_stack_a_card_lies_crosswise_and_as_high_as_one_likes():
    state = lay(begin(), b2="straight@0")
    refused(state, Place("straight", 5, 0), "not-crosswise", "4.2")
    lay(state, b2=" ".join(["straight@1 straight@0"] * 6))
    assert len(stack(state, "b2")) == 13
    assert allowed(state, "place straight b2 e")


def test_4_3_a_card_is_turned_as_one_likes():
    assert len({place for place in places(begin(hands="bend_r " * 4)) if place.startswith("a1")}) == 4
    state = begin()
    assert len({place for place in places(state) if place.startswith("a1")}) == 2
    refused(state, Place("straight", 0, 2), "same-turn", "4.3")


def test_4_4_a_short_side_never_meets_the_long_side_of_a_card():
    state = lay(begin(), a2="straight@0", c2="straight@0")
    assert not allowed(state, "place straight b2 e")


def test_4_5_pictures_need_not_match():
    state = lay(begin(), a2="deadend@3")
    assert allowed(state, "place straight b2 e"), "a road meets an end without one"


def test_4_6_nothing_is_laid_on_a_protected_card():
    state = lay(begin(), b2="straight@0 burning_crossing@1")
    refused(state, Place("straight", 5, 0), "protected", "4.6")


def test_1_1_nothing_is_laid_outside_the_frame():
    refused(begin(3, "3x3"), Place("straight", 9, 0), "off-board", "1.1")


def test_5_1_a_card_joins_what_its_picture_joins():
    assert crossing("straight@1 bend_r@0") == {"NE"}
    assert crossing("straight@1 tee_side@0") == {"NES"}
    assert crossing("straight@1 dbl_r@0") == {"NE", "SW"}
    assert crossing("straight@1 overpass@0") == {"NS", "EW"}


def test_5_2_only_the_two_cards_on_top_count():
    assert crossing("blockade@0 straight@1 cross@0") == crossing("straight@0 straight@1 cross@2") == {"NESW"}


def test_5_3_holes_and_blocks_interrupt():
    assert crossing("interrupted@0") == set()
    assert crossing("blockade@0") == set()
    assert crossing("straight@0 interrupted@1") == set()
    assert crossing("straight@1 blockade@2") == set()


def test_5_4_a_road_does_not_go_on_through_a_castle():
    state = lay(begin(), a1="straight@0", b1="straight@0", a4="straight@0", b4="straight@0")
    seen = {family: {cell for cell, _ in blocks} for family, blocks in observe(state)["reach"].items() if blocks}
    assert seen == {"raven": {0, 13}, "rose": {1, 12}}


def test_6_1_magic_is_played_instead_and_the_hand_card_goes_first():
    state = lay(begin(), a1="cross@0")
    events = told(state, "magic chop")
    assert [type(event).__name__ for event in events] == ["MagicPlayed", "Discarded"]
    assert observe(state)["discard"] == ["straight"]
    assert observe(state)["seats"][0]["hand"] == 0
    do(state, "choose a1", "deal bridge")
    assert int(state.actor()) == 1, "that was the turn"


def test_6_2_each_magic_card_is_played_once():
    state = lay(begin(2, "3x3"), a1="cross@0 cross@1")
    do(state, "magic chop", "choose a1", "deal straight", "place straight b1 n", "deal straight")
    refused(state, PlayMagic("chop"), "magic-used", "6.2")
    refused(state, PlayMagic("green"), "magic-not-held", "6.2")
    assert observe(state)["seats"][0]["used"] == ["chop"]


@pytest.mark.parametrize(
    "magic, reason",
    [("chop", "magic-no-target"), ("twisting", "magic-no-target"), ("burning", "magic-no-target"),
     ("replant", "magic-discard")],
)  # fmt: skip
def test_6_3_magic_that_cannot_do_all_its_steps_is_not_played(magic, reason):
    others = [m for m in ("green", "inspiration", "interrupted") if m != magic][:2]
    state = begin(magic=" ".join([magic, *others]))
    assert not allowed(state, f"magic {magic}")
    refusal = GAME.explain(state, 0, PlayMagic(magic))
    assert refusal.rule == "6.3"
    assert refusal.reason in (reason, "magic-no-place")


def test_6_3_magic_needs_enough_cards_in_the_deck():
    spells = "inspiration green expedited"
    state = small(2, "3x3", 1, magic=spells)
    for magic in spells.split():
        refused(state, PlayMagic(magic), "magic-deck", "6.3")
    state = small(2, "3x3", 2, magic=spells)
    assert {f"magic {magic}" for magic in spells.split()} <= set(words(state))


def test_6_4_nobody_wins_by_magic_of_their_own():
    state = lay(begin(), **{**RAVEN, "b4": "straight@1 bend_r@2 interrupted@1"})
    do(state, "magic chop", "choose b4")
    assert links(state) == pending(state) == {("raven", "NS")}
    assert result(state) is None


def test_6_5_used_magic_goes_back_to_the_box():
    state = lay(begin(), a1="cross@0")
    do(state, "magic chop", "choose a1")
    assert observe(state)["seats"][0]["used"] == ["chop"]
    assert "chop" not in observe(state)["seats"][0]["magic"]
    assert observe(state)["discard"] == ["straight"]
    state = lay(begin(), a1="cross@0")
    do(state, "magic burning", "place burning_crossing a1 e")
    assert stack(state, "a1") == [("cross", 0), ("burning_crossing", 1)]


def test_6_6_magic_works_at_once():
    state = lay(begin(), **{"b2": "cross@0 interrupted@1", "b1": "straight@0"})
    assert joins(state, "b2") == set()
    do(state, "magic chop", "choose b2")
    assert joins(state, "b2") == {"NS"}


def test_what_is_not_ones_turn_is_refused():
    state = begin()
    refusal = GAME.explain(state, 1, Place("straight", 0, 0))
    assert (refusal.reason, refusal.rule) == ("not-your-turn", "3.3")
    refused(state, Place("cross", 0, 0), "not-held", "3.1")


def test_options_that_do_not_go_together_are_refused():
    from cumuli.games.cloudy_kingdom.setup import Options

    for seats, options in (
        (4, Options(board="3x3")),
        (3, Options(board="2x2")),
        (4, Options(castles="abcd/bcda/abdc/cbad")),
        (2, Options(start="3")),
    ):
        with pytest.raises(Illegal):
            GAME.check(seats, options)


def test_a_given_card_is_the_one_that_can_be_played():
    state = give(begin(), 1, "cross")
    assert places(state, "cross") and not places(state, "straight")
