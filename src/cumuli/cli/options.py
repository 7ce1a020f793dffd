"""House rules from the command line: `board=2x2 deck=mine.toml spells=gust.toml,storm.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cumuli.core.game import Game, Illegal, Refusal
from cumuli.table import options_of


def read(game: Game[Any], seats: int, pairs: Sequence[str]) -> Any:
    """The options these words mean; raises Illegal (bad-options) where they mean none."""
    plain: dict[str, Any] = {}
    for pair in pairs:
        key, is_pair, value = pair.partition("=")
        if not is_pair:
            raise Illegal(Refusal("bad-options", "", (("option", pair), ("what", ""))))
        plain[key] = _value(key, value)
    options = options_of(game, plain)
    game.check(seats, options)
    return options


def _value(key: str, value: str) -> Any:
    if key == "spells":
        return [_table(name) for name in value.split(",") if name]
    if key == "deck" and value.endswith(".toml"):
        return _table(value)
    return {"true": True, "yes": True, "false": False, "no": False}.get(value, value)


def _table(name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(name).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Illegal(Refusal("bad-options", "", (("option", name), ("what", str(error))))) from error
