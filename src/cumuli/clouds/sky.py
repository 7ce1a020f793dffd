"""An endless sky: as many new clouds as are wanted from one seed, sifted without anybody's eyes.

Without eyes means: by the form alone.  Limbs and hollows speak, balls and sticks are silent, twins are boring.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from scipy import ndimage as ndi

from cumuli.clouds import masks
from cumuli.clouds.blend import Shape, shape_of
from cumuli.clouds.masks import Field, Mask
from cumuli.clouds.noise import luck
from cumuli.clouds.render import render
from cumuli.clouds.webp import encoded

CHOICE: Final = 2.5
"""Outlines grown for each that is taken."""
SOLID: Final = (0.55, 0.79)
LONG: Final = 1.9
LEANING: Final = 22.0
THICK: Final = (4.6, 5.6)
LIMBS: Final = (2, 6)
CORE: Final = 0.55
"""What is thinner than this share of the thickest place is a limb."""
TWINS: Final = 0.80
"""Share of common ground from which on two outlines are twins."""


def make(seed: int, count: int) -> list[bytes]:
    """That many different cards; the same ones for the same seed."""
    return [card(chosen) for chosen in seeds(seed, count)]


def card(seed: int) -> bytes:
    """The one card of a number that `seeds` gave."""
    shape = shape_of(seed)
    if shape is None:
        raise ValueError(f"no cloud grows from {seed}")
    return encoded(render(shape, seed))


def seeds(seed: int, count: int) -> list[int]:
    """The numbers of a sky's clouds; one after another may be rendered with `card`."""
    if count < 1:
        return []
    rng = luck(seed, 2)
    grown: list[tuple[int, Shape]] = []
    while len(grown) < count * CHOICE:
        number = int(rng.integers(2**53))
        if (shape := shape_of(number)) is not None:
            grown.append((number, shape))
    worth = np.array([appeal(shape.mask) for _, shape in grown])
    ground = np.stack([masks.canonical(shape.mask, grid=24, spread=5.0).ravel() > 0.5 for _, shape in grown])
    mirrored = np.array([shape.family == "mirror" for _, shape in grown])
    taken: list[int] = []
    nearest = np.zeros(len(grown))
    while len(taken) < count:
        value = worth - 10 * np.maximum(0, nearest - TWINS)
        if taken:
            value -= 0.3 * (mirrored == (mirrored[taken].mean() > 0.5))
            value[taken] = -np.inf
        best = int(value.argmax())
        taken.append(best)
        common = (ground & ground[best]).sum(1) / np.maximum((ground | ground[best]).sum(1), 1)
        nearest = np.maximum(nearest, common)
    return [grown[taken[place]][0] for place in rng.permutation(count)]  # the best do not come first


def appeal(mask: Mask) -> float:
    """How much an outline promises; 0 is faultless, what it lacks is taken off."""
    filled = ndi.binary_fill_holes(mask)
    solid = masks.solidity(filled)
    long, lean, thick = masks.proportions(mask)
    count = limbs(filled)
    return -float(
        8 * max(0.0, SOLID[0] - solid, solid - SOLID[1])
        + 2 * max(0.0, long - LONG)
        + 0.6 * (long > 1.5 and lean > LEANING)
        + 0.5 * max(0.0, THICK[0] - thick, thick - THICK[1])
        + 0.4 * max(0, LIMBS[0] - count, count - LIMBS[1])
    )


def limbs(filled: Mask) -> int:
    """Parts that stand out from the thickest of a shape."""
    depth: Field = ndi.distance_transform_edt(filled).astype(np.float32)
    core = ndi.distance_transform_edt(depth < CORE * depth.max()) <= CORE * depth.max() + 1
    parts, count = ndi.label(filled & ~core)
    sizes = ndi.sum(filled, parts, range(1, count + 1))
    return int(np.sum(np.asarray(sizes) > 0.012 * filled.sum()))
