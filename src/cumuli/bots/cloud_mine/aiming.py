"""What a dreamer of a level says: words that the first watchers take for other clouds, and a later one does not.

It tries its descriptions on hands it may be among and on the watchers in their order: each looks in a way of its own,
as far as that is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine import judging
from cumuli.bots.cloud_mine.dreaming import Round, likely_kinds, striking
from cumuli.bots.cloud_mine.fitting import late, rivals, spread
from cumuli.bots.cloud_mine.habits import LOOKS, USUAL
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.sight import Sight
from cumuli.bots.cloud_mine.skill import Skill
from cumuli.bots.cloud_mine.speech import Voice, literal, phrases
from cumuli.bots.thought import Budget

Array = NDArray[np.float64]
Scores = NDArray[np.float32]

SEEN: Final = 48
FINALISTS: Final = 24
WAVER: Final = 0.8
"""How far the thoughts stray of who asks what a dreamer would have said, as a logarithm of chances."""
MANY: Final = 100
"""Cards that are enough to tell how a description fits a deck."""
CHUNK: Final = 20
"""Hands between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A description, and what its dreamer expects of it."""

    text: str
    found: tuple[float, ...] = ()
    """the chance that nobody finds it, and that each guess does"""
    rivals: float = 0.0
    """how many other clouds of a hand fit as well, on average"""
    other: str = ""
    """the next best description"""
    other_found: tuple[float, ...] = ()

    @property
    def cards(self) -> float:
        return sum((guess - 1) * chance for guess, chance in enumerate(self.found) if guess)

    @property
    def other_cards(self) -> float:
        return sum((guess - 1) * chance for guess, chance in enumerate(self.other_found) if guess)


def aim(
    eyes: Sight,
    others: Sight,
    round: Round,
    looks: Sequence[Array],
    skill: Skill,
    voice: Voice,
    rng: Random,
    budget: Budget,
) -> Aim | None:
    """A description, or None where nothing is left to say.

    *others* is how it takes others to see, *looks* how each watcher looks (see habits.LOOKS).
    """
    likely = [int(number) for number in np.argsort(-eyes.telling[round.target])[:SEEN]]
    if not skill.says:
        for number in likely:
            if plain := literal(number, voice):
                return Aim(plain.text)
    likely = likely[: skill.says]
    made = phrases(likely, likely_kinds(eyes, round.target), striking(eyes, round.target), voice, rng)
    choices = [phrase for phrase in made if not understand(phrase.text).empty]
    if not choices:
        return None
    liking = np.array([eyes.persona.says.get(phrase.form, 0.0) for phrase in choices]) * (0.5 if skill.counts else 1.0)
    scores = np.stack([others.score(understand(phrase.text)) for phrase in choices])
    size, guesses = round.size, len(round.order)
    among = np.array(round.unseen)
    chance = rivals(scores, np.array([round.target]), among)[:, 0]
    short = np.argsort(-(late(chance, size, guesses) + liking), kind="stable")[:FINALISTS]
    numbers = np.random.default_rng(rng.getrandbits(63))
    found = tried(scores[short], round, looks, skill, numbers, budget)
    worth = found[:, 1:] @ np.arange(guesses) + liking[short]
    best, *rest = np.argsort(-worth, kind="stable")
    other = rest[0] if rest else best
    return Aim(
        choices[int(short[best])].text,
        tuple(map(float, found[best])),
        float(chance[short[best]] * (size - 1)),
        choices[int(short[other])].text,
        tuple(map(float, found[other])),
    )


def tried(
    scores: Scores, round: Round, looks: Sequence[Array], skill: Skill, numbers: np.random.Generator, budget: Budget
) -> Array:
    """[descriptions, 1 + guesses]: how often nobody finds it, and how often each guess does."""
    size, guesses = round.size, len(round.order)
    among = np.array(round.unseen)
    others = among[among != round.target]
    scale = spread(scores, among)
    things = None
    if skill.doubts:
        every = sorted({round.target, *map(int, others)})
        things = np.zeros((*scores.shape, judging.THINGS))
        some = every[:: max(1, len(every) // MANY)]  # a deck of five hundred is weighed by a part of it
        things[:, every] = judging.seen_of(scores, every, tuple(some), size, guesses)
    count = np.zeros((len(scores), guesses + 1))
    done = 0
    while done < skill.hands and (not done or not budget.over):
        many = min(CHUNK, skill.hands - done)
        hands = others[np.argsort(numbers.random((many, len(others))), axis=1)[:, : size - 1]]
        cards = np.concatenate([np.full((many, 1), round.target), hands], axis=1)
        views = [_view(scores, scale, things, cards, look, numbers) for look in looks]
        _find(views, round.order, count)
        done += many
    return count / done


def _view(
    scores: Scores,
    scale: Array,
    things: Array | None,
    cards: NDArray[np.intp],
    look: Array,
    numbers: np.random.Generator,
) -> Array:
    """[descriptions, hands, cards]: what one watcher thinks of the cards, in each hand in a way that may be its own."""
    many = len(cards)
    way = numbers.choice(len(USUAL), size=many, p=look / look.sum())
    noise = numbers.standard_normal((len(scores), *cards.shape))
    stray = np.array([*LOOKS, 0.0])[way][None, :, None]
    view = scores[:, cards] / scale[:, None, None] + stray * noise
    if things is not None:
        doubting = way == len(LOOKS)
        view[:, doubting] = np.log(judging.meant(things[:, cards[doubting]])) + WAVER * noise[:, doubting]
    return np.asarray(view)


def _find(views: Sequence[Array], order: Sequence[int], count: Array) -> None:
    """Let the watchers guess in their order; the meant card is the first of each hand."""
    shape = views[0].shape[:2]
    open_ = np.ones(shape, bool)
    for guess, watcher in enumerate(order, 1):
        choice = views[watcher].argmax(-1)
        hit = (choice == 0) & open_
        count[:, guess] += hit.sum(1)
        open_ &= ~hit
        for view in views:
            np.put_along_axis(view, choice[..., None], -np.inf, -1)
    count[:, 0] += open_.sum(1)
