"""What never changes on a map of Broom Service: sea, coasts, the lands and what grows there, castles and circles."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from cumuli.prompt.draw.coast import MARGIN, borders
from cumuli.prompt.draw.ground import Box, Ground
from cumuli.prompt.draw.growth import strewn
from cumuli.prompt.draw.layout import LINE, Plan, laid_out, names
from cumuli.prompt.draw.pieces import piece
from cumuli.prompt.draw.sheet import MARK, TITLE, group, path, plain, text

SEA: Final = {"sea_name": "#1d4a66", "shelf": "#c4e5ee", "wave": "#6fabcb"}
LANDS: Final = {
    "forest": ("#93b978", "#2f6636"),
    "hill": ("#d3a873", "#7d4f24"),
    "mountain": ("#bfc5d1", "#4f586d"),
    "heath": ("#efdb8b", "#a07d1c"),
}
"""By land: its colour, and its deep one."""
INK: Final = "#3a2c22"
PALE: Final = "#fff8e4"
INKS: Final = {
    "trunk": 'fill="none" stroke="#5b3a1c" stroke-width="2.2" stroke-linecap="round"',
    "crown": f'fill="#3f7a45" stroke="{INK}" stroke-width=".7" stroke-linejoin="round"',
    "gleam": 'fill="none" stroke="#93b978" stroke-width="1.5" stroke-linecap="round" opacity=".8"',
    "mound": 'fill="#e0bd8b" stroke="#7d4f24" stroke-width="1.5" stroke-linecap="round"',
    "ridge": 'fill="none" stroke="#7d4f24" stroke-linecap="round" opacity=".7"',
    "peak": 'fill="#949db0" stroke="#4f586d" stroke-width="1.4" stroke-linejoin="round"',
    "dusk": 'fill="#4f586d" opacity=".5"',
    "snow": 'fill="#ffffff" stroke="#4f586d" stroke-width=".8" stroke-linejoin="round"',
    "grass": 'fill="none" stroke="#8f7a1e" stroke-width="1.4" stroke-linecap="round"',
    "bloom": 'fill="#a85a9e"',
}
TIES: Final = {"violet": "#4b2280", "green": "#0f5029", "orange": "#9c4a06"}
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'


@lru_cache(8)
def _known(key: str) -> tuple[Plan, str]:
    board = json.loads(key)
    plan = laid_out(board)
    return plan, _land(board, plan)


def land(board: Mapping[str, Any]) -> tuple[Plan, str]:
    """Where everything is drawn, and the land itself; worked out once for each board."""
    return _known(json.dumps(board))


@lru_cache(8)
def _written(key: str, lang: str) -> str:
    board = json.loads(key)
    plan, _ = _known(key)
    drawn = ""
    for (x, y), rows in names(board, plan, lang):
        top = y + 4.5 - (len(rows) - 1) * LINE / 2
        spans = "".join(
            f'<tspan x="{x:.0f}" dy="{LINE if i else 0}">{plain(row)}</tspan>' for i, row in enumerate(rows)
        )
        drawn += f'<text y="{top:.0f}">{spans}</text>'
    style = f'font-family="{TITLE}" font-style="italic" font-weight="600" text-anchor="middle"'
    outlined = f'stroke-width="3.4" {ROUND} paint-order="stroke"'
    drawn = group(drawn, more=f'{style} font-size="12.5" fill="#2c2118" stroke="{PALE}" {outlined}')
    seas = "".join(
        text(*plan.warp(water["center"]), water["names"].get(lang) or water["names"]["en"], 15, SEA["sea_name"])
        for water in board["water"]
    )
    return drawn + group(seas, more=f'{style} stroke="#8cc3de" {outlined}')


def written(board: Mapping[str, Any], lang: str) -> str:
    """The names of regions and waters."""
    return _written(json.dumps(board), lang)


def _land(board: Mapping[str, Any], plan: Plan) -> str:
    w, h = board["width"], board["height"]
    coast, inland = borders(board, plan.warp)
    drawn = f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{w + 2 * MARGIN}" height="{h + 2 * MARGIN}" fill="#8cc3de"/>'
    waves = ""
    for i in range(260):
        x, y = i * 397 % (w + 2 * MARGIN) - MARGIN, (i * 251 + i % 7 * 13) % (h + 2 * MARGIN) - MARGIN
        waves += f"M{x:g} {y:g}q4-4 8 0t8 0{'' if i % 3 else 't8 0'}"
    drawn += path(waves, line=SEA["wave"], width=1.5, more='stroke-linecap="round"')
    lines = {"coast": coast, "inland": inland, **plan.paths}
    defs = "".join(f'<path id="{MARK}{id}" d="{short(d)}"/>' for id, d in lines.items())
    clips = "".join(f'<clipPath id="{MARK}in-{id}">{_use(id)}</clipPath>' for id in plan.paths)
    drawn += f"<defs>{defs}{clips}</defs>"
    for width, shade in ((42, 0.28), (26, 0.4), (12, 0.8)):
        drawn += _use("coast", line=SEA["shelf"], width=width, more=f'{ROUND} opacity="{shade}"')
    drawn += group(_use("coast", line="#3d6a80", width=5, more=f'{ROUND} opacity=".55"'), 2, 5)
    drawn += _adorned(board, plan)
    for id, region in board["regions"].items():
        light, deep = LANDS[region["terrain"]]
        drawn += _use(id, light)
        drawn += _use(id, line=deep, width=13, more=f'clip-path="url(#{MARK}in-{id})" opacity=".28"')
    for i, (id, region) in enumerate(board["regions"].items()):
        for ink, d in strewn(region["terrain"], plan.grounds[id], plan.taken[id], i + 3):
            drawn += f'<path d="{short(d)}" {INKS[ink]}/>'
    drawn += _use("inland", line=PALE, width=3.6, more='stroke-linecap="round" opacity=".45"')
    drawn += _use("inland", line=INK, width=1.6, more='stroke-linecap="round" stroke-dasharray="7 4" opacity=".75"')
    drawn += _use("coast", line=INK, width=2.4, more=ROUND)
    return drawn + _ties(board, plan) + _marks(board, plan)


def _use(id: str, fill: str = "none", line: str = "none", width: float = 1, more: str = "") -> str:
    """A line that is drawn several times, in another ink."""
    pen = f' stroke="{line}" stroke-width="{width:g}"' if line != "none" else ""
    return f'<use href="#{MARK}{id}" fill="{fill}"{pen}{" " if more else ""}{more}/>'


def short(d: str) -> str:
    """A path with no sign too many: there are many trees on a map."""
    return re.sub(r" (?=-)", "", re.sub(r"(?<![\d.])0(?=\.)", "", re.sub(r"(\d)\.0(?!\d)", r"\1", d)))


def _ties(board: Mapping[str, Any], plan: Plan) -> str:
    drawn = ""
    for tower, (ax, ay), (bx, by) in plan.ties:
        colour = TIES.get(board["towers"][tower]["colour"], INK)
        d = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        drawn += path(d, line="#fff", width=4.5, more='stroke-linecap="round" opacity=".6"')
        drawn += path(d, line=colour, width=2, more='stroke-linecap="round" stroke-dasharray="1 4.5"')
        drawn += f'<circle cx="{bx:.1f}" cy="{by:.1f}" r="4" fill="#fff" stroke="{colour}" stroke-width="1.4"/>'
    return drawn


def _marks(board: Mapping[str, Any], plan: Plan) -> str:
    """Spaces for tiles, castles and rings of stones."""
    drawn = ""
    for x, y in plan.tiles.values():
        dashes = f'fill="{PALE}" fill-opacity=".45" stroke="{INK}" stroke-width="1.6" stroke-dasharray="5 4"'
        drawn += f'<rect x="{x - 20:.1f}" y="{y - 20:.1f}" width="40" height="40" rx="8" {dashes}/>'
    cloth = "#7a45b8" if board["banner"] == "violet" else "#c2413a"
    for id, (x, y) in plan.marks.items():
        circle = board["regions"][id]["circle"]
        mark = piece("circle" if circle else "castle", cloth=cloth)
        if circle:
            outlined = f'font-weight="800" text-anchor="middle" stroke="#fff" stroke-width="4" {ROUND}'
            mark += text(0, 12, circle, 27, "#241c2e", more=f'{outlined} paint-order="stroke"')
        drawn += group(mark, x, y)
    return drawn


def _adorned(board: Mapping[str, Any], plan: Plan) -> str:
    """A compass on the widest water, a serpent on the next."""
    taken = []
    for water in board["water"]:
        x, y = plan.warp(water["center"])
        taken.append(Box(x, y - 4, max(map(len, water["names"].values())) * 7.5, 20))
    waters = [
        Ground([plan.warp(point) for point in polygon]) for water in board["water"] for polygon in water["polygons"]
    ]
    waters.sort(key=lambda one: -one.area)
    drawn = ""
    for kind, sizes, whole, tall in (("compass", (92, 80, 68, 56), 92, 1.0), ("serpent", (84, 72, 60), 84, 0.5)):
        found = (
            (size, box)
            for ground in waters
            for size in sizes
            if (box := ground.room(Box(0, 0, size + 14, size * tall + 14), taken))
        )
        size, box = next(found, (0, None))
        if box is not None:
            drawn += group(piece(kind, **SEA), box.x, box.y, scale=round(size / whole, 3))
            taken.append(Box(box.x, box.y, box.w + 260, box.h + 220))
    return drawn
