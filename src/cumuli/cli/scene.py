"""What the terminal has to know of a game: how it is seen, asked and called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cumuli.cli.voice import Voice


@dataclass(frozen=True)
class Sight:
    """What one reader sees of one table at one moment; without a seat, all that is open."""

    voice: Voice
    view: dict[str, Any]
    static: dict[str, Any]
    names: Sequence[str]
    seat: int | None
    options: Any

    def named(self, kind: str, id: str) -> str:
        """The name of a card or a piece, the table's own first."""
        table = self.static.get(f"{kind}s", {})
        own = table[id].get("names") if isinstance(table, dict) and id in table else None
        return str(own[self.voice.lang]) if own else self.voice.text(f"{kind}-{id}")


@dataclass(frozen=True)
class Scene:
    """One game in the terminal."""

    example: str
    """a move"""
    styles: Mapping[str, str]
    board: Callable[[Sight], None]
    """the whole table"""
    glance: Callable[[Sight], None]
    """what a reader wants to see before a decision"""
    hand: Callable[[Sight], None]
    """the reader's own cards"""
    holds: Callable[[Sight, str], None]
    """what somebody of this name holds, for whoever may see it"""
    help: Callable[[Sight], None]
