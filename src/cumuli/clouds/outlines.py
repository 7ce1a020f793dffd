"""The silhouettes that clouds are blended of: fragments of Noto Emoji (Apache-2.0) and Fluent Emoji (MIT)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from cumuli.clouds.masks import GRID, Mask

PLACE: Final = Path(__file__).parent / "data" / "outlines.npz"


@cache
def outlines() -> dict[str, dict[str, Mask]]:
    """Concept -> drawing style -> silhouette."""
    with np.load(PLACE) as held:
        names, bits = held["names"], held["bits"]
    shapes = np.unpackbits(bits, count=len(names) * GRID * GRID).reshape(-1, GRID, GRID).astype(bool)
    known: dict[str, dict[str, Mask]] = {}
    for name, shape in zip(names, shapes, strict=True):
        concept, style = str(name).split("/")
        known.setdefault(concept, {})[style] = shape
    return known


@cache
def concepts() -> tuple[str, ...]:
    """All concepts there are silhouettes of, in their order."""
    return tuple(outlines())
