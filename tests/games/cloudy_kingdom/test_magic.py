"""The eight magic cards one by one, and each against plain, burning and interrupted stacks (rule 7)."""

from __future__ import annotations

import pytest

from cumuli.core.game import CHANCE

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
from .test_vectors import ARMS, RAVEN

PLAIN = "straight@1 cross@0"
BURNING = "straight@0 burning_crossing@1"
INTERRUPTED = "straight@0 interrupted_crossing@1"


def holding(magic: str, **options):
    others = [m for m in ("chop", "green", "twisting") if m != magic][:2]
    return begin(magic=" ".join([magic, *others]), **options)


def names(events):
    return [type(event).__name__ for event in events]


def test_7_1_chop_takes_the_top_card_out_of_the_game():
    state = lay(holding("chop"), b2=PLAIN)
    events = told(state, "magic chop", "choose b2")
    assert stack(state, "b2") == [("straight", 1)]
    assert "cross" not in observe(state)["discard"]
    assert "cross" in observe(state)["box"]
    assert "Removed" in names(events)


def test_7_1_chop_may_empty_a_cell_and_leave_cards_without_contact():
    state = lay(holding("chop"), a2="straight@1", b2="straight@1")
    do(state, "magic chop", "choose a2", "deal cross")
    assert stack(state, "a2") == []
    assert stack(state, "b2") == [("straight", 1)]
    assert "a2 e" in places(state)


def test_7_2_inspiration_draws_two_plays_one_and_discards_the_other():
    state = holding("inspiration", hands="bridge straight straight straight")
    do(state, "magic inspiration", "deal cross", "deal bend_r")
    assert places(state, "cross") and places(state, "bend_r") and not places(state, "bridge")
    assert sorted(observe(state, 0)["drawn"]) == ["bend_r", "cross"]
    assert observe(state, 1)["drawn"] == []
    do(state, "place bend_r a1 w", "deal straight")
    assert stack(state, "a1") == [("bend_r", 3)]
    assert observe(state)["discard"] == ["bridge", "cross"]


def test_7_2_inspiration_cannot_win_for_its_player():
    state = lay(holding("inspiration"), **RAVEN)
    do(state, "magic inspiration", "deal cross", "deal bend_r", "place bend_r b4 s")
    assert result(state) is None
    assert pending(state) == {("raven", "NS")}


def test_7_3_burning_goes_only_crosswise_on_a_stack():
    state = lay(holding("burning"), b2=PLAIN, c3="straight@1")
    do(state, "magic burning")
    assert set(words(state)) == {"place burning_crossing b2 e", "place burning_crossing c3 n"}
    do(state, "place burning_crossing b2 e", "deal cross")
    assert not [place for place in places(state) if place.startswith("b2")]


def test_7_3_burning_is_an_open_crossing():
    state = lay(holding("burning"), **ARMS, b2="straight@0")
    do(state, "magic burning", "place burning_crossing b2 e")
    assert joins(state, "b2") == {"NESW"}


def test_7_4_interrupted_goes_where_a_route_card_goes_and_joins_nothing():
    state = lay(holding("interrupted"), **ARMS, b2=PLAIN)
    do(state, "magic interrupted")
    found = {word.removeprefix("place interrupted_crossing ") for word in words(state)}
    assert {"b2 e", "c1 n", "d1 e", "a1 e", "a1 n"} <= found
    assert "b2 n" not in found
    do(state, "place interrupted_crossing b2 e")
    assert joins(state, "b2") == set()
    assert "interrupted" not in observe(state)["box"]


def test_7_5_expedited_lays_one_card_on_an_empty_cell_and_one_across_it():
    state = lay(holding("expedited"), b2=PLAIN)
    do(state, "magic expedited", "deal bend_r")
    assert not [place for place in places(state) if place.startswith("b2")], "must be an empty cell"
    do(state, "place bend_r a1 n", "deal tee_side")
    assert places(state) == {"a1 e", "a1 w"}
    do(state, "place tee_side a1 w", "deal cross")
    assert stack(state, "a1") == [("bend_r", 0), ("tee_side", 3)]
    assert int(state.actor()) == 1


def test_7_6_green_asks_the_others_clockwise_and_plays_both_cards():
    state = holding("green", first=2)
    do(state, "magic green", "deal cross", "deal bend_r")
    assert int(state.actor()) == 2
    assert set(words(state)) == {"yes", "no"}
    do(state, "yes")
    assert int(state.actor()) == CHANCE
    do(state, "deal bridge")
    assert observe(state, 2)["hand"] == "bridge"
    assert int(state.actor()) == 3
    do(state, "no")
    assert int(state.actor()) == 0
    do(state, "yes", "deal dbl_r")
    assert int(state.actor()) == 1
    do(state, "place bend_r b1 n", "place cross b1 e", "deal straight")
    assert stack(state, "b1") == [("bend_r", 0), ("cross", 1)]
    assert observe(state)["discard"] == ["straight"] * 3
    assert [seat["hand"] for seat in observe(state)["seats"]] == [1] * 4


