"""What a table’s page will ask for, told with the page itself: no script has to run before it is under way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "hints.json"
"""Written while the page is built: web/plugins/hints.ts."""


class Hints(msgspec.Struct, frozen=True):
    """Files below the page's folder, by what needs them."""

    table: tuple[str, ...] = ()
    games: dict[str, tuple[str, ...]] = {}
    words: dict[str, tuple[str, ...]] = {}
    """By language, or by game and language: `broom_service/de`."""

    def links(self, game: str | None, lang: str) -> str:
        """A Link header for a table of this game, or of a game that is not known yet, read in this language."""
        found = [*self.words.get(lang, ()), *self.table]
        if game is not None:
            found += [*self.games.get(game, ()), *self.words.get(f"{game}/{lang}", ())]
        return ", ".join(map(link, dict.fromkeys(found)))


def link(name: str) -> str:
    """One file, as the page itself would ask for it."""
    how = "preload; as=style" if name.endswith(".css") else "modulepreload"
    return f"</{name}>; rel={how}; crossorigin"


def read(static: Path) -> Hints:
    """What the build says; nothing, where it says nothing."""
    try:
        return msgspec.json.decode((static / FILE).read_bytes(), type=Hints)
    except (OSError, msgspec.DecodeError):
        return Hints()
