"""Rules 9 to 12: storm clouds, mountain, forest and hill tiles, the back of the board."""

from __future__ import annotations

from typing import Any

import pytest

from cumuli.core.game import Illegal
from cumuli.games.broom_service import GAME, Options, rounds
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from games.broom_service.by_hand import acting, begun, clear, cloud, do, hands, legal, own, region, stand, told


def tile(state: BroomService, where: str, name: str) -> None:
    state.tile[region(state, where)] = state.names.tiles.index(name)


def test_9_1_storm_clouds_are_mixed_in_with_all_or_fewer_heavy_clouds() -> None:
    for heavy in (24, 10):
        state = begun(storm=True, heavy_clouds=heavy)
        lying = [state.names.clouds[kind] for kind in state.cloud]
        assert len(lying) == 18
        if heavy == 10:
            assert sum(not kind.startswith("heavy") for kind in lying) == 8
    with pytest.raises(Illegal):
        GAME.start(2, Options(storm=True, heavy_clouds=9), "1")
    with pytest.raises(Illegal):
        GAME.start(2, Options(heavy_clouds=12), "1")


def test_9_2_and_a7_a_tailwind_helps_only_pawns_next_to_it() -> None:
    state = begun(storm=True)
    clear(state)
    cloud(state, "F03c1", "tailwind")
    own(state, 0, violet=2)
    for where, vp in (("F11", 6), ("F10", 4)):  # both reach the same tower (ruling A7)
        stand(state, 0, where, "F37")
        assert do(acting(state, 0, "valley_druid", False), 0, "deliver FT01 1").vp[0] - state.vp[0] == vp


def test_9_3_a_gust_moves_either_pawn_into_any_adjacent_region() -> None:
    state = begun(storm=True)
    clear(state)
    cloud(state, "F03c1", "gust")
    stand(state, 0, "F11", "F28")
    own(state, 0, wand=2)
    done = do(acting(state, 0, "weather_fairy", False), 0, "dispel F03c1")
    assert {text.split()[2] for text in legal(done, 0)[:-1]} == {
        *("F02", "F03", "F10", "F12", "F18", "F19"),
        *("F20", "F27", "F29", "F34", "F35"),
    }


def test_9_4_a_courier_delivers_one_potion_with_either_pawn() -> None:
    state = begun(storm=True)
    clear(state)
    cloud(state, "F03c1", "courier")
    stand(state, 0, "F11", "F02")
    own(state, 0, wand=2, violet=1, orange=1)
    done = do(acting(state, 0, "weather_fairy", True), 0, "dispel F03c1", "deliver FT03 2")
    assert done.vp[0] - state.vp[0] == 3 + 5  # the fairy's bonus, no druid's (ruling A8)


@pytest.mark.parametrize(("potions", "vp"), [(3, 6), (2, 0)])
def test_9_5_a_brew_pays_for_potions_that_are_kept(potions: int, vp: int) -> None:
    state = begun(storm=True)
    clear(state)
    cloud(state, "F03c1", "brew_orange")
    stand(state, 0, "F11", "F37")
    own(state, 0, wand=2, orange=potions)
    done = do(acting(state, 0, "weather_fairy", False), 0, "dispel F03c1")
    assert done.vp[0] - state.vp[0] == vp and done.have[2] == potions and done.bolts[0] == 1


def test_9_6_three_mountain_tiles_are_laid_and_the_tower_under_one_is_gone() -> None:
    state = begun(mountain=True)
    assert sum(tile > 0 for tile in state.tile) == 3
    assert "FT18" in GAME.observe(state, None)["closed"]
    assert "FT18" not in GAME.observe(begun(), None)["closed"]


def mountain(kind: str, brave: bool = True, **have: int) -> BroomService:
    """A seat's mountain witch next to Dwarfstone's neighbour Cloud Throne, where a tile of this kind lies."""
    state = begun(mountain=True)
    clear(state)
    tile(state, "F21", kind)
    stand(state, 0, "F22", "F02")
    own(state, 0, **have)
    return do(acting(state, 0, "mountain_witch", brave), 0, "fly 1 F21")


