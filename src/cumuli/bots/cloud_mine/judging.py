"""Which cloud was meant: what speaks for each, if the dreamer is frank, and if it wants to be found late.

Three things are seen of a cloud: how well the description fits it, in
standard deviations over the deck; the share of the other cards that it fits
less; and what the dreamer would have got by it, as a share of the most that
can be got.  What they count was learnt from rounds between bots and from what
people said, by scripts/clouds/judging.py: data/judging.toml.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.fitting import late, latest, rivals, spread
from cumuli.bots.cloud_mine.lexicon import table

Array = NDArray[np.float64]

THINGS: Final = 3
"""What is seen of a cloud: see `seen_of`."""
FRANK: Final = 0
LATE: Final = 1


@dataclass(frozen=True, slots=True)
class Learnt:
    """What counts how much."""

    weights: Array
    """[kinds of dreamers, things seen of a cloud]"""
    gate: Array
    """[1 + signs]: how likely a frank dreamer says so, as a logit; the first is what holds of any description"""


@lru_cache(1)
def learnt() -> Learnt:
    """What is shipped."""
    held = table("judging.toml")
    return Learnt(np.array([held["frank"], held["late"]], float), np.array(held["gate"], float))


def seen_of(scores: NDArray[np.float32], cards: list[int], unseen: tuple[int, ...], size: int, guesses: int) -> Array:
    """[descriptions, cards, things]: what is seen of each of these cards, from scores [descriptions, cards]."""
    of, among = np.array(cards), np.array(unseen)
    first = rivals(scores, of, among)
    fit = (scores[:, of] - scores[:, among].mean(1, keepdims=True)) / spread(scores, among)[:, None]
    return np.stack([fit, 1 - first, late(first, size, guesses) / latest(size, guesses)], axis=-1)


def kinds(things: Array) -> Array:
    """[..., kinds, cards]: the chance that each card is meant, for each kind of dreamer."""
    told = np.einsum("...ct,kt->...kc", things, learnt().weights)
    told = np.exp(told - told.max(-1, keepdims=True))
    return np.asarray(told / told.sum(-1, keepdims=True))


def frankness(things: Array, habit: float = 0.0) -> Array:
    """[...]: the chance that such a description was a frank one; *habit* is what is known of the dreamer, as a logit.

    Its signs are how well the best cloud fits, how far it is ahead of the next, and how few others fit better.
    """
    fits = np.sort(things[..., 0], axis=-1)
    ahead = fits[..., -1] - fits[..., -2] if fits.shape[-1] > 1 else np.zeros(fits.shape[:-1])
    gate = learnt().gate
    told = gate[0] + gate[1] * fits[..., -1] + gate[2] * ahead + gate[3] * things[..., 1].max(-1)
    return np.asarray(1 / (1 + np.exp(-np.clip(told + habit, -8, 8))))


def meant(things: Array, habit: float = 0.0) -> Array:
    """[..., cards]: the chance that each card is the meant one."""
    frank = frankness(things, habit)[..., None]
    by_kind = kinds(things)
    return np.asarray(frank * by_kind[..., FRANK, :] + (1 - frank) * by_kind[..., LATE, :])
