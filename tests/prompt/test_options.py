"""The doors' keywords are the games' own options, for editors and for mypy."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from cumuli.games.broom_service import setup as broom
from cumuli.games.cloud_mine import setup as mine
from cumuli.games.cloudy_kingdom import setup as kingdom
from cumuli.prompt.options import BroomOptions, KingdomOptions, MineOptions

HOUSE = Path(__file__).parents[2]
TYPED = [(BroomOptions, broom), (KingdomOptions, kingdom), (MineOptions, mine)]


def literals(hint: Any) -> set[Any]:
    """The values a type names."""
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return set().union(*(literals(one) for one in get_args(hint)))


@pytest.mark.parametrize(("typed", "setup"), TYPED)
def test_every_option_is_a_keyword_with_its_values(typed: Any, setup: Any) -> None:
    hints = get_type_hints(typed)
    assert list(hints) == [field.name for field in fields(setup.Options)]
    checked = 0
    for seats in (3, 4) if setup is mine else (2, 3, 4):
        for choice in setup.choices(seats):
            named = literals(hints[choice["id"]])
            if named:
                assert set(choice["values"]) <= named and choice["default"] in named, choice["id"]
                checked += 1
    assert checked > 6


@pytest.mark.parametrize(("typed", "setup"), TYPED)
def test_no_keyword_names_a_value_that_no_table_takes(typed: Any, setup: Any) -> None:
    every: dict[str, set[Any]] = {}
    for seats in range(2, 9):
        if not (setup is kingdom and seats > 4) and not (setup is broom and seats > 5):
            for choice in setup.choices(seats):
                every.setdefault(choice["id"], set()).update(choice["values"])
    for id, hint in get_type_hints(typed).items():
        known = every.get(id, set()) | {field.default for field in fields(setup.Options) if field.name == id}
        assert literals(hint) <= known, id


SNIPPET = """
from cumuli import CloudyKingdom, Game, Illegal, Move

game = CloudyKingdom(["Ann", "Bob"], seed=7, board="3x3", open_hands=True)
moves: list[Move] = list(game.legal)
seat: int | None = game.seat
try:
    game.play("place cross b1 n")
except Illegal as error:
    print(error.refusal.reason)
names: list[str] = [move.text for move in game.legal]
best: Move = game.bot("two_ply")
back: Game = Game.from_record(str(game.record))
svg: str = game.show(0).svg
reveal_type(game.outcome)
"""
WRONG = """
from cumuli import CloudyKingdom

CloudyKingdom(2, board="9x9")
CloudyKingdom(2, bored="3x3")
CloudyKingdom(2).play_out(until="Ann")
"""


def checked(folder: Path, text: str) -> str:
    """What mypy --strict says of somebody's file."""
    file = folder / "mine.py"
    file.write_text(text, encoding="utf-8")
    quiet = ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={HOUSE / 'build' / 'mypy'}"]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *quiet, str(file)],
        cwd=folder,
        env={"MYPYPATH": str(HOUSE / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=300,
    )
    return run.stdout + run.stderr


def test_what_somebody_writes_at_a_prompt_is_typed(tmp_path: Path) -> None:
    right = checked(tmp_path, SNIPPET)
    assert "Success" in right and "Outcome | None" in right, right
    wrong = checked(tmp_path, WRONG)
    assert "Found 3 errors in 1 file" in wrong, wrong
