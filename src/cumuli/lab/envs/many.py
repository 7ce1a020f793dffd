"""Gymnasium's way for thousands of games: the same seat learns in each, a policy or chance sits on the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cumuli.lab.vector import LEAVE, Batch, Vector
from cumuli.lab.vector.batch import checked

Policy = Callable[[Batch], NDArray[np.int64]]
"""A legal code for every game of a batch; those for games in which the learner is asked are not used."""
Seen = dict[str, NDArray[Any]]


class Many(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """*n* tables with one learner each, who is always asked when a step returns.

    A game that is over begins anew in the same step; what is seen then is of the next game.  An action that is not
    legal raises ValueError, which names the game, and nothing is done.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        n: int,
        seats: int,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        others: Policy | None = None,
        workers: int = 0,
        scaled: bool = True,
    ) -> None:
        if not 0 <= seat < seats:
            raise ValueError(f"no such seat: {seat}; there are 0 to {seats - 1}")
        self._make = partial(Vector, game, n, seats, options, workers=workers, features=True, scaled=scaled)
        self.games = self._make(seed=0)
        self.seat = seat
        self.others = others
        self.num_envs = n
        layout = self.games.layout
        low: Any = np.zeros(layout.size, np.float32) if scaled else layout.low
        high: Any = np.ones(layout.size, np.float32) if scaled else layout.high
        mask = spaces.Box(0, 1, (self.games.codes,), dtype=np.int8)
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask}
        )
        self.single_action_space = spaces.Discrete(self.games.codes)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew; with a seed, those that belong to it."""
        super().reset(seed=seed)
        if seed is None:
            self.games.reset()
        else:
            self.games.close()
            self.games = self._make(seed=seed)
        self._rest(np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=np.bool_))
        return self._seen(), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """The learners answer; the others go on until each learner is asked again."""
        batch = self.games.step(checked(actions, self.num_envs))
        reward, done = batch.reward[:, self.seat].copy(), batch.done.copy()
        self._rest(reward, done)
        return self._seen(), reward, done, np.zeros_like(done), {}

    def _rest(self, reward: NDArray[np.float64], done: NDArray[np.bool_]) -> None:
        """The others answer; what the end of a game brings is noted, of two in one step that of the first."""
        while (waiting := self.games.now.actor == self.seat).sum() < self.num_envs:
            now = self.games.now
            codes = self.others(now) if self.others else now.choose(self.np_random)
            now = self.games.step(np.where(waiting, LEAVE, codes))
            reward += np.where(done, 0.0, now.reward[:, self.seat])
            done |= now.done

    def _seen(self) -> Seen:
        now = self.games.now
        assert now.features is not None
        return {"observation": now.features, "action_mask": now.mask.astype(np.int8)}

    def close_extras(self, **_: Any) -> None:
        self.games.close()
