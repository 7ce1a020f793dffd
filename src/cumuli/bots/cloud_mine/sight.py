"""What one bot sees: eyes of its own, so that no two bots read each other's mind.

All bots look at the same pictures through the same independent eyes, but each
trusts them in shares of its own, likes to see other things, and errs in its
own way, always the same for the same bot and card.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.language import Meaning
from cumuli.bots.cloud_mine.perception import Perception, standard
from cumuli.bots.cloud_mine.personas import Persona, persona

Array = NDArray[np.float32]

NOISE: Final = (0.8, 1.6)
"""Between these lies how far a bot's view of a card strays, in natural logarithms of what eyes see."""
DOUBT: Final = 0.4
"""The power of an eye's certainty: people name many things that eyes think unlikely."""
LEAST: Final = 1e-6
"""No eye is surer than this that a thing is not there."""
UNLIKE: Final = 2e-4
"""A description is never worse for a card than this."""
WHOLE: Final = 0.25
"""The share of a description taken as a whole; the rest is asked of each thing it names."""
CLAIM: Final = 0.15
"""What one standard deviation of a trait is worth, in natural logarithms."""
FAINT: Final = 0.05
"""What is left of a thing that narrow eyes do not find in a cloud, as a share of what it would be."""


@dataclass(frozen=True, slots=True)
class Keen:
    """How well a bot looks."""

    stray: float = 1.0
    """its own errors, as a multiple of what they usually are"""
    span: int | None = None
    """how many things it finds in a cloud; all of them where it is None"""
    common: float = 0.0
    """how far it sees as people in general do, from 0 to 1; the rest is what its own eyes and likings make of it"""


class Sight:
    """A deck as one bot sees it."""

    def __init__(self, own: int, perception: Perception, noise: float | None = None, keen: Keen = Keen()) -> None:
        rng = np.random.default_rng([own, 1])
        self.own = own
        self.persona: Persona = persona(own)
        own_share, eyes = 1.0 - keen.common, len(perception.eyes)
        shares = own_share * rng.dirichlet(np.ones(eyes)) + keen.common / eyes
        stray = rng.uniform(*NOISE) if noise is None else noise
        logs = np.einsum("e,enk->nk", shares, np.log(np.maximum(perception.p, LEAST)))
        logs += own_share * np.array([self.persona.loves.get(kind, 0.0) for kind in _kinds(perception)])
        self._settle(DOUBT * (logs + keen.stray * stray * rng.standard_normal(logs.shape)), perception, keen.span)

    def _settle(self, logs: NDArray[np.float64], perception: Perception, span: int | None) -> None:
        """Make shares of what is seen."""
        if span is not None:
            found = logs >= np.sort(logs, axis=1)[:, -span, None]
            logs = np.where(found, logs, logs + np.log(FAINT))
        logs = logs - np.log(np.exp(logs).sum(1, keepdims=True))
        self.p: Array = np.exp(logs).astype(np.float32)
        """[cards, concepts]: each row sums to 1"""
        common = np.log(self.p.mean(0) + LEAST)
        self.telling: Array = np.asarray(logs - 0.5 * common, np.float32)
        """[cards, concepts]: what is seen in a card, and not in every other as well"""
        spread = perception.traits.std(0) + 1e-6
        self.traits: Array = ((perception.traits - perception.traits.mean(0)) / spread).astype(np.float32)
        """[cards, traits], in standard deviations over the deck"""
        self.trait_names = perception.trait_names

    @cached_property
    def ranks(self) -> NDArray[np.intp]:
        """[cards, concepts]: how many things come to its mind before each, at each card."""
        return np.argsort(np.argsort(-self.telling, axis=1, kind="stable"), axis=1)

    def score(self, meaning: Meaning) -> Array:
        """[cards]: how well each card fits a description, as a logarithm; only differences count."""
        total = np.zeros(len(self.p), np.float32)
        if len(meaning.parts):
            whole = np.log(self.p @ meaning.concepts + UNLIKE)
            parts = np.log(self.p @ meaning.parts.T + UNLIKE) @ meaning.weight
            total += WHOLE * whole + (1 - WHOLE) * parts / max(1.0, float(meaning.weight.sum()) ** 0.5)
        for trait, much in meaning.traits.items():
            if trait in self.trait_names:
                total += CLAIM * much * self.traits[:, self.trait_names.index(trait)]
        return total


class Crowd(Sight):
    """A deck as people in general see it: nobody's likings, nobody's errors.

    It is the best guess at how others see who are not known.
    """

    def __init__(self, perception: Perception) -> None:
        self.own = 0
        self.persona = Persona("anybody")
        logs = np.log(np.maximum(perception.p, LEAST)).mean(0).astype(np.float64)
        _kinds(perception)
        self._settle(DOUBT * logs, perception, None)


def _kinds(perception: Perception) -> tuple[str, ...]:
    """The kinds of the concepts, which eyes and words must have in the same order."""
    if tuple(perception.concepts) != index().ids:
        raise ValueError("the eyes know other concepts than the words")
    return index().kinds


@lru_cache(16)
def sight(own: int, deck: bytes | None) -> Sight:
    """A bot's view of the standard deck, or of one that was looked at before."""
    return Sight(own, perceived(deck))


@lru_cache(32)
def looking(own: int, deck: bytes | None, keen: Keen) -> Sight:
    """A bot's view of a deck, as well as it looks."""
    return Sight(own, perceived(deck), keen=keen)


@lru_cache(2)
def crowd(deck: bytes | None) -> Sight:
    """What people in general see in a deck."""
    return Crowd(perceived(deck))


@lru_cache(8)
def perceived(deck: bytes | None) -> Perception:
    """What the eyes see in a deck."""
    return standard() if deck is None else Perception.from_bytes(deck)
