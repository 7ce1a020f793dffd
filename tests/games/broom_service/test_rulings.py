"""Open questions of the rules (README.md, "Rulings"): each value of those that are options, and the fixed ones."""

from __future__ import annotations

from typing import Any

import pytest

from cumuli.core.game import CHANCE, Illegal
from cumuli.games.broom_service import GAME, Options, rounds
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from games.broom_service.by_hand import acting, begun, clear, cloud, do, hands, legal, own, region, stand, told
from games.broom_service.settings import HILLS

ROLES = ("fruit_gatherer", "herb_gatherer", "root_gatherer")
FOUR = "select forest_witch hill_witch mountain_witch heath_witch"
FIVE = f"{FOUR} valley_druid"


def fresh(event: str = "like_minded", **options: Any) -> BroomService:
    """Two seats, no clouds, and one card of each seat in sight."""
    state = begun(2, event, **options)
    clear(state)
    return state


def ended(state: BroomService) -> list[int]:
    """What the round's event brings when the round ends now."""
    before = [int(vp) for vp in state.vp]
    for seat in range(len(before)):
        state.hand[seat] = 0
    rounds.finish(state)
    return [int(vp) - old for vp, old in zip(state.vp, before, strict=True)]


@pytest.mark.parametrize(
    "gatherers, brave, cowardly",
    [("two_and_wand", (2, 1), {"own", "wand"}), ("potions_only", (3, 0), {"own"})],
)
def test_a1_what_gatherers_take(gatherers: str, brave: tuple[int, int], cowardly: set[str]) -> None:
    state = fresh(gatherers=gatherers)
    for kind, role in enumerate(ROLES):
        most = legal(acting(state, 0, role, True), 0)[0].split()[1:]
        assert (int(most[kind]), int(most[3])) == brave and sum(map(int, most)) == 3
        found = [text.split()[1:] for text in legal(acting(state, 0, role, False), 0)[:-1]]
        assert {"own" if take[kind] == "1" else "wand" if take[3] == "1" else "?" for take in found} == cowardly


def test_a2_one_may_take_fewer_than_offered() -> None:
    offered = legal(acting(fresh(), 0, "herb_gatherer", True), 0)
    assert set(offered) == {f"gather 0 {green} 0 {wand}" for green in range(3) for wand in range(2)} - {
        "gather 0 0 0 0"
    } | {"no"}


@pytest.mark.parametrize("side", ["front", "back"])
def test_a3_no_four_regions_meet_in_one_point(side: str) -> None:
    board = GAME.static(begun(board=side))["board"]
    meeting: dict[tuple[float, float], int] = {}
    for land in board["regions"].values():
        for point in land["polygon"]:
            meeting[tuple(point)] = meeting.get(tuple(point), 0) + 1
    assert max(meeting.values()) == 3


def test_a4_a_tower_is_open_from_the_clear_side() -> None:
    state = fresh()
    cloud(state, "F07c1", "heavy_1_1")  # FT26 stands between Silverfir and East Rise
    stand(state, 0, "F15", "F38")
    own(state, 0, orange=1)
    assert "deliver FT26 1" in legal(acting(state, 0, "summit_druid", False), 0)


def test_a6_a_druid_delivers_one_potion_from_either_of_two_regions() -> None:
    state = fresh()
    stand(state, 0, "F10", "F11")
    own(state, 0, violet=3)
    druid = acting(state, 0, "valley_druid", False)
    assert {text.split()[-1] for text in legal(druid, 0)} == {"1", "2", "no"}
    assert do(druid, 0, "deliver FT01 2").phase != t.ACTING


@pytest.mark.parametrize("source", ["courier", "tile"])
def test_a8_tailwind_helps_deliveries_by_clouds_and_tiles(source: str) -> None:
    state = fresh(storm=True, mountain=True)
    cloud(state, "F03c1", "tailwind")
    if source == "courier":
        stand(state, 0, "F11", "F09")
        cloud(state, "F16c1", "courier")
        own(state, 0, violet=1, wand=2)
        state = do(acting(state, 0, "weather_fairy", False), 0, "dispel F16c1", "deliver FT01 1")
    else:
        stand(state, 0, "F05", "F11")
        state.tile[region(state, "F04")] = state.names.tiles.index("deliver")
        own(state, 0, violet=1)
        state = do(acting(state, 0, "mountain_witch", False), 0, "fly 1 F04", "tile", "deliver FT01 2")
    assert state.vp[0] == 10 + 4 + 2 and told(state, "Delivered")[-1].bonus == 2


def test_a10_one_forest_tile_for_each_card() -> None:
    state = fresh(board="back")
    state.owned[0] = state.owned[2] = 1
    own(state, 0)
    hands(state, "fruit_gatherer", "fruit_gatherer")
    do(state, 0, "lead fruit_gatherer cowardly")
    assert {"instead five_vp", "instead brave"} <= set(legal(state, 0))
    do(state, 0, "instead brave")
    assert all(text.startswith("gather") or text == "no" for text in legal(state, 0))


def with_tiles(many: int, **options: Any) -> BroomService:
    state = fresh(board="back", **options)
    state.owned[t.EXTRA_TILE] = many
    rounds.choose(state)
    return state


def test_a12_one_card_more_is_part_of_the_secret_choice() -> None:
    state = with_tiles(1)
    assert state.to_act() == (0, 1)
    do(state, 0, FIVE)
    assert state.owned[t.EXTRA_TILE] == 1 and not told(state, "ExtraUsed")
    do(state, 1, FOUR)
    assert state.owned[t.EXTRA_TILE] == 0 and [event.seat for event in told(state, "ExtraUsed")] == [0]
    kept = do(with_tiles(1), 0, FOUR)
    assert do(kept, 1, FOUR).owned[t.EXTRA_TILE] == 1


