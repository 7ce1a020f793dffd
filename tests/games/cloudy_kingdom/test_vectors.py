"""Sixteen positions worked out by hand, on the fair four by four board (rules 4, 5, 7 and 8)."""

from __future__ import annotations

import pytest

from .build import begin, do, give, joins, lay, links, observe, pending, places, result, stack, words

ARMS = {"b1": "straight@0", "a2": "straight@1", "c2": "straight@1", "d2": "straight@1", "b3": "straight@0",
        "b4": "straight@0"}  # fmt: skip
RAVEN = {"a1": "straight@0", "a2": "straight@0", "a3": "straight@0", "a4": "straight@1 bend_r@0", "b4": "straight@1"}
"""Six of the seven cards that join north and south; bend_r at s on b4 is the seventh."""
STAR = {"c1": "straight@0", "c2": "straight@0", "c3": "straight@0", "c4": "straight@1 bend_r@0", "d4": "straight@1"}
CHAINS = {"a1": "straight@0", "a2": "straight@1 bend_r@0", "c1": "straight@0", "c2": "straight@1 bend_l@0",
          "b2": "straight@0", "b3": "straight@1 tee_side@0", "b4": "straight@0", "c3": "straight@1",
          "d3": "straight@1 bend_r@2", "d4": "straight@0"}  # fmt: skip
"""Raven's and star's chains both run through b2: a cross at e joins them all."""


def crossing(cards: str) -> set[str]:
    """What a stack on b2 joins, with a straight road from each of its sides to a castle."""
    return joins(lay(begin(), **ARMS, b2=cards), "b2")


def test_1_the_first_card_starts_at_the_frame():
    state = begin(hands="straight bend_r cross cross")
    straight = places(state)
    assert len(straight) == 16
    assert not {"b2", "c2", "b3", "c3"} & {place.split()[0] for place in straight}
    assert [place for place in straight if place.startswith("b1")] == ["b1 n"]
    assert len(places(begin(hands="straight bend_r cross cross", first=2))) == 32


def test_2_a_card_goes_on_in_line():
    state = lay(begin(), a2="straight@1")
    assert "b2 e" in places(state)
    assert "b2 n" not in places(state)


def test_3_a_long_side_gives_no_contact_until_a_card_lies_across():
    state = lay(begin(), a3="straight@1", b3="straight@1")
    assert not {"b2 n", "b2 e"} & places(state)
    lay(state, b3="straight@0")
    assert "b2 n" in places(state)
    assert "b2 e" not in places(state)


def test_4_a_castle_is_reached_when_a_cross_opens_the_side():
    state = lay(begin(), a1="straight@1")
    assert 0 not in {cell for cell, mask in observe(state)["reach"].get("raven", []) if mask & 1}
    lay(state, a1="cross@0")
    assert [0, 15] in [list(block) for block in observe(state)["reach"]["raven"]]


def test_5_a_card_may_meet_an_interrupted_one():
    state = lay(begin(hands="bridge cross cross cross"), a2="interrupted@1")
    assert "b2 e" in places(state)


@pytest.mark.parametrize(
    "cards, joined",
    [
        pytest.param("straight@0 straight@1", {"EW"}, id="6-the-top-card-rules"),
        pytest.param("interrupted@0 cross@1", {"NESW"}, id="7-a-hole-in-the-middle-is-covered"),
        pytest.param("blockade@0 cross@1", {"ESW"}, id="8-a-block-on-a-flap-stays-in-sight"),
        pytest.param("cross@0", {"NS"}, id="9-a-lone-cross-joins-its-ends"),
        pytest.param("straight@0 cross@1 straight@2", {"NS"}, id="10-only-two-cards-count"),
    ],
)
def test_a_stack_joins(cards, joined):
    assert crossing(cards) == joined


def test_6_a_stack_shows_short_sides_all_around():
    state = lay(begin(), b2="straight@0 straight@1")
    assert {"b1 n", "a2 e", "c2 e", "b3 n"} <= places(state)


