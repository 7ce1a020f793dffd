"""Which cloud a watcher points at: the one that fits the description best in its own eyes."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.dreaming import Round, gains
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.sight import Sight

WAVERING: Final = {"easy": 0.5, "normal": 0.2, "hard": 0.05}
"""How much chance has a hand in it, by level, in natural logarithms."""
SLY: Final = 3
"""Every so many-th hard bot asks itself what a dreamer would have said."""
DOUBT: Final = 0.25
"""How much a sly bot believes that a description was meant to be found late, for each card that this would bring."""
SAMPLES: Final = 60


def sly(own: int) -> bool:
    """Whether a hard bot thinks: he would not be so obvious."""
    return own % SLY == 0


def watch(sight: Sight, text: str, up: list[int], round: Round, level: str, rng: Random) -> int:
    """The card it points at, of those that lie face up; of *round* the target is not looked at."""
    scores = sight.score(understand(text))
    values = scores[up].astype(float)
    if level == "hard" and sly(sight.own):
        values += DOUBT * _worth(scores, up, round, rng)
    wavering = WAVERING[level]
    for i in range(len(up)):
        values[i] -= wavering * log(-log(rng.uniform(1e-9, 1 - 1e-9)))
    return up[int(values.argmax())]


def _worth(scores: NDArray[np.float32], up: list[int], round: Round, rng: Random) -> NDArray[np.float64]:
    """What a dreamer would have got by the description, had it been of each of these cards."""
    found = []
    for card in up:
        numbers = np.random.default_rng(rng.getrandbits(63))
        others = tuple(other for other in round.unseen if other != card)
        found.append(float(gains(scores[None], Round(card, others, round.size, round.order), SAMPLES, numbers)[0]))
    return np.array(found)
