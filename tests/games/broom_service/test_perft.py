"""Lines of play counted from starts and from inside golden games: by the engine, and less deep by the referee."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME, Options
from perft import perft
from settings import FAST
from test_golden import moves_of

from .oracle import Oracle

HERE = Path(__file__).parent
POSITIONS: list[dict[str, Any]] = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["position"]
EFFORT = 20_000 if FAST else 1_000
PATIENCE = 20_000 if FAST else 2_000
"""The referee plays every line from the first word: what counts is nodes times words."""


def words_to(position: dict[str, Any]) -> tuple[int, dict[str, Any], list[tuple[int, str]]]:
    """Seats, options, and the words that lead there."""
    if "game" not in position:
        return position["seats"], position["options"], []
    record = moves_of(HERE / "golden" / f"{position['game']}.game")
    return len(record.seats), record.options, record.moves[: position["after"]]


def engine_at(position: dict[str, Any]) -> Any:
    seats, options, words = words_to(position)
    state = GAME.start(seats, Options(**options), GAME.version)
    for seat, word in words:
        code = GAME.code(state, GAME.read(state, word))
        assert seat == CHANCE or code in state.legal_actions(seat)
        state.apply(seat, code)
    return state


def referee_perft(position: dict[str, Any], depth: int, further: tuple[tuple[int, str], ...] = ()) -> int:
    seats, options, words = words_to(position)
    referee = Oracle(seats, **options)
    for seat, word in (*words, *further):
        referee.say(seat, word)
    if not referee.asks or depth == 0:
        return 1
    first = min(referee.asks)
    if depth == 1:
        return len(referee.asks[first])
    return sum(referee_perft(position, depth - 1, (*further, (first, word))) for word in referee.asks[first])


def depths(effort: int, replays: bool) -> list[Any]:
    """Each position to every depth whose nodes above the leaves are within the effort."""
    return [
        pytest.param(position, depth, count, id=f"{position['name']}-{depth}")
        for position in POSITIONS
        for depth, count in enumerate(position["counts"], 1)
        if depth == 1 or position["counts"][depth - 2] * (position.get("after", 12) if replays else 1) <= effort
    ]


@pytest.mark.parametrize("position, depth, count", depths(EFFORT, False))
def test_the_engine_counts(position: dict[str, Any], depth: int, count: int) -> None:
    assert perft(engine_at(position), depth) == count


@pytest.mark.parametrize("position, depth, count", depths(PATIENCE, True))
def test_the_referee_counts_the_same(position: dict[str, Any], depth: int, count: int) -> None:
    assert referee_perft(position, depth) == count
