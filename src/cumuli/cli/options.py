"""House rules from the command line: `board=2x2 deck=mine.toml spells=gust.toml,storm.toml`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from cumuli.cli import boards
from cumuli.cli.files import Unreadable, table
from cumuli.cli.voice import Voice
from cumuli.core.game import Game, Illegal, Refusal
from cumuli.table import options_of

NUMBERS: Final = frozenset({"heavy_clouds"})
"""Options that are numbers; others may look like one."""
CHECKS: Final[dict[str, Callable[[Path, Voice], int]]] = {"board": boards.board, "components": boards.component}
"""What is wrong with a file for an option: how many faults were told."""


def read(game: Game[Any], seats: int, pairs: Sequence[str], more: Mapping[str, Any] = MappingProxyType({})) -> Any:
    """The options these words mean, and *more*; raises Illegal (bad-options) where they mean none."""
    plain: dict[str, Any] = dict(more)
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
    if value.endswith(".toml"):
        return _table(value)
    if value.isdecimal() and key in NUMBERS:
        return int(value)
    return {"true": True, "yes": True, "false": False, "no": False}.get(value, value)


def sound(game: Game[Any], pairs: Sequence[str], voice: Voice) -> bool:
    """Whether the boards and components among these words have no faults; tells every fault."""
    for pair in pairs if game.id == boards.GAME else ():
        key, _, value = pair.partition("=")
        if key in CHECKS and value.endswith(".toml") and CHECKS[key](Path(value), voice.at(boards.GAME)):
            voice.complain("cli-bad-file", file=value)
            return False
    return True


def _table(name: str) -> dict[str, Any]:
    try:
        return table(Path(name))
    except Unreadable as error:
        raise Illegal(Refusal("bad-options", "", (("option", error.where), ("what", error.what)))) from error
