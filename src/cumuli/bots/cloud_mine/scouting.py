"""Which cloud a scout picks: one that is easily mistaken for the others, or simply one it likes."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.sight import Sight

LIKENESS: Final = {"easy": 0.0, "normal": 4.0, "hard": 8.0}
"""What it counts, by level, that a cloud looks like the others of the hand."""
LOVE: Final = 1.0
"""What it counts that a cloud looks like something the bot loves."""
WHIM: Final = 0.3


def likeness(sight: Sight, hand: list[int], much: float) -> NDArray[np.float64]:
    """What each cloud of a hand is worth to who likes what it loves, and, so *much*, what looks like the others."""
    roots = np.sqrt(sight.p[hand])
    alike = (roots @ roots.T).mean(1)
    loved = np.array([sight.persona.loves.get(kind, 0.0) > 0 for kind in index().kinds])
    return np.asarray(much * alike + LOVE * (sight.p[hand] @ loved), float)


def scout(sight: Sight, hand: list[int], level: str, rng: Random) -> int:
    """The card it picks."""
    values = likeness(sight, hand, LIKENESS[level])
    whims = [-WHIM * log(-log(rng.uniform(1e-9, 1 - 1e-9))) for _ in hand]
    return hand[int((values + np.array(whims)).argmax())]
