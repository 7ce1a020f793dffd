"""From a cloud's body to what is seen of it: one grey shade and an alpha for each pixel."""

from __future__ import annotations

from typing import Final

import numpy as np
from scipy import ndimage as ndi

from cumuli.clouds.masks import Field
from cumuli.clouds.volume import EXTINCTION, SUN, Body, Light, density

STEPS: Final = 22
STEP: Final = 0.0062
"""How far a look goes into the cloud at a time, as a share of the side."""
LEFT: Final = 0.015
"""Light that is as good as none."""
SCATTER: Final = ((0.62, 0.55), (0.30, 0.12), (0.16, 0.03))
"""Light scattered once, a few and many times: its share, and how fast it fades."""
DARKEST: Final = 1.0
BRIGHTEST: Final = 99.0
"""Percentiles of the shade that become black and white."""


def seen(body: Body, lit: Light) -> tuple[Field, Field]:
    """Shade (any scale) and alpha (0..1) of each pixel, looking straight at the cloud."""
    size = body.size
    loss = np.float32(EXTINCTION / size)
    step = np.float32(size * STEP)
    pixels = np.flatnonzero(body.inside.ravel())
    y, x = (part.astype(np.float32) for part in np.divmod(pixels, size))
    front, back, soft = (part.ravel()[pixels] for part in (body.front, body.back, body.soft))
    where = [y / lit.grain - lit.lag, x / lit.grain - lit.lag]
    above, below = (ndi.map_coordinates(part, where, order=1) * loss for part in (lit.above, lit.below))
    ambient = 0.11 + 0.13 * np.exp(-above * 2.0) + 0.03 * np.exp(-below * 3.0)
    clear, glow = np.ones(len(pixels), np.float32), np.zeros(len(pixels), np.float32)
    z = front + step
    active = np.arange(len(pixels))
    for _ in range(STEPS):
        pz, py, px = z[active], y[active], x[active]
        rho = density(body, front[active], back[active], soft[active], (pz, py, px))
        cell = [(lit.top - pz) / lit.step, py / lit.grain - lit.lag, px / lit.grain - lit.lag]
        passed = ndi.map_coordinates(lit.passed, cell, order=1, mode="nearest") * loss
        glowing = sum(share * np.exp(-passed * fade) for share, fade in SCATTER) * 0.92 + ambient[active]
        opaque = 1 - np.exp(-rho * loss * step)
        glow[active] += clear[active] * opaque * glowing
        clear[active] *= 1 - opaque
        z[active] -= step
        active = active[clear[active] > LEFT]
    alpha, shade = np.zeros((size, size), np.float32), np.zeros((size, size), np.float32)
    alpha.ravel()[pixels] = 1 - clear
    shade.ravel()[pixels] = glow / np.maximum(1 - clear, 1e-4)
    return shade, alpha


def modelled(body: Body, lit: Light, shade: Field) -> Field:
    """The shade with its puffs carved out, its big forms turned to the light and its base in shadow."""
    size = body.size
    ground = float(body.front[body.inside].min())
    solid = np.where(body.inside, body.front, ground)
    fine = facing(ndi.gaussian_filter(solid, size * 0.0024))
    broad = facing(ndi.gaussian_filter(solid, size * 0.016) * 0.9)
    hollow = (ndi.gaussian_filter(solid, size * 0.006) - ndi.gaussian_filter(solid, size * 0.020)) / (size * 0.02)
    share = lit.above / np.maximum(lit.above + lit.below, 1e-6)
    base = np.clip((share - 0.45) / 0.55, 0, 1) * (1 - np.exp(-(lit.above + lit.below) / (size * 0.006)))
    cell = np.mgrid[:size, :size].astype(np.float32) / lit.grain - lit.lag
    low = ndi.map_coordinates(ndi.gaussian_filter(base, 2), cell, order=1, mode="nearest")
    turned = shade * (0.60 + 0.28 * fine + 0.26 * broad) + 0.13 * np.clip(hollow, -1.2, 0.9)
    return np.asarray(turned * (1 - 0.22 * low), np.float32)


def facing(height: Field) -> Field:
    """How squarely a surface looks at the sun: 0 away from it, 1 straight at it."""
    down, across = np.gradient(height)
    return np.asarray(0.5 + 0.5 * (SUN[2] - across * SUN[0] - down * SUN[1]) / np.sqrt(1 + down**2 + across**2))


def evened(shade: Field, alpha: Field) -> Field:
    """The shade stretched so that every cloud spans the same range, 0..1."""
    dark, bright = np.percentile(shade[alpha > 0.5], (DARKEST, BRIGHTEST))
    return np.asarray(np.clip((shade - dark) / (bright - dark), 0, 1), np.float32)
