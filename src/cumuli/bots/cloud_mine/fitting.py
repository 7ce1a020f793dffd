"""How late a cloud is found that a description fits so well: in closed form.

If each of the other n - 1 clouds of a hand is taken for the meant one with the
same chance b, the number of clouds pointed at before it is binomial.  With g
guesses the dreamer gets that number if it is below g, and nothing otherwise.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr

Array = NDArray[np.float64]

STRAY: Final = 0.56
"""How far others' views of a description stray from what people see in general, in standard deviations of the
description over the deck: measured between bots of the reference levels, alike for clear and vague descriptions."""


@lru_cache(64)
def _ways(size: int, guesses: int) -> tuple[Array, Array]:
    """By number of clouds before the meant one, below *guesses*: in how many ways, and how many."""
    before = np.arange(guesses)
    return np.array([comb(size - 1, k) for k in range(guesses)], float), before.astype(float)


def before(chance: Array, size: int, guesses: int) -> Array:
    """[..., guesses]: the chance that so many clouds are pointed at before the meant one; the rest is never."""
    ways, k = _ways(size, guesses)
    b = np.asarray(chance)[..., None]
    return np.asarray(ways * b**k * (1 - b) ** (size - 1 - k))


def late(chance: Array, size: int, guesses: int) -> Array:
    """The cards that a dreamer may expect where each other cloud is taken first with this chance."""
    return np.asarray(before(chance, size, guesses) @ np.arange(guesses, dtype=float))


@lru_cache(64)
def latest(size: int, guesses: int) -> float:
    """The most cards that any such chance promises."""
    return float(late(np.linspace(0, 1, 201), size, guesses).max())


def spread(scores: NDArray[np.float32], cards: NDArray[np.intp]) -> Array:
    """[descriptions]: the standard deviation over these cards, of scores [descriptions, cards]."""
    return np.asarray(scores[:, cards].std(1) + 1e-6, float)


def rivals(scores: NDArray[np.float32], of: NDArray[np.intp], among: NDArray[np.intp], stray: float = STRAY) -> Array:
    """[descriptions, of]: the chance that another card *among* these is taken for one *of* those, on average.

    A card is no rival of its own.
    """
    scale = spread(scores, among)[:, None, None] * stray * 2**0.5
    chance = ndtr((scores[:, None, among] - scores[:, of, None]) / scale)
    other = (of[:, None] != among).astype(float)
    return np.asarray((chance * other).sum(2) / np.maximum(1.0, other.sum(1)))


def misses(chances: Array, guesses: int) -> Array:
    """The chance that at least *guesses* of the others come first, each with a chance of its own: [..., others]."""
    count = np.zeros((*chances.shape[:-1], guesses))
    count[..., 0] = 1.0
    for other in range(chances.shape[-1]):
        b = chances[..., other, None]
        moved = np.concatenate([np.zeros_like(count[..., :1]), count[..., :-1]], axis=-1)
        count = count * (1 - b) + moved * b
    return np.asarray(1.0 - count.sum(-1))
