"""How a bot puts things into words: never more than five, never what was said before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

from cumuli.bots.cloud_mine.index import index
from cumuli.bots.cloud_mine.lexicon import Concept, Named, concepts, table
from cumuli.games.cloud_mine.counting import fault, fold

THOUGHTS: Final = 3
"""How many of the things it makes one think of are tried for each concept."""
SHAPED: Final = 10
PAIRED: Final = 7
"""How many of the likeliest concepts are tried with a word about the outline, and in pairs."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A description, and the form of speech it was made in."""

    text: str
    form: str


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, how strictly the table counts words, and what cannot be said any more."""

    language: str
    strict: bool = False
    said: Collection[str] = ()
    """folded texts"""

    def may_say(self, text: str) -> bool:
        return fault(text, self.strict) is None and fold(text) not in self.said


@lru_cache(1)
def _forms() -> dict[str, dict[str, list[str]]]:
    """By language and form of speech: the patterns."""
    return table("speech.toml")


@lru_cache(1)
def _all() -> tuple[Concept, ...]:
    return tuple(concepts().values())


def phrases(
    seen: Sequence[int], kinds: Sequence[str], traits: Sequence[str], voice: Voice, rng: Random
) -> list[Phrase]:
    """What may be said of a cloud in which these concepts are seen (numbers, the likeliest first).

    *traits* hold of its outline; *kinds* are the likeliest ones.
    """
    made: dict[str, Phrase] = {}
    for phrase in _made(seen, kinds, traits, voice.language, rng):
        key = fold(phrase.text)
        if key not in made and voice.may_say(phrase.text):
            made[key] = phrase
    return list(made.values())


def literal(number: int, voice: Voice) -> Phrase | None:
    """A concept's name and nothing else, unless that may not be said."""
    text = _all()[number].named[voice.language].name
    return Phrase(text, "plain") if voice.may_say(text) else None


def _made(
    seen: Sequence[int], kinds: Sequence[str], traits: Sequence[str], language: str, rng: Random
) -> Iterator[Phrase]:
    forms = _forms()[language]
    things = [_all()[number].named[language] for number in seen]
    for place, named in enumerate(things):
        fill = _filler(named, language)
        yield Phrase(fill(rng.choice(forms["plain"])), "plain")
        if named.parted(language)[0]:
            yield Phrase(fill(rng.choice(forms["bare"])), "bare")
        yield Phrase(fill(rng.choice(forms["hedged"])), "hedged")
        telling = [word for word in named.words if index().content(word)]
        words = rng.sample(telling, min(THOUGHTS, len(telling)))
        for word in words:
            yield Phrase(word, "thought")
        yield Phrase(rng.choice(forms["echo"]).format(word=words[0], word2=words[-1]), "echo")
        if place < SHAPED and named.parted(language)[0]:
            for trait in traits:
                if trait in forms:
                    yield Phrase(fill(rng.choice(forms[trait])), trait)
    for one, other in combinations([named for named in things if named.parted(language)[0]][:PAIRED], 2):
        pattern = rng.choice(forms["twofold"])
        yield Phrase(_filler(one, language, other)(pattern), "twofold")
    for kind in kinds:
        yield Phrase(table("kinds.toml")[kind][language], "plain")


def _filler(named: Named, language: str, other: Named | None = None) -> Callable[[str], str]:
    """Fills a pattern with the names of one or two things."""
    second = other or named
    values = {
        "name": named.name,
        "noun": named.parted(language)[1],
        "plural": named.plural,
        "name2": second.name,
        "noun2": second.parted(language)[1],
    }
    return lambda pattern: pattern.format(**values)
