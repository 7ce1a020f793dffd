"""The little plane geometry that checking a board needs; lengths in board units."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[float, float]
Polygon = Sequence[Point]


def area(polygon: Polygon) -> float:
    """The area of a simple polygon (the shoelace formula)."""
    twice = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True))
    return abs(twice) / 2


def inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point lies in a polygon: a ray to the east crosses its edges an odd number of times."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def on_edge(point: Point, polygon: Polygon, tolerance: float) -> bool:
    """Whether a point lies on the edge of a polygon, within a tolerance."""
    px, py = point
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        along = max(0.0, min(1.0, ((px - x1) * (x2 - x1) + (py - y1) * (y2 - y1)) / length)) if length else 0.0
        qx, qy = x1 + along * (x2 - x1), y1 + along * (y2 - y1)
        if (px - qx) ** 2 + (py - qy) ** 2 <= tolerance**2:
            return True
    return False


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the inner parts of the segments ab and cd cross."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    if a in (c, d) or b in (c, d):
        return False
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
