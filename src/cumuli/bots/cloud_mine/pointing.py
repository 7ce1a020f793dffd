"""Which cloud a watcher of a level points at, and why."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine import judging
from cumuli.bots.cloud_mine.fitting import STRAY, spread
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.sight import Sight

Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Pointing:
    """What a watcher thinks of the clouds that lie face up."""

    chances: Array
    """by cloud: how likely it takes it to be the meant one"""
    fits: Array
    """by cloud: how well the description fits, in standard deviations over the deck"""
    words: int | None = None
    """the likeliest by the words alone, where something else was heeded, too"""

    def believing(self, likely: Array) -> Pointing:
        """The same, where it was known before the description how likely each cloud is the meant one."""
        chances = self.chances * likely
        return Pointing(chances / chances.sum(), self.fits, self.best)

    @property
    def best(self) -> int:
        return int(self.chances.argmax())

    @property
    def second(self) -> int:
        """The next best, or the best where it is alone."""
        return int(np.argsort(-self.chances, kind="stable")[min(1, len(self.chances) - 1)])


def point(
    eyes: Sight, text: str, up: list[int], unseen: tuple[int, ...], size: int, guesses: int, doubts: bool, habit: float
) -> Pointing:
    """What it thinks of these cards; *unseen* may have been in the hand.

    Who *doubts* asks what a dreamer would have said, one of this *habit*; others look for what fits best.
    """
    scores = eyes.score(understand(text))[None]
    among = np.array(unseen)
    fits = np.asarray(scores[0, up] / spread(scores, among)[0], float)
    if doubts:
        return Pointing(judging.meant(judging.seen_of(scores, up, unseen, size, guesses)[0], habit), fits)
    told = np.exp((fits - fits.max()) / STRAY)
    return Pointing(told / told.sum(), fits)
