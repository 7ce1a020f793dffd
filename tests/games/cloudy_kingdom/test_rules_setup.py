"""A test for every numbered rule of chapters 1 to 3: components, set-up, turns."""

from __future__ import annotations

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.setup import Options

from .build import FAIR3, FAIR4, allowed, begin, castles_on, do, give, lay, observe, places, result, told, words
from .oracle import FACES, all_layouts, well_laid
from .referee import FAMILIES, STANDARD72

BOARDS = {"2x2": 2, "3x3": 3, "4x4": 4}


@pytest.mark.parametrize("board, size", BOARDS.items())
def test_1_1_the_field_is_square_and_framed_by_castles(board, size):
    state = begin(2, board)
    assert len(observe(state)["cells"]) == size * size
    assert [len(side) for side in castles_on(state)] == [size] * 4
    assert all(family for side in castles_on(state) for family in side)


@pytest.mark.parametrize("board, size", BOARDS.items())
def test_1_2_every_family_has_one_castle_on_each_side(board, size):
    for side in castles_on(begin(2, board)):
        assert sorted(side) == sorted(FAMILIES[:size])


def test_1_3_joining_two_opposite_castles_is_the_goal():
    state = lay(begin(), a3="straight@1", b3="straight@1", c3="straight@1", d3="straight@1 bend_r@2", d4="straight@0")
    give(state, 1, "bend_l")
    do(state, "place bend_l d4 e")
    assert result(state) == ("own", (1,))


def test_1_4_there_are_route_cards_and_magic_cards():
    static = GAME.static(begin())
    counts = {face: entry["count"] for face, entry in static["faces"].items() if entry["count"]}
    assert counts == STANDARD72
    assert set(static["magics"]) == {
        "chop", "inspiration", "burning", "interrupted", "expedited", "green", "replant", "twisting",
    }  # fmt: skip


def test_1_4_every_face_is_drawn_as_the_oracle_draws_it():
    for face, entry in GAME.static(begin())["faces"].items():
        blocks, flaps = FACES[face]
        assert {frozenset(block) for block in entry["blocks"]} == {frozenset(block) for block in blocks}, face
        assert set(entry["flaps"]) == set(flaps), face


@pytest.mark.parametrize("seats, size", [(2, 3), (3, 3), (4, 4)])
def test_2_1_the_number_of_players_decides_on_the_board(seats, size):
    assert observe(GAME.start(seats, Options(), GAME.version))["size"] == size


@pytest.mark.parametrize("seats, board, size", [(s, b, n) for s in (2, 3, 4) for b, n in BOARDS.items() if s <= n])
def test_2_2_no_castle_faces_or_touches_its_own_family(seats, board, size):
    state = GAME.start(seats, Options(board=board), GAME.version)
    castles = castles_on(state)
    assert len(castles[0]) == size
    assert well_laid(size, castles)


def test_2_2_random_castles_may_lie_in_every_way_the_rule_allows():
    for seats, board, size in ((2, "2x2", 2), (3, "3x3", 3)):
        state = GAME.start(seats, Options(board=board, castles="random"), GAME.version)
        assert {line.split()[1] for line in words(state)} == set(all_layouts(size))


def test_2_3_everybody_gets_a_family_of_their_own():
    state = GAME.start(4, Options(castles=FAIR4, families="chosen"), GAME.version)
    while observe(state)["phase"] == "layout":
        do(state, words(state)[0])
    assert int(state.actor()) == 0
    do(state, "family star")
    assert int(state.actor()) == 1
    assert not allowed(state, "family star")
    do(state, "family sun", "family raven", "family rose")
    assert [seat["family"] for seat in observe(state)["seats"]] == ["star", "sun", "raven", "rose"]


def test_2_3_luck_gives_the_families_unless_they_are_chosen():
    state = GAME.start(3, Options(castles=FAIR3), GAME.version)
    while observe(state)["phase"] == "layout":
        do(state, words(state)[0])
    assert int(state.actor()) == CHANCE
    assert set(words(state)) == {"family raven", "family rose", "family star"}


def test_2_4_the_first_game_has_three_spells_for_all():
    assert [seat["magic"] for seat in observe(begin(3, "3x3"))["seats"]] == [["chop", "inspiration", "burning"]] * 3


def test_2_4_luck_takes_the_same_three_for_all():
    state = begin(2, "3x3", magic="green replant chop")
    assert [set(seat["magic"]) for seat in observe(state)["seats"]] == [{"green", "replant", "chop"}] * 2


def test_2_4_everybody_may_choose_three_different_spells():
    state = GAME.start(2, Options(castles=FAIR3, magic="own_choice"), GAME.version)
    while observe(state)["phase"] != "magic":
        do(state, words(state)[0])
    assert state.to_act() == (0, 1)
    for seat, spells in ((0, ("chop", "green", "replant")), (1, ("chop", "burning", "twisting"))):
        for spell in spells:
            state.apply(seat, GAME.code(state, GAME.read(state, f"take {spell}")))
            assert f"take {spell}" not in words(state, seat)
    assert [set(seat["magic"]) for seat in observe(state)["seats"]] == [
        {"chop", "green", "replant"},
        {"chop", "burning", "twisting"},
    ]


def test_2_5_everybody_is_dealt_one_card():
    state = begin(4, "4x4")
    assert [seat["hand"] for seat in observe(state)["seats"]] == [1] * 4
    assert observe(state)["deck"] == 72 - 4
    assert observe(state)["discard"] == []


def test_2_6_luck_names_the_start_player():
    for first in (1, 2, 3):
        assert int(begin(3, "3x3", first=first).actor()) == first - 1


def test_3_1_a_turn_is_the_hand_card_or_magic():
    state = lay(begin(hands="cross straight straight straight"), a1="straight@0")
    assert {word.split()[1] for word in words(state) if word.startswith("place")} == {"cross"}
    assert {word.split()[1] for word in words(state) if word.startswith("magic")} == {"chop", "inspiration", "burning"}


def test_3_2_a_turn_ends_with_a_new_card():
    state = begin()
    events = told(state, "place straight a1 n", "deal bridge")
    assert [type(event).__name__ for event in events] == ["Placed", "Drew"]
    assert observe(state, 0)["hand"] == "bridge"


def test_3_3_play_goes_clockwise():
    state = begin(3, "3x3", first=2)
    order = []
    for cell in ("a1", "b1", "c1"):
        order.append(int(state.actor()))
        do(state, f"place straight {cell} n", "deal straight")
    assert order == [1, 2, 0]
    assert state.legal_actions(0) == [], "seat 1 has had its turn"


def test_3_4_nobody_may_pass():
    state = begin()
    assert not [word for word in words(state) if not word.startswith(("place ", "magic "))]


def test_3_4_a_card_that_fits_nowhere_is_discarded():
    fire = "straight@0 burning_crossing@1"
    state = lay(begin(2, "2x2"), a1=fire, b1="across@1 burning_crossing@0", a2="across@1 burning_crossing@0", b2=fire)
    assert places(state) == set()
    assert "discard" in words(state)
    give(state, 1, "cross")
    do(state, "discard", "deal bridge")
    assert observe(state)["discard"] == ["cross"]
    assert int(state.actor()) == 1
