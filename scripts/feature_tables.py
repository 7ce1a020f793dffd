"""Writes the guide's tables of features from the games' own declarations; a test says when they are stale."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "environments.md"
sys.path.insert(0, str(ROOT / "src"))

from cumuli.core.planes import Plane, Spec  # noqa: E402
from cumuli.games import SHELF  # noqa: E402
from cumuli.lab.features import SPECS, Layout  # noqa: E402


def shape(plane: Plane) -> str:
    return " × ".join(str(length) for length in plane.shape) or "1"


def row(plane: Plane) -> str:
    return f"| `{plane.name}` | {shape(plane)} | {plane.low} … {plane.high} | {plane.unit} | {plane.meaning} |"


def lengths(game: str, spec: Spec) -> list[str]:
    """What every dimension counts, and how many of it there are at plain tables."""
    plays = SHELF[game]
    few, many = (plays.start(seats, plays.options(), plays.version) for seats in (plays.seats[0], plays.seats[-1]))
    least, most = spec.measure(few), spec.measure(many)
    return [f"| {name} | {what} | {least[name]} | {most[name]} |" for name, what in spec.dimensions.items()] + [
        f"| | numbers in all | {Layout(game, few).size} | {Layout(game, many).size} |",
        f"| | codes of the policy | {spec.actions(few)} | {spec.actions(many)} |",
    ]


def table(game: str) -> str:
    """The tables of one game."""
    spec, seats = SPECS[game], SHELF[game].seats
    return "\n".join(
        [
            "| plane | shape | range | unit | meaning |",
            "| --- | --- | --- | --- | --- |",
            *map(row, spec.planes),
            "",
            f"| length | counts | {seats[0]} seats | {seats[-1]} seats |",
            "| --- | --- | --- | --- |",
            *lengths(game, spec),
        ]
    )


def fresh(page: str) -> str:
    """The page with all its tables as they should be."""
    for game in SPECS:
        marks = f"<!-- features {game} -->", f"<!-- end {game} -->"
        inner = re.compile(f"(?<={re.escape(marks[0])}\n).*?(?={re.escape(marks[1])})", re.DOTALL)
        page, found = inner.subn(lambda _, game=game: f"\n{table(game)}\n\n", page)
        if found != 1:
            raise SystemExit(f"{PAGE.name} has {found} places for the features of {game}")
    return page


if __name__ == "__main__":
    PAGE.write_text(fresh(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
