"""A sequential test: is a bot stronger than another?  It stops as soon as the games have said so.

Wald's test of two hypotheses, *elo0* and *elo1*, on the scores of whole deals:
with two seats there are five of them, from both games lost to both won
(pentanomial).  What else the scores are distributed like is not known, so each
hypothesis is given the likeliest distribution that has its mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import log
from typing import Any, Final, Literal

import numpy as np
from scipy.optimize import brentq

from cumuli.lab.arena.dealing import Deal, each, play_deal
from cumuli.lab.arena.rating import expected
from cumuli.lab.arena.seating import duel
from cumuli.lab.crew import HERE

Verdict = Literal["stronger", "not-stronger", "open"]
UNSEEN: Final = 1e-3
"""Deals that are assumed of the best and the worst score, so that no hypothesis is impossible."""
MOST: Final = 10_000
"""Deals after which a test gives up."""


@dataclass
class Sprt:
    """A test of one bot against another, deal by deal."""

    elo0: float
    elo1: float
    seats: int = 2
    alpha: float = 0.05
    """how often a bot of *elo0* is called stronger"""
    beta: float = 0.05
    """how often a bot of *elo1* is not"""
    scores: Counter[float] = field(default_factory=Counter)
    """by score of a deal: how many deals"""
    llr: float = 0.0
    """the logarithm of how much likelier *elo1* makes these scores than *elo0*"""

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"nothing lies between {self.elo0} and {self.elo1}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends: below for *elo0*, above for *elo1*."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def verdict(self) -> Verdict:
        low, high = self.bounds
        return "stronger" if self.llr >= high else "not-stronger" if self.llr <= low else "open"

    def add(self, score: float) -> Verdict:
        """One deal more; *score* is the mean share of the win over its games."""
        self.scores[round(score, 9)] += 1
        counts: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
        for value, deals in self.scores.items():
            counts[value] = counts.get(value, 0.0) + deals
        values = np.array(list(counts))
        times = np.array(list(counts.values()))
        likely = [_tilted(values, times, expected(elo, self.seats)) for elo in (self.elo0, self.elo1)]
        self.llr = float(times @ (np.log(likely[1]) - np.log(likely[0])))
        return self.verdict


def _tilted(values: np.ndarray, times: np.ndarray, mean: float) -> np.ndarray:
    """The likeliest distribution over these values that has this mean, given how often each was seen."""
    seen = times / times.sum()
    away = values - mean

    def slope(x: float) -> float:
        return float(seen @ (away / (1 + x * away)))

    edge = 1e-9
    low, high = -1 / away.max(), -1 / away.min()
    x = brentq(slope, low + edge * (high - low), high - edge * (high - low), xtol=1e-12)
    return np.asarray(seen / (1 + x * away))


def run(
    game: str,
    bot: str,
    base: str,
    test: Sprt,
    seed: int = 0,
    workers: int = 1,
    options: dict[str, Any] | None = None,
    most: int = MOST,
    progress: Callable[[Sprt, int], None] | None = None,
    on: str = HERE,
) -> list[Deal]:
    """Play deals, numbered from *seed* on, until the test has its answer; the bot sits once on every seat of each."""
    played: list[Deal] = []
    tasks = ((game, duel(bot, base, test.seats), seed + i, options or {}) for i in range(most))
    for deal in each(play_deal, tasks, workers, on):
        played.append(deal)
        verdict = test.add(deal.score(bot))
        if progress:
            progress(test, len(played))
        if verdict != "open":
            break
    return played
