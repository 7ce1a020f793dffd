"""A game's options as plain data: what a form offers before a table is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

YES_NO: Final = (False, True)


def choices(
    options: type[Any], groups: Mapping[str, tuple[str, str]], values: Mapping[str, Sequence[Any]], seats: int
) -> list[dict[str, Any]]:
    """The fields of *options* that stand in *groups* (by name: group and ruling), each with its possible values.

    A field without values of its own is answered by yes or no; `start` names nobody beyond the seats there are.
    """
    found = []
    for field in fields(options):
        if field.name not in groups:
            continue
        group, ruling = groups[field.name]
        possible = values.get(field.name, YES_NO)
        if field.name == "start":
            possible = possible[: seats + 1]
        found.append({"id": field.name, "group": group, "values": possible, "default": field.default, "ruling": ruling})
    return found
