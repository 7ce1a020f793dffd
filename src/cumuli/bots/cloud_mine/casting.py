"""Which cloud a scout of a level picks: the one that nobody finds, whatever is said of it.

A dreamer who wants to be found late sees none of the other clouds.  It has to
look for words that fit many, and for a cloud that is like few these words fit
others better: so it is the strange clouds that are missed.  A frank dreamer
names what all see, and then it is the clouds that are like others of the hand.

Who always picks the strangest is found out: all clouds of the hand will lie
there, and watchers ask which of them a scout picks.  So a scout who knows that
picks rather what is not expected of scouts, and mixes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr

from cumuli.bots.cloud_mine.fitting import misses, spread
from cumuli.bots.cloud_mine.habits import LOOKS
from cumuli.bots.cloud_mine.picking import overlap
from cumuli.bots.cloud_mine.sight import UNLIKE, Sight

Array = NDArray[np.float64]

FIRST: Final = 4
"""A frank dreamer names one of so many things that are seen first."""
FRANK: Final = -0.7
"""How usual it is to be frank, as a logit."""
MISSED: Final = 0.23
STRANGE: Final = 2.0
FORESEEN: Final = 1.0
"""How often a late dreamer is not found, and how much more for a cloud that is less like the rest of the deck, by the
mean overlap of what is seen in both: measured between bots, 960 clouds of 160 hands at tables of six; and how much
less if scouts are expected to pick it, by that chance: 3,126 rounds at tables of four and six, by the expectations of
levels 3 and 4 1.2, by those of level 5 0.8."""

MIXED: Final = 0.06
"""A pick that is missed so much less is e times rarer."""


@dataclass(frozen=True, slots=True)
class Casting:
    """What a scout thinks of its hand."""

    missed: Array
    """by cloud: the chance that nobody finds it"""

    @property
    def best(self) -> int:
        return int(self.missed.argmax())

    @property
    def odds(self) -> Array:
        """By cloud: how often it is picked by who does not want to be foreseen."""
        grown = np.exp((self.missed - self.missed.max()) / MIXED)
        return np.asarray(grown / grown.sum())

    @property
    def second(self) -> int:
        return int(np.argsort(-self.missed, kind="stable")[min(1, len(self.missed) - 1)])


def cast(
    others: Sight,
    hand: list[int],
    unseen: tuple[int, ...],
    order: Sequence[int],
    looks: Sequence[Array],
    habit: float,
    foreseen: Array | None = None,
) -> Casting:
    """What it thinks of each cloud; *looks* are the watchers' ways, *habit* is the dreamer's (see habits.py).

    *foreseen* is how likely scouts pick each, for who asks that.
    """
    among = np.array(sorted({*unseen, *hand}))
    alike = overlap(others, hand, among)
    usual = float(overlap(others, [int(card) for card in among], among).mean())
    late = MISSED - STRANGE * (alike - usual)
    if foreseen is not None:
        late = late - FORESEEN * (foreseen - 1 / len(hand))
    late = np.clip(late, 0.01, 0.99)
    frank = 1 / (1 + np.exp(-(FRANK + habit)))
    way = np.mean([looks[watcher] / looks[watcher].sum() for watcher in order], axis=0)
    return Casting(frank * _named(others, hand, among, len(order), way) + (1 - frank) * late)


def _named(others: Sight, hand: list[int], among: NDArray[np.intp], guesses: int, way: Array) -> Array:
    """By cloud: how likely nobody finds it where one of the things is named that are seen first in it."""
    missed = np.zeros(len(hand))
    for at, card in enumerate(hand):
        first = np.argsort(-others.telling[card], kind="stable")[:FIRST]
        scores = np.log(others.p[:, first].T + UNLIKE)
        fits = scores[:, hand] / spread(scores, among)[:, None]
        behind = np.delete(fits - fits[:, at, None], at, axis=1)
        for share, stray in zip(way[:-1] / way[:-1].sum(), LOOKS, strict=True):
            missed[at] += share * float(misses(ndtr(behind / (stray * 2**0.5)), guesses).mean())
    return missed
