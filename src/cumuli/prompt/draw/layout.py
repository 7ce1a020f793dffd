"""Where things on a map find room: what stands on borders stays, all else moves until nothing hides anything.

The page does the same in layout.ts and naming.ts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Any, Final

from cumuli.prompt.draw.coast import MARGIN, Point, Warp, outline, warping
from cumuli.prompt.draw.ground import Box, Ground

WAND: Final = 18
"""What a wand adds to a tower's side."""
UP: Final = 29
"""From a tower's foot to its middle."""
CLOUD: Final = (88, 58)
PAWNS: Final = Box(0, 0, 64, 58)
MARK: Final = Box(0, 0, 64, 54)
SPILL: Final = {"tower": 420, "tile": 420, "mark": 420, "cloud": 250, "pawns": 260}
LINE: Final = 14
"""From one line of a name to the next."""

Spot = tuple[float, float, float]
"""A place, and how large a thing is there."""


@dataclass
class Plan:
    """Where everything is drawn."""

    warp: Warp
    paths: dict[str, str] = field(default_factory=dict)
    grounds: dict[str, Ground] = field(default_factory=dict)
    towers: dict[str, Spot] = field(default_factory=dict)
    """their feet"""
    ties: list[tuple[str, Point, Point]] = field(default_factory=list)
    tiles: dict[str, Point] = field(default_factory=dict)
    marks: dict[str, Point] = field(default_factory=dict)
    clouds: dict[str, Spot] = field(default_factory=dict)
    pawns: dict[str, Point] = field(default_factory=dict)
    centres: dict[str, Point] = field(default_factory=dict)
    things: list[Box] = field(default_factory=list)
    taken: dict[str, list[Box]] = field(default_factory=dict)
    """by region: what no tree may hide"""


@dataclass(frozen=True)
class Item:
    """One thing that looks for room in its region."""

    kind: str
    id: str
    sizes: list[Box]
    wanted: Point


def tower_box(spot: Spot, wands: int) -> Box:
    """What a tower with its wands covers."""
    x, y, scale = spot
    wide = WAND if wands else 0
    return Box(x + wide / 2 * scale, y - UP * scale, (48 + wide) * scale, 68 * scale)


def laid_out(board: Mapping[str, Any]) -> Plan:
    """Where everything on a board is drawn."""
    plan = Plan(warping(board))
    for id, region in board["regions"].items():
        plan.paths[id], points = outline(region["polygon"], plan.warp)
        plan.grounds[id] = Ground(points)
    for id, tower in board["towers"].items():
        if len(tower["regions"]) > 1:
            x, y = plan.warp(tower["pos"])
            plan.towers[id] = (x, y + 6, 1.0)
    _apart(plan)
    shared = [tower_box(spot, board["towers"][id]["wands"]) for id, spot in plan.towers.items()]
    plan.things += shared
    for id in board["regions"]:
        _furnish(id, board, plan, shared)
    for id, tower in board["towers"].items():
        if len(tower["regions"]) > 1:
            _tie(id, tower["regions"], plan)
    return plan


def _apart(plan: Plan) -> None:
    """Move towers that stand on borders apart, until none hides another; threads show where they belong."""
    ids = list(plan.towers)
    for _ in range(8):
        for i, one in enumerate(ids):
            for other in ids[:i]:
                (ax, ay, _), (bx, by, _) = plan.towers[one], plan.towers[other]
                room = 50 - abs(bx - ax)
                if room > 0 and abs(by - ay) < 62:
                    push = (-room if bx < ax else room) / 2
                    plan.towers[one] = (ax - push, ay, 1.0)
                    plan.towers[other] = (bx + push, by, 1.0)


def _items(id: str, board: Mapping[str, Any], warp: Warp) -> list[Item]:
    region = board["regions"][id]
    x, y = warp(region["center"])
    spaces = [(space, one["pos"]) for space, one in board["spaces"].items() if one["region"] == id]
    items = []
    for space, pos in spaces:
        cx, cy = warp(pos)
        scales = (0.8, 0.7, 0.6) if len(spaces) > 1 else (1.05, 0.92, 0.8, 0.7)
        items.append(Item("cloud", space, [Box(0, 0, CLOUD[0] * s, CLOUD[1] * s) for s in scales], (cx, cy - 6)))
    for tower, one in board["towers"].items():
        if one["regions"] == [id]:
            tx, ty = warp(one["pos"])
            sizes = [tower_box((0, 0, s), one["wands"]) for s in (1, 0.88, 0.76)]
            items.append(Item("tower", tower, sizes, (tx + sizes[0].x, ty + 8)))
    if region["tile"]:
        size = Box(0, 0, 46, 60 if region["tile"] == "mountain" else 48)  # amulets hang below
        items.append(Item("tile", id, [size], warp(region["tile_pos"] or region["center"])))
    if region["castle"] or region["circle"]:
        items.append(Item("mark", id, [MARK], (x, y - 26)))
    if not spaces:  # where a cloud lies, pawns use its room later
        items.append(Item("pawns", id, [PAWNS], (x, y + 6)))
    return items


