"""Which cloud a scout picks: one that is easily mistaken for the others, or simply one it likes."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.sight import Sight

Array = NDArray[np.float32]

LIKENESS: Final = {"easy": 0.0, "normal": 4.0, "hard": 8.0}
"""What it counts, by level, that a cloud looks like the others of the hand."""
LOVE: Final = 1.0
"""What it counts that a cloud looks like something the bot loves."""
WHIM: Final = 0.3


def alikeness(sight: Sight, hand: list[int]) -> Array:
    """How much of what is seen in each cloud of a hand is seen in the others, too."""
    roots = np.sqrt(sight.p[hand])
    return np.asarray((roots @ roots.T).mean(1))


def loveliness(sight: Sight, hand: list[int]) -> Array:
    """How much each cloud of a hand looks like something the bot loves."""
    loved = np.array([sight.persona.loves.get(kind, 0.0) > 0 for kind in index().kinds])
    return np.asarray(sight.p[hand] @ loved)


def scout(sight: Sight, hand: list[int], level: str, rng: Random) -> int:
    """The card it picks."""
    values = LIKENESS[level] * alikeness(sight, hand) + LOVE * loveliness(sight, hand)
    whims = [-WHIM * log(-log(rng.uniform(1e-9, 1 - 1e-9))) for _ in hand]
    return hand[int((values + np.array(whims)).argmax())]
