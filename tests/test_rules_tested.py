"""Every numbered rule of a game's README has a test that is named after it, and no test is named after none."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cumuli.words import HERE

GAMES = ("broom_service", "cloud_mine")
TESTS = Path(__file__).parent / "games"


def numbered(game: str) -> set[str]:
    """The rules as the README numbers them: **4.10**."""
    readme = (HERE / "games" / game / "README.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*([0-9]+\.[0-9]+)\*\*", readme, re.MULTILINE))


def named(game: str) -> set[str]:
    """The rules that tests are named after: test_4_10_what_was_said_may_be_said_again."""
    found = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (name := re.match(r"test_([0-9]+)_([0-9]+)_[a-z]", node.name)):
                found.add(f"{name[1]}.{name[2]}")
    return found


def order(rules: set[str]) -> list[str]:
    return sorted(rules, key=lambda rule: [int(part) for part in rule.split(".")])


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    assert len(numbered(game)) > 30
    assert order(numbered(game) - named(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_is_named_after_a_rule_that_is_not_written(game: str) -> None:
    assert order(named(game) - numbered(game)) == []
