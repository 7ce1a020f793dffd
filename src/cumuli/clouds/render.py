"""A cloud from a shape and a seed: the whole way from an outline to a picture."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage as ndi

from cumuli.clouds.blend import Shape
from cumuli.clouds.masks import Field
from cumuli.clouds.noise import luck
from cumuli.clouds.packing import framed, front, puffs
from cumuli.clouds.shading import evened, modelled, seen
from cumuli.clouds.veil import veiled
from cumuli.clouds.volume import body, light

SIZE: Final = 512
FILL: Final = 0.84
FINER: Final = 4
"""Cells for one of a shape when its steps are smoothed away."""

Picture = npt.NDArray[np.uint8]
"""Height x width x 4: grey, grey, grey, alpha."""


def smooth(shape: Field) -> Field:
    """The outline on a finer grid and without steps."""
    return np.asarray(ndi.gaussian_filter(ndi.zoom(shape.astype(np.float32), FINER, order=1), 2.6), np.float32)


def render(shape: Shape, seed: int, size: int = SIZE) -> Picture:
    """The cloud of that shape; the seed decides on its puffs."""
    rng = luck(seed, 1)
    outline = smooth(shape.mask.astype(np.float32))
    frame = framed(outline, size, FILL)
    depth = frame.laid(ndi.zoom(shape.depth, FINER, order=1), size)
    grown = body(front(size, puffs(frame.laid(outline, size), depth, rng)), rng)
    lit = light(grown)
    shade, alpha = seen(grown, lit)
    return picture(*veiled(evened(modelled(grown, lit, shade), alpha), alpha, rng))


def picture(shade: Field, alpha: Field) -> Picture:
    """Shade and alpha as bytes; where nothing is seen the grey is a middling one, which packs well."""
    grey, cover = np.rint(shade * 255).astype(np.uint8), np.rint(np.clip(alpha, 0, 1) * 255).astype(np.uint8)
    grey = np.where(cover > 0, grey, np.uint8(128))
    return np.stack([grey, grey, grey, cover], -1)
