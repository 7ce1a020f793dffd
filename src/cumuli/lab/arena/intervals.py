"""Intervals.  Games of one deal hang together, deals do not: so it is deals that are drawn again, never games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

Z: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""
DRAWS: Final = 2000
"""Samples of a bootstrap."""
Interval = tuple[float, float]


def resampled(deals: int, draws: int = DRAWS, seed: int = 0) -> np.ndarray:
    """How often each deal is drawn in each sample: *draws* rows of *deals* counts."""
    rng = np.random.default_rng([deals, seed])
    return rng.multinomial(deals, [1 / deals] * deals, size=draws)


def middle(samples: Sequence[float] | np.ndarray) -> Interval:
    """The middle ninety-five per cent."""
    low, high = np.quantile(np.asarray(samples, dtype=float), (0.025, 0.975))
    return float(low), float(high)


def spread(sums: Sequence[float], counts: Sequence[float]) -> Interval:
    """The interval of a mean share; where all deals went the same way, as wide as Wilson's for so many deals."""
    means = [total / count for total, count in zip(sums, counts, strict=True)]
    if means[0] in (0.0, 1.0) and all(mean == means[0] for mean in means):
        return wilson(round(sum(means)), len(means))
    return interval(sums, counts)


def interval(sums: Sequence[float], counts: Sequence[float] | None = None) -> Interval:
    """Of a mean over all games, from the sum and the number of games of every deal (one game each if not given)."""
    drawn = resampled(len(sums))
    total = drawn @ np.asarray(sums, dtype=float)
    games = drawn @ np.asarray(counts if counts is not None else np.ones(len(sums)), dtype=float)
    return middle(total[games > 0] / games[games > 0])


def wilson(won: int, games: int) -> Interval:
    """Wilson's 95 % interval of a rate (JASA 22, 1927)."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * (rate * (1 - rate) / games + Z * Z / (4 * games * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)
