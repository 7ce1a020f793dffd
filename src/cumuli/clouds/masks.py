"""Plane shapes on a small grid: moving, measuring and mending them."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage as ndi
from scipy.spatial import ConvexHull

GRID: Final = 96
"""Cells of a shape's side."""
SPREAD: Final = 19.0
"""Mean distance (root of squares) of a shape's cells from its middle, once brought to a common size."""

Mask = npt.NDArray[np.bool_]
Field = npt.NDArray[np.float32]


def disc(radius: float) -> Mask:
    """A disc to open and close shapes with."""
    reach = int(radius + 1)
    y, x = np.ogrid[-reach : reach + 1, -reach : reach + 1]
    return np.asarray(x * x + y * y <= radius * radius)


def canonical(
    shape: Mask | Field,
    turn: float = 0.0,
    flip: bool = False,
    stretch: float = 1.0,
    grid: int = GRID,
    spread: float = SPREAD,
) -> Field:
    """The shape in the middle of a grid at the common size, turned by degrees, flipped, stretched; soft 0..1."""
    soft = shape.astype(np.float32)
    rows, columns = soft.sum(1), soft.sum(0)
    total = rows.sum() + 1e-6
    y, x = np.arange(len(rows)), np.arange(len(columns))
    cy, cx = (rows * y).sum() / total, (columns * x).sum() / total
    scale = float(np.sqrt(((rows * (y - cy) ** 2).sum() + (columns * (x - cx) ** 2).sum()) / total)) / spread + 1e-6
    gy, gx = np.mgrid[:grid, :grid].astype(np.float32) - (grid - 1) / 2
    gx, gy = gx / np.sqrt(stretch), gy * np.sqrt(stretch)
    if flip:
        gx = -gx
    if turn:
        c, s = np.cos(np.deg2rad(turn)), np.sin(np.deg2rad(turn))
        gx, gy = c * gx - s * gy, s * gx + c * gy
    if scale > 0.8:
        soft = ndi.gaussian_filter(soft, 0.45 * scale, truncate=2.5)
    return np.asarray(ndi.map_coordinates(soft, [gy * scale + cy, gx * scale + cx], order=1), dtype=np.float32)


def distance(shape: Mask) -> Field:
    """How deep inside (positive) or far outside (negative) each cell is."""
    inside, outside = ndi.distance_transform_edt(shape), ndi.distance_transform_edt(~shape)
    return np.asarray(inside - outside, dtype=np.float32)


def main_parts(shape: Mask, least: float = 0.04) -> Mask:
    """The shape without specks: only parts of at least that share of it."""
    parts, count = ndi.label(shape)
    if count <= 1:
        return shape
    sizes = ndi.sum(shape, parts, range(1, count + 1))
    return np.isin(parts, 1 + np.flatnonzero(sizes > least * sizes.sum()))


def tidy(shape: Mask) -> Mask:
    """The shape with cracks closed, whiskers cut and limbs made stout enough for a cloud."""
    closed = ndi.binary_closing(np.pad(shape, 4), disc(1.5))[4:-4, 4:-4]
    return main_parts(ndi.binary_dilation(ndi.binary_opening(closed, disc(1.6)), disc(1)))


def solidity(shape: Mask) -> float:
    """The share of its convex hull that a shape fills."""
    ys, xs = np.nonzero(shape)
    corners = np.concatenate([np.c_[ys + dy, xs + dx] for dy in (0, 1) for dx in (0, 1)])
    return float(len(ys) / ConvexHull(corners).volume)


def apart(shape: Mask) -> float:
    """Cells between the two parts of a shape; 0 for one part, infinite for more than two."""
    parts, count = ndi.label(shape)
    if count < 2:
        return 0.0
    if count > 2:
        return float("inf")
    return float(ndi.distance_transform_edt(parts != 1)[parts == 2].min())


def proportions(shape: Mask) -> tuple[float, float, float]:
    """How many times longer than broad, how far (degrees) the long axis leans, how thick in the middle."""
    filled = ndi.binary_fill_holes(shape)
    ys, xs = np.nonzero(filled)
    sizes, axes = np.linalg.eigh(np.cov(np.c_[xs, ys].T))
    angle = abs(float(np.rad2deg(np.arctan2(axes[1, 1], axes[0, 1])))) % 90
    depth = ndi.distance_transform_edt(filled)
    return float(np.sqrt(sizes[1] / sizes[0])), min(angle, 90 - angle), float(np.median(depth[filled]))
