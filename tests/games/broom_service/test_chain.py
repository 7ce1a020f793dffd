"""Rule 9.9: effects in effects, as deep as the tiles and clouds of one board allow, on an agenda of plain steps."""

from __future__ import annotations

import tomllib
from typing import Any

from cumuli.games.broom_service import GAME, Options
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.boards import DATA
from cumuli.games.broom_service.state import BroomService
from games.broom_service.by_hand import acting, begun, clear, cloud, do, own, region, stand, told


def set_up() -> BroomService:
    """The back of the board: three mountain tiles, a gust cloud and a turbo hill within one witch's reach."""
    state = begun(2, "like_minded", board="back", storm=True)
    clear(state)
    for where, tile in (("B14", "deliver"), ("B27", "two_moves"), ("B43", "dispel"), ("B42", "turbo_ac")):
        state.tile[region(state, where)] = state.names.tiles.index(tile)
    for where in ("B11", "B20", "B08"):  # the other hill tiles are turbos to nowhere near
        state.tile[region(state, where)] = state.names.tiles.index("turbo_bc")
    cloud(state, "B40c1", "gust")
    stand(state, 0, "B26", "B41")
    own(state, 0, violet=1, orange=2, green=1, wand=2)
    return state


CHAIN = (
    "fly 1 B27",  # the brave mountain witch moves in: amulet, tile and delivery
    "tile",  # two moves; her delivery waits below
    "fly 1 B36",  # out of the mountain
    "fly 1 B43",  # into the second mountain, with the tile's second move
    "tile",  # dispel one cloud, for free but for its wands
    "dispel B40c1",  # a gust: either pawn may move at once
    "fly 2 B42",  # the other pawn, onto the turbo hill
    "circle A",  # and on to the circle in Circle Heath
)


def test_9_9_a_brave_witch_s_delivery_waits_below_seven_other_decisions() -> None:
    state = acting(set_up(), 0, "mountain_witch", True)
    do(state, 0, *CHAIN[:1])
    deep = []
    for text in CHAIN[1:]:
        do(state, 0, text)
        deep.append([step["op"] for step in GAME.observe(state, None)["agenda"]])
        saved = GAME.load(2, Options(board="back", storm=True), "1", GAME.save(state))
        assert saved == state and saved.clone() == state
    assert deep[0] == ["move", "deliver"]
    assert deep[2] == ["mountain", "deliver"]
    assert deep[3] == ["dispel", "deliver"]
    assert deep[4] == ["move", "deliver"]
    assert deep[5] == ["circle", "deliver"]
    assert state.amulets[0] == (1 << region(state, "B27")) | (1 << region(state, "B43"))
    assert [event.region for event in told(state, "Turbo")] == ["B06"]


def test_9_9_the_delivery_lapses_when_the_witch_has_left_and_stands_when_she_is_back() -> None:
    """Ruling A35: from the region she entered, and only while that pawn stands there."""
    gone = do(acting(set_up(), 0, "mountain_witch", True), 0, *CHAIN)
    assert gone.phase != t.ACTING and not told(gone, "Delivered")
    back = acting(set_up(), 0, "mountain_witch", True)
    do(back, 0, "fly 1 B27", "tile", "fly 1 B36", "fly 1 B27", "deliver BT21 1")
    assert back.vp[0] == 10 + 5


def board_with_a_cloud_between_two_mountains() -> dict[str, Any]:
    """The back with one cloud space moved to Herb Heath, which lies between two mountain tiles."""
    plain = tomllib.loads((DATA / "board_back.toml").read_text(encoding="utf-8"))
    at = {one["id"]: one for one in plain["regions"]}
    at["B45"]["clouds"].pop()
    at["B36"]["clouds"] = [{"id": "B36c1", "pos": at["B36"]["center"]}]
    return plain


def test_9_9_the_deepest_chain_of_one_brave_witch() -> None:
    """Two moves, a second mountain, a free fairy, a gust, a turbo, a third mountain, its delivery, and then her own."""
    options = {"board": board_with_a_cloud_between_two_mountains(), "storm": True}
    state = begun(2, "like_minded", **options)
    clear(state)
    for where, tile in (("B27", "two_moves"), ("B43", "dispel"), ("B14", "deliver"), ("B42", "turbo_ac")):
        state.tile[region(state, where)] = state.names.tiles.index(tile)
    cloud(state, "B36c1", "gust")
    stand(state, 0, "B26", "B37")
    own(state, 0, green=1, orange=1, wand=2)
    state = acting(state, 0, "mountain_witch", True)
    agendas = []
    for text in (
        "fly 1 B27",
        "tile",  # two moves
        "fly 2 B43",  # the first of them: a second mountain
        "tile",  # a free fairy
        "dispel B36c1",  # a gust
        "fly 2 B42",  # a turbo hill
        "circle A",
        "fly 2 B14",  # the second move: a third mountain
        "tile",  # a delivery with any pawn
        "deliver BT29 2",
        "deliver BT21 1",  # and the one that has waited since the first move
    ):
        do(state, 0, text)
        assert GAME.load(2, Options(**options), "1", GAME.save(state)) == state == state.clone()
        agendas.append(" ".join(step["op"] for step in GAME.observe(state, None)["agenda"]))
    assert agendas == [
        "mountain",
        "move deliver",
        "mountain move deliver",
        "dispel move deliver",
        "move move deliver",
        "circle move deliver",
        "move deliver",
        "mountain deliver",
        "deliver deliver",
        "deliver",
        "",
    ]
    assert state.vp[0] == 10 + 6 + 5
    assert len(told(state, "AmuletTaken")) == 3