def _furnish(id: str, board: Mapping[str, Any], plan: Plan, shared: list[Box]) -> None:
    ground, items = plan.grounds[id], _items(id, board, plan.warp)
    near = [one for one in shared if _near(one, ground)]
    boxes = [replace(item.sizes[-1], x=item.wanted[0], y=item.wanted[1]) for item in items]
    for _ in range(3):
        before = list(boxes)
        for i, item in enumerate(items):
            others = [box for j, box in enumerate(boxes) if j != i] + near
            small = 900 if item.kind == "tower" else 360
            boxes[i] = ground.best(item.sizes, item.wanted, others, SPILL[item.kind], 3, small)
        if boxes == before:
            break
    fixed = list(near)
    for item, box in zip(items, boxes, strict=True):
        match item.kind:
            case "tower":
                scale = box.h / 68
                plan.towers[item.id] = (box.x - item.sizes[0].x * scale, box.y + UP * scale, scale)
            case "tile":
                plan.tiles[id] = (box.x, box.y - (7 if box.h > 50 else 0))
            case "mark":
                plan.marks[id] = (box.x, box.y)
            case "cloud":
                plan.clouds[item.id] = (box.x, box.y, box.w / CLOUD[0])
        if item.kind in ("tower", "tile", "mark"):
            fixed.append(box)
        if item.kind != "pawns":
            plan.things.append(box)
    x, y = plan.warp(board["regions"][id]["center"])
    pawns = next((box for item, box in zip(items, boxes, strict=True) if item.kind == "pawns"), None)
    pawns = pawns or ground.best([PAWNS], (x, y + 6), fixed, 220, 3, 0)
    plan.things.append(replace(pawns, weight=0.3))
    plan.taken[id], plan.pawns[id], plan.centres[id] = fixed, (pawns.x, pawns.y), (x, y)


def _near(box: Box, ground: Ground) -> bool:
    """Whether a box may touch a region at all."""
    (x1, y1), (x2, y2) = ground.points.min(axis=0), ground.points.max(axis=0)
    return bool(x1 - 100 < box.x < x2 + 100 and y1 - 100 < box.y < y2 + 100)


def _tie(id: str, regions: Sequence[str], plan: Plan) -> None:
    """A thread from a tower on a border into each region that it serves."""
    x, y, _ = plan.towers[id]
    for region in regions:
        (px, py), ground = plan.pawns[region], plan.grounds[region]
        far = hypot(px - x, py - y) or 1
        reach = min(far, 42)
        while reach < far and not ground.has(x + (px - x) / far * reach, y + (py - y) / far * reach):
            reach += 4
        plan.ties.append((id, (x, y), (x + (px - x) / far * reach, y + (py - y) / far * reach)))


def names(board: Mapping[str, Any], plan: Plan, lang: str) -> list[tuple[Point, list[str]]]:
    """Where the regions' names are written, clear of all that stands there, in one line or two."""
    w, h, rim = board["width"], board["height"], 100 + MARGIN
    beyond = [Box(-rim, h / 2, 200, h * 2, 9), Box(w + rim, h / 2, 200, h * 2, 9)]
    beyond += [Box(w / 2, -rim, w * 2, 200, 9), Box(w / 2, h + rim, w * 2, 200, 9)]
    taken = [replace(one, weight=one.weight * 3) for one in plan.things] + beyond
    found = []
    for id, region in board["regions"].items():
        name = region["names"].get(lang) or region["names"]["en"]
        ways = [[name], _broken(name)]
        sizes = [Box(0, 0, max(map(len, rows)) * 7 + 4, len(rows) * LINE + 2) for rows in ways]
        x, y = plan.centres[id]
        ground = plan.grounds[id]
        near = [one for one in taken if one.weight == 9 or _near(one, ground)]
        best = ground.best(sizes, (x, y + 40), near, 45, 0.8, 30)
        taken.append(replace(best, weight=3))
        found.append(((best.x, best.y), ways[0 if best.h == sizes[0].h else 1]))
    return found


def _broken(name: str) -> list[str]:
    """A name of several words may stand in two lines."""
    cuts = [i for i, sign in enumerate(name) if sign in " -"]
    if not cuts:
        return [name]
    cut = min(cuts, key=lambda one: abs(one - len(name) / 2))
    return [name[: cut + (name[cut] == "-")], name[cut + 1 :]]
