"""The oracle is right about what a person would see on the table; it needs no engine to be tested."""

from __future__ import annotations

from itertools import product

import pytest

from .oracle import (
    FACES,
    LONG,
    SHORT,
    SIDES,
    Stack,
    Table,
    all_layouts,
    bitmap,
    castle_box,
    castles_of,
    drawn,
    fits,
    joined,
    pieces,
    sides,
    turns,
    well_laid,
)
from .referee import FAMILIES, LUCK, Referee

FAIR = castles_of("abcd/bcda/badc/cbad", ("a", "b", "c", "d"))


def table(size: int, **stacks: list[tuple[str, int]]) -> Table:
    cells: list[Stack] = [()] * (size * size)
    for name, stack in stacks.items():
        cells[(int(name[1:]) - 1) * size + "abcd".index(name[0])] = tuple(stack)
    return tuple(cells)


def joins(*stack: tuple[str, int]) -> set[str]:
    return {"".join(s for s in SIDES if s in piece) for piece in pieces(stack)}


def test_a_card_is_long_by_short_and_turns_clockwise():
    upright, lying = drawn("tee_side", 0), drawn("tee_side", 1)
    assert len(upright) == len(lying) == LONG * SHORT
    assert {y for y, _ in upright} == set(range(LONG)) == {x for _, x in lying}
    assert all(lying[x, LONG - 1 - y] == colours for (y, x), colours in upright.items())


def test_four_quarter_turns_bring_a_card_back():
    for face in FACES:
        assert drawn(face, 4) == drawn(face, 0)


def test_only_some_faces_look_the_same_half_turned():
    same = {face for face in FACES if len(turns(face)) == 2}
    assert set(FACES) - same == {"tee_side", "tee_end", "bend_r", "bend_l", "blockade", "deadend"}


def test_a_lone_card_joins_at_most_its_two_ends():
    for face, turn in product(FACES, range(4)):
        through = "NS" if turn % 2 == 0 else "EW"
        assert joins((face, turn)) <= {through}


def test_a_bend_needs_two_cards():
    assert joins(("bend_r", 0)) == set()
    assert joins(("straight", 1), ("bend_r", 0)) == {"NE"}
    assert joins(("straight", 1), ("bend_r", 1)) == set(), "lies in line with the card below and hides it"
    assert joins(("straight", 0), ("bend_r", 1)) == {"ES"}
    assert joins(("straight", 0), ("bend_l", 3)) == {"SW"}


def test_routes_that_cross_without_meeting_stay_apart():
    assert joins(("straight", 1), ("overpass", 0)) == {"NS", "EW"}
    assert joins(("straight", 1), ("dbl_r", 0)) == {"NE", "SW"}
    assert joins(("straight", 1), ("dbl_l", 0)) == {"NW", "ES"}


def test_a_card_two_below_is_out_of_sight():
    assert joins(("cross", 1), ("interrupted", 0), ("tee_end", 1)) == joins(("interrupted", 0), ("tee_end", 1))
    assert joins(("cross", 1), ("deadend", 0), ("cross", 1)) == {"NEW"}


def test_castle_corners_meet_in_a_point():
    north, east = castle_box(4, "N", 3), castle_box(4, "E", 0)
    assert (north[2], north[3]) == (east[0], east[1]) == (4 * LONG, 0)
    assert all(len(sides(castle_box(4, side, 2), LONG)) == 2 for side in SIDES)


@pytest.mark.parametrize("size, count", [(2, 2), (3, 48)])
def test_the_layouts_are_as_many_as_the_rule_allows(size, count):
    assert len(all_layouts(size)) == count


def test_the_fair_layout_keeps_the_rule_and_its_neighbours_break_it():
    assert well_laid(4, FAIR)
    assert not well_laid(4, castles_of("abcd/bcda/abdc/cbad", FAMILIES)), "a and b exactly across"
    assert not well_laid(4, castles_of("abcd/dcba/badc/cbad", FAMILIES)), "d touches d at the north-east corner"
    assert not well_laid(4, castles_of("aacd/bcda/badc/cbad", FAMILIES)), "two of a on one side"


def test_on_an_empty_board_only_the_frame_gives_contact():
    empty = table(4)
    straight, bend = fits(4, FAIR, empty, "straight"), fits(4, FAIR, empty, "bend_r")
    assert len(straight) == 16
    assert len(bend) == 32
    assert not {cell for cell, _ in straight} & {5, 6, 9, 10}
    assert {turn for cell, turn in straight if cell == 1} == {0}


def test_a_gap_in_the_frame_gives_no_contact():
    gaps = castles_of("-bcd/bcda/badc/cbad", FAMILIES)
    assert {turn for cell, turn in fits(4, gaps, table(4), "straight") if cell == 0} == {1}


def test_no_card_of_a_table_merges_two_castles_by_itself():
    seen = bitmap(4, table(4, a1=[("cross", 0)]))
    assert all(0 <= y < LONG and 0 <= x < LONG for y, x in seen)
    assert joined(4, FAIR, table(4)) == frozenset()


def test_seven_cards_join_north_and_south():
    stacks = {
        "a1": [("straight", 0)],
        "a2": [("straight", 0)],
        "a3": [("straight", 0)],
        "a4": [("straight", 1), ("bend_r", 0)],
        "b4": [("straight", 1), ("bend_r", 2)],
    }
    assert joined(4, FAIR, table(4, **stacks)) == {("a", "NS")}
    for name in stacks:
        broken = {**stacks, name: stacks[name][:-1]}
        assert joined(4, FAIR, table(4, **broken)) == frozenset(), f"without the top card of {name}"


def test_neighbouring_corner_castles_never_count():
    assert joined(4, FAIR, table(4, a1=[("straight", 1), ("bend_l", 0)])) == frozenset()


def test_the_referee_plays_a_turn_and_hands_over():
    game = Referee(2, board="3x3")
    for word in ("layout abc/cab/bca/bca", "family rose", "family raven", "deal straight", "deal cross", "begin 2"):
        game.say(word)
    assert game.ask is not None and game.ask[0] == 1
    assert len([word for word in game.ask[1] if word.startswith("place cross")]) == 12
    assert not [word for word in game.ask[1] if word.startswith("magic chop")]
    assert "magic inspiration" in game.ask[1]
    game.say("place cross a1 n")
    assert game.ask[0] == LUCK
    game.say("deal bridge")
    assert game.ask[0] == 0
    assert {"magic chop", "magic burning"} <= game.ask[1]
