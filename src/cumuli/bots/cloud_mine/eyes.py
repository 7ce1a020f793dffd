"""Eyes: how much a shape looks like each thing they know.

They differ in what they measure and in whose drawings they have learnt.
Two bots with the same eye would read each other's thoughts; with different ones they agree as people do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt

from cumuli.bots.cloud_mine.bank import Learnt
from cumuli.bots.cloud_mine.hog import depth, hog, rays

Array = npt.NDArray[np.float32]

MEASURES: Final[dict[str, Callable[[Array], Array]]] = {
    "edges": hog,
    "rays": rays,
    "strokes": partial(hog, cell=8, bins=6, blur=1.5, signed=False),
    "depth": depth,
}
"""Eyes by what they heed: where the edge runs and which side is inside; how it lies seen from the middle;
which way strokes run, inside or out; how deep inside each point lies."""


def heeded(learnt: Learnt, posed: Array) -> Array:
    """What the eye takes from a shape, for each pose: [poses, H], rows of length 1."""
    taken = (MEASURES[learnt.name](posed) - learnt.mean) @ learnt.heeds
    return np.asarray(taken / (np.linalg.norm(taken, axis=1, keepdims=True) + 1e-9), np.float32)


def likeness(learnt: Learnt, posed: Array) -> Array:
    """How alike the shape is to each concept, -1..1, in the pose and the drawing that suit it best: [K]."""
    best = (heeded(learnt, posed) @ learnt.outlines.T).max(0)
    first = np.searchsorted(learnt.means, np.arange(learnt.means[-1] + 1))
    return np.asarray(np.maximum.reduceat(best, first), np.float32)


def probabilities(learnt: Learnt, alike: Array) -> Array:
    """What the shape is, if it is one of the concepts: [K], or [shapes, K] of many; sums to 1."""
    told = learnt.contrast * (alike - learnt.common)
    grown = np.exp(told - told.max(-1, keepdims=True))
    return np.asarray(grown / grown.sum(-1, keepdims=True), np.float32)
