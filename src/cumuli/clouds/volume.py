"""The body of a cloud: how dense it is at any point, and how much of it the sun must pass to get there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage as ndi

from cumuli.clouds.masks import Field, Mask
from cumuli.clouds.noise import TILE, billows, grains, plane
from cumuli.clouds.packing import NOTHING

Whole = npt.NDArray[np.intp]

UNIT: Final = 384
"""Lengths of noise are told for a picture of that side; other sizes scale them."""
SUN: Final = np.array([-0.50, -0.74, 0.46]) / np.linalg.norm([-0.50, -0.74, 0.46])
"""Where the sun stands: to the left, above, a little behind the beholder."""
SLICES: Final = 40
BILLOW: Final = 0.55
GRAIN: Final = 0.55
"""Cells of the tiles for one pixel."""
ROUGH: Final = 0.0050
"""How deep the noise bites, as a share of the side."""
ROUGHEST: Final = 3.0
"""What the noise does not exceed, or so rarely that nobody sees it."""
SOFT: Final = 0.017
"""How deep below its face a cloud has its full density, as a share of the side."""
EXTINCTION: Final = 0.27 * UNIT
"""Light lost on the way through the width of a picture, in full density (as an exponent)."""


@dataclass(frozen=True)
class Body:
    """A cloud's front and back, and the random place of its noise."""

    front: Field
    back: Field
    soft: Field
    offset: Whole
    inside: Mask

    @property
    def size(self) -> int:
        """Pixels of the picture's side."""
        return len(self.front)

    @property
    def scale(self) -> float:
        """How many times wider than the unit the picture is."""
        return self.size / UNIT


def body(height: Field, rng: np.random.Generator) -> Body:
    """A cloud behind that front: bulging on this side, flatter behind, its edge here crisp and there frayed."""
    size = len(height)
    inside = height > NOTHING / 2
    plain = np.where(inside, height, 0)
    bumps = np.float32(size * 0.0096) * (0.8 - np.abs(plane(size, rng, 2.6, 6)))
    front = np.where(inside, plain + bumps, NOTHING)
    back = np.where(inside, 0.6 * ndi.gaussian_filter(plain, size * 0.01, truncate=3) + 2, NOTHING)
    frayed = 1 / (1 + np.exp(-2.0 * (plane(size, rng, 3.2, 2) - 0.9)))
    low = np.linspace(0, 1, size, dtype=np.float32)[:, None]
    soft = size * SOFT * (0.75 + (1.1 + 1.0 * low) * frayed)
    return Body(
        np.asarray(front, np.float32),
        np.asarray(back, np.float32),
        np.asarray(soft, np.float32),
        rng.integers(0, TILE, 3),
        inside,
    )


def roughness(body: Body, z: Field, y: Field, x: Field) -> Field:
    """How far the noise moves the face of the cloud at points in space, in pixels."""
    across = BILLOW / body.scale
    where = [z * across + body.offset[0], y * across + body.offset[1], x * across + body.offset[2]]
    soft = ndi.map_coordinates(billows(), where, order=1, mode="grid-wrap")
    across = GRAIN / body.scale
    where = [z * across + body.offset[1], y * across + body.offset[2], x * across + body.offset[0]]
    grain = ndi.map_coordinates(grains(), where, order=1, mode="grid-wrap")
    return np.asarray((0.75 * soft + grain - 0.45) * np.float32(body.size * ROUGH), np.float32)


def density(body: Body, front: Field, back: Field, soft: Field, place: tuple[Field, Field, Field]) -> Field:
    """0 in the air to 1 deep in the cloud, at points (z, y, x) whose pixel has that front, back and softness."""
    z, y, x = place
    deep = np.where(z >= 0, front - z, np.minimum(front, back) + z)
    bite = body.size * ROUGH * ROUGHEST
    dense = (deep >= soft + bite).astype(np.float32)
    near = np.flatnonzero((deep > -bite) & (deep < soft + bite))  # elsewhere the noise changes nothing
    rough = roughness(body, z[near], y[near], x[near])
    dense[near] = np.clip((deep[near] + rough) / soft[near], 0, 1)
    return dense


@dataclass(frozen=True)
class Light:
    """Cloud passed by the sun's light before each point, and cloud above and below, in pixels at full density."""

    passed: Field
    top: float
    step: float
    grain: int
    above: Field
    below: Field

    @property
    def lag(self) -> float:
        """How far the middle of the first cell is from the first pixel, in cells."""
        return (self.grain // 2) / self.grain


def light(body: Body, grain: int = 3) -> Light:
    """Sunlight through the body, slice by slice from the front; one cell of it is *grain* pixels wide."""
    front, back, soft = (part[grain // 2 :: grain, grain // 2 :: grain] for part in (body.front, body.back, body.soft))
    size = len(front)
    seen = body.front[body.inside]
    highest = max(8.0, float(np.percentile(seen, 99.7)))
    levels = np.linspace(highest * 1.04, -highest * 0.72, SLICES)
    step = float(levels[0] - levels[1])
    slant = step / SUN[2]
    shift = (float(-SUN[1] * slant / grain), float(-SUN[0] * slant / grain))
    y, x = np.mgrid[:size, :size].astype(np.float32) * grain + grain // 2
    passed = np.zeros((SLICES, size, size), np.float32)
    through, shade = np.zeros((size, size), np.float32), np.zeros((size, size), np.float32)
    some = np.flatnonzero(front.ravel() > NOTHING / 2)
    flat = [part.ravel()[some] for part in (front, back, soft, y, x)]
    for index, level in enumerate(levels):
        passed[index] = shade
        z = np.full(len(some), level, np.float32)
        met = np.zeros((size, size), np.float32)
        reached = flat[0] > level - size * grain * 0.02
        if reached.any():
            f, b, s, py, px = (part[reached] for part in flat)
            met.ravel()[some[reached]] = density(body, f, b, s, (z[reached], py, px))
        through += met * step
        shade = moved(shade + met * slant, *shift)
    thick = ndi.gaussian_filter(through, size * 0.008) * grain / step / SLICES
    return Light(passed, float(levels[0]), step, grain, np.cumsum(thick, 0), np.cumsum(thick[::-1], 0)[::-1])


def moved(field: Field, down: float, across: float) -> Field:
    """The field shifted by a part of a cell, with nothing coming in from outside."""
    return np.asarray(ndi.shift(field, (down, across), order=1, mode="constant", prefilter=False), np.float32)
