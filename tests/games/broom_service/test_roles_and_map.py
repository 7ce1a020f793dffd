"""Rules 5 and 6: what roles do on the map."""

from __future__ import annotations

import pytest

from cumuli.core.game import Refusal
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import actions as a
from games.broom_service.by_hand import acting, begun, clear, cloud, do, legal, own, stand, told

WITCHES = {"forest_witch": "F13", "hill_witch": "F06", "mountain_witch": "F04", "heath_witch": "F14"}


def flights(state: object, seat: int = 0) -> set[str]:
    return {text.split()[2] for text in legal(state, seat) if text.startswith("fly")}  # type: ignore[arg-type]


@pytest.mark.parametrize("brave", [True, False])
def test_5_1_a_witch_moves_one_pawn_into_an_adjacent_region_of_her_terrain(brave: bool) -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F05", "F22")  # F05: F04 mountain, F06 hill, F13 forest; F22: F14 heath, F15 hill, F21, F23, F30
    reach = {
        "forest_witch": {"F13"},
        "hill_witch": {"F06", "F15"},
        "mountain_witch": {"F04", "F21", "F23"},
        "heath_witch": {"F14", "F30"},
    }
    for witch, regions in reach.items():
        assert flights(acting(state, 0, witch, brave)) == regions


def test_5_2_only_the_brave_witch_delivers_and_only_where_she_has_moved() -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F11", "F37")
    own(state, 0, violet=1)
    brave = do(acting(state, 0, "forest_witch", True), 0, "fly 1 F10")
    assert legal(brave, 0) == ["deliver FT01 1", "no"]
    coward = do(acting(state, 0, "forest_witch", False), 0, "fly 1 F10")
    assert coward.phase != brave.phase
    still = do(acting(state, 0, "forest_witch", True), 0, "no")
    assert still.phase == coward.phase and still.vp[0] == state.vp[0]


def test_5_3_a_brave_druid_scores_3_vp_more_and_only_with_a_delivery() -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F10", "F37")
    own(state, 0, violet=1)
    brave, coward = (do(acting(state, 0, "valley_druid", how), 0, "deliver FT01 1") for how in (True, False))
    assert (brave.vp[0] - state.vp[0], coward.vp[0] - state.vp[0]) == (7, 4)
    assert do(acting(state, 0, "valley_druid", True), 0, "no").vp[0] == state.vp[0]


def test_5_3_each_druid_serves_two_terrains() -> None:
    state = begun()
    clear(state)
    own(state, 0, violet=9, green=9, orange=9)
    for role, served in (("valley_druid", {"F10", "F11"}), ("summit_druid", {"F02", "F26"})):
        for where in ("F10", "F11", "F02", "F26"):
            stand(state, 0, where, where)
            delivers = acting(state, 0, role, False)
            assert any(text.startswith("deliver") for text in legal(delivers, 0)) == (where in served)


@pytest.mark.parametrize(
    ("role", "kind"), [("fruit_gatherer", "violet"), ("herb_gatherer", "green"), ("root_gatherer", "orange")]
)
def test_5_4_gatherers_take_three_resources_bravely_and_one_cowardly(role: str, kind: str) -> None:
    state = begun()
    own(state, 0)
    brave, coward = acting(state, 0, role, True), acting(state, 0, role, False)
    most = max(legal(brave, 0)[:-1], key=lambda text: sum(map(int, text.split()[1:])))
    assert sum(map(int, most.split()[1:])) == 3
    assert all(sum(map(int, text.split()[1:])) == 1 for text in legal(coward, 0)[:-1])
    view = GAME.observe(do(brave, 0, most), 0)["seats"][0]["resources"]
    assert view[kind] == 2 and view["wand"] == 1


@pytest.mark.parametrize(("brave", "vp"), [(True, 3), (False, 0)])
def test_5_5_the_fairy_dispels_a_cloud_and_scores_3_vp_only_when_brave(brave: bool, vp: int) -> None:
    state = begun()
    clear(state)
    cloud(state, "F03c1", "heavy_2_3")
    stand(state, 0, "F11", "F37")
    own(state, 0, wand=2)
    done = do(acting(state, 0, "weather_fairy", brave), 0, "dispel F03c1")
    assert (done.vp[0] - state.vp[0], done.have[3], done.bolts[0]) == (vp, 0, 3)
    assert not done.clouded[done.names.regions.index("F03")]
    assert do(acting(state, 0, "weather_fairy", True), 0, "no").vp[0] == state.vp[0]


