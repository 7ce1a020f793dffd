"""Which cloud a scout of a level picks: the one that nobody finds, whatever is said of it.

It imagines what may be said of each cloud in its hand, by a dreamer who sees none of the others, and how the watchers
would look at the hand.  Words do not matter for that: it thinks in the things that may be named.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr

from cumuli.bots.cloud_mine import judging
from cumuli.bots.cloud_mine.fitting import late, misses, rivals
from cumuli.bots.cloud_mine.habits import LOOKS
from cumuli.bots.cloud_mine.sight import UNLIKE, Sight

Array = NDArray[np.float64]

NAMED: Final = 32
"""How many of the things that are seen first in a cloud may be named."""
FIRST: Final = 4
"""How many of them a frank dreamer chooses among."""
KEEN: Final = 4.0
"""How much likelier a late dreamer names what promises one card more, as a logarithm."""
DOUBTING: Final = 0.6
"""How far the thoughts stray of who asks what a dreamer would have said, in logarithms of chances."""


@dataclass(frozen=True, slots=True)
class Casting:
    """What a scout thinks of its hand."""

    missed: Array
    """by cloud: the chance that nobody finds it"""

    @property
    def best(self) -> int:
        return int(self.missed.argmax())

    @property
    def second(self) -> int:
        return int(np.argsort(-self.missed, kind="stable")[min(1, len(self.missed) - 1)])


def cast(
    others: Sight, hand: list[int], unseen: tuple[int, ...], order: Sequence[int], looks: Sequence[Array], habit: float
) -> Casting:
    """What it thinks of each cloud; *looks* are the watchers' ways, *habit* is the dreamer's (see habits.py)."""
    size, guesses = len(hand), len(order)
    among = np.array(sorted({*unseen, *hand}))
    way = np.mean([looks[watcher] / looks[watcher].sum() for watcher in order], axis=0)
    missed = np.zeros(size)
    for at, card in enumerate(hand):
        named = np.argsort(-others.telling[card], kind="stable")[:NAMED]
        scores = np.log(others.p[:, named].T + UNLIKE)
        chance = rivals(scores, np.array([card]), among)[:, 0]
        things = judging.seen_of(scores, hand, tuple(map(int, among)), size, guesses)
        frank = 1 / (1 + np.exp(-(judging.learnt().gate[0] + habit)))
        promised = np.exp(KEEN * late(chance, size, guesses))
        said = frank * (np.arange(len(named)) < FIRST) / FIRST + (1 - frank) * promised / promised.sum()
        missed[at] = float(said @ _missed(things, at, guesses, way, habit)) / float(said.sum())
    return Casting(missed)


def _missed(things: Array, at: int, guesses: int, way: Array, habit: float) -> Array:
    """[descriptions]: the chance that nobody finds the cloud at this place of the hand."""
    fits = things[:, :, 0]
    behind = np.delete(fits - fits[:, at, None], at, axis=1)
    total = np.zeros(len(things))
    for share, stray in zip(way, LOOKS, strict=False):
        total += share * misses(ndtr(behind / (stray * 2**0.5)), guesses)
    told = np.log(judging.meant(things, habit))
    behind = np.delete(told - told[:, at, None], at, axis=1)
    return np.asarray(total + way[-1] * misses(ndtr(behind / (DOUBTING * 2**0.5)), guesses))
