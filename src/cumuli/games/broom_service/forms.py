"""Data from a file in their form: what is missing, unknown or of the wrong kind, each with its key."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec


class Fault(ValueError):
    """What is wrong with data, and at which key: *problem* is an id that the catalogues put into words."""

    def __init__(self, where: str, problem: str, **about: str | int) -> None:
        said = ", ".join(f"{key} {value}" for key, value in about.items())
        super().__init__(f"{where}: {problem}" + (f" ({said})" if said else ""))
        self.where = where
        self.problem = problem
        self.about = about


Problem = tuple[str, str, dict[str, str | int]]
"""Where, what (an id that the catalogues put into words), and about what."""

SAID: Final = (
    ("missing", re.compile(r"Object missing required field `(?P<key>.*)`")),
    ("unknown-key", re.compile(r"Object contains unknown field `(?P<key>.*)`")),
    ("choice", re.compile(r"Invalid enum value (?P<value>.*)")),
    ("length", re.compile(r"Expected `array` of length (?P<want>\d+), got \d+")),
    ("kind", re.compile(r"Expected `(?P<want>.*)`, got `(?P<got>.*)`")),
)
"""What msgspec says, by problem."""


def problem(plain: Any, error: msgspec.ValidationError, top: str) -> Problem:
    """Where plain data are not as their form wants them; *top* is the key of the whole."""
    said, _, path = str(error).partition(" - at ")
    where = key(plain, path.removeprefix("`key` in ").strip("`"), top)
    for id, pattern in SAID:
        found = pattern.fullmatch(said)
        if found:
            about: dict[str, str | int] = {name: value.strip("'") for name, value in found.groupdict().items()}
            return where, id, about
    return where, "form", {"what": said}


def key(plain: Any, path: str, top: str) -> str:
    """Where msgspec found fault, with ids in place of numbers: regions.F03.terrain."""
    here = plain
    found = [top] if top else []
    for part in filter(None, path.removeprefix("$").replace("[...]", "").replace("[", ".[").split(".")):
        number = part.strip("[]")
        if part.startswith("[") and number.isdigit() and isinstance(here, list | tuple):
            here = here[int(number)]
            found.append(str(here["id"]) if isinstance(here, dict) and "id" in here else number)
        else:
            here = here.get(part) if isinstance(here, dict) else None
            found.append(number)
    return ".".join(found)
