"""Wisps: thin shreds of cloud that hang loose about the edge, drawn out by the wind."""

from __future__ import annotations

from typing import Final

import numpy as np
from scipy import ndimage as ndi

from cumuli.clouds.masks import Field
from cumuli.clouds.noise import plane

COARSE: Final = 2
"""Pixels of the picture for one cell that wisps are made in."""
DRAWN_OUT: Final = 0.42
"""Height of a wisp's curls as a share of their length."""
REACH: Final = 0.034
"""How far from the cloud wisps fade, as a share of the picture's side."""
THICKEST: Final = 0.55
"""Alpha of the densest wisp."""
RARE: Final = 0.55
"""How much of the edge stays bare: the higher, the more (in spreads of a noise)."""


def veiled(shade: Field, alpha: Field, rng: np.random.Generator) -> tuple[Field, Field]:
    """Shade and alpha with wisps about the cloud; inside it nothing changes."""
    size = len(alpha) // COARSE
    air = alpha[::COARSE, ::COARSE] < 0.5
    far = ndi.distance_transform_edt(air) / (size * REACH)
    open_air = np.where(air & ndi.binary_fill_holes(~air), 0.25, 1.0)  # eyes stay clear
    curls, places = plane(size, rng, 2.7, 4), plane(size, rng, 3.4, 2)
    y, x = np.mgrid[:size, :size].astype(np.float32)
    bend = places * (size * 0.03)
    drawn = ndi.map_coordinates(curls, [y + bend, x * DRAWN_OUT + bend], order=1, mode="grid-wrap")
    low = 0.5 * np.linspace(-1, 1, size, dtype=np.float32)[:, None]
    near = np.exp(-(far**1.6)) * open_air / (1 + np.exp(-3.0 * (places + low - RARE)))
    thick = np.clip((drawn + 0.15) / 2.2, 0, 1) * near
    bright = 0.60 - 0.22 * low + 0.08 * drawn
    wisp, grey = (
        np.asarray(ndi.zoom(part, COARSE, order=1, grid_mode=True, mode="nearest"), np.float32)
        for part in (np.clip(thick * 2.0, 0, 1) * THICKEST, bright)
    )
    behind = (1 - alpha) * wisp
    total = alpha + behind
    mixed = (shade * alpha + np.clip(grey, 0, 1) * behind) / np.maximum(total, 1e-4)
    return np.asarray(mixed, np.float32), np.asarray(total, np.float32)
