"""Random games played on inside the engine, for OpenSpiel's searches in Python."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cumuli.core.dice import Dice


class Rollouts:
    """An evaluator as `mcts.MCTSBot` and `ismcts.ISMCTSBot` want one, many times as fast as stepping through the door.

    It takes states of this door, not those of a game that OpenSpiel has
    converted to turns.  Where a dreamer describes, the engine says a number.
    """

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.dice = Dice(seed)

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        """What each player got on average, at random from here on."""
        total = np.zeros(state.play.setup.seats)
        for _ in range(self.rollouts):
            world = state.play.position.clone()
            world.playout(self.dice)
            total += world.outcome().returns
        return total / self.rollouts

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action alike; luck's answers as likely as they are."""
        if state.is_chance_node():
            answers: list[tuple[int, float]] = state.chance_outcomes()
            return answers
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
