"""How the best watchers read a round: who speaks, who picked, and what each has shown of its manners so far.

What is known of a seat is how likely it describes in each manner and picks in each way, both together: who is seen to
pick as those do who think far is expected to speak so, too.  It begins with what is usual, and every round that all
have seen moves it by Bayes' rule.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.cloud_mine import manners
from cumuli.bots.cloud_mine.fitting import spread
from cumuli.bots.cloud_mine.habits import FORGIVING, Shown
from cumuli.bots.cloud_mine.language import understand
from cumuli.bots.cloud_mine.pointing import Pointing
from cumuli.bots.cloud_mine.sight import Sight

Array = NDArray[np.float64]
Known = dict[int, Array]
"""By seat: [manners, ways], how likely it plays so; sums to 1."""


def known(shown: Sequence[Shown], eyes: Sight, anybody: Sight, size: int, guesses: int) -> Known:
    """What these rounds tell of everybody."""
    found: Known = {}
    for round in shown:
        cards = list(round.cards)
        at = cards.index(round.target)
        ways = manners.picked(anybody, cards, round.unseen)[:, at]
        found[round.scout] = _moved(found.get(round.scout), (ways + FORGIVING)[None, :])
        meaning = understand(round.text)
        if meaning.empty:
            continue  # who says a number tells nothing of clouds
        things = manners.seen_of(eyes, anybody, meaning, cards, round.unseen, size, guesses)
        said = manners.spoken(round.text, things) * (manners.meant(things)[:, at] + FORGIVING)
        found[round.dreamer] = _moved(found.get(round.dreamer), said[:, None])
    return found


def _moved(before: Array | None, likely: Array) -> Array:
    after = (manners.learnt().usual if before is None else before) * likely
    return np.asarray(after / after.sum())


def read(
    eyes: Sight,
    anybody: Sight,
    text: str,
    cards: list[int],
    up: list[int],
    unseen: tuple[int, ...],
    guesses: int,
    dreamer: Array | None,
    scout: Array | None,
) -> Pointing:
    """What it thinks of the cards that are *up*, of all *cards* of the round; the seats' shares as in `Known`."""
    usual = manners.learnt().usual
    meaning = understand(text)
    things = manners.seen_of(eyes, anybody, meaning, cards, unseen, len(cards), guesses)
    speaks = (usual if dreamer is None else dreamer).sum(1) * manners.spoken(text, things)
    picks = (usual if scout is None else scout).sum(0)
    words = speaks / speaks.sum() @ manners.meant(things)
    chances = words * (picks @ manners.picked(anybody, cards, unseen))
    still = [cards.index(card) for card in up]
    scores = eyes.score(meaning)
    fits = np.asarray(scores[up] / spread(scores[None], np.array(unseen))[0], float)
    return Pointing(chances[still] / chances[still].sum(), fits, int(words[still].argmax()))
