"""The kinds of pictures that statistics are drawn as.  Their titles are messages `stats-<id>` of the game."""

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True):
    """One kind of thing in a stack: its words are `stats-part-<id>`; by row how much there is of it."""

    id: str
    values: tuple[int, ...]
    rule: str = ""
    """The numbered rule behind it, where there is one."""


class Stack(Struct, frozen=True, tag=True):
    """Bars made of parts, one for each row."""

    id: str
    rows: tuple[str, ...]
    """What the rows are, as people count them; empty: the seats in order."""
    parts: tuple[Part, ...]


class Lines(Struct, frozen=True, tag=True):
    """A line for each seat, over the plies of the game; the first point is the beginning."""

    id: str
    plies: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    """By seat, one for each of the plies."""


class Matrix(Struct, frozen=True, tag=True):
    """How often each seat did something to each other seat: by whom, then to whom."""

    id: str
    values: tuple[tuple[int, ...], ...]


class Stats(Struct, frozen=True):
    """All that is drawn of one game."""

    game: str
    seats: int
    plies: int
    rounds: int
    """Rounds of the game; turns in a game that has none."""
    charts: tuple[Stack | Lines | Matrix, ...]
