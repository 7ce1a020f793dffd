"""Values that stand in for what no public text tells of a printed game, and what an owner of the box corrects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

Part = int | str
Values = Mapping[str, list[Part]]
"""By stand-in: what an owner found instead, one part for each of its fields."""
LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 24


class Field(Struct, frozen=True):
    """One part of a value."""

    key: str
    kind: Literal["number", "choice", "castles"] = "number"
    least: int = 0
    most: int = 9
    choices: tuple[str, ...] = ()


class StandIn(Struct, frozen=True):
    """One value that is not from the rulebook."""

    id: str
    chapter: str
    about: str
    """What it belongs to, by the id that the data have for it: a face, an event, a region."""
    fields: tuple[Field, ...]
    value: tuple[Part, ...]
    """What the house plays with, one part for each field."""
    provenance: str


class Problem(Struct, frozen=True):
    """Why a correction cannot be: a message `printed-no-<problem>`, and what that reads."""

    where: str
    """A stand-in, or a chapter where no one value alone is wrong; empty for the whole."""
    problem: str
    about: dict[str, str | int] = {}


class Corrections(Struct, frozen=True, forbid_unknown_fields=True):
    """What an owner of the box found: by whom, what is otherwise, and which stand-ins are right as they are."""

    by: str = ""
    values: dict[str, list[Part]] = {}
    right: list[str] = []


@dataclass(frozen=True)
class Printed:
    """What a game tells of its stand-ins."""

    listed: Callable[[], tuple[StandIn, ...]]
    faults: Callable[[Values], list[Problem]]
    """What does not go together in values that are each possible."""
    concerns: Callable[[int, Mapping[str, Any], str], bool]
    """Whether a table of so many seats, with these options, plays with this stand-in."""
    scenes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Options of the tables from which the stand-ins can be drawn, by name."""

    @cached_property
    def known(self) -> dict[str, StandIn]:
        return {one.id: one for one in self.listed()}

    def read(self, plain: Any) -> tuple[Corrections | None, list[Problem]]:
        """Corrections from plain data, and everything that is wrong with them."""
        try:
            found = msgspec.convert(plain, Corrections)
        except msgspec.ValidationError:
            return None, [Problem("", "form")]
        if len(found.by) > LONGEST_NAME or not found.by.isprintable():
            return None, [Problem("", "name", {"most": LONGEST_NAME})]
        problems = [Problem("", "unknown", {"what": id[:40]}) for id in found.right if id not in self.known]
        for id, parts in found.values.items():
            if id not in self.known:
                problems.append(Problem("", "unknown", {"what": id[:40]}))
            else:
                problems += misfits(self.known[id], parts)
        return found, problems or self.faults(found.values)

    def left(self, seats: int, options: Mapping[str, Any]) -> int:
        """How many of the values that a table plays with are stand-ins."""
        printed = options.get("printed") or {}
        seen = {*printed.get("values", {}), *printed.get("right", [])}
        return sum(self.concerns(seats, options, id) for id in self.known if id not in seen)


def misfits(one: StandIn, parts: list[Part]) -> list[Problem]:
    """What is wrong with each part of a value by itself."""
    if len(parts) != len(one.fields):
        return [Problem(one.id, "parts", {"most": len(one.fields)})]
    found = []
    for part, wanted in zip(parts, one.fields, strict=True):
        if wanted.kind == "number":
            if not isinstance(part, int) or not wanted.least <= part <= wanted.most:
                found.append(Problem(one.id, "range", {"low": wanted.least, "high": wanted.most}))
        elif wanted.kind == "choice" and part not in wanted.choices:
            found.append(Problem(one.id, "choice", {"what": str(part)[:LONGEST_TEXT]}))
        elif wanted.kind == "castles" and (not isinstance(part, str) or len(part) > LONGEST_TEXT):
            found.append(Problem(one.id, "choice", {"what": str(part)[:LONGEST_TEXT]}))
    return found


def values_of(printed: Mapping[str, Any]) -> Values:
    """The corrected values among the corrections that a table has."""
    values: Values = printed.get("values", {})
    return values
