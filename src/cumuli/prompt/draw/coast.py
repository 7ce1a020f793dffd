"""The hand that draws a map: every point of a board is moved by one seeded function of its place alone.

So neighbours share each wobble of their border exactly.  The same as the page's coast.ts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import hypot, pi, sin
from typing import Any, Final

Point = tuple[float, float]
Warp = Callable[[Sequence[float]], Point]

MARGIN: Final = 18
"""The sea round the realm."""
STEP: Final = 12
"""Between two points of a drawn line."""
SEED: Final = 1789


def dice(seed: int) -> Callable[[], float]:
    """Numbers from 0 to 1 (Marsaglia's xorshift32), as the page rolls them."""
    state = seed & 0xFFFFFFFF or 1

    def roll() -> float:
        nonlocal state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        return state / 4294967296

    return roll


def warping(board: Mapping[str, Any]) -> Warp:
    """Where a point of the board is drawn."""
    roll = dice(SEED)
    phases = [roll() * pi * 2 for _ in range(24)]
    width, height = board["width"], board["height"]

    def wave(x: float, y: float, length: float, first: int) -> float:
        a, b, c, d = (phases[(first + i) % 24] for i in range(4))
        return (
            sin(x / length + a + 1.3 * sin(y / length * 0.8 + b))
            + sin(y / length + c + 1.3 * sin(x / length * 0.7 + d))
        ) / 2

    def sway(x: float, y: float, first: int) -> float:
        return 8.5 * wave(x, y, 82, first) + 3.2 * wave(x, y, 21, first + 4) + 1.3 * wave(x, y, 8, first + 7)

    def ebb(depth: float, along: float, first: int) -> float:
        """Near the edge of the sheet the land draws back, now more, now less."""
        near = max(0.0, 1 - depth / 70) ** 2
        return near * (6 + 5 * sin(along / 31 + phases[first]) + 3 * sin(along / 13 + phases[first + 1]))

    def warp(point: Sequence[float]) -> Point:
        x, y = point
        left, right, top, foot = ebb(x, y, 11), ebb(width - x, y, 13), ebb(y, x, 15), ebb(height - y, x, 17)
        cx, cy = 0 if x < width / 2 else width, 0 if y < height / 2 else height
        cut = 15 * max(0.0, 1 - hypot(x - cx, y - cy) / 95) ** 2  # corners are cut
        return (
            x + sway(x, y, 0) * 0.75 + left - right + (-cut if cx else cut),
            y + sway(x, y, 9) * 0.75 + top - foot + (-cut if cy else cut),
        )

    return warp


def side(p: Sequence[float], q: Sequence[float], warp: Warp) -> list[Point]:
    """The points of one straight side, drawn by hand."""
    steps = max(2, round(hypot(q[0] - p[0], q[1] - p[1]) / STEP))
    parts = [i / steps for i in range(steps + 1)]
    return [warp((p[0] * (1 - t) + q[0] * t, p[1] * (1 - t) + q[1] * t)) for t in parts]


def curve(points: Sequence[Point]) -> str:
    """A smooth line through its points, the same whichever way it is walked."""
    path = ""
    for i in range(len(points) - 1):
        a, b = points[i], points[i + 1]
        before, after = points[max(i - 1, 0)], points[min(i + 2, len(points) - 1)]
        out = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        back = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        path += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (out, back, b))
    return path


def outline(polygon: Sequence[Sequence[float]], warp: Warp) -> tuple[str, list[Point]]:
    """A polygon as it is drawn: its path, and its points."""
    lines = [side(p, polygon[(i + 1) % len(polygon)], warp) for i, p in enumerate(polygon)]
    x, y = lines[0][0]
    return f"M{x:.1f} {y:.1f}{''.join(map(curve, lines))}Z", [point for line in lines for point in line[1:]]


def borders(board: Mapping[str, Any], warp: Warp) -> tuple[str, str]:
    """Two paths: where land meets water or the edge of the sheet, and where land meets land."""
    coast = inland = ""

    def drawn(p: Sequence[float], q: Sequence[float]) -> str:
        line = side(p, q, warp)
        return f"M{line[0][0]:.1f} {line[0][1]:.1f}{curve(line)}"

    for border in board["borders"]:
        lands = sum(border[end] in board["regions"] for end in "ab")
        if lands == 2:
            inland += drawn(border["p"], border["q"])
        elif lands == 1:
            coast += drawn(border["p"], border["q"])
    for region in board["regions"].values():
        polygon = region["polygon"]
        for i, p in enumerate(polygon):
            q = polygon[(i + 1) % len(polygon)]
            if _outer(p, q, board):
                coast += drawn(p, q)
    return coast, inland


def _outer(p: Sequence[float], q: Sequence[float], board: Mapping[str, Any]) -> bool:
    """Whether a side lies along the edge of the sheet."""
    edges = ((0, 0), (0, board["width"]), (1, 0), (1, board["height"]))
    return any(abs(p[axis] - at) < 0.75 and abs(q[axis] - at) < 0.75 for axis, at in edges)
