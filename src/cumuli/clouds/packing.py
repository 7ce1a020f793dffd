"""Puffs: an outline filled with balls of every size, as a cauliflower is with florets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage as ndi
from scipy.spatial import ConvexHull

from cumuli.clouds.masks import Field, Mask
from cumuli.clouds.noise import plane

Puffs = npt.NDArray[np.float64]
"""One row for each ball: x, y, z (towards the beholder), radius; in pixels of the picture."""

COARSE: Final = 2
"""Pixels of the picture for one cell that balls are fitted in."""
SMALLEST: Final = 0.013
"""Radius of the smallest first ball, as a share of the picture's side."""
MOST: Final = 700
GENERATIONS: Final = ((8, 0.32, 0.60), (4, 0.30, 0.50))
"""For each: florets on a ball of common size, and their radius as a share of it, least and most."""
UNDERSIDE: Final = 0.65
"""Chance that a floret does not grow where it would hang from below: clouds are flat there."""


@dataclass(frozen=True)
class Frame:
    """How a shape's grid lies in the picture: what of the grid is its middle, and cells of the grid for one pixel."""

    y: float
    x: float
    scale: float

    def laid(self, field: Field, size: int) -> Field:
        """The field as it lies in a picture of that size, nothing outside it."""
        y, x = np.mgrid[:size, :size].astype(np.float32) - (size - 1) / 2
        where = [y * self.scale + self.y, x * self.scale + self.x]
        return np.asarray(ndi.map_coordinates(field.astype(np.float32), where, order=1), np.float32)


def framed(shape: Field, size: int, fill: float) -> Frame:
    """Where a shape lies so that the circle around it fills that share of a square picture."""
    ys, xs = np.nonzero(shape > 0.5)
    points = np.c_[ys, xs].astype(float)
    points = points[ConvexHull(points).vertices]
    middle = points.mean(0)
    for step in range(200):
        away = np.hypot(*(points - middle).T)
        middle += (points[away.argmax()] - middle) * 0.5 / (step + 2)
    radius = float(np.hypot(*(points - middle).T).max())
    return Frame(float(middle[0]), float(middle[1]), radius / (fill * size / 2))


def packed(mask: Mask, rng: np.random.Generator, smallest: float) -> Puffs:
    """Balls along the middle of the shape, the biggest first, each as big as fits; z is 0."""
    room = ndi.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
    wish = room * np.exp(0.16 * plane(len(mask), rng, 2.4, 3)) * (room > 0.48 * smallest)
    balls = []
    for _ in range(MOST):
        y, x = divmod(int(wish.argmax()), wish.shape[1])
        if wish[y, x] <= 0:
            break
        radius = max(room[y, x] * 0.94 * (1 - 0.10 * rng.random()), smallest * 0.75)
        balls.append((x, y, 0.0, radius))
        reach = radius * 0.66
        top, left = max(0, int(y - reach)), max(0, int(x - reach))
        taken = wish[top : int(y + reach) + 2, left : int(x + reach) + 2]
        down, across = np.ogrid[: taken.shape[0], : taken.shape[1]]
        taken[(down + top - y) ** 2 + (across + left - x) ** 2 <= reach * reach] = 0
    return np.array(balls, dtype=float).reshape(-1, 4)


def puffs(soft: Field, depth: Field, rng: np.random.Generator) -> Puffs:
    """All balls of a cloud that follows the soft shape; what *depth* sets in front bulges forward."""
    size = len(soft)
    smallest = size * SMALLEST
    first = packed(soft[::COARSE, ::COARSE] > 0.5, rng, smallest / COARSE) * COARSE
    radius = first[:, 3]
    rows, columns = first[:, 1].astype(int), first[:, 0].astype(int)
    bulge = depth[rows, columns] * np.minimum(radius * 0.4, size * 0.03)
    first[:, 2] = rng.normal(0, 0.26, len(first)) * radius + bulge
    room = ndi.distance_transform_edt(soft > 0.5).astype(np.float32)
    grown, layer = [first], first
    for generation, (number, least, most) in enumerate(GENERATIONS):
        layer = florets(layer[layer[:, 3] >= smallest * (0.9, 0.8)[generation]], rng, room, number, least, most)
        grown.append(layer)
    return np.concatenate(grown)


def florets(balls: Puffs, rng: np.random.Generator, room: Field, number: int, least: float, most: float) -> Puffs:
    """Smaller balls on the front and the rim of balls; none stands out far beyond the outline."""
    size = len(room)
    counts = (number * 0.6 * np.clip(balls[:, 3] / (size * 0.05), 0.6, 2.0)).astype(int)
    x, y, z, radius = np.repeat(balls, counts, axis=0).T
    angle, rim = rng.random(len(x)) * 2 * np.pi, rng.random(len(x)) ** 0.6
    share, bare = rng.uniform(least, most, len(x)), rng.random(len(x)) < UNDERSIDE
    away = radius * 0.80
    at_x, at_y = x + np.cos(angle) * away * rim, y + np.sin(angle) * away * rim
    at_z = z + np.sqrt(np.maximum(0, 1 - rim * rim)) * away
    inside = room[np.clip(at_y, 0, size - 1).astype(int), np.clip(at_x, 0, size - 1).astype(int)]
    own = np.minimum(radius * share, inside + 0.10 * radius + size * 0.004)
    hanging = bare & (np.sin(angle) * rim > 0.55)
    kept = (own >= size * SMALLEST * 0.30) & ~hanging
    return np.asarray(np.stack([at_x, at_y, at_z, own], 1)[kept])


NOTHING: Final = -1000.0
"""The height where there is no cloud."""


def front(size: int, balls: Puffs) -> Field:
    """How far towards the beholder the balls reach at each pixel."""
    height = np.full((size, size), NOTHING, np.float32)
    for x, y, z, radius in balls:
        top, left = max(0, int(y - radius)), max(0, int(x - radius))
        part = height[top : max(0, int(y + radius) + 2), left : max(0, int(x + radius) + 2)]
        down = (np.arange(part.shape[0], dtype=np.float32) + np.float32(top - y)) ** 2
        across = (np.arange(part.shape[1], dtype=np.float32) + np.float32(left - x)) ** 2
        left_over = np.float32(radius * radius) - down[:, None] - across[None]
        ball = np.where(left_over > 0, np.float32(z) + np.sqrt(np.maximum(left_over, 0)), np.float32(NOTHING))
        np.maximum(part, ball, out=part)
    return height
