"""The floors of the house: a room may import only from its own floor or lower, and rules do no I/O."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
ROOT = HOUSE / "src" / "cumuli"

FLOORS = [
    {"core", "text", "compiled"},
    {"games", "clouds"},
    {"record", "luck", "proof", "words", "telling"},
    {"table", "bots", "capsule"},
    {"corpus", "lab", "lessons", "prompt", "scenes", "stats", "store", "why"},
    {"server"},
    {"leakcheck"},
    {"cli", "mcp"},
]
FLOOR = {room: level for level, rooms in enumerate(FLOORS) for room in rooms}
BELOW_TABLE = {"core", "games", "record"}
OUTSIDE = {"time", "datetime", "socket", "asyncio", "threading", "subprocess", "sqlite3", "logging", "secrets", "uuid"}
PICTURES = {"numpy", "scipy", "PIL", "cumuli.clouds"}
"""What rules are played without."""
LONGEST = 400

FILES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT or path.stem not in {"__init__", "__main__"})
RULES = [path for path in FILES if path.relative_to(ROOT).parts[0].removesuffix(".py") in BELOW_TABLE]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def room(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, by its full name; `from a import b` counts as a and as a.b."""
    package = ["cumuli", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*start, *filter(None, [node.module])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_room_has_its_floor_and_imports_point_down(path: Path) -> None:
    assert room(path) in FLOOR, f"{name_of(path)} stands on no floor: name its room in FLOORS and in ARCHITECTURE.md"
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "cumuli" and len(parts) > 1 and parts[1] in FLOOR:
            assert FLOOR[parts[1]] <= FLOOR[room(path)], f"{name_of(path)} reaches up to {name}"


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_below_the_table_nothing_comes_from_outside(path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] not in OUTSIDE, f"{name_of(path)} reaches outside: {name}"
        assert not {name.split(".")[0], name} & PICTURES, f"{name_of(path)} looks at pictures: {name}"
        if name.split(".")[0] == "random":
            assert name in {"random", "random.Random"}, f"{name_of(path)} uses hidden luck: {name}"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert all(alias.name != "random" for alias in node.names), f"{name_of(path)} imports all of random"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"print", "input"}, f"{name_of(path)} talks to a terminal"
            assert node.func.id != "Random" or node.args, f"{name_of(path)} makes luck that nobody can repeat"


@pytest.mark.parametrize("path", sorted((ROOT / "games").glob("*/**/*.py")), ids=name_of)
def test_games_do_not_know_each_other(path: Path) -> None:
    mine = path.relative_to(ROOT).parts[1]
    games = {folder.name for folder in (ROOT / "games").iterdir() if folder.is_dir()}
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["cumuli", "games"] and len(parts) > 2:
            assert parts[2] == mine or parts[2] not in games, f"{name_of(path)} knows {name}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_module_says_its_purpose_in_its_first_line(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), name_of(path)


def test_no_file_is_too_long_to_read() -> None:
    written = [*ROOT.rglob("*.py"), *(HOUSE / "tests").rglob("*.py"), *(HOUSE / "scripts").rglob("*.py")]
    written += [path for kind in ("ts", "svelte", "css") for path in (HOUSE / "web" / "src").rglob(f"*.{kind}")]
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert lines
    too_long = {str(path.relative_to(HOUSE)): count for path, count in lines.items() if count > LONGEST}
    assert not too_long, "look for the second idea"
