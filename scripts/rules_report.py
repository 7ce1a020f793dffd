"""Prints every numbered rule and ruling of every game, with the tests that are named after it.

`test_4_10_what_was_said_may_be_said_again` is named after rule 4.10, `test_a13_with_four_players` after ruling A13;
a ruling may follow, as in `test_9_2_and_a7_a_tailwind`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/cumuli/games"
TESTS = ROOT / "tests/games"

Tested = dict[str, list[str]]
"""Tests by the rule they are named after."""


def games() -> list[str]:
    return sorted(readme.parent.name for readme in GAMES.glob("*/README.md"))


def order(rule: str) -> tuple[bool, list[int]]:
    """Rules before rulings, each by its numbers."""
    return not rule[0].isdigit(), [int(part) for part in re.findall("[0-9]+", rule)]


def written(game: str) -> list[str]:
    """The rules as the README numbers them, **4.10**, and the rulings in its table."""
    readme = (GAMES / game / "README.md").read_text(encoding="utf-8")
    rules = re.findall(r"^\*\*([0-9]+\.[0-9]+)\*\*", readme, re.MULTILINE)
    return sorted(rules + re.findall(r"^\| ([AR][0-9]+) \|", readme, re.MULTILINE), key=order)


def named(test: str) -> list[str]:
    """The rules in a test's name."""
    rule = re.match(r"test_([0-9]+)_([0-9]+)_[a-z]", test)
    rulings = [one.upper() for one in re.findall(r"(?:^test|_and)_([ar][0-9]+)(?=_)", test)]
    return [f"{rule[1]}.{rule[2]}", *rulings] if rule else rulings


def functions(game: str) -> Iterator[str]:
    for path in sorted((TESTS / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def tested(game: str) -> Tested:
    found: Tested = {}
    for test in functions(game):
        for rule in named(test):
            found.setdefault(rule, []).append(test)
    return found


def report(game: str, short: bool) -> Iterator[str]:
    """A line for every rule, or one for the game."""
    tests = tested(game)
    bare = [rule for rule in written(game) if rule not in tests]
    count = sum(len(tests.get(rule, ())) for rule in written(game))
    lacking = f", without a test: {' '.join(bare)}" if bare else ", none without a test"
    yield f"{game}: {len(written(game))} rules and rulings, {count} tests named after them{lacking}"
    if not short:
        for rule in written(game):
            yield f"  {rule:>5}  {', '.join(tests.get(rule, ['-']))}"


def main() -> int:
    """Print the report; 1 where a rule has no test."""
    for game in games():
        print("\n".join(report(game, "--short" in sys.argv)))
    return int(any(set(written(game)) - set(tested(game)) for game in games()))


if __name__ == "__main__":
    sys.exit(main())
