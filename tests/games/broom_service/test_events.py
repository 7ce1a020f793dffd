"""Rule 7 and its rulings: the ten events."""

from __future__ import annotations

from typing import Any

import pytest

from cumuli.games.broom_service import GAME, rounds
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from games.broom_service.by_hand import begun, clear, do, hands, legal, own, stand, told

FOUR = "forest_witch hill_witch mountain_witch heath_witch"


def ended(event: str, seats: int = 3, **options: Any) -> BroomService:
    """A position just before the event of a round is scored."""
    state = begun(seats, event, **options)
    for seat in range(seats):
        state.hand[seat] = 0
    return state


def gains(state: BroomService, before: list[int]) -> list[int]:
    return [int(vp) - old for vp, old in zip(state.vp, before, strict=True)]


def scored(state: BroomService) -> list[int]:
    """What everybody gains when the round ends now, without further questions."""
    before = [int(vp) for vp in state.vp]
    rounds.finish(state)
    return gains(state, before)


def test_7_1_fewer_roles_bring_vp_and_more_cost_them_when_all_have_chosen() -> None:
    state = begun(3, "more_or_less")
    assert len(legal(state, 0)) == 120 + 210 + 252
    do(state, 0, "select forest_witch hill_witch heath_witch")
    do(state, 1, f"select {FOUR}")
    assert [int(vp) for vp in state.vp] == [10, 10, 10]
    do(state, 2, f"select {FOUR} weather_fairy")
    assert [int(vp) for vp in state.vp] == [13, 10, 7]


@pytest.mark.parametrize(("limits", "least", "most"), [("two_to_six", 2, 6), ("any", 0, 10)])
def test_a21_other_limits(limits: str, least: int, most: int) -> None:
    sizes = {len(text.split()) - 1 for text in legal(begun(2, "more_or_less", card_limits=limits), 0)}
    assert (min(sizes), max(sizes)) == (least, most)


def test_7_2_and_a20_black_market_pays_3_vp_instead_of_every_cowardly_action() -> None:
    state = begun(2, "black_market")
    hands(state, "fruit_gatherer", "fruit_gatherer")
    do(state, 0, "lead fruit_gatherer cowardly")
    assert legal(state, 0) == ["act", "instead market"]
    before = state.total(0)
    do(state, 0, "instead market")
    assert state.vp[0] == 13 and state.total(0) == before  # either, never both (ruling A20)
    do(state, 1, "cowardly", "act", "gather 1 0 0 0")
    assert state.vp[1] == 10


def test_7_3_moonshine_gives_any_one_resource_instead() -> None:
    state = begun(2, "moonshine")
    hands(state, "hill_witch", "hill_witch")
    do(state, 0, "lead hill_witch cowardly", "instead moonshine")
    assert set(legal(state, 0)) == {"gather 1 0 0 0", "gather 0 1 0 0", "gather 0 0 1 0", "gather 0 0 0 1", "no"}


def test_7_4_in_old_times_the_leader_leads_bravely_and_the_followers_are_free() -> None:
    state = begun(2, "old_times")
    hands(state, FOUR, FOUR)
    assert all(text.endswith(" brave") for text in legal(state, 0)) and len(legal(state, 0)) == 4
    do(state, 0, "lead hill_witch brave")
    assert legal(state, 1) == ["brave", "cowardly"]


def on_land(event: str) -> list[int]:
    """What a round ends with for pawns on a prairie and in a forest, in a forest and on a hill, and on neither."""
    state = ended(event)
    clear(state)
    stand(state, 0, "F11", "F10")
    stand(state, 1, "F10", "F18")
    stand(state, 2, "F26", "F18")
    return scored(state)


def test_7_5_dangerous_regions_cost_3_on_a_prairie_and_1_in_a_forest() -> None:
    assert on_land("dangerous_regions") == [-4, -1, 0]


def test_7_6_pleasant_regions_bring_1_on_a_prairie_or_in_a_forest() -> None:
    assert on_land("pleasant_regions") == [2, 1, 0]


