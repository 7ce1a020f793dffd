"""How people play: five manners to put a cloud into words, eight to pick one, and what shows which it was.

A plain dreamer says the first thing that comes to its mind, a near one a word that goes with it, a fair one weighs
a few things, a late one many; people tell what is there.  A scout picks any cloud, one like the others, always the
strangest, mostly a strange one, or what it loves.  What tells them apart was learnt from games of all levels and from
what people said, by scripts/clouds/manners.py: data/manners.toml.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine import judging
from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.language import Meaning
from cumuli.bots.cloud_mine.lexicon import table
from cumuli.bots.cloud_mine.personas import PERSONAS
from cumuli.bots.cloud_mine.picking import overlap
from cumuli.bots.cloud_mine.sight import Sight

Array = NDArray[np.float64]

MANNERS: Final = ("plain", "near", "fair", "late", "people")
"""Manners to describe."""
WAYS: Final = ("any", "alike", "strangest", "strange", "poet", "child", "engineer", "gourmet")
"""Ways to pick; the last are those of who loves what such a persona does."""
THINGS: Final = 6
"""What is seen of a cloud: see `seen_of`."""
SIGNS: Final = 9
"""What a description shows of its manner: see `signs`."""
BARELY: Final = 0.02
"""A thing that a word means so much less than another is not thought of."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """What counts how much."""

    says: Array
    """[manners, things seen of a cloud]"""
    tells: Array
    """[manners, signs]: how likely such words come from each manner, as logarithms but for a constant"""
    picks: Array
    """[ways, 2]: what overlap with the deck and with the hand counts"""
    loves: float
    """what it counts that a cloud shows what somebody loves"""
    usual: Array
    """[manners, ways]: how usual who describes and picks so; sums to 1"""


@lru_cache(1)
def learnt() -> Learnt:
    """What is shipped."""
    held = table("manners.toml")
    says, tells = (np.array([held[part][manner] for manner in MANNERS], float) for part in ("says", "tells"))
    picks = np.array([held["picks"].get(way, [0.0, 0.0]) for way in WAYS], float)
    usual = np.array([[held["usual"][manner].get(way, 0.0) for way in WAYS] for manner in MANNERS], float)
    return Learnt(says, tells, picks, float(held["loves"]), usual / usual.sum())


def seen_of(
    eyes: Sight, anybody: Sight, meaning: Meaning, cards: list[int], unseen: tuple[int, ...], size: int, guesses: int
) -> Array:
    """[cards, things]: how well it fits, how few fit better, what it promised, in one's own eyes; what it promised in
    those of *anybody*; how soon what is named comes to mind, the nearest of what it may be, and all of it."""
    own, common = (
        judging.seen_of(sight.score(meaning)[None], cards, unseen, size, guesses)[0] for sight in (eyes, anybody)
    )
    return np.column_stack([own, common[:, -1], *_soon(eyes, meaning, cards)])


def _soon(eyes: Sight, meaning: Meaning, cards: list[int]) -> tuple[Array, Array]:
    """[cards] each: the first thing that comes to mind counts 0, later ones less, as logarithms."""
    if not len(meaning.parts):
        return np.zeros(len(cards)), np.zeros(len(cards))
    ranks = eyes.ranks[cards]
    nearest, every = np.zeros(len(cards)), np.zeros(len(cards))
    for part in meaning.parts:
        share = part / part.max()
        meant = share > BARELY
        soon = np.log(share[meant]) - np.log1p(ranks[:, meant])
        nearest += soon.max(1)
        every += np.log(np.exp(soon).sum(1))
    return nearest / len(meaning.parts), every / len(meaning.parts)


def signs(text: str, things: Array) -> Array:
    """[signs]: 1; how well the best cloud fits, and how far it is ahead; the most of each other thing but the third;
    how many words say something, and how many of them nobody but people would think of."""
    fits = np.sort(things[:, 0])
    ahead = fits[-1] - fits[-2] if len(fits) > 1 else 0.0
    words = index().content(text)
    unknown = sum(not index().meanings(word) for word in words)
    return np.array([1.0, fits[-1], ahead, *things[:, [1, 3, 4, 5]].max(0), len(words), unknown])


def spoken(text: str, things: Array) -> Array:
    """[manners]: how likely such a description is for each, whatever is meant; only ratios count."""
    told = learnt().tells @ signs(text, things)
    return np.asarray(np.exp(told - told.max()))


def meant(things: Array) -> Array:
    """[manners, cards]: how likely each cloud is meant by who describes so."""
    return _shares(learnt().says @ things.T)


def picked(anybody: Sight, cards: list[int], unseen: tuple[int, ...]) -> Array:
    """[ways, cards]: how likely who picks so picks each cloud of this hand."""
    alike = np.stack([overlap(anybody, cards, np.array(among)) for among in (unseen, cards)])
    shown = anybody.p[cards] @ _loved()
    return _shares(learnt().picks @ alike + learnt().loves * shown.T)


def expected(anybody: Sight, cards: list[int], unseen: tuple[int, ...]) -> Array:
    """[cards]: how likely a scout who is not known picks each cloud of this hand."""
    return np.asarray(learnt().usual.sum(0) @ picked(anybody, cards, unseen))


def _shares(told: Array) -> Array:
    grown = np.exp(told - told.max(-1, keepdims=True))
    return np.asarray(grown / grown.sum(-1, keepdims=True))


@lru_cache(1)
def _loved() -> Array:
    """[concepts, ways]: 1 where who picks so loves things of its kind."""
    by_name = {persona.id: persona.loves for persona in PERSONAS}
    return np.array([[float(kind in by_name.get(way, {})) for way in WAYS] for kind in index().kinds])
