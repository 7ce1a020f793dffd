"""Choices made at once: mixed by regret they come near what is known to be right; and implicit minimax."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cumuli.bots.broom_service.stage import solved
from cumuli.bots.broom_service.stage.solving import backward, forward
from cumuli.bots.cloudy_kingdom.leaf import Leaf
from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.bots.cloudy_kingdom.weights import weights
from cumuli.bots.search import Result, Search, Settings, open_search, result, search
from cumuli.bots.search.hopes import Hopes
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom import GAME
from cumuli.lab.suites.matrix import Matrix
from cumuli.lab.suites.stage import instance
from settings import play, some

from .endgames import endgame, values

MIXED = Settings(regret=True, decisive=False)
PLAIN = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
"""Rock, paper, scissors."""
DEAR = [[0.0, -1.0, 0.5], [1.0, 0.0, -0.5], [-0.5, 0.5, 0.0]]
"""The same, where every meeting with scissors counts half: rock and paper are for whoever dares."""


def searched(worths: list[list[float]], seat: int, simulations: int, settings: Settings = MIXED) -> Result:
    state = Matrix(worths)
    found = Search(
        state, seat, lambda position, _seat, _rng: position.clone(), 1, 1.0, 1, False, 1e9, None, 0, False,
        settings.regret, settings.curious, 0.0,
    )  # fmt: skip
    found.run(simulations, 0.0)
    return result(found)


def gain(worths: list[list[float]], seat: int, odds: dict[int, float]) -> float:
    """What the best answer to a mixture gets."""
    table = np.array(worths) if seat == 1 else -np.array(worths).T
    return float((table @ np.array([odds[i] for i in range(table.shape[1])])).max())


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("worths", "right"),
    [(PLAIN, (1 / 3, 1 / 3, 1 / 3)), (DEAR, (0.25, 0.25, 0.5)), ([[0.0, 0.4], [-0.2, 0.4]], None)],
)
def test_rock_paper_scissors_is_mixed_as_it_should_be(
    worths: list[list[float]], right: tuple[float, ...] | None, seat: int
) -> None:
    found = searched(worths, seat, some(150000, 6000))
    assert sum(found.odds.values()) == pytest.approx(1)
    if right is None:  # one choice is better whatever the other does
        assert found.odds[0] > 0.95
        return
    assert [found.odds[i] for i in range(3)] == pytest.approx(right, abs=some(6, 12) / 100)
    assert gain(worths, seat, found.odds) < some(4, 10) / 100


def test_the_hands_of_a_solved_stage_are_chosen_for_what_the_stage_is_worth() -> None:
    """BS-4/2: hand against hand, as the solved tricks go on from there; the leader loses 2.416 points."""
    told = solved(instance(4, 2), 256)
    many = len(told.stage.hands[0])
    worths = np.zeros((many, many))
    for other in range(many):
        hands = (told.hands[0], np.eye(len(told.hands[1]))[other])
        worths[:, other] = backward(told.levels, told.policy, forward(told.levels, hands, told.policy), 0)[:many]
    scale = float(np.abs(worths).max())
    table = (worths / scale).tolist()
    for seat in range(2):
        found = searched(table, seat, some(200000, 8000))
        sure = -scale * gain(table, seat, found.odds)
        value = told.value * (1 - 2 * seat)
        assert value - some(15, 90) / 100 < sure < value + 0.01, "what the mixture makes sure of"


def test_a_mixture_is_not_what_upper_bounds_come_to() -> None:
    """Upper bounds count visits; regret counts what was mixed, without what was only tried in order to learn."""
    by_bounds = searched(DEAR, 0, 3000, Settings(decisive=False))
    assert by_bounds.odds == {move.code: move.visits / 3000 for move in by_bounds.moves}
    assert searched(DEAR, 0, 3000).odds != by_bounds.odds


def test_roles_are_mixed_by_regret_in_the_game_itself_and_equal_views_are_mixed_alike() -> None:
    game = SHELF["broom_service"]
    state, rng = game.start(3, game.options(), game.version), Random(1)
    for seat in play(state, rng):
        if seat != CHANCE:
            break
    found = [
        search(game, world, 1, some(400, 40), 1, settings=MIXED)
        for world in (state, game.resample(state, 1, Random(5)))
    ]
    assert found[0].moves == found[1].moves
    assert sum(found[0].odds.values()) == pytest.approx(1)
    assert set(found[0].odds) == set(state.legal_actions(1))
    assert sum(found[0].visits.values()) == some(400, 40)


# Implicit minimax


def leaf(state: Any) -> Leaf:
    return Leaf(Judge(state, weights(2)))


def test_implicit_minimax_wants_a_judge_and_a_share() -> None:
    with pytest.raises(ValueError, match="name an evaluator"):
        Settings(minimax=0.3)
    with pytest.raises(ValueError, match="from 0 to 1"):
        Settings(curious=0.0)


@pytest.mark.parametrize("rollout", [0, 3])
def test_what_is_backed_up_is_what_the_best_play_comes_to(rollout: int) -> None:
    """In endgames solved exactly the backed up value of the best move comes nearer than the mean of what was tried."""
    hoped, meant, looked = 0.0, 0.0, 0
    for seed in range(some(60, 16)):
        state = endgame("2x2", 1, seed)
        if state is None:
            continue
        truth, seat = values(state), int(state.turn)
        settings = Settings(explore=2.0, every=1, evaluator=leaf(state), rollout=rollout, minimax=0.5)
        running = open_search(GAME, state, seat, 1, settings)
        running.run(some(1500, 300), 0.0)
        hopes = running.hopes
        assert isinstance(hopes, Hopes)
        for code, worth in truth.items():
            node = running.tree.find(0, seat, code)
            hoped += abs(hopes.of(node, seat) - worth[seat])
            meant += abs(running.tree.value(node, seat) - worth[seat])
            looked += 1
    assert looked > some(40, 8)
    assert hoped < 0.9 * meant
    assert hoped / looked < some(25, 35) / 100


def test_a_share_of_nothing_changes_nothing_and_a_share_of_something_does() -> None:
    states = [state for seed in range(8) if (state := endgame("3x3", 1, seed)) is not None]
    differ = 0
    for state in states:
        seat = int(state.turn)
        plain, none, half = (
            search(
                GAME, state, seat, some(600, 100), 1, settings=Settings(evaluator=leaf(state), decisive=False, **more)
            )
            for more in ({}, {"minimax": 0.0}, {"minimax": 0.5})
        )
        assert plain.moves == none.moves
        differ += plain.moves != half.moves
    assert differ
