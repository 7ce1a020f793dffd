"""Whole games, kept as text, each move with what it changed in plain sight.

A rule change that alters a game must say so in its diff: run this file on golden games to write them anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cumuli.core.game import CHANCE
from cumuli.record import LUCK, Record, allowed, result_line

GOLDEN = sorted((Path(__file__).parent / "games").glob("*/golden/*.game"))
INDENT = "    "


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_go_as_they_did(path):
    assert playthrough(moves_of(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_records_that_verify(path):
    moves_of(path).verify()


def moves_of(path: Path) -> Record:
    lines = path.read_text(encoding="utf-8").splitlines()
    return Record.parse("\n".join(line for line in lines if not line.startswith(INDENT)))


def playthrough(record: Record) -> str:
    """The record, each move followed by what a spectator saw change."""
    game = record.shelved()
    head, _, _ = str(record).partition("\n\n")
    lines = [head, ""]
    state = record.start()
    seen = game.observe(state, None)
    for seat, text in record.moves:
        code = game.code(state, game.read(state, text))
        assert seat in state.to_act() and allowed(state, seat, code), f"no longer legal: {seat} {text}"
        state.apply(seat, code)
        before, seen = seen, game.observe(state, None)
        lines.append(f"{LUCK if seat == CHANCE else seat + 1} {text}")
        lines += [INDENT + line for line in changes("", before, seen)]
    outcome = state.outcome()
    assert outcome is not None
    return "\n".join([*lines, f"= {result_line(outcome)}", ""])


def changes(name: str, before: Any, after: Any, depth: int = 0) -> Iterator[str]:
    """What is different, one fact a line: a changed cell does not repeat the table, a changed hand not the seat."""
    if before == after:
        return
    if depth < 3 and isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from changes(f"{name}.{key}" if name else key, before[key], after[key], depth + 1)
    elif depth < 2 and isinstance(before, list) and isinstance(after, list) and len(before) == len(after) > 1:
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(f"{name}[{i}]", old, new, depth + 1)
    else:
        yield f"{name} {json.dumps(after, ensure_ascii=False)}"


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(playthrough(moves_of(path)), encoding="utf-8")