def test_a12_or_it_is_announced_before() -> None:
    state = with_tiles(1, extra_card="first")
    assert state.to_act() == (0,)
    said = do(state.clone(), 0, "extra")
    assert GAME.observe(said, 1)["seats"][0]["spent"] == ["extra_card"]
    assert FOUR not in legal(said, 0) and FIVE in legal(said, 0)
    kept = do(state, 0, "no")
    assert FIVE not in legal(kept, 0) and FOUR in legal(kept, 0)


@pytest.mark.parametrize("how", ["with_selection", "first"])
def test_a13_only_one_of_two_tiles_serves_at_the_start_of_a_round(how: str) -> None:
    state = with_tiles(2, extra_card=how)
    if how == "first":
        do(state, 0, "extra")
    assert max(len(text.split()) for text in legal(state, 0)) == 6
    do(state, 0, FIVE)
    assert do(state, 1, FOUR).owned[t.EXTRA_TILE] == 1


def test_a19_the_last_player_with_cards_still_leads_bravely_in_old_times() -> None:
    state = fresh("old_times")
    hands(state, *ROLES[:2])
    state.hand[1] = 0
    assert state.to_act() == (0,) and all(text.endswith(" brave") for text in legal(state, 0))


def test_a22_two_pawns_on_a_terrain_count_twice_or_once() -> None:
    found = {}
    for reading in ("per_pawn", "per_terrain"):
        state = fresh("dangerous_regions", dangerous=reading)
        stand(state, 0, "F11", "F25")  # two heaths
        stand(state, 1, "F11", "F19")  # heath and forest
        found[reading] = ended(state)
    assert found == {"per_pawn": [-6, -4], "per_terrain": [-2, -4]}
    for reading, vp in (("per_pawn", 2), ("per_terrain", 1)):
        state = fresh("pleasant_regions", pleasant=reading)
        stand(state, 0, "F11", "F25")
        assert ended(state)[0] == vp


def test_a26_like_minded_pawns_stand_on_like_terrain_or_in_one_region() -> None:
    for reading, vp in (("terrain", [4, 4]), ("region", [0, 4])):
        state = fresh(like_minded=reading)
        stand(state, 0, "F11", "F25")
        stand(state, 1, "F11", "F11")
        assert ended(state) == vp


def test_a28_old_bewitched_roles_are_free_again_and_a29_may_come_twice_running() -> None:
    state = fresh("like_minded", bewitched=("hill_witch", "heath_witch", "weather_fairy"))
    ended(state)
    assert GAME.observe(state, None)["bewitched"] == []
    state.cursed_left = 0b11  # too few: all ten are shuffled
    state.apply(CHANCE, t.REVEAL0 + t.OLD_TIMES)
    assert told(state, "Reshuffled") and len(state.chance()) == 10


def test_a31_which_events_are_left_out_is_open_to_the_last() -> None:
    state = GAME.start(2, Options(start="1"), "1")
    while state.round < 7 or state.phase != t.EVENT:
        seat = state.to_act()[0]
        codes = [code for code, _ in state.chance()] if seat == CHANCE else state.legal_actions(seat)
        state.apply(seat, codes[-1])
    assert len(state.chance()) == 4 and len({weight for _, weight in state.chance()}) == 1


def test_a34_luck_names_the_start_player_or_the_table_does() -> None:
    for start, asked in (("random", True), ("2", False)):
        state = GAME.start(3, Options(start=start), "1")
        while state.phase == t.CLOUDS:
            state.apply(CHANCE, state.chance()[0][0])
        assert (state.phase == t.BEGINNING) is asked
    with pytest.raises(Illegal):
        GAME.check(3, Options(start="4"))


@pytest.mark.parametrize("far", [False, True])
def test_a35_and_a16_a_turbo_in_the_middle_of_two_moves_goes_on_from_the_circle(far: bool) -> None:
    """The witch's delivery in the mountain lapses when she herself has flown on, and stands when the other pawn did."""
    state = fresh(board="back")
    for where, tile in (("B43", "two_moves"), ("B42", "turbo_ac")):
        state.tile[region(state, where)] = state.names.tiles.index(tile)
    stand(state, 0, "B36", "B35")
    own(state, 0, violet=1)
    flight = "1" if far else "2"
    state = do(acting(state, 0, "mountain_witch", True), 0, "fly 1 B43", "tile", f"fly {flight} B42", "circle A")
    assert f"fly {flight} B05" in legal(state, 0)
    do(state, 0, "no")
    assert (state.phase == t.ACTING) is not far
    if not far:
        assert legal(state, 0) == ["deliver BT22 1", "no"]


def test_a_corrected_hill_tile_brings_a_tower_of_its_own_colour_and_worth() -> None:
    state = fresh(board="back", components={"hill_tiles": {"tiles": HILLS}})
    state.tile[region(state, "B11")] = state.names.tiles.index("tower_g")
    state.tile[region(state, "B20")] = state.names.tiles.index("tower_v")
    state.closed = 0
    stand(state, 0, "B12", "B12")
    own(state, 0, violet=1, green=1)
    done = do(acting(state, 0, "hill_witch", True), 0, "fly 1 B11", "deliver hill_B11 1")
    assert (done.vp[0], done.have[0], done.have[1]) == (10 + 9, 1, 0)
