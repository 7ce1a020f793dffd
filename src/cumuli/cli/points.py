"""The score sheet of a game that is over: a line for each source of points, with its rule, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from cumuli.cli.voice import Voice
from cumuli.core.game import Game


def tell(voice: Voice, game: Game[Any], state: Any, names: Sequence[str]) -> None:
    """Print it; nothing where the game is not over, or knows no scores."""
    items = () if state.outcome() is None else game.sheet(state)
    if not items:
        return
    lines = sorted(items, key=lambda item: not item.pays)  # what only breaks a tie stands below the total
    labels = [voice.text(f"points-{item.id}") for item in lines]
    first = max(map(cell_len, labels))
    wide = [max(cell_len(name), *(len(number(item.by[seat])) for item in lines)) for seat, name in enumerate(names)]
    heads = "".join(f"  {' ' * (room - cell_len(name))}{name}" for name, room in zip(names, wide, strict=True))
    voice.show(" " * (7 + first) + heads, "name")
    for item, label in zip(lines, labels, strict=True):
        cells = "".join(f"  {number(value):>{room}}" for value, room in zip(item.by, wide, strict=True))
        style = "name" if item.id == "total" else "" if item.pays else "soft"
        said = Text(f"{label}{' ' * (first - cell_len(label))}{cells}", style)
        voice.out.print(Text.assemble((f"{item.rule:>5}  ", "rule"), said))


def number(value: int) -> str:
    """With a minus that is as long as it should be."""
    return f"−{-value}" if value < 0 else str(value)
