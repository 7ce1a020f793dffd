"""OpenSpiel as a referee: it walks a stage history by history, and finds the same values and best answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import expected_game_score, exploitability

from cumuli.bots.broom_service.stage import Solution, solved
from cumuli.bots.broom_service.stage.rules import Action, Public, actions, after, begun
from cumuli.lab.suites.stage import instance as stage

STAGE = stage(3, 2)
TYPE = pyspiel.GameType(
    short_name="broom_stage",
    long_name="A round of Broom Service for two",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
MOST = len(STAGE.hands[0])


def number(deed: Action) -> int:
    return MOST + deed[0] * 3 + deed[1]


class Round(pyspiel.State):  # type: ignore[misc]
    """First both choose a hand, then they play; the second does not see what the first chose."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.chosen: list[int] = []
        self.public: Public = begun(STAGE)
        self.seen: tuple[Action, ...] = ()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return len(self.chosen) if len(self.chosen) < 2 else self.public.actor

    def is_terminal(self) -> bool:
        return self.public.over

    def deeds(self) -> list[Action]:
        player = self.current_player()
        return actions(self.public, STAGE.hands[player][self.chosen[player]])

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(MOST)) if len(self.chosen) < 2 else sorted(map(number, self.deeds()))

    def _apply_action(self, action: int) -> None:
        if len(self.chosen) < 2:
            self.chosen.append(action)
            return
        deed = divmod(action - MOST, 3)
        self.public = after(STAGE, self.public, deed)
        self.seen += (deed,)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def returns(self) -> list[float]:
        return [self.public.points, -self.public.points] if self.public.over else [0.0, 0.0]

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        mine = self.chosen[player] if len(self.chosen) > player else None
        return f"{player} {mine} {self.seen}"

    def __str__(self) -> str:
        return f"{self.chosen} {self.seen}"


class Door(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        info = pyspiel.GameInfo(MOST + 3 * STAGE.roles, 0, 2, -100.0, 100.0, 0.0, 2 + 4 * STAGE.roles)
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> Round:
        return Round(self)


class Learnt(policies.Policy):  # type: ignore[misc]
    """What the solver found, looked up by what has been seen."""

    def __init__(self, game: Any, found: Solution) -> None:
        super().__init__(game, [0, 1])
        self.found = found

    def action_probabilities(self, state: Round, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player()
        if len(state.chosen) < 2:
            return {hand: float(odds) for hand, odds in enumerate(self.found.hands[player][:MOST])}
        return self.looked_up(state.seen, state.chosen[player], state.deeds())

    def looked_up(self, seen: tuple[Action, ...], hand: int, deeds: list[Action]) -> dict[int, float]:
        place = 0
        for depth, (level, policy) in enumerate(zip(self.found.levels, self.found.policy, strict=True)):
            stop = level.first[place + 1] if place + 1 < len(level.first) else len(level.deeds)
            own = range(int(level.first[place]), int(stop))
            if depth == len(seen):
                return {number(level.deeds[i]): float(policy[i, hand]) for i in own if level.deeds[i] in deeds}
            taken = next(i for i in own if level.deeds[i] == seen[depth])
            place = int(np.searchsorted(level.inner, taken))
        raise AssertionError("a way that the tree does not know")


@pytest.fixture(scope="module")
def door() -> Door:
    return Door()


@pytest.mark.parametrize("iterations", [4, 200])
def test_it_finds_the_same_value_and_the_same_best_answers(door: Door, iterations: int) -> None:
    found = solved(STAGE, iterations)
    learnt = Learnt(door, found)
    values = expected_game_score.policy_value(door.new_initial_state(), [learnt, learnt])
    assert values == pytest.approx([found.value, -found.value], abs=1e-9)
    best = exploitability.nash_conv(door, learnt, return_only_nash_conv=False, use_cpp_br=False)
    assert best.player_improvements == pytest.approx(list(found.gains), abs=1e-9)
    assert best.nash_conv / 2 == pytest.approx(found.exploitability, abs=1e-9)


def test_it_would_notice_another_game() -> None:
    other = solved(replace(STAGE, penalty=(0.0, 0.0, 0.0)), 200)
    assert abs(other.value - solved(STAGE, 200).value) > 0.1
