"""What an eye measures of a shape: which way its edge runs, cell by cell, or how deep inside each point lies.

Before, the shape is brought to one size and place (`pose`), by its own centre and spread, so that
neither counts; turned a little, stretched a little and mirrored, it is measured several times.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy import ndimage

Array = npt.NDArray[np.float32]

GRID: Final = 48
"""Pixels of a posed shape's side."""
SPREAD: Final = 10.0
"""Root mean square distance of a posed shape's points from its centre, in pixels."""


class Pose(NamedTuple):
    """One way to hold a shape before the eye."""

    turned: float = 0.0  # degrees
    mirrored: bool = False
    stretched: float = 1.0  # width by height


POSES: Final = tuple(Pose(*way) for way in product((-12.0, 0.0, 12.0), (False, True), (0.87, 1.0, 1.15)))

_MIDDLE: Final = (np.mgrid[:GRID, :GRID] - (GRID - 1) / 2).astype(np.float32)


def pose(mask: Array, ways: Sequence[Pose] = POSES) -> Array:
    """The shape held in each of *ways*: [ways, GRID, GRID], 0 outside to 1 inside."""
    shape = np.asarray(mask, np.float32)
    rows, columns = shape.sum(1), shape.sum(0)
    whole = float(rows.sum()) + 1e-6
    y, x = np.arange(len(rows)), np.arange(len(columns))
    cy, cx = float((rows * y).sum()) / whole, float((columns * x).sum()) / whole
    spread = np.sqrt(((rows * (y - cy) ** 2).sum() + (columns * (x - cx) ** 2).sum()) / whole) + 1e-6
    scale = float(spread) / SPREAD
    if scale > 0.8:
        shape = ndimage.gaussian_filter(shape, 0.45 * scale, truncate=2.5)
    asked = np.empty((2, len(ways), GRID, GRID), np.float32)
    for i, (turned, mirrored, stretched) in enumerate(ways):
        gy, gx = _MIDDLE[0] * np.sqrt(stretched), _MIDDLE[1] / np.sqrt(stretched) * (-1 if mirrored else 1)
        cos, sin = np.cos(np.deg2rad(turned)), np.sin(np.deg2rad(turned))
        asked[:, i] = (sin * gx + cos * gy) * scale + cy, (cos * gx - sin * gy) * scale + cx
    return np.asarray(ndimage.map_coordinates(shape, asked, order=1, mode="constant"), np.float32)


def _pooling(cell: float) -> Array:
    """Soft cells of *cell* pixels along one side: [cells, GRID], each row sums to 1."""
    centres = np.arange(cell / 2 - 0.5, GRID, cell)
    near = np.exp(-((np.arange(GRID) - centres[:, None]) ** 2) / (2 * (cell * 0.6) ** 2))
    return np.asarray(near / near.sum(1, keepdims=True), np.float32)


def unit(measured: Array) -> Array:
    """Rows of length 1."""
    return np.asarray(measured / (np.linalg.norm(measured, axis=-1, keepdims=True) + 1e-9), np.float32)


def hog(posed: Array, cell: float = 6, bins: int = 8, blur: float = 1.0, signed: bool = True) -> Array:
    """Histograms of the edge's directions: [poses, bins x cells x cells], rows of length 1."""
    smooth = ndimage.gaussian_filter(posed, (0, blur, blur))
    gy, gx = np.gradient(smooth, axis=(1, 2))
    turn = 2 * np.pi if signed else np.pi
    direction = (np.arctan2(gy, gx) % turn) / turn * bins
    low = np.floor(direction).astype(np.intp)
    part = direction - low
    strength = np.hypot(gx, gy)
    spread = np.zeros((bins, *posed.shape), np.float32)
    at = tuple(np.ogrid[: posed.shape[0], :GRID, :GRID])
    spread[(low % bins, *at)] = strength * (1 - part)
    spread[((low + 1) % bins, *at)] += strength * part
    pooling = _pooling(cell)
    cells = np.sqrt(pooling @ spread @ pooling.T)
    return unit(cells.transpose(1, 0, 2, 3).reshape(len(posed), -1))


def depth(posed: Array, reach: float = 4.0, cell: float = 2) -> Array:
    """How deep inside or far outside points lie, up to about *reach* pixels: [poses, points], rows of length 1."""
    inside = posed > 0.5
    field = np.empty_like(posed)
    for i, shape in enumerate(inside):
        field[i] = ndimage.distance_transform_edt(shape) - ndimage.distance_transform_edt(~shape)
    pooling = _pooling(cell)
    return unit((pooling @ np.tanh(field / reach) @ pooling.T).reshape(len(posed), -1))


def rays(posed: Array, rings: int = 6, sectors: int = 16, bins: int = 6) -> Array:
    """The edge as seen from the shape's middle: how much of it at each distance and bearing, and how it
    lies towards the middle: [poses, rings x sectors x bins], rows of length 1."""
    smooth = ndimage.gaussian_filter(posed, (0, 1.2, 1.2))
    gy, gx = np.gradient(smooth, axis=(1, 2))
    strength = np.hypot(gx, gy)
    bearing = np.arctan2(_MIDDLE[0], _MIDDLE[1])
    slope = (np.arctan2(gy, gx) - bearing) % (2 * np.pi) / (2 * np.pi) * bins
    ring = _soft(np.log2(np.hypot(*_MIDDLE) + 2).ravel() - 1.0, rings, 3.7, wraps=False)
    sector = _soft((bearing.ravel() % (2 * np.pi)), sectors, 2 * np.pi, wraps=True)
    place = (ring[:, None] * sector[None]).reshape(rings * sectors, -1)
    low = np.floor(slope).astype(np.intp)
    part = slope - low
    seen = np.zeros((len(posed), bins, GRID * GRID), np.float32)
    for b in range(bins):
        share = strength * ((low % bins == b) * (1 - part) + ((low + 1) % bins == b) * part)
        seen[:, b] = share.reshape(len(posed), -1)
    return unit(np.sqrt(seen @ place.T).reshape(len(posed), -1))


def _soft(value: npt.NDArray[np.floating], bins: int, top: float, wraps: bool) -> Array:
    """Shares of each value in bins over 0..top, neighbours sharing: [bins, values]."""
    step = top / bins
    centres = (np.arange(bins) + 0.5) * step
    apart = np.abs(value[None] - centres[:, None])
    if wraps:
        apart = np.minimum(apart, top - apart)
    return np.asarray(np.clip(1 - apart / step, 0, 1), np.float32)