def test_7_6_after_the_first_card_has_ended_the_game_the_second_stays():
    state = lay(holding("green", first=2), **RAVEN)
    do(state, "magic green", "deal cross", "deal bend_r", "no", "no", "no", "place bend_r b4 s")
    assert result(state) == ("gift", (1,))


def test_7_6_nobody_can_exchange_when_the_deck_is_empty():
    state = small(4, "4x4", 3, magic="green chop twisting")
    do(state, "magic green", "deal across", "deal across", "yes", "deal across")
    assert int(state.actor()) == 0, "no card is left for seats 3 and 4"


def test_7_7_replant_plays_the_card_that_was_on_top_before_the_cost():
    state = holding("inspiration", seats=2, board="3x3", hands="bridge tee_end")
    do(state, "magic inspiration", "deal cross", "deal bend_r", "place cross a1 n", "deal straight")
    assert not allowed(state, "magic replant")
    state = begin(2, "3x3", magic="inspiration replant chop", hands="bridge tee_end")
    assert not allowed(state, "magic replant")
    do(state, "magic inspiration", "deal cross", "deal bend_r", "place cross a1 n", "deal straight")
    events = told(state, "magic replant")
    assert "Fetched" in names(events)
    assert observe(state)["discard"] == ["bridge", "tee_end"]
    assert {word.split()[1] for word in words(state)} == {"bend_r"}
    do(state, "place bend_r a1 e", "deal cross")
    assert stack(state, "a1") == [("cross", 0), ("bend_r", 1)]


def test_7_8_twisting_turns_a_pile_clockwise_whatever_the_growing_rules_say():
    state = lay(holding("twisting"), a2="straight@1", b2="bend_r@1")
    events = told(state, "magic twisting", "choose b2")
    assert stack(state, "b2") == [("bend_r", 2)]
    assert "Turned" in names(events)


def test_7_8_twisting_may_join_another_family_which_wins():
    state = lay(holding("twisting", first=4), **{**RAVEN, "b4": "straight@0 bend_r@1"})
    assert links(state) == set()
    do(state, "magic twisting", "choose b4")
    assert result(state) == ("gift", (1,))


# What may be done to which stack


@pytest.mark.parametrize("cards, open_", [(PLAIN, True), (BURNING, False), (INTERRUPTED, True)])
@pytest.mark.parametrize("magic", ["chop", "twisting"])
def test_what_magic_may_change(magic, cards, open_):
    state = lay(holding(magic), b2=cards, d4="straight@0")
    do(state, f"magic {magic}")
    assert ("choose b2" in words(state)) is open_


@pytest.mark.parametrize("cards, open_", [(PLAIN, True), (BURNING, False), (INTERRUPTED, True)])
@pytest.mark.parametrize("face", ["burning_crossing", "interrupted_crossing", "straight"])
def test_what_may_be_covered(face, cards, open_):
    magic = face.removesuffix("_crossing")
    state = lay(begin() if face == "straight" else holding(magic), b2=cards, d4="straight@0")
    if face != "straight":
        do(state, f"magic {magic}")
    assert any(place.startswith("b2") for place in places(state, face)) is open_


@pytest.mark.parametrize("cards", [PLAIN, BURNING, INTERRUPTED])
def test_what_may_be_built_beside(cards):
    assert {"b1 n", "a2 e", "c2 e", "b3 n"} <= places(lay(begin(), b2=cards))


def test_interrupted_goes_back_to_the_box_when_it_is_chopped():
    state = lay(holding("chop"), b2=INTERRUPTED)
    do(state, "magic chop", "choose b2")
    assert stack(state, "b2") == [("straight", 0)]
    assert {"interrupted", "interrupted_crossing"} & set(observe(state)["box"])


def test_interrupted_turns_with_its_pile():
    state = lay(holding("twisting"), b2=f"{INTERRUPTED} cross@0")
    do(state, "magic twisting", "choose b2")
    assert stack(state, "b2") == [("straight", 1), ("interrupted_crossing", 2), ("cross", 1)]


def test_the_flaps_of_a_covered_interrupted_card_are_open():
    state = give(lay(begin(), **ARMS, b2="interrupted_crossing@0"), 1, "cross")
    do(state, "place cross b2 e")
    assert joins(state, "b2") == {"NESW"}


def test_a_pile_under_a_burning_card_is_safe():
    state = lay(holding("chop"), b2=f"{PLAIN} burning_crossing@1", d4="straight@0")
    do(state, "magic chop")
    assert words(state) == ["choose d4"]


def test_the_second_card_of_expedited_goes_only_on_the_first():
    state = lay(holding("expedited"), b2="straight@0", c2="straight@1")
    do(state, "magic expedited", "deal straight", "place straight a1 e", "deal straight")
    assert places(state) == {"a1 n"}
