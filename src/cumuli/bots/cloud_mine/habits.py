"""What the rounds that were played tell of the people at a table: how each speaks, looks and picks.

Everybody has seen these rounds.  A few of them say little, so what is known of
anybody begins with what is usual and moves from there by Bayes' rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine import judging
from cumuli.bots.cloud_mine.fitting import STRAY
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.picking import USUALLY, picked
from cumuli.bots.cloud_mine.sight import Sight
from cumuli.games.cloud_mine.state import CloudMine

Array = NDArray[np.float64]

LOOKS: Final = (0.3, STRAY, 1.0, 1.8)
"""How far somebody's view may stray who points at what fits best, in standard deviations of a description."""
USUAL: Final = (0.05, 0.2, 0.25, 0.2, 0.3)
"""How usual each of these is; the last is for those who ask what a dreamer would have said."""
LOGISTIC: Final = 0.78
"""The scale of the logistic curve that is like a normal one of standard deviation 1 between two views."""
TILT: Final = 0.3
"""How much of what a dreamer expects of a watcher comes from that watcher's guesses: who believed them wholly spoke too
vaguely, and at small tables lost a tenth of its cards."""
FORGIVING: Final = 0.02
"""Anybody may point anywhere, so often: one strange guess is no proof."""
BELIEF: Final = 4.0
"""The habit of a dreamer is at most so sure, as a logit."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A round that is over, as everybody saw it."""

    dreamer: int
    scout: int
    text: str
    target: int
    cards: tuple[int, ...]
    """by place"""
    tried: tuple[tuple[int, int], ...]
    """by guess: the seat and the card"""
    unseen: tuple[int, ...]
    """the cards nobody had won before it"""


@dataclass(slots=True)
class Habits:
    """What is known of the people at a table."""

    frank: dict[int, float] = field(default_factory=dict)
    """by seat: how much likelier it speaks frankly than people do, as a logit"""
    looks: dict[int, Array] = field(default_factory=dict)
    """by seat: how likely it looks in each way of LOOKS, and last: how likely it asks what a dreamer would have said"""

    picks: dict[int, Array] = field(default_factory=dict)
    """by seat: how likely it picks in each way (see picking.py)"""

    def pick(self, seat: int) -> Array:
        return self.picks.get(seat, np.array(USUALLY))

    def look(self, seat: int) -> Array:
        """How it is expected to look: as is usual, but for a part."""
        usual = np.array(USUAL)
        return (1 - TILT) * usual + TILT * self.looks.get(seat, usual)


def rounds(state: CloudMine) -> list[Shown]:
    """The rounds that are over."""
    size, watchers, seats = int(state.rules.size), int(state.rules.watchers), int(state.rules.seats)
    unseen = set(range(int(state.rules.cards)))
    found = []
    for number, past in enumerate(state.past):
        dreamer, target, *rest = map(int, past)
        cards, places = tuple(rest[:size]), rest[size:]
        tried = tuple(
            ((dreamer + 1 + guess % watchers) % seats, cards[place]) for guess, place in enumerate(places) if place >= 0
        )
        text = state.phrases.texts[state.said[number]]
        found.append(Shown(dreamer, (dreamer - 1) % seats, text, target, cards, tried, tuple(sorted(unseen))))
        unseen -= set(cards)
    return found


def learn(shown: Sequence[Shown], crowd: Sight, size: int, guesses: int) -> Habits:
    """What these rounds tell."""
    habits = Habits()
    for round in shown:
        _picked(habits, round, crowd)
        meaning = understand(round.text)
        if meaning.empty:
            continue  # who says a number tells nothing of clouds
        scores = crowd.score(meaning)[None]
        things = judging.seen_of(scores, list(round.cards), round.unseen, size, guesses)[0]
        _spoken(habits, round, things)
        _looked(habits, round, things)
    return habits


def _picked(habits: Habits, round: Shown, crowd: Sight) -> None:
    """How likely its pick was in each way."""
    likely = picked(crowd, list(round.cards), round.unseen)[:, round.cards.index(round.target)]
    known = habits.pick(round.scout) * (likely + FORGIVING)
    habits.picks[round.scout] = known / known.sum()


def _spoken(habits: Habits, round: Shown, things: Array) -> None:
    """A frank dreamer's cloud is the one that fits; a late one's is among those that would have brought much."""
    frank, late = judging.kinds(things)[:, round.cards.index(round.target)]
    told = log(float(frank) + FORGIVING) - log(float(late) + FORGIVING)
    known = habits.frank.get(round.dreamer, 0.0) + told
    habits.frank[round.dreamer] = float(np.clip(known, -BELIEF, BELIEF))


def _looked(habits: Habits, round: Shown, things: Array) -> None:
    """How likely each guess was for everybody who may look so."""
    up = list(range(len(round.cards)))
    fit = things[:, 0]
    for seat, card in round.tried:
        at = up.index(round.cards.index(card))
        likely = [_softmax(fit[up] / (LOGISTIC * stray))[at] for stray in LOOKS]
        likely.append(judging.meant(things[up])[at])
        known = habits.looks.get(seat, np.array(USUAL)) * (np.array(likely) + FORGIVING)
        habits.looks[seat] = known / known.sum()
        del up[at]


def _softmax(values: Array) -> Array:
    grown = np.exp(values - values.max())
    return np.asarray(grown / grown.sum())
