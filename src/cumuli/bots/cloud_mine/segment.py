"""Where on a picture the cloud is: a soft mask, found in the pixels alone.

A cloud with transparency is first laid on a sky, as a player sees it.  The sky's colour is read row by
row at both sides; what differs from it, or is paler than it, is cloud.  A photograph in which nothing
stands out that way is looked at as a whole, the middle most.
"""

from __future__ import annotations

import io
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageOps
from scipy import ndimage

Array = npt.NDArray[np.float32]

SIDE: Final = 192
"""Pixels to which the longer side of a picture is brought."""
LITTLE: Final = 16
"""Pixels that each side has at least, in whatever thread of a picture."""
SKY: Final = (66, 128, 206)
"""The blue that shows through a transparent picture."""
PALER: Final = 100.0
"""What a full loss of saturation weighs, in steps of a colour's 255."""
CUT: Final = 0.35
"""Part of Otsu's threshold above which a pixel is cloud: edges of clouds are thin."""
LEAST: Final = 0.015
MOST: Final = 0.75
"""A cloud takes at least and at most such parts of the picture."""
BORDER: Final = 0.35
"""A cloud takes at most this part of the picture's border."""
FAINT: Final = 1.0
"""A picture whose colours differ by less shows nothing at all."""


def pixels(picture: bytes) -> Array:
    """The colours a player sees, upright and on a sky, no larger than SIDE: [height, width, 3], 0..255."""
    with Image.open(io.BytesIO(picture)) as opened:
        image = ImageOps.exif_transpose(opened).convert("RGBA")
    less = min(1.0, SIDE / max(image.size))
    image = image.resize([max(LITTLE, round(side * less)) for side in image.size], Image.Resampling.BOX)
    sky = Image.new("RGBA", image.size, (*SKY, 255))
    return np.asarray(Image.alpha_composite(sky, image).convert("RGB"), np.float32)


def otsu(values: Array, bins: int = 128) -> float:
    """The value that parts a heap of values best into a low and a high one."""
    counts, edges = np.histogram(values, bins)
    share = counts / counts.sum()
    middles = (edges[1:] + edges[:-1]) / 2
    below = np.cumsum(share)
    mean = np.cumsum(share * middles)
    between = (mean[-1] * below - mean) ** 2 / (below * (1 - below) + 1e-9)
    return float(middles[between.argmax()])


def saturation(colours: Array) -> Array:
    """How far each colour is from grey, 0..1."""
    top = colours.max(-1)
    return np.asarray((top - colours.min(-1)) / (top + 1), np.float32)


def standing_out(colours: Array) -> Array:
    """How much each pixel differs from the sky of its row, [height, width]."""
    margin = max(2, colours.shape[1] // 30)
    sides = np.concatenate([colours[:, :margin], colours[:, -margin:]], 1)
    sky = ndimage.gaussian_filter1d(np.median(sides, axis=1), 5, axis=0)[:, None].astype(np.float32)
    apart = np.abs(colours - sky).sum(-1) / 3
    paler = np.clip(saturation(sky) - saturation(colours), 0, 1)
    return np.asarray(ndimage.gaussian_filter(apart + PALER * paler, 1), np.float32)


def middle(colours: Array) -> Array:
    """The whole picture as a shape: what differs from its mean colour, the middle most."""
    height, width = colours.shape[:2]
    y, x = np.ogrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    near = np.exp(-(y**2 + x**2) / 0.5)
    apart = np.abs(colours - np.average(colours, axis=(0, 1))).sum(-1)
    apart = ndimage.gaussian_filter(apart, 2) * near
    most = float(np.percentile(apart, 95))
    if most < FAINT:
        return np.asarray(near, np.float32)
    return np.asarray(np.clip(apart / most, 0, 1), np.float32)


def mask(picture: bytes) -> tuple[Array, bool]:
    """The cloud, 0 outside to 1 inside, and whether it really stands out from its sky."""
    colours = pixels(picture)
    apart = standing_out(colours)
    found = apart > max(CUT * otsu(apart), 4.0)
    found = ndimage.binary_opening(ndimage.binary_closing(found, iterations=2), iterations=2)
    border = np.concatenate([found[0], found[-1], found[:, 0], found[:, -1]])
    if not LEAST <= found.mean() <= MOST or border.mean() > BORDER:
        return middle(colours), False
    return np.asarray(ndimage.gaussian_filter(found.astype(np.float32), 0.7), np.float32), True
