"""Which concepts a word may mean: all words of three languages in one index, so that languages may be mixed.

Endings are cut only of the few words that begin like the one looked up, which
is why the index is ready in an instant.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cumuli.bots.cloud_mine.folding import DIMINUTIVES, alike, fold, stem, tokens
from cumuli.bots.cloud_mine.lexicon import LANGUAGES, concepts, kin, split, table

Meanings = dict[int, float]
"""By number of a concept: how well it fits, 0 to 1."""

NAME: Final = 1.0
ALSO: Final = 0.9
KIN: Final = 0.75
KIN_FADES: Final = 0.85
"""How much less each further member of a family fits."""
KIND: Final = 0.3
WORDS: Final = 0.35
KEYWORDS: Final = 0.3
STEMMED: Final = 0.92
HEAD: Final = 0.8
FIRST: Final = 0.55
"""A compound's head says what it is, its first part what it is like."""
SLIP: Final = 0.8
PHRASE: Final = 5
"""Letters of each word by which phrases are compared."""
LINKS: Final = ("", "s", "n", "en", "es", "e", "er")
ONE_WORD: Final = ("de", "en")
"""The languages that write a compound as one word."""
BEGIN: Final = 3
SURE: Final = 6
LONG: Final = 8
"""From so many letters on, one wrong letter is likelier than an unknown compound, and two may be wrong."""


class Index:
    """Words, phrases and silent words.  There is one index, and it stays, so its methods may remember."""

    def __init__(self) -> None:
        self.ids = tuple(concepts())
        self.kinds = tuple(concept.kind for concept in concepts().values())
        self.spelled: dict[str, dict[str, Meanings]] = {language: {} for language in LANGUAGES}
        self.phrases: dict[tuple[str, ...], Meanings] = {}
        self.silent, self.absent = (
            frozenset(fold(word) for text in table("traits.toml")[which].values() for word in text.split())
            for which in ("silent", "absent")
        )
        for language in LANGUAGES:
            self._learn(language)
        self.begins: dict[str, dict[str, list[str]]] = {language: {} for language in LANGUAGES}
        for language, words in self.spelled.items():
            for word in words:
                self.begins[language].setdefault(fold(word)[:BEGIN], []).append(word)

    def _learn(self, language: str) -> None:
        for number, concept in enumerate(concepts().values()):
            named = concept.named[language]
            for weight, texts in (
                (NAME, (named.name, named.plural)),
                (ALSO, named.also),
                (WORDS, named.words),
                (KEYWORDS, named.keywords),
            ):
                for text in texts:
                    self._add(language, text, number, weight)
        numbers = {id: number for number, id in enumerate(self.ids)}
        for words, members in kin():
            for text in words[language]:
                for rank, id in enumerate(members):
                    self._add(language, text, numbers[id], KIN * KIN_FADES**rank)
        for kind, texts in table("kinds.toml").items():
            for text in (texts[language], *split(texts["words"][language])):
                for number, concept in enumerate(concepts().values()):
                    if concept.kind == kind:
                        self._add(language, text, number, KIND)

    def _add(self, language: str, text: str, number: int, weight: float) -> None:
        words = self.content(text) or tuple(tokens(text))
        for word in words:
            _raise(self.spelled[language].setdefault(word, {}), number, weight / len(words) ** 0.5)
        if len(words) > 1:
            _raise(self.phrases.setdefault(phrase(words), {}), number, weight)

    @lru_cache(32768)  # noqa: B019
    def content(self, text: str) -> tuple[str, ...]:
        """The words of a text that say something of what is there."""
        heard, there = [], True
        for word in tokens(text):
            folded = fold(word)
            if folded in self.absent:
                there = False
            elif folded not in self.silent:
                if there:
                    heard.append(word)
                there = True
        return tuple(heard)

    @lru_cache(8192)  # noqa: B019
    def meanings(self, word: str) -> Meanings:
        """What a word may mean: as it is, without an ending, as a compound, or with a slip of the pen."""
        return (
            self.known(word)
            or self._bent(word)
            or (self._slipped(word, 1) if len(word) >= SURE else {})
            or self._compound(word)
            or self._slipped(word, 1 if len(word) < LONG else 2)
        )

    @lru_cache(32768)  # noqa: B019
    def known(self, word: str, languages: tuple[str, ...] = LANGUAGES) -> Meanings:
        """What a word means that stands in the index, whatever its ending."""
        folded = fold(word)
        found: Meanings = {}
        for language in languages:
            spelled, end = self.spelled[language], stem(language, word)
            for other in self.begins[language].get(folded[:BEGIN], ()):
                same = 1.0 if fold(other) == folded else STEMMED if stem(language, other) == end else 0.0
                if same:
                    for number, weight in spelled[other].items():
                        _raise(found, number, weight * same)
        return found

    def _bent(self, word: str) -> Meanings:
        """German umlauts written out, and diminutives."""
        plain = word.replace("ae", "a").replace("oe", "o").replace("ue", "u")
        found = self.known(plain) if plain != word else {}
        for ending in DIMINUTIVES:
            if not found and word.endswith(ending) and len(word) - len(ending) >= BEGIN:
                root = fold(word.removesuffix(ending))
                found = self.known(root) or self.known(root + "e") or self.known(root + "en")
        return found

    def _compound(self, word: str) -> Meanings:
        """The best parting into a head and what stands before it; a part alone counts if it is long."""
        best: Meanings = {}
        size = 0.0
        for language in ONE_WORD:
            for at in range(BEGIN, len(word) - BEGIN + 1):
                head = self.known(word[at:], (language,))
                first = self._first(word[:at], language)
                heads, firsts = len(word) - at if head else 0, at if first else 0
                fits = heads + firsts + 0.5 * heads if head and first else max(heads, 0.8 * firsts) - 1.5
                if fits > size and (heads >= 4 or firsts >= 4):
                    size = fits
                    best = {number: HEAD * weight for number, weight in head.items()}
                    for number, weight in first.items():
                        _raise(best, number, FIRST * weight)
        return best

    def _first(self, part: str, language: str) -> Meanings:
        """The first part of a compound, with or without what links it to the next."""
        for link in LINKS:
            root = part.removesuffix(link)
            if len(root) >= BEGIN and len(root) + len(link) == len(part) and (found := self.known(root, (language,))):
                return found
        return {}

    def _slipped(self, word: str, most: int) -> Meanings:
        """Words that differ by so many letters at most; of two wrong ones neither is the first."""
        folded = fold(word)
        found: Meanings = {}
        if len(folded) < 4:
            return found
        for language in LANGUAGES:
            for begin, words in self.begins[language].items():
                if begin[0] != folded[0] and (most > 1 or begin[1:2] != folded[1]):
                    continue
                for other in words:
                    if abs(len(other) - len(folded)) <= most and alike(folded, fold(other), most):
                        for number, weight in self.spelled[language][other].items():
                            _raise(found, number, weight * SLIP)
        return found


def phrase(words: Sequence[str]) -> tuple[str, ...]:
    """Words as phrases are compared by."""
    return tuple(fold(word)[:PHRASE] for word in words)


def _raise(meanings: Meanings, number: int, weight: float) -> None:
    meanings[number] = max(meanings.get(number, 0.0), weight)


@lru_cache(1)
def index() -> Index:
    """The one index, made when it is first needed."""
    return Index()


@lru_cache(1)
def trait_words() -> dict[str, tuple[str, ...]]:
    """By trait of an outline: the words for it, in all languages."""
    return {
        trait: tuple(word for language in LANGUAGES for word in split(texts[language]))
        for trait, texts in table("traits.toml")["traits"].items()
    }