def test_9_7_and_a17_moving_in_takes_the_amulet_and_offers_tile_and_delivery_in_any_order() -> None:
    state = mountain("wands", orange=1)
    assert [event.region for event in told(state, "AmuletTaken")] == ["F21"]
    assert legal(state, 0) == ["tile", "deliver_first", "no"]
    first = do(state.clone(), 0, "deliver_first", "deliver FT23 1", "tile")
    last = do(state.clone(), 0, "tile", "deliver FT23 1")
    assert first.vp[0] == last.vp[0] == state.vp[0] + 5 and first.have[3] == last.have[3] == 2


def test_9_7_a_tile_not_used_is_lost() -> None:
    state = do(mountain("wands"), 0, "no")
    stand(state, 0, "F22", "F02")
    again = do(acting(state, 0, "mountain_witch", True), 0, "fly 1 F21")
    assert again.phase != t.ACTING and again.have[3] == 0


def test_9_8_potions_may_be_delivered_at_once() -> None:
    assert do(mountain("potions"), 0, "tile", "deliver FT23 1").have[2] == 0


def test_9_8_and_a18_deliver_serves_any_pawn_and_square_towers_too() -> None:
    state = do(mountain("deliver", brave=False, violet=1), 0, "tile")
    assert "deliver FT01 2" in legal(state, 0)


def test_9_8_two_moves_with_one_pawn_or_with_both() -> None:
    state = do(mountain("two_moves", brave=False), 0, "tile")
    one = do(state.clone(), 0, "fly 1 F14", "fly 1 F15")
    both = do(state.clone(), 0, "fly 1 F14", "fly 2 F03")
    assert one.phase != t.ACTING and both.phase != t.ACTING
    assert (one.pawn[0], both.pawn[1]) == (region(one, "F15"), region(both, "F03"))


def test_9_8_dispel_pays_wands_as_a_coward() -> None:
    state = mountain("dispel", brave=False, wand=1)
    cloud(state, "F03c1", "heavy_1_1")
    done = do(state, 0, "tile", "dispel F03c1")
    assert done.vp[0] == 10 and done.bolts[0] == 1


def back(**options: Any) -> BroomService:
    state = begun(2, "like_minded", board="back", **options)
    clear(state)
    return state


def entered_forest(kind: str) -> BroomService:
    state = back()
    tile(state, "B35", kind)
    stand(state, 0, "B26", "B26")
    stand(state, 1, "B34", "B34")
    return do(acting(state, 0, "forest_witch", False), 0, "fly 1 B35")


def test_10_1_the_first_pawn_in_takes_the_forest_tile() -> None:
    state = entered_forest("five_vp")
    assert GAME.observe(state, None)["seats"][0]["tiles"][0][0] == "five_vp"
    assert not state.tile[region(state, "B35")]


def test_10_2_and_a11_a_tile_serves_from_the_next_trick_on_and_once() -> None:
    state = back()
    hands(state, "fruit_gatherer herb_gatherer", "root_gatherer")
    state.owned[2] = state.fresh[2] = 1  # taken in this very trick
    do(state, 0, "lead fruit_gatherer cowardly")
    assert "instead five_vp" not in legal(state, 0)
    do(state, 0, "no")
    while state.phase != t.LEADING:
        do(state, state.to_act()[0], legal(state, state.to_act()[0])[-1])
    do(state, 0, "lead herb_gatherer cowardly")
    assert "instead five_vp" in legal(state, 0)
    do(state, 0, "instead five_vp")
    assert state.owned[2] == 0 and state.spent[2] == 1


def test_10_3_and_a9_brave_as_a_coward_acts_bravely_at_once_and_stays_a_coward() -> None:
    state = back()
    state.owned[0] = 1
    own(state, 0)
    hands(state, "fruit_gatherer", "fruit_gatherer")
    do(state, 0, "lead fruit_gatherer cowardly", "instead brave", "gather 2 0 0 1")
    do(state, 1, "cowardly", "no")
    assert state.total(0) == 3
    assert state.to_act() == (0,) and told(state, "LeadsAgain")  # nobody was brave


