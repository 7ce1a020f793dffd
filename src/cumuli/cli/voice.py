"""How the command line speaks: in the reader's language, with colours where a terminal shows them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from babel.numbers import format_decimal
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from cumuli.words import LANGUAGES, Catalogue

Line = list[tuple[str, str]]
"""Some signs each with the name of their style, "" for none."""
THEME: Final = {
    "mark": "bold cyan",
    "name": "bold",
    "frame": "grey50",
    "rule": "cyan",
    "soft": "grey50",
    "good": "bold green",
    "bad": "bold red",
}


def language(words: Sequence[str]) -> str:
    """The language asked for: --lang, else the environment's, else English."""
    for i, word in enumerate(words):
        if word == "--lang" and i + 1 < len(words):
            return known(words[i + 1])
        if word.startswith("--lang="):
            return known(word.removeprefix("--lang="))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return known(os.environ[name])
    return "en"


def known(name: str) -> str:
    """The language of a locale's name, English where we have none."""
    short = name[:2].lower()
    return short if short in LANGUAGES else "en"


class Voice:
    """Catalogue and console together; words and styles of a game where it speaks at that game."""

    def __init__(self, lang: str, game: str | None = None, styles: Mapping[str, str] | None = None) -> None:
        self.words = Catalogue(game, lang)
        self.lang = self.words.lang
        theme = Theme({**THEME, **(styles or {})})
        self.out = Console(theme=theme, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.err = Console(theme=theme, highlight=False, markup=False, emoji=False, soft_wrap=True, stderr=True)

    def at(self, game: str, styles: Mapping[str, str] | None = None) -> Voice:
        """The same voice at a game."""
        return Voice(self.lang, game, styles)

    def text(self, id: str, **args: str | int) -> str:
        """A message in words."""
        return self.words.text(id, **args)

    def number(self, number: float, format: str) -> str:
        """A number as the language writes it."""
        return str(format_decimal(number, format=format, locale=self.lang))

    def say(self, id: str, style: str = "", **args: str | int) -> None:
        """Print a message."""
        self.show(self.text(id, **args), style)

    def complain(self, id: str, **args: str | int) -> None:
        """Print a message where errors go."""
        self.err.print(Text(self.text(id, **args), "bad"))

    def show(self, text: str, style: str = "") -> None:
        """Print what is in words already."""
        self.out.print(Text(text, style))

    def draw(self, lines: Iterable[Line]) -> None:
        """Print a drawing."""
        for line in lines:
            self.out.print(Text.assemble(*line), no_wrap=True)
