"""What a bot had seen in a cloud, told after the round."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cumuli.bots.cloud_mine.lexicon import LANGUAGES, concepts
from cumuli.bots.cloud_mine.sight import sight
from cumuli.bots.me import Me


def seen(me: Me, card: int, n: int = 3) -> Mapping[str, list[str]]:
    """By language: the first things that come to the bot's mind, with their articles."""
    eyes = sight(me.own, me.deck)
    things = list(concepts().values())
    best = [things[int(number)] for number in np.argsort(-eyes.telling[card])[:n]]
    return {language: [thing.named[language].name for thing in best] for language in LANGUAGES}