def test_10_chop_opens_the_crossing_again():
    state = lay(begin(), **ARMS, b2="straight@0 cross@1 straight@2")
    do(state, "magic chop", "choose b2")
    assert joins(state, "b2") == {"NESW"}


def test_11_twisting_turns_a_lone_card():
    state = lay(begin(magic="twisting chop green"), **ARMS, b2="tee_side@0")
    assert joins(state, "b2") == {"NS"}
    do(state, "magic twisting", "choose b2")
    assert stack(state, "b2") == [("tee_side", 1)]
    assert joins(state, "b2") == {"EW"}


def test_11_twisting_turns_a_whole_pile():
    state = lay(begin(magic="twisting chop green"), **ARMS, b2="straight@1 tee_side@0")
    assert joins(state, "b2") == {"NES"}
    do(state, "magic twisting", "choose b2")
    assert stack(state, "b2") == [("straight", 2), ("tee_side", 1)]
    assert joins(state, "b2") == {"ESW"}


def test_12_a_burning_card_is_left_alone_but_built_on_beside():
    state = lay(begin(magic="chop twisting burning"), b2="straight@0 burning_crossing@1")
    assert not {"b2 n", "b2 e", "b2 s", "b2 w"} & places(state)
    assert "c2 e" in places(state)
    assert not {"magic chop", "magic twisting", "magic burning"} & set(words(state))


def test_13_on_an_empty_board_only_interrupted_finds_a_place():
    first = begin(magic="burning chop twisting")
    assert not [word for word in words(first) if word.startswith("magic")]
    assert "magic interrupted" in words(begin(magic="interrupted chop twisting"))


def test_14_seven_cards_win_on_a_route_turn():
    state = give(lay(begin(), **RAVEN), 1, "bend_r")
    do(state, "place bend_r b4 s")
    assert result(state) == ("own", (1,))


def test_14_another_players_card_wins_for_the_family():
    state = give(lay(begin(first=2), **RAVEN), 2, "bend_r")
    do(state, "place bend_r b4 s")
    assert result(state) == ("gift", (1,))


def test_14_another_players_magic_wins_for_the_family():
    state = lay(begin(first=2), **{**RAVEN, "b4": "straight@1 bend_r@2 interrupted@1"})
    assert links(state) == set()
    do(state, "magic chop", "choose b4")
    assert result(state) == ("gift", (1,))


def test_14_an_own_link_by_magic_waits_and_an_unrelated_card_changes_nothing():
    state = lay(begin(), **{**RAVEN, "b4": "straight@1 bend_r@2 interrupted@1"})
    do(state, "magic chop", "choose b4")
    assert result(state) is None
    assert pending(state) == {("raven", "NS")}
    do(state, "deal cross", "place straight d1 n", "deal cross", "place straight d2 e", "deal cross")
    assert result(state) is None
    do(state, "place straight d3 e", "deal cross")
    assert result(state) == ("claim", (1,))


def test_15_two_castles_around_a_corner_do_not_count():
    state = give(lay(begin(), a1="straight@1"), 1, "bend_l")
    do(state, "place bend_l a1 n")
    assert links(state) == set()
    assert result(state) is None


@pytest.mark.parametrize(
    "first, ended",
    [(3, ("own", (3,))), (2, ("gift", (1, 3))), (1, ("own", (1,))), (4, ("gift", (1, 3)))],
    ids=["star-moves", "rose-moves", "raven-moves", "sun-moves"],
)
def test_16_two_chains_born_by_one_card(first, ended):
    state = give(lay(begin(first=first), **CHAINS), first, "cross")
    do(state, "place cross b2 e")
    assert result(state) == ended


def test_16_two_chains_born_by_magic():
    state = lay(begin(first=3), **{**CHAINS, "b2": "straight@0 cross@1 interrupted@0"})
    do(state, "magic chop", "choose b2")
    assert result(state) == ("gift", (1,))
