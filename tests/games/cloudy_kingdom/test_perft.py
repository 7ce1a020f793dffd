"""Lines of play counted from fixed positions: by the engine, and less deep by the referee (perft.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.setup import Options
from perft import perft
from settings import FAST

from .build import LAYOUTS, do
from .referee import Referee

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())["position"]
EFFORT = 60_000 if FAST else 4_000
PATIENCE = 9_000 if FAST else 1_000
"""The referee plays every line from the first word: what counts is nodes times words."""


def engine_at(position: dict[str, Any]) -> Any:
    options = Options(board=position["board"], castles=LAYOUTS[int(position["board"][0])], magic=position["magic"])
    return do(GAME.start(position["seats"], options, GAME.version), *position["words"])


def referee_at(position: dict[str, Any], further: tuple[str, ...] = ()) -> Referee:
    referee = Referee(position["seats"], position["board"], magic=position["magic"])
    for word in (f"layout {LAYOUTS[int(position['board'][0])]}", *position["words"], *further):
        referee.say(word)
    return referee


def referee_perft(position: dict[str, Any], depth: int, further: tuple[str, ...] = ()) -> int:
    ask = referee_at(position, further).ask
    if ask is None or depth == 0:
        return 1
    if depth == 1:
        return len(ask[1])
    return sum(referee_perft(position, depth - 1, (*further, word)) for word in ask[1])


def depths(effort: int, replays: bool) -> list[Any]:
    """Each position to every depth whose nodes above the leaves are within the effort."""
    return [
        pytest.param(position, depth, count, id=f"{position['name']}-{depth}")
        for position in POSITIONS
        for depth, count in enumerate(position["counts"], 1)
        if depth == 1 or position["counts"][depth - 2] * (len(position["words"]) if replays else 1) <= effort
    ]


@pytest.mark.parametrize("position, depth, count", depths(EFFORT, False))
def test_the_engine_counts(position, depth, count):
    assert perft(engine_at(position), depth) == count


@pytest.mark.parametrize("position, depth, count", depths(PATIENCE, True))
def test_the_referee_counts_the_same(position, depth, count):
    assert referee_perft(position, depth) == count
