"""How the words of a description are counted, and what is none (rules 4.2 to 4.10)."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final
from unicodedata import category, normalize

from cumuli.core.game import Refusal

MOST_WORDS: Final = 5
LONGEST_TEXT: Final = 80
LONGEST_WORD: Final = 45
HYPHENATED: Final = 3
"""So many parts joined by hyphens are one word; a longer chain is as many words as it has parts."""

APOSTROPHES: Final = dict.fromkeys(map(ord, "\u2019\u2018\u201b\u02bc\uff07`\u00b4"), "'")
HYPHENS: Final = dict.fromkeys(map(ord, "\u2010\u2011"), "-")
UNSEEN: Final = [
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
]  # fmt: skip
"""Fillers and variation selectors, first and last: as invisible as format characters (category Cf)."""
SPACES: Final = {"Cc", "Zs", "Zl", "Zp"}
SYMBOLS: Final = {"So", "Sk", "Sm", "Me", "Cs", "Co", "Cn"}
"""Pictures and signs, enclosing marks such as a keycap's, and what is no character at all."""

WORD: Final = re.compile(r"[wd][wdm]*(?:(?:['\-]|(?<=d)\.(?=d))[wd][wdm]*)*")
"""A word, over the kinds of its signs (see `_kind`): runs that an apostrophe, a hyphen or a number's point joins."""
WHOLE: Final = frozenset(
    """aujourd'hui quelqu'un quelqu'une prud'homme prud'hommes presqu'île presqu'îles d'abord d'accord entr'acte
    entr'actes o'clock ma'am y'all o'er ne'er e'er""".split()
)
"""Words with an apostrophe in which nothing is elided, or nothing that anybody would call a word."""
ENDINGS: Final = frozenset("s t re ve ll d m".split())
"""What follows the apostrophe of an English contraction or possessive."""


def clean(text: str) -> str:
    """The text as it is said and kept: composed, on one line, single blanks, nothing invisible, one kind of apostrophe
    and hyphen.  Cleaning twice changes nothing more."""
    kept = []
    for sign in normalize("NFC", text).translate(APOSTROPHES).translate(HYPHENS):
        if sign.isascii() and sign.isprintable():
            kept.append(sign)
            continue
        kind = category(sign)
        if kind in SPACES:
            kept.append(" ")
        elif kind != "Cf" and not any(first <= ord(sign) <= last for first, last in UNSEEN):
            kept.append(sign)
    return normalize("NFC", " ".join("".join(kept).split()))


def _kind(sign: str) -> str:
    """d a digit, w a letter or another number, m a mark that belongs to the sign before it, or what joins words."""
    if sign in "'-":
        return sign
    if sign in ".,:":
        return "."
    kind = category(sign)
    if kind == "Nd":
        return "d"
    return {"L": "w", "N": "w", "M": "m"}.get(kind[0], " ")


def words(text: str) -> list[str]:
    """The words of a text, elided articles not counted apart."""
    said = clean(text)
    found = []
    for match in WORD.finditer("".join(map(_kind, said))):
        word = said[match.start() : match.end()]
        parts = word.split("-")
        found += [word] if len(parts) <= HYPHENATED else parts
    return found


def elisions(word: str) -> int:
    """How many words an apostrophe has swallowed the end of: 1 in l'éléphant, none in it's or aujourd'hui."""
    found = 0
    for part in word.lower().split("-"):
        pieces = part.split("'")
        for before, after in pairwise(pieces):
            found += after not in ENDINGS and f"{before}'{after}" not in WHOLE
    return found


def count(text: str, strict: bool) -> int:
    """How many words a text has; *strict*: an elided article is a word of its own."""
    found = words(text)
    return len(found) + (sum(map(elisions, found)) if strict else 0)


def fold(text: str) -> str:
    """What two texts have in common that say the same: the words, whatever the case and the signs between them."""
    return " ".join(words(text)).casefold()


def fault(text: str, strict: bool) -> Refusal | None:
    """Why a text is no description, or None; whether it was said before is not asked here."""
    said = clean(text)
    if any(category(sign) in SYMBOLS for sign in said):
        return Refusal("symbols", "4.7")
    found = words(said)
    if not found:
        return Refusal("empty", "4.7")
    many = count(said, strict)
    if many > MOST_WORDS:
        return Refusal("too-many-words", "4.2", (("count", many),))
    if max(map(len, found)) > LONGEST_WORD:
        return Refusal("word-too-long", "4.8")
    if len(said) > LONGEST_TEXT:
        return Refusal("too-long", "4.8", (("count", len(said)),))
    return None
