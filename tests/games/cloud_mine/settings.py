"""Tables of Cloud Mine beyond what the form offers, for the laws; and what a dreamer might say on them."""

from __future__ import annotations

from random import Random
from typing import Any

from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.actions import Describe
from cumuli.games.cloud_mine.counting import fold
from cumuli.games.cloud_mine.state import CloudMine

EXTRAS: list[dict[str, Any]] = [
    {"cards": 40},
    {"cards": 24},
    {"cards": 11},
    {"deck": "grandmas_garden-7", "cards": 97, "turned": "hidden"},
    {"deck": "x", "cards": 60, "repeats": "refused", "elision": "strict", "equal_turns": True},
]

WORDS = """Bär ours bear Krönung über Fisch-Vogel arc-en-ciel it's dogs' 3,5 3D 7 मेघ облако 象 naïve cœur Großvater
    two three quatre schläft ENTE chat-huant aujourd’hui I
""".split()
ELIDED = "l’éléphant s'envole d`or qu'il".split()
BETWEEN = [" ", "  ", "\t", ", ", " … ", " & ", "!", "\u00a0", "\u2028", "/", " – ", "_", " \u200b", "\n", "\u00ad "]
AROUND = ["", "", "", " ", "!", "…", "« ", "\u200d", "\u0001", "?!?"]
REFUSED = [
    "", " ", "\u200b", "...", "🐘", "ein Elefant 🐘", "C++", "one two three four five six", "a-b-c-d-e-f", "x" * 46,
    "Hubschrauberlandeplatz Straßenbahnhaltestelle Feuerwehrhauptmann Zuckerwattewolke", "5\ufe0f\u20e3", "\ue000",
    "so " * 400, "\ud800",
]  # fmt: skip
"""What no table allows."""


def description(strict: bool, rng: Random) -> str:
    """A text of one to five words, with whatever may stand between them."""
    count = rng.randint(1, 5)
    words = [rng.choice(WORDS) for _ in range(count)]
    if count < 4:
        words[0] = rng.choice(ELIDED if rng.random() < 0.3 else WORDS)
    between = [rng.choice(BETWEEN) for _ in words[1:]] + [rng.choice(AROUND)]
    return rng.choice(AROUND) + "".join(word + sign for word, sign in zip(words, between, strict=True))


def something(state: CloudMine, rng: Random) -> Describe | None:
    """What the dreamer might say, if it is asked: seldom what somebody has said, and never where that is refused."""
    if state.phase != t.DESCRIBING:
        return None
    said = [state.phrases.texts[phrase] for phrase in state.said if phrase >= 0]
    if said and not state.rules.no_repeats and rng.random() < 0.1:
        return Describe(rng.choice(said))
    while True:
        text = description(bool(state.rules.strict), rng)
        if not state.rules.no_repeats or fold(text) not in map(fold, said):
            return Describe(text)


def nothing(rng: Random) -> list[Describe]:
    """Texts that are no description anywhere."""
    return [Describe(text) for text in rng.sample(REFUSED, 3)]
