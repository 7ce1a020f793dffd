"""What a description may mean, whoever wrote it and in which language.

A description is parted into what it names: single words and known phrases,
each a mixture of concepts.  How well a card fits is then a matter of eyes
(see eyes.py), not of words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.folding import fold, stem, tokens
from cumuli.bots.cloud_mine.index import Meanings, index, phrase, trait_words
from cumuli.bots.cloud_mine.lexicon import LANGUAGES

Array = NDArray[np.float32]

LONGEST_PHRASE: Final = 4
INSIDE: Final = 0.35
"""How much the words of a known phrase still count on their own."""
RARE: Final = 0.5
"""The power of the number of concepts by which a word that may mean many counts less."""
FAINT: Final = 0.05


@dataclass(frozen=True, eq=False, slots=True)
class Meaning:
    """What a text may mean."""

    concepts: Array
    """[concepts], sums to 1; all 0 where nothing is understood"""
    parts: Array
    """[parts, concepts]: the same for each thing named, each sums to 1"""
    weight: Array
    """[parts]: how much is said by each, 0 to 1"""
    traits: dict[str, float]
    """by trait of the outline: how much of it is claimed"""

    @property
    def empty(self) -> bool:
        return not len(self.parts) and not self.traits


@lru_cache(8192)
def understand(text: str) -> Meaning:
    """What a text may mean; languages may be mixed, articles elided, words misspelt."""
    size = len(index().ids)
    parts: list[tuple[Array, float]] = []
    for found, share in _named(text):
        row = np.zeros(size, np.float32)
        for number, weight in found.items():
            row[number] = weight
        parts.append((row, share))
    whole = np.zeros(size, np.float32)
    rows, weights = [], []
    for row, share in parts:
        many = float(row.sum() / row.max())  # about how many concepts it may be
        whole += row * share / many**RARE
        rows.append(row / row.sum())
        weights.append(share * float(row.max()))
    if rows:
        whole /= whole.sum()
    claimed = _claimed(text)
    return Meaning(whole, np.array(rows, np.float32).reshape(-1, size), np.array(weights, np.float32), claimed)


def _named(text: str) -> list[tuple[Meanings, float]]:
    """What the text names, phrases first, and how much each counts."""
    ix = index()
    words = ix.content(text)
    if not words and (known := ix.phrases.get(phrase(tokens(text)))):
        return [(known, 1.0)]
    within: dict[int, float] = {}  # by place of a word: what it counts where it stands in a phrase
    found: list[tuple[Meanings, float]] = []
    for length in range(min(LONGEST_PHRASE, len(words)), 1, -1):
        for at in range(len(words) - length + 1):
            known = ix.phrases.get(phrase(words[at : at + length]))
            if known and not any(place in within for place in range(at, at + length)):
                found.append((known, 1.0))
                within.update(dict.fromkeys(range(at, at + length), INSIDE / length))
    for at, word in enumerate(words):
        meanings = {number: weight for number, weight in ix.meanings(word).items() if weight > FAINT}
        if meanings:
            found.append((meanings, within.get(at, 1.0)))
    return found


@lru_cache(1)
def _traits() -> dict[str, list[str]]:
    """By word for an outline, folded: which traits it claims."""
    found: dict[str, list[str]] = {}
    for trait, words in trait_words().items():
        for word in words:
            keys = {" ".join(fold(part) for part in tokens(word))}
            if " " not in word:
                keys |= {stem(language, word.casefold()) for language in LANGUAGES}
            for key in keys:
                found.setdefault(key, []).append(trait)
    return found


def _claimed(text: str) -> dict[str, float]:
    words = tokens(text)
    known = _traits()
    claimed: dict[str, float] = {}
    for at in range(len(words)):
        for length in (1, 3):
            key = " ".join(map(fold, words[at : at + length]))
            keys = {key} | ({stem(language, words[at]) for language in LANGUAGES} if length == 1 else set())
            for trait in {trait for key in keys for trait in known.get(key, ())}:
                claimed[trait] = 1.0
    return claimed
