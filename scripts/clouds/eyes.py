"""Two simple eyes to choose clouds with: each knows other drawings of the concepts and looks on a grid of its own.

Where both see the same thing in a shape, most people will see something too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from emoji import Mask as Drawn

from cumuli.clouds.masks import Field, canonical

GRID: Final = 48
SPREAD: Final = 10.0
TURNS: Final = (-12.0, 0.0, 12.0)
STRETCHES: Final = (0.87, 1.15)
ROUNDS: Final = 20
HUB: Final = 0.6
"""How much is taken from concepts that look like everything."""

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Retina:
    """How finely an eye looks: cells along the grid, directions told apart, blur before edges are taken."""

    cells: int
    directions: int
    blur: float

    def features(self, shape: Field) -> Floats:
        """Where edges of which direction are: one vector of length 1."""
        reach = np.arange(GRID)
        blur = np.exp(-((reach[:, None] - reach[None]) ** 2) / (2 * self.blur**2))
        blur /= blur.sum(1, keepdims=True)
        soft = blur @ shape @ blur.T
        down, across = np.gradient(soft)
        steep, angle = np.hypot(down, across), np.arctan2(down, across) % (2 * np.pi) / (2 * np.pi) * self.directions
        low = np.floor(angle).astype(int)
        share = angle - low
        layers = np.zeros((self.directions, GRID, GRID))
        i, j = np.ogrid[:GRID, :GRID]
        layers[low % self.directions, i, j] = steep * (1 - share)
        layers[(low + 1) % self.directions, i, j] += steep * share
        wide = GRID / self.cells
        hearts = wide * (np.arange(self.cells) + 0.5) - 0.5
        pool = np.exp(-((reach[None] - hearts[:, None]) ** 2) / (2 * (wide * 0.6) ** 2))
        seen = np.sqrt((pool @ layers @ pool.T).ravel())
        return np.asarray(seen / (np.linalg.norm(seen) + 1e-9), np.float32)


@dataclass(frozen=True)
class Eye:
    """Drawings an eye has learnt, sorted by concept."""

    retina: Retina
    concepts: tuple[str, ...]
    start: npt.NDArray[np.intp]
    known: Floats

    def look(self, shape: Field | npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """A shape's features, and its likeness to each concept, up to 1."""
        seen = self.retina.features(canonical(shape, grid=GRID, spread=SPREAD))
        return seen, np.maximum.reduceat(self.known @ seen, self.start)


def learn(drawn: dict[str, dict[str, list[Drawn]]], styles: tuple[str, ...], retina: Retina) -> Eye:
    """An eye that knows those styles, every drawing a little turned, flipped and stretched."""
    concepts, start, known = [], [], []
    for concept, by_style in drawn.items():
        shapes = [shape.astype(np.float32) / 255 for style in styles for shape in by_style[style]]
        if not shapes:
            continue
        concepts.append(concept)
        start.append(len(known))
        known += [
            retina.features(canonical(shape, turn, flip, stretch, GRID, SPREAD))
            for shape in shapes
            for flip in (False, True)
            for turn in TURNS
            for stretch in STRETCHES
        ]
    return Eye(retina, tuple(concepts), np.array(start), np.stack(known))


def believed(likeness: Floats, keen: float) -> Floats:
    """Likeness of many shapes as chances over the concepts, once those that fit everything are held back."""
    hub = np.zeros(likeness.shape[1])
    for _ in range(ROUNDS):
        hub += 0.15 * np.log(chances(keen * (likeness - hub)).mean(0) * len(hub) + 1e-2) / keen
    return chances(keen * (likeness - HUB * hub))


def chances(weights: npt.NDArray[np.float64] | Floats) -> Floats:
    """Weights as chances, row by row."""
    raised = np.exp(weights - weights.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)
