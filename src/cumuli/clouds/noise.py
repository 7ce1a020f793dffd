"""Luck and roughness: the numbers clouds grow from, plane noise, and tiles of noise in space."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from scipy.spatial import cKDTree

from cumuli.clouds.masks import Field

TILE: Final = 64
"""Cells of a tile's side; tiles repeat without a seam."""
GRAINS: Final = 6
"""Grains along a tile's side."""
SLOPE: Final = 3.4
"""How fast the noise of a tile fades with finer scale."""


def luck(*seeds: int) -> np.random.Generator:
    """The numbers that follow from seeds: the same wherever they are asked for."""
    return np.random.Generator(np.random.PCG64(seeds))


def plane(size: int, rng: np.random.Generator, slope: float = 3.0, coarsest: float = 2.0) -> Field:
    """Clouded noise on a square, mean 0 and spread 1; nothing in it is wider than size / coarsest."""
    down, across = np.fft.fftfreq(size) * size, np.fft.rfftfreq(size) * size
    wave = np.sqrt(down[:, None] ** 2 + across[None] ** 2)
    wave[0, 0] = 1
    height = np.where(wave < coarsest, 0, wave ** (-slope / 2))
    noise = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((size, size))) * height, s=(size, size))
    return np.asarray((noise - noise.mean()) / noise.std(), dtype=np.float32)


@cache
def billows() -> Field:
    """A tile of soft noise in space, mean 0 and spread 1."""
    along = np.fft.fftfreq(TILE) * TILE
    wave = np.sqrt(along[:, None, None] ** 2 + along[None, :, None] ** 2 + along[None, None, :] ** 2)
    wave[0, 0, 0] = 1
    height = wave ** (-SLOPE / 2)
    height[wave < 2] *= 0.35  # the widest waves would only tilt the whole cloud
    height[0, 0, 0] = 0
    noise = np.fft.ifftn(np.fft.fftn(luck(11).standard_normal((TILE, TILE, TILE))) * height).real
    return np.asarray((noise - noise.mean()) / noise.std(), dtype=np.float32)


@cache
def grains() -> Field:
    """A tile of rounded grains in space: 1 in the heart of a grain, 0 far from any."""
    start = np.stack(np.meshgrid(*[np.arange(GRAINS)] * 3, indexing="ij"), -1).reshape(-1, 3)
    hearts = (start + luck(5).random((GRAINS**3, 3))) / GRAINS * TILE
    cells = np.stack(np.meshgrid(*[np.arange(TILE)] * 3, indexing="ij"), -1).reshape(-1, 3)
    far = cKDTree(hearts, boxsize=TILE).query(cells)[0] / (TILE / GRAINS)
    return np.asarray(1 - np.clip(far, 0, 1), dtype=np.float32).reshape(TILE, TILE, TILE)
