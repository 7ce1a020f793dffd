"""What a dreamer says: clear enough to be found, vague enough to be found late.

A dreamer gets a card for every watcher who misses before one hits, and nothing
if nobody does.  So it tries its descriptions against hands it might be among,
on watchers who see about what it sees itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.sight import Sight
from cumuli.bots.cloud_mine.speech import Phrase, Voice, literal, phrases

Array = NDArray[np.float32]

LITERAL: Final = 3
"""An easy bot names one of so many things it sees first."""
SEEN: Final = 48
"""How many concepts are tried."""
KINDS: Final = 2
STRIKING: Final = 0.8
"""How many standard deviations make a trait of the outline worth a word."""
SAMPLES: Final = {"normal": (24, 48), "hard": (30, 160)}
"""Hands a description is tried on: all of them, then the best."""
FINALISTS: Final = 40
AGREE: Final = 0.67
OTHERS: Final = 0.5
"""Others see as much of what one sees oneself, and so much of their own, in natural logarithms: as measured between
bots, whose own views of a description differ by about 0.6 from card to card, and with a little wavering."""


@dataclass(frozen=True, slots=True)
class Round:
    """What a dreamer knows of the round."""

    target: int
    unseen: tuple[int, ...]
    """the cards that may be in the hand; with or without the target"""
    size: int
    order: tuple[int, ...]
    """by guess: which watcher, from 0"""


def dream(sight: Sight, round: Round, level: str, voice: Voice, rng: Random) -> str | None:
    """A description, or None where nothing is left to say."""
    likely = [int(number) for number in np.argsort(-sight.telling[round.target])[:SEEN]]
    if level == "easy":
        for number in (*rng.sample(likely[:LITERAL], LITERAL), *likely[LITERAL:]):
            if plain := literal(number, voice):
                return plain.text
    made = phrases(likely, likely_kinds(sight, round.target), striking(sight, round.target), voice, rng)
    choices = [phrase for phrase in made if not understand(phrase.text).empty]
    if not choices:
        return None
    return _best(sight, round, choices, SAMPLES.get(level, SAMPLES["normal"]), rng).text


def likely_kinds(sight: Sight, card: int) -> list[str]:
    """The kinds of things the card is likeliest to show."""
    shares: dict[str, float] = {}
    for kind, share in zip(index().kinds, sight.p[card], strict=True):
        shares[kind] = shares.get(kind, 0.0) + float(share)
    return sorted(shares, key=lambda kind: -shares[kind])[:KINDS]


def striking(sight: Sight, card: int) -> list[str]:
    """The traits by which its outline stands out."""
    return [name for name, value in zip(sight.trait_names, sight.traits[card], strict=True) if value > STRIKING]


def _best(sight: Sight, round: Round, choices: list[Phrase], samples: tuple[int, int], rng: Random) -> Phrase:
    """The one that promises most cards, and a little the one the bot likes to say."""
    numbers = np.random.default_rng(rng.getrandbits(63))
    scores = np.stack([sight.score(understand(phrase.text)) for phrase in choices])
    liking = np.array([sight.persona.says.get(phrase.form, 0.0) for phrase in choices])
    few, many = samples
    first = gains(scores, round, few, numbers) + liking
    short = np.argsort(-first)[:FINALISTS]
    final = gains(scores[short], round, many, numbers) + liking[short]
    return choices[int(short[int(final.argmax())])]


def gains(scores: Array, round: Round, samples: int, numbers: np.random.Generator) -> Array:
    """[descriptions]: the cards a dreamer may expect, from *scores* [descriptions, cards]."""
    others = np.array(round.unseen)
    count = round.size - 1
    hands = others[np.argsort(numbers.random((samples, len(others))), axis=1)[:, :count]]
    shape = (len(scores), samples, 1)
    target = np.broadcast_to(scores[:, None, round.target, None], shape)
    found = found_at(np.concatenate([target, scores[:, hands]], axis=2), round.order, numbers)
    return np.asarray(np.where(found > 0, found - 1, 0).mean(1), np.float32)


def found_at(scores: Array, order: tuple[int, ...], numbers: np.random.Generator) -> NDArray[np.int64]:
    """The guess that finds card 0, from 1, or 0 where none does; *scores* are [descriptions, hands, cards]."""
    watchers = max(order) + 1
    views = AGREE * scores + OTHERS * numbers.standard_normal((watchers, *scores.shape), np.float32)
    found = np.zeros(scores.shape[:-1], np.int64)
    for guess, watcher in enumerate(order, 1):
        choice = views[watcher].argmax(-1)
        found[(choice == 0) & (found == 0)] = guess
        for view in views:
            np.put_along_axis(view, choice[..., None], -np.inf, -1)
    return found
