"""What the eyes have learnt: outlines of things by name, as each eye measures them.  data/bank.npz

scripts/clouds/bank.py teaches them, from icon sets; here they are only read.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

STEPS: Final = 127.0
"""A learnt outline's largest number is kept as this integer."""


@dataclass(frozen=True)
class Learnt:
    """What one eye knows; its measure has M numbers, of which it heeds H mixtures, for T outlines."""

    name: str
    mean: Array  # [M]
    heeds: Array  # [M, H]: what tells one thing from another, and not one drawing of it from the next
    outlines: Array  # [T, H], rows of length 1
    means: npt.NDArray[np.intp]  # [T]: the concept's number of each outline, ascending; every concept has one
    common: Array  # [K]: how much each concept is seen in any shape at all; it says as little
    contrast: float  # how sharply likeness turns into probability


@dataclass(frozen=True)
class Bank:
    """All eyes, and the names of the K concepts they know."""

    concepts: tuple[str, ...]
    eyes: tuple[Learnt, ...]


def write(bank: Bank) -> bytes:
    """The bank as it is kept: mixtures in half precision, outlines in steps of their largest number."""
    held: dict[str, npt.NDArray[np.generic]] = {
        "concepts": np.array(bank.concepts),
        "eyes": np.array([eye.name for eye in bank.eyes]),
    }
    for eye in bank.eyes:
        step = float(np.abs(eye.outlines).max()) / STEPS
        held |= {
            f"{eye.name}/mean": eye.mean.astype(np.float16),
            f"{eye.name}/heeds": eye.heeds.astype(np.float16),
            f"{eye.name}/outlines": np.round(eye.outlines / step).astype(np.int8),
            f"{eye.name}/means": eye.means.astype(np.int16),
            f"{eye.name}/common": eye.common.astype(np.float16),
            f"{eye.name}/scales": np.array([step, eye.contrast], np.float32),
        }
    out = BytesIO()
    np.savez_compressed(out, **held)  # type: ignore[arg-type]
    return out.getvalue()


def read(data: bytes) -> Bank:
    """What `write` kept."""
    with np.load(BytesIO(data), allow_pickle=False) as held:
        eyes = []
        for name in map(str, held["eyes"]):
            step, contrast = map(float, held[f"{name}/scales"])
            outlines = held[f"{name}/outlines"].astype(np.float32) * step
            eyes.append(
                Learnt(
                    name,
                    held[f"{name}/mean"].astype(np.float32),
                    held[f"{name}/heeds"].astype(np.float32),
                    outlines / np.linalg.norm(outlines, axis=1, keepdims=True),
                    held[f"{name}/means"].astype(np.intp),
                    held[f"{name}/common"].astype(np.float32),
                    contrast,
                )
            )
        return Bank(tuple(map(str, held["concepts"])), tuple(eyes))


@lru_cache(1)
def bank() -> Bank:
    """What is shipped."""
    return read(files(__package__).joinpath("data/bank.npz").read_bytes())
