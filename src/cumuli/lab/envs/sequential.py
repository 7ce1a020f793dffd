"""PettingZoo's AEC: one agent at a time, also where several owe an answer; none sees what another has just chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cumuli.lab.envs.episode import Episode
from cumuli.lab.envs.rendering import MODES, checked, rendered
from cumuli.lab.envs.spaces import agents, observations


class Sequential(AECEnv, EzPickle):  # type: ignore[misc]
    """A table as an agent-environment cycle.

    *seats* and *options* are the table's, *vocabulary* what a dreamer of Cloud Mine may say, *reward* `returns` or
    `margin`, *scaled* whether observations lie in [0, 1], *eyes* the seat (from 0) through which `render` looks.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        vocabulary: Sequence[str] = (),
        reward: str = "returns",
        scaled: bool = True,
        render_mode: str | None = None,
        eyes: int | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, vocabulary, reward, scaled, render_mode, eyes)
        super().__init__()
        self.metadata = {"name": f"{game}_v1", "render_modes": MODES, "is_parallelizable": False, "render_fps": 1}
        self.episode = Episode(game, seats, options, vocabulary, reward, scaled)
        self.render_mode = checked(render_mode)
        self.eyes = eyes
        self.possible_agents = agents(self.episode.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observations(self.episode, self.episode.actions) for agent in self.seat_of}
        self.action_spaces = {agent: spaces.Discrete(self.episode.actions) for agent in self.seat_of}
        self._nothing = np.zeros(self.episode.actions, np.int8)
        self._nothing.flags.writeable = False  # one for all who are not asked
        self.rng: Any = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same one for the same seed, the next one of its generator without one."""
        if seed is not None or self.rng is None:
            self.rng, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.episode.begin(self.rng)
        self._look()

    def step(self, action: int | None) -> None:
        """The selected agent acts; raises NotLegal where its mask forbids it.  A finished agent acts with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes an action")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.play(self.seat_of[agent], int(action))
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Who is asked now, with what masks; or what the end brings."""
        if self.episode.over:
            for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        else:
            self.agent_selection = self.possible_agents[self.episode.owing[0]]
        asked = -1 if self.episode.over else self.episode.owing[0]
        self._asked = self.episode.mask(asked, self.episode.actions)
        ending = self.episode.ending()
        self.infos = {agent: {"action_mask": self._mask(agent), **ending} for agent in self.agents}

    def _mask(self, agent: str) -> Any:
        return self._asked if agent == self.agent_selection else self._nothing

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows now, and its mask: zeros alone for all but the one that is selected."""
        return {"observation": self.episode.features(self.seat_of[agent]), "action_mask": self._mask(agent).copy()}

    def render(self) -> Any:
        return rendered(self.episode, self.render_mode, self.eyes)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(env: Sequential) -> Any:
    """As PettingZoo wraps board games: an action that is not legal loses, with a reward of -1, and ends the game."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
