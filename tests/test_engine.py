"""The engine is one source: compiled or not, it is fresh, whole and plays the same."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import cumuli
from cumuli.compiled import engine, modules, stale
from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE, Game, Position
from cumuli.games import SHELF

SRC = Path(__file__).parents[1] / "src"
WALK = Path(__file__).parent / "walk.py"


def names_compiled(path: Path) -> dict[str, str]:
    """What a file imports from compiled modules: the local name, and where it is from."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            # core.game hands Position and Outcome on
            origin = node.module if node.module in modules() else None
            if node.module == "cumuli.core.game":
                origin = "cumuli.core.position"
            if origin:
                found |= {alias.asname or alias.name: origin for alias in node.names}
    return found


def test_the_engine_runs_as_this_run_was_told() -> None:
    found = engine()
    if os.environ.get("CUMULI_PURE"):
        assert not found.compiled, f"compiled, though this run is the uncompiled one: {cumuli.__file__}"
    elif os.environ.get("CUMULI_COMPILED"):
        assert found.fast, f"not compiled: {found.interpreted}"
    else:
        assert not found.compiled or not found.interpreted, f"half compiled: {found}"


def test_no_compiled_module_is_older_than_its_source() -> None:
    assert stale() == ()


def test_an_edited_source_is_seen_to_be_stale(tmp_path: Path) -> None:
    root = tmp_path / "src" / "cumuli"
    source = root / "core" / "dice.py"
    source.parent.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    source.touch()
    library = source.with_suffix(".so")
    library.touch()
    os.utime(library, (1, 1))
    assert stale(root) == ("cumuli.core.dice",)
    os.utime(source, (1, 1))
    assert stale(root) == ()


def test_what_inherits_from_a_compiled_class_is_compiled_with_it() -> None:
    listed = {SRC.joinpath(*name.split(".")).with_suffix(".py") for name in modules()}
    for path in sorted(SRC.rglob("*.py")):
        if path in listed:
            continue
        known = names_compiled(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)} & {"Position", "Outcome", "Dice"}
                for base in bases & set(known):
                    pytest.fail(f"{path.relative_to(SRC)}: {node.name} inherits from {base}; add it to compiled.txt")


def test_compiled_and_uncompiled_play_the_same_games(tmp_path: Path) -> None:
    if not engine().fast:
        pytest.skip("nothing is compiled here")
    pure = tmp_path / "pure"
    shutil.copytree(SRC, pure, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))

    def play(**env: str) -> str:
        done = subprocess.run(
            [sys.executable, str(WALK)], env=os.environ | env, capture_output=True, text=True, check=True, cwd=tmp_path
        )
        return done.stdout

    compiled = play()
    assert compiled.split(), "no game was played"
    assert play(PYTHONPATH=str(pure)) == compiled


def test_threads_that_ask_at_once_hear_each_of_their_own_position() -> None:
    def start(game: Game[Any]) -> tuple[Position, list[int]]:
        position = game.start(4, game.options(), game.version)
        dice = Dice(1)
        while position.to_act()[0] == CHANCE:
            position.apply(CHANCE, position.sample(dice))
        return position, position.legal_actions(position.to_act()[0])

    asked = [start(game) for game in SHELF.values()]
    wrong: list[int] = []

    def ask(position: Position, expected: list[int]) -> None:
        seat = position.to_act()[0]
        wrong.extend(1 for _ in range(300) if position.legal_actions(seat) != expected)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=ask, args=one) for one in asked for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert len({tuple(codes) for _, codes in asked}) == len(SHELF)
    assert not wrong
