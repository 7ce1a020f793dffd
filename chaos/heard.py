"""All that somebody was told in the course of a trial: what the judge reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec


class Block(msgspec.Struct):
    """As much of what a seat is shown as is needed for a move."""

    seat: int | None
    ask: int | None = None
    legal: list[msgspec.Raw] | None = None


BLOCKS = msgspec.json.Decoder(list[Block])


class Seen(NamedTuple):
    """What a page would show of a table."""

    seq: int
    status: str
    blocks: bytes
    """As they were sent: a list in JSON."""

    def asked(self) -> list[Block]:
        """The questions that are put there."""
        return [block for block in BLOCKS.decode(self.blocks) if block.seat is not None and block.legal]


class Back(NamedTuple):
    """How somebody came back."""

    lost: float
    """When the line broke, or when the command was sent that was never answered on it."""
    again: float
    """When all tables were shown on another."""
    silent: bool
    """Whether the line had not broken, but said nothing any more."""
    tries: int
    """How many lines were tried."""


@dataclass
class Heard:
    """One person's transcript."""

    name: str = ""
    wanted: list[str] = field(default_factory=list)
    """Tables to be watched on every line."""
    seen: dict[str, Seen] = field(default_factory=dict)
    """By table: what the page would show."""
    told: list[tuple[str, int, bytes]] = field(default_factory=list)
    """Every view ever told: table, number, blocks."""
    gaps: int = 0
    kinds: dict[str, str] = field(default_factory=dict)
    """What each command was that was meant, by its id."""
    answers: dict[str, list[str]] = field(default_factory=dict)
    """By command: how it was answered, each time."""
    reasons: dict[str, str] = field(default_factory=dict)
    """By command that was refused: why, the last time."""
    named: dict[str, str] = field(default_factory=dict)
    """By command: the table that an answer named."""
    back: list[Back] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds from a command to its answer, lost lines included."""
