"""New outlines out of known ones: chimeras grow together from two, mirrors unfold a part of one or two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy import ndimage as ndi

from cumuli.clouds import masks
from cumuli.clouds.masks import GRID, Field, Mask, canonical
from cumuli.clouds.noise import luck
from cumuli.clouds.outlines import concepts, outlines

MIDDLE: Final = (GRID - 1) / 2
TRIES: Final = 20
LEAST: Final = 600
"""Cells of a shape that is worth a cloud."""
SOLID: Final = (0.45, 0.90)
ASPECT: Final = (0.45, 1.9)
NEAR: Final = 7.0
"""Cells between two parts that still belong together."""


@dataclass(frozen=True)
class Shape:
    """An outline, what of it lies in front (1) and behind (-1), and where it comes from."""

    mask: Mask
    depth: Field
    family: str
    sources: tuple[str, ...]


def shape_of(seed: int) -> Shape | None:
    """The outline that grows from a seed; rarely there is none."""
    rng = luck(seed)
    for _ in range(TRIES):
        made = chimera(rng) if rng.random() < 0.5 else mirror(rng)
        if made is not None and fit(made.mask):
            return made
    return None


def fit(mask: Mask) -> bool:
    """Whether an outline can be a cloud at all: big enough, in one piece or nearly, neither ball nor thread."""
    if mask.sum() < LEAST or masks.apart(mask) > NEAR:
        return False
    ys, xs = np.nonzero(mask)
    solid = masks.solidity(ndi.binary_fill_holes(mask))
    return bool(SOLID[0] < solid < SOLID[1] and ASPECT[0] < (np.ptp(ys) + 1) / (np.ptp(xs) + 1) < ASPECT[1])


def draw(rng: np.random.Generator, count: int) -> list[tuple[str, Mask]]:
    """That many different concepts, each with one of its silhouettes."""
    drawn = []
    for concept in rng.choice(concepts(), count, replace=False):
        styles = outlines()[str(concept)]
        drawn.append((f"{concept}/{(style := str(rng.choice(list(styles))))}", styles[style]))
    return drawn


def laid_on(ground: Field, other: Mask) -> Field:
    """The other shape, turned and flipped so that it covers the ground best."""
    coarse = ndi.zoom(ground, 0.5, order=1) > 0.5
    found: tuple[float, float, bool] = (-1.0, 0.0, False)
    for flip in (False, True):
        for turn in (-20.0, 0.0, 20.0):
            laid = canonical(other, turn, flip, grid=GRID // 2, spread=masks.SPREAD / 2) > 0.5
            found = max(found, (float((coarse & laid).sum() / (coarse | laid).sum()), turn, flip))
    return canonical(other, found[1], found[2])


def chimera(rng: np.random.Generator) -> Shape:
    """One shape on this side, another on that, grown together along a wavering line; limbs of both remain."""
    (name, one), (other_name, other) = draw(rng, 2)
    first = canonical(one[:, ::-1] if rng.random() < 0.5 else one)
    second = laid_on(first, other)
    here, there = masks.distance(first > 0.5), masks.distance(second > 0.5)
    y, x = np.mgrid[:GRID, :GRID] - MIDDLE
    angle = rng.random() * 2 * np.pi
    waver = ndi.gaussian_filter(rng.standard_normal((GRID, GRID)), 8) * 40
    across = np.cos(angle) * x + np.sin(angle) * y + rng.normal(0, 5) + waver
    share = 1 / (1 + np.exp(-0.35 * across))
    mixed = (1 - share) * here + share * there
    limbs = np.minimum(np.maximum(here, there) - rng.uniform(1.5, 3.5), 3)
    mask = masks.tidy(np.maximum(mixed, limbs) > 0)
    depth = np.where(here > there, 1, -1) * (1 if rng.random() < 0.5 else -1)
    soft = ndi.gaussian_filter(depth.astype(np.float32), 1.5)
    return Shape(mask, np.asarray(soft, dtype=np.float32), "chimera", (name, other_name))


def mirror(rng: np.random.Generator) -> Shape | None:
    """A part of one or two shapes and its mirror image, warped so that no side is quite the other; at times eyes."""
    drawn = draw(rng, 1 if rng.random() < 0.5 else 2)
    whole = np.zeros((GRID, GRID), bool)
    for index, (_, shape) in enumerate(drawn):
        spread = rng.uniform(15, 20) * (0.8 if index else 1)
        turn = float(rng.choice([0, 0, 0, -25, 25, 90, -90, 180]))
        laid = canonical(shape, turn, bool(rng.random() < 0.5), spread=spread) > 0.5
        whole |= np.roll(laid, int(rng.integers(-16, 17) if index else rng.integers(-4, 5)), 0)
    columns = np.flatnonzero(whole.any(0))
    cut = int(columns[0] + (columns[-1] - columns[0]) * rng.uniform(0.28, 0.72))
    half = min(cut, GRID // 2)
    both = np.zeros_like(whole)
    both[:, GRID // 2 - half : GRID // 2] = whole[:, cut - half : cut]
    both |= both[:, ::-1]
    if both.sum() < LEAST:
        return None
    if rng.random() < 0.35:
        both = with_eyes(both, rng)
    mask = masks.tidy(warped(both, rng, 1.4) > 0.5)
    return Shape(mask, np.zeros((GRID, GRID), np.float32), "mirror", tuple(name for name, _ in drawn))


def with_eyes(mask: Mask, rng: np.random.Generator) -> Mask:
    """The shape with two holes a little above its middle, where there is room for them."""
    deep = ndi.distance_transform_edt(mask)
    row = int(np.nonzero(mask)[0].mean()) - int(rng.integers(2, 12))
    off, radius = int(rng.integers(7, 14)), rng.uniform(2.6, 3.8)
    if deep[row, GRID // 2 - off] <= radius + 4:
        return mask
    y, x = np.ogrid[:GRID, :GRID]
    wide = radius * 1.3  # a cloud grows into its holes
    holes = [(y - row) ** 2 + (x - GRID // 2 - side) ** 2 < wide**2 for side in (-off, off)]
    return np.asarray(mask & ~holes[0] & ~holes[1])


def warped(mask: Mask, rng: np.random.Generator, strength: float, scale: float = 14) -> Field:
    """The shape as if seen through uneven glass."""
    shift = [ndi.gaussian_filter(rng.standard_normal(mask.shape), scale) * scale * strength * 2.2 for _ in "yx"]
    y, x = np.mgrid[: mask.shape[0], : mask.shape[1]]
    return np.asarray(ndi.map_coordinates(mask.astype(np.float32), [y + shift[0], x + shift[1]], order=1), np.float32)
