"""Words made comparable: no case, no accents, no endings."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

import snowballstemmer

WORD: Final = re.compile(r"[^\W_]+")
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})
STEMMERS: Final = {
    "en": snowballstemmer.stemmer("english"),
    "de": snowballstemmer.stemmer("german"),
    "fr": snowballstemmer.stemmer("french"),
}
DIMINUTIVES: Final = ("chen", "lein", "ette", "let", "ling")


@lru_cache(32768)
def fold(text: str) -> str:
    """Without case and accents."""
    plain = text.casefold().translate(LIGATURES)
    if plain.isascii():
        return plain
    return "".join(sign for sign in normalize("NFKD", plain) if not combining(sign))


def tokens(text: str) -> list[str]:
    """The words of a text in small letters, parted at hyphens and apostrophes."""
    return WORD.findall(normalize("NFC", text).casefold())


@lru_cache(32768)
def stem(language: str, word: str) -> str:
    """The word without its endings, folded."""
    return fold(STEMMERS[language].stemWord(word))


def alike(a: str, b: str, most: int) -> bool:
    """Whether two words differ by at most so many slips: a letter wrong, missing, too many, or two changed round."""
    if abs(len(a) - len(b)) > most:
        return False
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        new = [i]
        for j, y in enumerate(b, 1):
            cost = min(row[j] + 1, new[-1] + 1, row[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            new.append(cost)
        if min(new) > most:
            return False
        before, row = row, new
    return row[-1] <= most
