"""What can be said of a shape without a thing it looks like: round, tall, with a hole, a pair."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from cumuli.bots.cloud_mine.hog import Pose, pose

Array = npt.NDArray[np.float32]

NAMES: Final = ("round", "tall", "wide", "hole", "mirror", "pair", "limbs", "thin")
SPECK: Final = 0.003
"""A hole below this share of the whole is none."""


def traits(mask: Array) -> Array:
    """The degree of each trait in NAMES, 0..1."""
    posed = pose(mask, (Pose(),))[0]
    inside = posed > 0.5
    area = max(1, int(inside.sum()))
    tall = _tallness(inside)
    parts = _sizes(inside) / area
    hole = _hollow(mask > 0.5)
    second = float(np.sort(parts)[-2]) if len(parts) > 1 else 0.0
    degrees = (
        _roundness(inside),
        tall,
        1 - tall,
        hole / (hole + 0.01),
        _mirrored(posed),
        max(_waist(posed), second / (second + 0.1)),
        2.5 * _limbs(inside),
        _thinness(inside),
    )
    return np.clip(np.array(degrees, np.float32), 0, 1)


def _sizes(shape: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
    """Pixels of each connected part."""
    labels, count = ndimage.label(shape)
    return np.bincount(labels.ravel(), minlength=count + 1)[1:]


def _hollow(inside: npt.NDArray[np.bool_]) -> float:
    """Holes as a part of the shape; seen in full, for eyes are small."""
    holes = _sizes(ndimage.binary_fill_holes(inside) & ~inside) / max(1, int(inside.sum()))
    return float(holes[holes > SPECK].sum())


def _tallness(inside: npt.NDArray[np.bool_]) -> float:
    """0 for twice as wide as tall, 0.5 for as wide as tall, 1 for twice as tall as wide, by the points' spread."""
    y, x = np.nonzero(inside)
    return float(0.5 + 0.5 * np.tanh(1.5 * np.log((y.std() + 0.5) / (x.std() + 0.5))))


def _roundness(inside: npt.NDArray[np.bool_]) -> float:
    """How much of the disc of the same area and middle the shape covers, 0 at half and 1 at all of it."""
    y, x = np.nonzero(inside)
    rows, columns = np.ogrid[: inside.shape[0], : inside.shape[1]]
    disc = (rows - y.mean()) ** 2 + (columns - x.mean()) ** 2 < len(y) / np.pi
    return float(2 * (inside & disc).sum() / max(1, len(y)) - 1)


def _mirrored(posed: Array) -> float:
    """How well the shape fits its own mirror image, at the best axis near its middle, 0 at half of it."""
    best = 0.0
    for shift in range(-3, 4):
        flipped = np.roll(posed[:, ::-1], shift, axis=1)
        best = max(best, float(np.minimum(posed, flipped).sum() / (np.maximum(posed, flipped).sum() + 1e-6)))
    return 2 * best - 1


def _waist(posed: Array) -> float:
    """How clearly two bodies side by side meet at a thin place: 0 where the middle is the thickest."""
    columns = ndimage.gaussian_filter1d(posed.sum(0), 1.5)
    middle = posed.shape[1] // 2
    left, right = float(columns[:middle].max()), float(columns[middle:].max())
    return 1 - float(columns[middle - 6 : middle + 6].min()) / (min(left, right) + 1e-6)


def _limbs(inside: npt.NDArray[np.bool_]) -> float:
    """The share of the shape that sticks out of its body: what a disc of half the body's depth cannot reach."""
    deep = ndimage.distance_transform_edt(inside)
    radius = float(deep.max()) / 2
    body = ndimage.distance_transform_edt(deep < radius) < radius
    return float((inside & ~body).sum() / max(1, inside.sum()))


def _thinness(inside: npt.NDArray[np.bool_]) -> float:
    """0 where the shape is as deep as a disc of its area, 1 where it is a thread."""
    deepest = float(ndimage.distance_transform_edt(inside).max())
    return 1.0 - deepest / float(np.sqrt(inside.sum() / np.pi) + 1e-6)
