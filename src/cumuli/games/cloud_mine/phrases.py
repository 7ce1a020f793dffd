"""Descriptions by number, so that an action stays a small integer though anybody may say anything.  Compiled.

All clones of a position share one such list and only ever add to it.  A
phrase's number depends on what was said before it, so it means nothing in
another process and is no part of what makes two positions equal.
"""

from __future__ import annotations

from cumuli.games.cloud_mine.counting import fold


class Phrases:
    """The descriptions of one table; the first are the numbers from 1 on, in digits."""

    def __init__(self, digits: int) -> None:
        self.texts: list[str] = []
        self.alike: list[int] = []
        """By phrase: the first one of the same words (rule 4.10)."""
        self.numbers: dict[str, int] = {}
        self.folds: dict[str, int] = {}
        for n in range(1, digits + 1):
            self.number(str(n))

    def number(self, text: str) -> int:
        """The number of a clean text, which is added if it is new."""
        if text in self.numbers:
            return self.numbers[text]
        new = len(self.texts)
        self.texts.append(text)
        self.numbers[text] = new
        self.alike.append(self.folds.setdefault(fold(text), new))
        return new

    def like(self, text: str) -> int:
        """The first phrase of the same words, or -1."""
        return self.folds.get(fold(text), -1)
