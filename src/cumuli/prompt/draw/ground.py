"""A region as a grid of small squares: what fits where, asked of all squares at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from cumuli.prompt.draw.coast import Point

CELL: Final = 4


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle round its middle; the weight says how ill it takes being hidden."""

    x: float
    y: float
    w: float
    h: float
    weight: float = 1


class Ground:
    """The squares of one region."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = np.array(points)
        self.left, self.top = self.points.min(axis=0)
        wide, high = np.ceil((self.points.max(axis=0) - self.points.min(axis=0)) / CELL).astype(int) + 1
        xs, ys = self.left + np.arange(wide) * CELL, self.top + np.arange(high) * CELL
        self.xs, self.ys = np.meshgrid(xs, ys)
        self.land = self.inside(self.xs, self.ys)
        self._rims: dict[tuple[float, float], npt.NDArray[np.float64]] = {}

    def inside(self, xs: npt.NDArray[np.float64], ys: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
        """Which of these points lie within the outline, by how often a level line crosses it."""
        within = np.zeros(xs.shape, dtype=bool)
        (bx, by) = self.points[-1]
        for ax, ay in self.points:
            if ay != by:
                crossed = (ay > ys) != (by > ys)
                within ^= crossed & (xs < (bx - ax) * (ys - ay) / (by - ay) + ax)
            bx, by = ax, ay
        return within

    def has(self, x: float, y: float) -> bool:
        """Whether a point is on land."""
        i, j = round((x - self.left) / CELL), round((y - self.top) / CELL)
        return 0 <= j < self.land.shape[0] and 0 <= i < self.land.shape[1] and bool(self.land[j, i])

    @property
    def area(self) -> int:
        return int(self.land.sum())

    def _spilt(self, size: Box) -> npt.NDArray[np.float64]:
        """By square: how much of a box's rim hangs over the border."""
        known = self._rims.get((size.w, size.h))
        if known is not None:
            return known
        high, wide = self.land.shape
        steps = [[round(i / 4 * side / CELL) for i in range(-2, 3)] for side in (size.w, size.h)]
        beyond = max(map(max, steps))
        sea = np.pad(~self.land, beyond, constant_values=True)
        out = np.zeros(self.land.shape)
        for i in steps[0]:
            for j in steps[1]:
                out += sea[beyond + j : beyond + j + high, beyond + i : beyond + i + wide]
        self._rims[size.w, size.h] = out
        return out

    def best(
        self, sizes: Sequence[Box], wanted: Point, taken: Sequence[Box], spill: float, far: float, small: float
    ) -> Box:
        """The best place for a thing of one of these sizes, largest first: inside, clear of others, near *wanted*."""
        found, least = replace(sizes[0], x=wanted[0], y=wanted[1]), np.inf
        distance = np.hypot(self.xs - wanted[0], self.ys - wanted[1])
        for step, size in enumerate(sizes):
            cost = step * small + far * distance + spill * self._spilt(size)
            for one in taken:
                wide = np.maximum(0, (size.w + one.w) / 2 - np.abs(self.xs - one.x))
                cost += wide * np.maximum(0, (size.h + one.h) / 2 - np.abs(self.ys - one.y)) * one.weight
            at = np.unravel_index(np.argmin(cost), cost.shape)
            if cost[at] < least:
                least = cost[at]
                found = replace(size, x=float(self.xs[at]), y=float(self.ys[at]))
        return found

    def room(self, size: Box, taken: Sequence[Box]) -> Box | None:
        """A place where a thing lies wholly inside and touches nothing, the middle first."""
        free = self._spilt(size) == 0
        for one in taken:
            free &= (np.abs(self.xs - one.x) >= (size.w + one.w) / 2) | (
                np.abs(self.ys - one.y) >= (size.h + one.h) / 2
            )
        if not free.any():
            return None
        distance = np.hypot(self.xs - self.xs.mean(), self.ys - self.ys.mean())
        at = np.unravel_index(np.argmin(np.where(free, distance, np.inf)), free.shape)
        return replace(size, x=float(self.xs[at]), y=float(self.ys[at]))
