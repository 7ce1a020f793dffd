"""A game's rules as the page has them, by number."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from cumuli.games import SHELF
from cumuli.server.door.said import Rules
from cumuli.server.house import refuse
from cumuli.words import Catalogue, files

ID: Final = re.compile(r"^(rule(?:-\d+)+|ruling-[A-Z]\d+(?:-answer)?) *=", re.MULTILINE)


@cache
def rules(game: str, lang: str) -> Rules:
    """All rules and rulings of a game; raises Illegal (unknown-game)."""
    if game not in SHELF:
        raise refuse("unknown-game")
    words = Catalogue(game, lang)
    ids = [id for file in files(game, words.lang) for id in ID.findall(file.read_text(encoding="utf-8"))]
    texts = {id: words.text(id) for id in dict.fromkeys(ids)}
    return Rules(
        game,
        words.text("name"),
        {id.removeprefix("rule-").replace("-", "."): text for id, text in texts.items() if id.startswith("rule-")},
        {id.removeprefix("ruling-"): text for id, text in texts.items() if id.startswith("ruling-")},
    )
