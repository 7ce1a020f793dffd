"""What is seen in a deck: how likely each card is each concept, for each eye, and the traits of its outline.

It is found in the pictures alone.  For the standard deck it is shipped, as data/standard.npz.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

from cumuli.bots.cloud_mine import segment
from cumuli.bots.cloud_mine import traits as outline
from cumuli.bots.cloud_mine.bank import bank
from cumuli.bots.cloud_mine.eyes import likeness, probabilities
from cumuli.bots.cloud_mine.hog import pose

Array = npt.NDArray[np.float32]

DOUBT: Final = 0.5
"""Where no cloud stands out from its sky, this share of what is seen is any concept alike."""


@dataclass(frozen=True, eq=False)
class Perception:
    """A deck of N cards as E eyes see it, in K concepts and T traits."""

    concepts: tuple[str, ...]
    eyes: tuple[str, ...]
    p: Array  # [E, N, K]: each row sums to 1
    trait_names: tuple[str, ...]
    traits: Array  # [N, T], 0..1

    def to_bytes(self) -> bytes:
        """As it is kept; probabilities in half precision, as logarithms, so that small ones keep their order."""
        out = BytesIO()
        np.savez_compressed(
            out,
            concepts=np.array(self.concepts),
            eyes=np.array(self.eyes),
            log=np.log(np.maximum(self.p, 1e-12)).astype(np.float16),
            trait_names=np.array(self.trait_names),
            traits=self.traits.astype(np.float16),
        )
        return out.getvalue()

    @staticmethod
    def from_bytes(data: bytes) -> Perception:
        """What `to_bytes` kept."""
        with np.load(BytesIO(data), allow_pickle=False) as held:
            p = np.exp(held["log"].astype(np.float32))
            return Perception(
                tuple(map(str, held["concepts"])),
                tuple(map(str, held["eyes"])),
                p / p.sum(-1, keepdims=True),
                tuple(map(str, held["trait_names"])),
                held["traits"].astype(np.float32),
            )


def look(cards: Sequence[bytes]) -> Perception:
    """What is seen in pictures, each card by itself."""
    learnt = bank()
    p = np.empty((len(learnt.eyes), len(cards), len(learnt.concepts)), np.float32)
    traits = np.empty((len(cards), len(outline.NAMES)), np.float32)
    for number, picture in enumerate(cards):
        mask, sure = segment.mask(picture)
        posed = pose(mask)
        for e, eye in enumerate(learnt.eyes):
            seen = probabilities(eye, likeness(eye, posed))
            p[e, number] = seen if sure else (1 - DOUBT) * seen + DOUBT / len(seen)
        traits[number] = outline.traits(mask)
    return Perception(learnt.concepts, tuple(eye.name for eye in learnt.eyes), p, outline.NAMES, traits)


@lru_cache(1)
def standard() -> Perception:
    """What is seen in the deck that is shipped."""
    return Perception.from_bytes(files(__package__).joinpath("data/standard.npz").read_bytes())
