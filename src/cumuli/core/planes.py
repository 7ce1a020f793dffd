"""How the features of a game are declared: planes of whole numbers, with names, shapes, ranges and meanings.

A game's `features.py` declares its planes with the names of dimensions for
lengths and bounds; what these measure follows from a table's rules.  The guide's
tables, the arrays' layout and the environments' spaces all come from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from cumuli.core.position import Position

Length = int | str
"""A number, or the name of a dimension."""


@dataclass(frozen=True, slots=True)
class Plane:
    """One named part of what a seat knows."""

    name: str
    shape: tuple[Length, ...]
    """Lengths along each axis; () is a single number."""
    low: Length
    high: Length
    unit: str
    """What one unit counts; "yes or no" for a flag, "one of" where exactly one of an axis can be set."""
    meaning: str


@dataclass(frozen=True, slots=True)
class Part:
    """A plane at one table: where its numbers lie and what they may be."""

    plane: Plane
    start: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


@dataclass(frozen=True, slots=True)
class Spec:
    """The features of one game: what each number means, and the function that writes them."""

    planes: tuple[Plane, ...]
    dimensions: Mapping[str, str]
    """By name: what it counts."""
    measure: Callable[[Any], Mapping[str, int]]
    """The length of every dimension at the table of a position."""
    actions: Callable[[Any], int]
    """How many codes there are for the decisions of seats at that table: each is below this."""
    fill: Callable[[Any, int, Any, int], int]
    """Write what a seat knows into a packed array from a place on; the place after it is returned."""

    def parts(self, state: Position) -> tuple[Part, ...]:
        """The layout at the table of this position."""
        lengths = self.measure(state)

        def of(length: Length) -> int:
            return length if isinstance(length, int) else lengths[length]

        found: list[Part] = []
        for plane in self.planes:
            start = found[-1].stop if found else 0
            found.append(Part(plane, start, tuple(map(of, plane.shape)), of(plane.low), of(plane.high)))
        return tuple(found)

    def size(self, state: Position) -> int:
        """How many numbers a seat's features are at the table of this position."""
        return self.parts(state)[-1].stop


def flag(name: str, shape: Sequence[Length], meaning: str) -> Plane:
    """A plane of zeros and ones."""
    return Plane(name, tuple(shape), 0, 1, "yes or no", meaning)


def choice(name: str, shape: Sequence[Length], meaning: str) -> Plane:
    """A plane in which along the last axis at most one number is 1, the others 0."""
    return Plane(name, tuple(shape), 0, 1, "one of", meaning)


def count(name: str, shape: Sequence[Length], high: Length, unit: str, meaning: str, low: Length = 0) -> Plane:
    """A plane of counted things."""
    return Plane(name, tuple(shape), low, high, unit, meaning)
