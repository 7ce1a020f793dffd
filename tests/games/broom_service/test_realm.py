"""Rule 1: the realm, its towers and goods, the ten roles, and what the game is about."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME, Options
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService
from games.broom_service.by_hand import acting, begun, clear, cloud, do, hands, legal, own, stand, told
from games.broom_service.pieces import KINDS, POTIONS, Board, Pieces, read
from settings import draw, some

WITCHES = {"forest_witch": "forest", "hill_witch": "hill", "mountain_witch": "mountain", "heath_witch": "heath"}
DRUIDS = ("valley_druid", "summit_druid")

Edge = frozenset[tuple[float, float]]


def sides_of(polygon: list[list[float]]) -> set[Edge]:
    corners = [(x, y) for x, y in polygon]
    return {frozenset(ends) for ends in zip(corners, corners[1:] + corners[:1], strict=True)}


def reached(state: BroomService, role: str, verb: str) -> set[str]:
    """Where a coward may fly to (verb fly), or the towers it may serve (deliver)."""
    at = 2 if verb == "fly" else 1
    return {text.split()[at] for text in legal(acting(state, 0, role, False), 0) if text.startswith(verb)}


@pytest.mark.parametrize("side", ["front", "back"])
def test_1_1_pawns_go_to_the_four_kinds_of_land_behind_a_common_border(side: str) -> None:
    """The map is measured here: two regions are adjacent if their polygons share a side, not only a corner."""
    state, board = begun(board=side), Board(side)
    clear(state)
    shapes = {region["id"]: sides_of(region["polygon"]) for region in read(f"board_{side}")["regions"]}
    assert set(board.terrain.values()) == set(WITCHES.values())
    for here, shape in shapes.items():
        stand(state, 0, here, here)
        adjacent = {other for other, second in shapes.items() if other != here and shape & second}
        for witch, terrain in WITCHES.items():
            assert reached(state, witch, "fly") == {id for id in adjacent if board.terrain[id] == terrain}, here


@pytest.mark.parametrize("side", ["front", "back"])
def test_1_2_a_tower_takes_its_colour_from_every_region_its_base_touches(side: str) -> None:
    board = Board(side)
    state = begun(board=side)
    clear(state)
    own(state, 0, violet=1, green=1, orange=1)
    open_towers = [id for id, tower in board.towers.items() if not tower.get("covered")]
    assert {len(board.towers[id]["regions"]) for id in open_towers} == {1, 2, 3}
    serving: dict[str, set[str]] = {id: set() for id in board.terrain}
    for here in board.terrain:
        stand(state, 0, here, here)
        for role in DRUIDS:
            serving[here] |= reached(state, role, "deliver")
    for id in open_towers:
        assert {here for here, towers in serving.items() if id in towers} == set(board.towers[id]["regions"])
        tower, here = board.towers[id], board.towers[id]["regions"][0]
        stand(state, 0, here, here)
        role = next(role for role in DRUIDS if id in reached(state, role, "deliver"))
        after = do(acting(state, 0, role, False), 0, f"deliver {id} 1")
        paid = [kind for i, kind in enumerate(POTIONS) if after.have[i] < state.have[i]]
        assert paid == [tower["colour"]]
        own(after, 0, violet=1, green=1, orange=1)
        assert (id in reached(after, role, "deliver")) == (tower["shape"] == "square"), id


def test_1_3_and_a33_there_are_four_resources_and_the_supply_never_runs_out() -> None:
    state = begun(2, "moonshine")
    assert list(GAME.observe(state, None)["seats"][0]["resources"]) == list(KINDS)
    own(state, 1, 500, 500, 500, 500)  # far more than any box holds
    for role in ("fruit_gatherer", "herb_gatherer", "root_gatherer"):
        for _ in range(40):
            most = legal(acting(state, 0, role, True), 0)[0]
            assert sum(map(int, most.split()[1:])) == 3
            state = do(acting(state, 0, role, True), 0, most)
    assert [int(n) for n in state.have[:4]] == [1 + 80, 1 + 80, 1 + 80, 120 + 1]
    other = begun(2, "moonshine")
    own(other, 1, 500, 500, 500, 500)
    hands(other, "hill_witch", "forest_witch")
    do(other, 0, "lead hill_witch cowardly", "instead moonshine")
    assert len(legal(other, 0)) == 4 + 1


Place = tuple[int, int, int]


def ends(state: BroomService) -> list[tuple[Place, int]]:
    """Every way to carry out the role at hand: the pawns and bolts one ends with, and VP and resources together."""
    if state.phase != t.ACTING:
        where = (int(state.pawn[0]), int(state.pawn[1]), int(state.bolts[0]))
        return [(where, int(state.vp[0]) + int(state.total(0)))]
    found = []
    for code in state.legal_actions(0):
        after = state.clone()
        after.apply(0, code)
        found += ends(after)
    return found


def test_1_4_everybody_has_the_same_ten_roles_each_with_a_weaker_cowardly_half() -> None:
    kinds = Counter(Pieces("standard").role(role)["kind"] for role in t.ROLES)
    assert kinds == {"witch": 4, "druid": 2, "gatherer": 3, "fairy": 1}
    state = begun(3, "like_minded")
    for seat in range(3):
        assert {role for text in legal(state, seat) for role in text.split()[1:]} == set(t.ROLES)
    clear(state)
    cloud(state, "F03c1", "heavy_1_1")
    for role in t.ROLES:
        leading = state.clone()
        hands(leading, role, "", "")
        assert {f"lead {role} brave", f"lead {role} cowardly"} <= set(legal(leading, 0))
        stand(state, 0, {"heath_witch": "F10", "summit_druid": "F02"}.get(role, "F11"), "F05")
        own(state, 0, 2, 2, 2, 2)
        brave, coward = (ends(acting(state, 0, role, how)) for how in (True, False))
        assert {where for where, _ in coward} <= {where for where, _ in brave}
        assert max(worth for _, worth in coward) < max(worth for _, worth in brave), role


def test_1_5_whoever_has_most_vp_after_seven_rounds_wins() -> None:
    for seed in range(some(40, 6)):
        seats = 2 + seed % 4
        state = GAME.start(seats, Options(), "1")
        state.events = []
        rng = Random(seed)
        while actors := state.to_act():
            assert state.outcome() is None
            seat = rng.choice(actors)
            state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
        assert [event.round for event in told(state, "RoundOver")] == list(range(1, 8))
        outcome = state.outcome()
        assert outcome is not None and outcome.scores == tuple(int(vp) for vp in state.vp)
        best = {seat for seat in range(seats) if state.vp[seat] == max(state.vp)}
        assert outcome.winners and set(outcome.winners) <= best
