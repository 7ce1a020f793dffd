"""What grows on the land: trees, mounds, peaks and heather, strewn by one seed and kept clear of towers and tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from cumuli.prompt.draw.coast import dice
from cumuli.prompt.draw.ground import Box, Ground

Roll = Callable[[], float]
Parts = dict[str, str]


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0Z"


def _tree(x: float, y: float, s: float, roll: Roll) -> Parts:
    if roll() < 0.42:
        r = 5.6 * s
        arc = f"a{0.6 * r:.1f} {0.6 * r:.1f} 0 0 1 {0.6 * r:.1f} {-0.6 * r:.1f}"
        return {
            "trunk": f"M{x:.1f} {y:.1f}v{-6 * s:.1f}",
            "crown": _ring(x, y - 9 * s, r),
            "gleam": f"M{x - r * 0.55:.1f} {y - 9 * s:.1f}{arc}",
        }
    return {
        "trunk": f"M{x:.1f} {y:.1f}v{-4 * s:.1f}",
        "crown": (
            f"M{x:.1f} {y - 18 * s:.1f}l{4.6 * s:.1f} {7 * s:.1f}h{-1.8 * s:.1f}l{4 * s:.1f} {7.6 * s:.1f}"
            f"h{-13.6 * s:.1f}l{4 * s:.1f} {-7.6 * s:.1f}h{-1.8 * s:.1f}Z"
        ),
        "gleam": f"M{x - 1.6 * s:.1f} {y - 11.4 * s:.1f}l{-2.6 * s:.1f} {5.4 * s:.1f}",
    }


def _mound(x: float, y: float, s: float, roll: Roll) -> Parts:
    top = y - 13 * s
    return {
        "mound": f"M{x - 13 * s:.1f} {y:.1f}Q{x - 10 * s:.1f} {top:.1f} {x:.1f} {top:.1f}T{x + 13 * s:.1f} {y:.1f}",
        "ridge": (
            f"M{x + 3 * s:.1f} {y - 10 * s:.1f}q{4 * s:.1f} {2 * s:.1f} {5.5 * s:.1f} {6 * s:.1f}"
            f"M{x - s:.1f} {y - 9 * s:.1f}q{4 * s:.1f} {2 * s:.1f} {5 * s:.1f} {6 * s:.1f}"
        ),
    }


def _peak(x: float, y: float, s: float, roll: Roll) -> Parts:
    top, wide, cut = 24 * s, 12.5 * s, 0.36
    ax, ay = x + (roll() - 0.5) * 5 * s, y - top
    left, right = ax - (ax - x + wide) * cut, ax + (x + wide - ax) * cut
    return {
        "peak": f"M{x - wide:.1f} {y:.1f}L{ax:.1f} {ay:.1f}L{x + wide:.1f} {y:.1f}Z",
        "snow": (
            f"M{left:.1f} {ay + top * cut:.1f}L{ax:.1f} {ay:.1f}L{right:.1f} {ay + top * cut:.1f}"
            f"l{-3 * s:.1f} {-2.4 * s:.1f}l{-2 * s:.1f} {3.4 * s:.1f}l{-2.6 * s:.1f} {-2.8 * s:.1f}Z"
        ),
        "dusk": f"M{ax:.1f} {ay:.1f}L{x + wide:.1f} {y:.1f}H{x + wide * 0.25:.1f}Z",
    }


def _tuft(x: float, y: float, s: float, roll: Roll) -> Parts:
    grass = (
        f"M{x - 4 * s:.1f} {y - 6 * s:.1f}q{3.4 * s:.1f} {2 * s:.1f} {4 * s:.1f} {6 * s:.1f}v{-9 * s:.1f}"
        f"M{x:.1f} {y:.1f}q{0.6 * s:.1f} {-4.6 * s:.1f} {4 * s:.1f} {-6.6 * s:.1f}"
    )
    if roll() >= 0.45:
        return {"grass": grass}
    bloom = _ring(x, y - 10 * s, 1.9 * s) + _ring(x + 4.6 * s, y - 7.2 * s, 1.5 * s)
    return {"grass": grass, "bloom": bloom + _ring(x - 4.6 * s, y - 6.8 * s, 1.5 * s)}


GROWTH: Final[dict[str, tuple[Callable[[float, float, float, Roll], Parts], float, float, float, tuple[str, ...]]]] = {
    "forest": (_tree, 16, 9, 9, ("trunk", "crown", "gleam")),
    "hill": (_mound, 27, 6, 14, ("mound", "ridge")),
    "mountain": (_peak, 25, 12, 15, ("peak", "dusk", "snow")),
    "heath": (_tuft, 18, 5, 8, ("grass", "bloom")),
}
"""By land: what grows, how far apart, how high it stands, how far from the border, and what is painted first."""


def strewn(land: str, ground: Ground, taken: Sequence[Box], seed: int) -> list[tuple[str, str]]:
    """What grows on a region: the name of an ink, and all that is painted with it."""
    draw, space, high, rim, order = GROWTH[land]
    roll = dice(seed * 2654435761 + 97)
    for _ in range(5):
        roll()
    (x1, y1), (x2, y2) = ground.points.min(axis=0), ground.points.max(axis=0)
    layers: Parts = {}
    row, y = 0, y1 + rim
    while y < y2:
        x = x1 + row % 2 * (space / 2)
        while x < x2:
            px, py = x + (roll() - 0.5) * space * 0.42, y + (roll() - 0.5) * space * 0.36
            parts = draw(px, py + high, 0.82 + roll() * 0.34, roll)
            if _free(px, py, ground, taken, rim):
                for ink, path in parts.items():
                    layers[ink] = layers.get(ink, "") + path
            x += space
        y += space * 0.86
        row += 1
    return [(ink, layers[ink]) for ink in order if ink in layers]


def _free(x: float, y: float, ground: Ground, taken: Sequence[Box], rim: float) -> bool:
    if any(abs(x - box.x) < box.w / 2 + rim * 0.5 and abs(y - box.y) < box.h / 2 + rim * 0.4 for box in taken):
        return False
    return ground.has(x, y) and bool(np.hypot(ground.points[:, 0] - x, ground.points[:, 1] - y).min() >= rim)
