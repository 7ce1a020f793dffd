"""Law 12: the compiled engine and its sources run uncompiled agree, move for move."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

import cumuli
from cumuli.bots.search import Settings, search
from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE
from settings import FAST, FREE, GAMES, SHELF, Setting, play, setting

HERE = Path(__file__).parent
DRAWN = 120
SEARCHED = 8
FEW, MANY = 120, 2400
PRIME = 2**61 - 1
FOLDS = {
    "broom_service": {FEW: 890371564932032242, MANY: 276889773778435445},
    "cloud_mine": {FEW: 905254261915887527, MANY: 244547465803296512},
    "cloudy_kingdom": {FEW: 1999359658500164268, MANY: 2244350482662110270},
}
"""What plain games of the present rules version fold to: a change here is a change of the rules, or a mistake."""


def fold(tables: Iterable[tuple[int, Setting]]) -> int:
    """All that could be done and was done in random games, as one number."""
    value = 0
    for seed, table in tables:
        state, dice, rng = table.start(), Dice(seed), Random(seed)
        while actors := state.to_act():
            seat = actors[0]
            legal = [] if seat == CHANCE else state.legal_actions(seat)
            code = int(state.sample(dice)) if seat == CHANCE else legal[int(dice.below(len(legal)))]
            if seat != CHANCE and table.game.id in FREE and (said := FREE[table.game.id](state, rng)):
                code = table.game.code(state, said)
            for number in (seat + 2, len(legal), sum(legal), code):
                value = (value * 1000003 + number) % PRIME
            state.apply(seat, code)
        for number in table.game.save(state):
            value = (value * 1000003 + int(number)) % PRIME
    return value


def plain(game: str, many: int) -> int:
    """The fold of games under the default options, with every number of players in turn."""
    shelved = SHELF[game]
    seats = list(shelved.seats)
    return fold((seed, Setting(shelved, seats[seed % len(seats)], shelved.options())) for seed in range(many))


def drawn(game: str) -> int:
    """The fold of games with options of all kinds."""
    return fold((seed, setting(game, seed)) for seed in range(DRAWN))


def searched(game: str) -> list[list[tuple[int, int, int, tuple[float, ...]]]]:
    """What searches find here and there in random games: every count and every mean."""
    told = []
    for seed in range(SEARCHED):
        table, rng = setting(game, seed), Random(seed)
        for number, seat in enumerate(play(state := table.start(), rng)):
            if seat != CHANCE and number > 4 * seed:
                found = search(
                    table.game, state, seat, 160, seed, settings=Settings(branch=bool(seed % 2), regret=bool(seed % 3))
                )
                told.append([(move.code, move.visits, move.offered, move.returns) for move in found.moves])
                break
    return told


@pytest.fixture(scope="module")
def uncompiled(tmp_path_factory):
    """The folds of a tree in which nothing is compiled."""
    tree = tmp_path_factory.mktemp("pure")
    source = Path(cumuli.__file__).parent
    shutil.copytree(source, tree / "cumuli", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))
    done = subprocess.run(
        [sys.executable, str(HERE / "test_parity.py")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(HERE)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["fast"] is False
    return told


@pytest.mark.parametrize("game", GAMES)
def test_law_12_games_with_options_of_all_kinds(game, uncompiled):
    assert uncompiled["drawn"][game] == drawn(game)


@pytest.mark.parametrize("game", GAMES)
def test_law_12_plain_games_uncompiled(game, uncompiled):
    assert uncompiled["plain"][game] == FOLDS[game][FEW]


@pytest.mark.parametrize("game", GAMES)
def test_law_12_searches_find_the_same_to_the_last_digit(game, uncompiled):
    assert uncompiled["searched"][game] == json.loads(json.dumps(searched(game)))


@pytest.mark.skipif(not FAST, reason="too many games for the uncompiled engine")
@pytest.mark.parametrize("game", GAMES)
def test_law_12_plain_games_compiled(game):
    assert plain(game, FEW) == FOLDS[game][FEW]
    assert plain(game, MANY) == FOLDS[game][MANY]


if __name__ == "__main__":
    few = int(sys.argv[1]) if len(sys.argv) > 1 else FEW
    folds = {"plain": {g: plain(g, few) for g in GAMES}, "drawn": {g: drawn(g) for g in GAMES}}
    told = {"fast": FAST, **folds, "searched": {g: searched(g) for g in GAMES}}
    print(json.dumps(told))