def test_6_1_a_common_border_is_needed() -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F05", "F05")
    moving = acting(state, 0, "hill_witch", False)
    assert GAME.explain(moving, 0, a.Fly(0, "F02")) == Refusal("not-adjacent", "6.1")
    assert GAME.explain(moving, 0, a.Fly(0, "F13")).reason == "not-a-witch-terrain"


def test_6_2_and_a5_nobody_enters_a_region_with_a_cloud_left_nor_water() -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F09", "F09")
    cloud(state, "F01c1", "heavy_1_1")
    cloud(state, "F01c2", "heavy_1_2")
    own(state, 0, wand=9)
    assert legal(acting(state, 0, "mountain_witch", False), 0).count("fly 1 F01") == 0
    one_left = do(acting(state, 0, "weather_fairy", False), 0, "dispel F01c1")
    moving = acting(one_left, 0, "mountain_witch", False)
    assert GAME.explain(moving, 0, a.Fly(0, "F01")) == Refusal("clouded", "6.2")
    assert GAME.explain(moving, 0, a.Fly(0, "FW1")) == Refusal("water", "6.2")
    none_left = do(acting(one_left, 0, "weather_fairy", False), 0, "dispel F01c2")
    assert "fly 1 F01" in legal(acting(none_left, 0, "mountain_witch", False), 0)


def test_6_3_only_a_potion_of_the_roof_s_colour_is_delivered() -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F02", "F02")
    own(state, 0, orange=1)
    druid = acting(state, 0, "summit_druid", False)
    assert legal(druid, 0) == ["deliver FT03 1", "no"]
    assert GAME.explain(druid, 0, a.Deliver("FT01", 0)) == Refusal("no-potion", "6.3", (("colour", "violet"),))
    assert GAME.explain(druid, 0, a.Deliver("FT12", 0)).reason == "not-at-tower"


def test_6_4_a_round_tower_takes_one_potion_from_anybody() -> None:
    state = begun()
    clear(state)
    for seat in (0, 1):
        stand(state, seat, "F02", "F02")
        own(state, seat, orange=1, violet=1)
    once = do(acting(state, 0, "summit_druid", False), 0, "deliver FT03 1")
    other = acting(once, 1, "summit_druid", False)
    assert "deliver FT03 1" not in legal(other, 1)
    assert GAME.explain(other, 1, a.Deliver("FT03", 0)) == Refusal("tower-closed", "6.4")


def test_6_5_a_square_tower_takes_any_number() -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F10", "F10")
    own(state, 0, violet=3)
    for left in (2, 1, 0):
        state = do(acting(state, 0, "valley_druid", False), 0, "deliver FT01 1")
        assert state.have[0] == left


def test_6_6_vp_and_wands_are_those_printed() -> None:
    state = begun()
    clear(state)
    stand(state, 0, "F11", "F11")
    own(state, 0, violet=1)
    done = do(acting(state, 0, "valley_druid", False), 0, "deliver FT04 1")
    assert (done.vp[0] - state.vp[0], done.have[3]) == (3, 1)
    assert told(done, "Delivered")[-1].wand == 1


def test_6_7_a_cloud_is_paid_in_wands_and_lies_next_to_a_pawn() -> None:
    state = begun()
    clear(state)
    cloud(state, "F03c1", "heavy_3_4")
    stand(state, 0, "F11", "F37")
    own(state, 0, wand=2, violet=1)
    gathering = acting(state, 0, "weather_fairy", True)
    assert gathering.phase != 10 and told(gathering, "Waived")  # nothing to choose: it waives by itself
    cloud(state, "F38c1", "heavy_1_1")
    poor = acting(state, 0, "weather_fairy", True)
    assert legal(poor, 0) == ["dispel F38c1", "no"]
    assert GAME.explain(poor, 0, a.Dispel("F03c1")) == Refusal("too-few-wands", "6.7", (("cost", 3),))
    cloud(state, "F01c1", "heavy_1_1")
    assert GAME.explain(acting(state, 0, "weather_fairy", True), 0, a.Dispel("F01c1")).reason == "cloud-not-adjacent"


def test_6_8_dispelled_clouds_lie_face_up_for_all() -> None:
    state = begun()
    clear(state)
    cloud(state, "F03c1", "heavy_2_3")
    stand(state, 0, "F11", "F37")
    own(state, 0, wand=2)
    done = do(acting(state, 0, "weather_fairy", False), 0, "dispel F03c1")
    assert GAME.observe(done, None)["seats"][0]["clouds"] == ["heavy_2_3"]
