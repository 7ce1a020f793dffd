"""The rulebook's five pictures A to E, rebuilt with cards (rule 4)."""

from __future__ import annotations

from .build import allowed, begin, do, lay, observe, places


def reached(state, family, cell, port):
    """Whether a road from a castle of the family comes to that side (1 n, 2 e, 4 s, 8 w) of the cell."""
    return any(at == cell and mask & port for at, mask in observe(state)["reach"].get(family, []))


def test_example_a_two_cards_meet_with_their_short_sides():
    state = lay(begin(), a2="straight@1")
    assert allowed(state, "place straight b2 e")
    state = lay(begin(), b1="straight@0")
    assert allowed(state, "place straight b2 n")


def test_example_b_a_short_side_meets_the_long_side_of_a_castle():
    state = begin()
    assert allowed(state, "place straight b1 n")
    assert allowed(state, "place straight a2 e")
    assert not allowed(state, "place straight b1 e")
    assert not allowed(state, "place straight a2 n")


def test_example_c_a_card_lies_crosswise_on_another_and_covers_its_middle():
    state = lay(begin(), b2="straight@0")
    assert {place for place in places(state) if place.startswith("b2")} == {"b2 e"}
    do(state, "place straight b2 e", "deal cross")
    assert {place for place in places(state) if place.startswith("b2")} == {"b2 n"}
    assert {"a2 e", "c2 e", "b1 n", "b3 n"} <= places(state), "all four ends of the crossing stay in sight"


def test_example_d_a_castle_beside_a_long_side_is_not_connected_yet():
    state = lay(begin(hands="cross cross cross cross"), a1="straight@1")
    assert not reached(state, "raven", 0, 1)
    do(state, "place cross a1 n", "deal cross")
    assert reached(state, "raven", 0, 1)


def test_example_d_nor_is_it_connected_by_a_cut_flap():
    state = lay(begin(), a1="blockade@0")
    assert not reached(state, "raven", 0, 1)


def test_example_e_a_rope_bridge_may_lie_beside_an_interrupted_card():
    state = lay(begin(hands="bridge bridge bridge bridge"), b1="interrupted@1")
    assert allowed(state, "place bridge c1 e")
    do(state, "place bridge c1 e", "deal cross")
    assert not reached(state, "star", 2, 1), "a long side faces star's castle"
    assert not observe(state)["links"]