def bidding(**options: Any) -> BroomService:
    state = ended("full_hands", 3, **options)
    own(state, 0, violet=2, wand=1)
    own(state, 1, green=3)
    own(state, 2)
    rounds.finish(state)
    return state


def test_7_7_all_hold_out_resources_in_secret_and_the_most_score() -> None:
    state = bidding()
    assert state.to_act() == (0, 1)  # who owns nothing holds out nothing
    do(state, 0, "hold violet 2")
    assert GAME.observe(state, 1) == {**GAME.observe(bidding(), 1)}
    do(state, 0, "hold wand 0")
    before = [int(vp) for vp in state.vp]
    do(state, 1, "hold green 3")
    assert gains(state, before) == [3, 6, 0]
    assert [int(state.total(seat)) for seat in range(3)] == [1, 0, 0]


def test_7_7_whoever_ties_scores_in_full_and_an_empty_fist_never_does() -> None:
    state = bidding()
    before = [int(vp) for vp in state.vp]
    do(state, 0, "hold violet 2", "hold wand 1")
    do(state, 1, "hold green 3")
    assert gains(state, before) == [6, 6, 0]


def test_a23_what_is_shown_is_kept() -> None:
    state = bidding(full_hands="shown")
    do(state, 0, "hold any 3")
    do(state, 1, "hold any 1")
    assert [int(state.total(seat)) for seat in range(3)] == [3, 3, 0]


def test_7_8_the_fewest_resources_score_and_nothing_is_handed_in() -> None:
    state = ended("empty_hands")
    own(state, 0, violet=1), own(state, 1, violet=3), own(state, 2, violet=2)
    assert scored(state) == [4, 0, 2]
    assert state.total(1) == 3
    two = ended("empty_hands", 2)
    own(two, 0, violet=1), own(two, 1, violet=3)
    assert scored(two) == [4, 0]


def test_a24_or_every_resource_costs() -> None:
    state = ended("empty_hands", empty_hands="each")
    own(state, 0, violet=1), own(state, 1, violet=3), own(state, 2)
    assert scored(state) == [-1, -3, 0]


def test_7_9_one_set_of_everything_may_be_handed_in() -> None:
    state = ended("everything_once", 3)
    own(state, 0, 2, 2, 2, 2), own(state, 1, 1, 1, 1, 1), own(state, 2, 3, 3, 3, 0)
    before = [int(vp) for vp in state.vp]
    rounds.finish(state)
    assert state.to_act() == (0, 1)
    assert legal(state, 0) == ["hand_in all", "no"]
    do(state, 0, "hand_in all")
    assert state.total(0) == 8  # nothing shows before all have answered (ruling A27)
    do(state, 1, "no")
    assert gains(state, before) == [7, 0, 0] and state.total(0) == 4


def test_a25_or_three_kinds_make_a_set() -> None:
    state = ended("everything_once", 2, everything_once="three")
    own(state, 0, 1, 1, 1, 1), own(state, 1, 1, 1, 0, 0)
    rounds.finish(state)
    assert state.to_act() == (0,)
    assert legal(state, 0) == [f"hand_in without_{kind}" for kind in t.KINDS] + ["no"]
    do(state, 0, "hand_in without_wand")
    assert state.total(0) == 1 and state.have[3] == 1


def test_7_10_pawns_on_the_same_kind_of_land_bring_vp() -> None:
    for reading, want in (("terrain", [4, 4, 0]), ("region", [4, 0, 0])):
        state = ended("like_minded", like_minded=reading)
        stand(state, 0, "F10", "F10")
        stand(state, 1, "F10", "F13")
        stand(state, 2, "F10", "F11")
        assert scored(state) == want


def test_a27_events_at_the_end_are_told_with_their_rule() -> None:
    state = ended("like_minded")
    scored(state)
    assert {event.rule for event in told(state, "EventScored")} == {"7.10"}
