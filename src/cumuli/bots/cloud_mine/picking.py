"""What a scout’s pick tells: the whole hand will lie there; some pick the strangest cloud, some one like the others."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.sight import Sight

Array = NDArray[np.float64]

WAYS: Final = 3
"""Ways to pick: any cloud, one that is strange in the deck, one that is like the others of the hand."""
USUALLY: Final = (0.6, 0.25, 0.15)
"""How usual each is."""
MUCH: Final = 40.0
"""How much an overlap of 1 counts for whoever heeds it, in logarithms."""


def overlap(others: Sight, cards: list[int], among: NDArray[np.intp]) -> Array:
    """[cards]: how much of what is seen in a card is seen in each of *among* as well, on average; 1 were they alike."""
    roots = np.sqrt(others.p.astype(float))
    return np.asarray((roots[cards] @ roots[among].T).mean(1))


def picked(others: Sight, cards: list[int], unseen: tuple[int, ...]) -> Array:
    """[ways, cards]: how likely a scout with this hand picks each cloud, in each way."""
    strange = -MUCH * overlap(others, cards, np.array(unseen))
    alike = MUCH * overlap(others, cards, np.array(cards))
    ways = np.stack([np.zeros(len(cards)), strange, alike])
    grown = np.exp(ways - ways.max(1, keepdims=True))
    return np.asarray(grown / grown.sum(1, keepdims=True))
