"""The engine is one source: compiled or not, it is fresh, whole and plays the same."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cumuli
from cumuli.compiled import engine, modules, stale

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
