"""A test for every ruling R1 to R19 of the rules' open questions; where it is an option, for each value."""

from __future__ import annotations

import pytest

from cumuli.core.game import Illegal
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.setup import Options

from .build import (
    allowed,
    begin,
    castles_on,
    do,
    give,
    lay,
    observe,
    places,
    result,
    stack,
    words,
)
from .oracle import all_layouts, castles_of
from .referee import FAMILIES
from .test_vectors import STAR, crossing


def layouts(seats, **options):
    return [line.split()[1] for line in words(GAME.start(seats, Options(**options), GAME.version))]


@pytest.mark.parametrize("board, size", [("2x2", 2), ("3x3", 3), ("4x4", 4)])
def test_r1_the_board_can_be_named(board, size):
    assert observe(GAME.start(2, Options(board=board), GAME.version))["size"] == size


def test_r2_castles_fair_random_or_as_written():
    assert castles_on(begin(4)) == castles_on(GAME.start(4, Options(), GAME.version))
    assert len(layouts(3, castles="random")) == 48
    assert set(layouts(2, board="2x2", castles="random")) == set(all_layouts(2))
    other = "abcd/cdba/cdab/bacd"
    assert castles_on(begin(4, castles=other)) == castles_of(other, FAMILIES)
    with pytest.raises(Illegal):
        GAME.check(4, Options(castles="abcd/bcda/abcd/cbad"))


@pytest.mark.parametrize("choice, present", [("present", True), ("absent", False)])
def test_r3_castles_nobody_plays_stand_or_leave_gaps(choice, present):
    state = begin(2, "4x4", neutral_castles=choice)
    assert allowed(state, "place straight c1 n") is present
    assert allowed(state, "place straight a1 n")
    assert any("star" in side for side in observe(state)["castles"].values()) is present


@pytest.mark.parametrize(
    "choice, ended", [("ignored", None), ("ends", ("neutral", ())), ("mover_loses", ("neutral", (2,)))]
)
def test_r4_a_family_nobody_plays_is_joined(choice, ended):
    state = give(lay(begin(2, "4x4", neutral_link=choice), **STAR), 1, "bend_r")
    do(state, "place bend_r d4 s")
    assert result(state) == ended


@pytest.mark.parametrize("strict", [False, True])
def test_r5_pictures_may_have_to_match(strict):
    state = lay(begin(match_routes=strict), a2="deadend@3")
    assert allowed(state, "place straight b2 e") is not strict
    state = lay(begin(match_routes=strict), a2="interrupted@1")
    assert allowed(state, "place straight b2 e")


def test_r6_nothing_lies_outside_the_frame():
    assert {int(word.split()[2][1:]) for word in words(begin()) if word.startswith("place")} <= {1, 2, 3, 4}


def test_r7_a_flap_of_a_covered_card_gives_contact():
    assert "b1 n" in places(lay(begin(), b2="straight@0 straight@1"))


def test_r8_castles_of_other_families_give_contact():
    state = begin(2, "4x4")
    assert {"a1 n", "b1 n", "c1 n", "d1 n"} <= places(state)


def test_r9_cards_lie_in_cells_only():
    assert all(len(word.split()) == 4 for word in words(begin()) if word.startswith("place"))


@pytest.mark.parametrize("source", ["before", "cost"])
def test_r10_replant_fetches_the_card_from_before_or_the_cost_itself(source):
    state = begin(2, "3x3", magic="inspiration replant chop", hands="bridge tee_end", replant_source=source)
    assert allowed(state, "magic replant") is (source == "cost")
    do(state, "magic inspiration", "deal cross", "deal bend_r", "place cross a1 n", "deal straight", "magic replant")
    wanted, left = ("bend_r", ["bridge", "tee_end"]) if source == "before" else ("tee_end", ["bridge", "bend_r"])
    assert {word.split()[1] for word in words(state)} == {wanted}
    assert observe(state)["discard"] == left


def test_r11_replant_obeys_the_growing_rules():
    state = begin(2, "3x3", magic="inspiration replant chop")
    do(state, "magic inspiration", "deal cross", "deal straight", "place cross b1 n", "deal straight")
    do(state, "magic replant")
    assert "b1 n" not in places(state)
    assert "b1 e" in places(state)


@pytest.mark.parametrize("fizzle", [False, True])
def test_r12_magic_without_a_full_effect(fizzle):
    state = begin(allow_fizzle=fizzle)
    assert allowed(state, "magic chop") is fizzle
    if fizzle:
        do(state, "magic chop", "deal cross")
        assert int(state.actor()) == 1
        assert observe(state)["discard"] == ["straight"]


def test_r13_a_chopped_card_leaves_the_game():
    state = lay(begin(), a1="bend_l@0")
    do(state, "magic chop", "choose a1")
    assert observe(state)["discard"] == ["straight"]
    assert "bend_l" in observe(state)["box"]


def test_r14_a_covered_card_cannot_be_chopped():
    state = lay(begin(), a1="bend_l@0 cross@1")
    do(state, "magic chop", "choose a1")
    assert stack(state, "a1") == [("bend_l", 0)]


def test_r15_interrupted_may_be_covered():
    assert "b2 n" in places(lay(begin(), b2="straight@0 interrupted_crossing@1"))


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("magic", ["chop", "twisting"])
def test_r16_interrupted_may_be_chopped_and_twisted(magic, touch):
    state = lay(begin(magic=f"{magic} green interrupted", chop_interrupted=touch), d4="straight@0")
    lay(state, b2="straight@0 interrupted_crossing@1")
    do(state, f"magic {magic}")
    assert allowed(state, "choose b2") is touch
    assert allowed(state, "choose d4")


def test_r17_the_burning_crossing_can_be_walked():
    assert crossing("straight@0 burning_crossing@1") == {"NESW"}


def test_r18_the_interrupted_crossing_joins_nothing():
    assert crossing("straight@0 interrupted_crossing@1") == set()


def test_r19_a_pile_with_a_burning_card_is_not_twisted():
    state = lay(begin(magic="twisting green chop"), b2="straight@0 burning_crossing@1", d4="straight@0")
    do(state, "magic twisting")
    assert words(state) == ["choose d4"]
