"""The light of a day: how grey becomes colour, and what sky is behind; the same cards serve every light.

A ramp lists where along black..white (0..1) which colour stands; a sky does so from its top to its bottom.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from cumuli.clouds.render import Picture

PLACE: Final = Path(__file__).parent / "data" / "ramps.json"

Floats = npt.NDArray[np.floating]
Stops = list[list[float]]
"""(place 0..1, red, green, blue), in rising order of place."""


@dataclass(frozen=True)
class Look:
    """A light: the ramp of its clouds, and its sky."""

    ramp: Stops
    sky: Stops


@cache
def looks() -> dict[str, Look]:
    """Every light by its id."""
    held = json.loads(PLACE.read_text(encoding="utf-8"))
    return {name: Look(look["ramp"], look["sky"]) for name, look in held.items()}


def coloured(where: Floats, stops: Stops) -> npt.NDArray[np.float32]:
    """The colour at each place along the stops; one more axis, of red, green, blue."""
    table = np.array(stops)
    return np.stack([np.interp(where, table[:, 0], table[:, c]) for c in (1, 2, 3)], -1).astype(np.float32)


def in_light(card: Picture, look: Look) -> npt.NDArray[np.uint8]:
    """A card before its sky, as red, green, blue."""
    down = np.linspace(0, 1, len(card), dtype=np.float32)
    behind = coloured(down, look.sky)[:, None] * np.ones((1, card.shape[1], 1), np.float32)
    cover = card[..., 3:].astype(np.float32) / 255
    front = coloured(card[..., 0].astype(np.float32) / 255, look.ramp)
    return np.rint(behind * (1 - cover) + front * cover).astype(np.uint8)