@pytest.mark.parametrize("how", ["with_selection", "first"])
def test_10_4_one_card_more_for_a_tile(how: str) -> None:
    ready = begun(2, "like_minded", board="back", extra_card=how)
    ready.owned[1] = 1
    rounds.choose(ready)
    five = "select forest_witch hill_witch mountain_witch heath_witch valley_druid"
    if how == "first":
        assert ready.to_act() == (0,) and legal(ready, 0) == ["extra", "no"]
        do(ready, 0, "extra")
        assert all(len(text.split()) == 6 for text in legal(ready, 0))
    assert five in legal(ready, 0) and five not in legal(ready, 1)
    do(ready, 0, five)
    do(ready, 1, "select forest_witch hill_witch mountain_witch heath_witch")
    assert ready.owned[1] == 0 and ready.spent[1] == 1


def test_a36_under_more_or_less_the_tile_is_used_after_the_numbers_are_shown() -> None:
    state = begun(2, "more_or_less", board="back")
    state.owned[1] = 1
    four = "select forest_witch hill_witch mountain_witch heath_witch"
    do(state, 0, four), do(state, 1, four)
    assert state.to_act() == (0,) and "add weather_fairy" in legal(state, 0)
    do(state, 0, "add weather_fairy")
    assert state.vp[0] == 10 and int(state.hand[0]).bit_count() == 5


def test_10_5_five_vp_instead_of_the_cowardly_action_even_on_the_black_market() -> None:
    state = begun(2, "black_market", board="back")
    state.owned[2] = 1
    hands(state, "fruit_gatherer", "root_gatherer")
    do(state, 0, "lead fruit_gatherer cowardly")
    assert legal(state, 0) == ["act", "instead market", "instead five_vp"]
    do(state, 0, "instead five_vp")
    assert state.vp[0] == 15


def flown(kind: str, role: str = "hill_witch", brave: bool = True, **have: int) -> BroomService:
    state = back()
    tile(state, "B11", kind)
    stand(state, 0, "B12", "B09")
    own(state, 0, **have)
    return do(acting(state, 0, role, brave), 0, "fly 1 B11")


def test_11_1_and_a14_the_turbo_carries_the_pawn_to_one_of_two_circles_where_the_brave_witch_may_deliver() -> None:
    state = flown("turbo_ac", violet=1)
    assert legal(state, 0) == ["circle A", "circle C"]
    done = do(state, 0, "circle A")
    assert done.pawn[0] == region(done, "B06") and legal(done, 0) == ["deliver BT28 1", "no"]


def test_11_2_water_and_clouds_are_flown_over() -> None:
    state = do(flown("turbo_cd", brave=False), 0, "circle D")
    assert state.pawn[0] == region(state, "B47")


def test_a15_a_turbo_lands_under_a_cloud_and_moves_in_like_a_witch() -> None:
    state = flown("turbo_ac", violet=1)
    circle = region(state, "B06")
    state.clouded[circle] = 1  # flown over: no witch could enter
    done = do(state, 0, "circle A")
    assert done.pawn[0] == circle and "deliver BT28 1" in legal(done, 0)


def test_11_3_the_orange_tower_takes_any_number_of_orange_potions_for_7_vp() -> None:
    state = back()
    tile(state, "B11", "orange_tower")
    open_tower(state)
    stand(state, 0, "B12", "B09")
    own(state, 0, orange=2)
    witch = do(acting(state, 0, "hill_witch", True), 0, "fly 1 B11", "deliver hill_B11 1")
    assert witch.vp[0] - state.vp[0] == 7
    druid = do(acting(witch, 0, "summit_druid", True), 0, "deliver hill_B11 1")
    assert druid.vp[0] - witch.vp[0] == 10


def open_tower(state: BroomService) -> None:
    tower = state.names.towers.index("hill_B11")
    state.closed &= ~(1 << tower)


def test_11_4_nobody_walks_to_or_from_the_islands() -> None:
    state = back()
    islands = {"B07", "B08", "B46", "B47"}
    for id in state.names.regions:
        beyond = {state.names.regions[r] for r in range(47) if state.rules.near[region(state, id)] >> r & 1}
        assert (id in islands) == bool(beyond & islands)


def test_12_1_the_back_brings_mountain_forest_and_hill_tiles() -> None:
    state = begun(board="back")
    laid = sorted(state.names.tiles.index(name) for name in GAME.observe(state, None)["tiles"].values())
    assert len(laid) == 11
    assert [sum(low <= n < high for n in laid) for low, high in ((1, 6), (6, 9), (9, 99))] == [3, 4, 4]
