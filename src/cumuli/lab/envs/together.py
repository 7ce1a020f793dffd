"""PettingZoo's parallel way: all who owe an answer act in one step; whoever owes none has a single action, the no-op.

Several seats answer at once wherever the rules say so (Broom Service: choosing
roles, fists, handing in; Cloudy Kingdom: choosing magic cards); elsewhere the
others wait.  The no-op is the last action; an agent that owes nothing may as
well be left out of a step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import ParallelEnv

from cumuli.lab.envs.episode import Episode, NotLegal
from cumuli.lab.envs.rendering import MODES, checked, rendered
from cumuli.lab.envs.spaces import agents, observations

Each = dict[str, Any]
"""By agent."""
ILLEGAL = -1.0


class Together(ParallelEnv, EzPickle):  # type: ignore[misc]
    """A table in steps of all agents; its arguments are those of the sequential one.

    An action that is not legal ends the game: -1 for whoever took it, 0 for the others.
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
        self.metadata = {"name": f"{game}_v1", "render_modes": MODES, "render_fps": 1}
        self.episode = Episode(game, seats, options, vocabulary, reward, scaled)
        self.render_mode = checked(render_mode)
        self.eyes = eyes
        self.noop = self.episode.actions
        """The action of an agent that owes none."""
        self.possible_agents = agents(self.episode.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observations(self.episode, self.noop + 1) for agent in self.seat_of}
        self.action_spaces = {agent: spaces.Discrete(self.noop + 1) for agent in self.seat_of}
        self.rng: Any = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        """Deal a new game: the same one for the same seed, the next one of its generator without one."""
        if seed is not None or self.rng is None:
            self.rng, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.episode.begin(self.rng)
        return self._seen()

    def step(self, actions: Mapping[str, Any]) -> tuple[Each, Each, Each, Each, Each]:
        """All act; observations, rewards, terminations, truncations and infos of all who were still playing."""
        rewards = dict.fromkeys(self.agents, 0.0)
        wrong = self._wrong(actions)
        over = bool(wrong)
        if wrong:
            rewards.update(dict.fromkeys(wrong, ILLEGAL))
        else:
            owing = self.episode.owing
            self.episode.together({seat: int(actions[self.possible_agents[seat]]) for seat in owing})
            over = self.episode.over
            rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        observations, infos = self._seen(over)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _wrong(self, actions: Mapping[str, Any]) -> list[str]:
        """The agents whose action is not legal; raises NotLegal where one that owes an answer gives none."""
        owing = {self.possible_agents[seat] for seat in self.episode.owing}
        if silent := sorted(owing - set(actions)):
            raise NotLegal(f"{', '.join(silent)} owe an action")
        wrong = []
        for agent in self.agents:
            if agent in owing:
                legal = int(actions[agent]) in self.episode.legal(self.seat_of[agent])
            else:
                legal = int(actions.get(agent, self.noop)) == self.noop
            if not legal:
                wrong.append(agent)
        return wrong

    def _seen(self, over: bool = False) -> tuple[Each, Each]:
        """What every agent knows, and its mask: the no-op alone for whoever owes nothing, nothing at the end."""
        seen, infos = {}, {}
        owing, ending = self.episode.owing, self.episode.ending()
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = self.episode.mask(-1 if over else seat, self.noop + 1)
            if not over and seat not in owing:
                mask[self.noop] = 1
            seen[agent] = {"observation": self.episode.features(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask, **ending}
        return seen, infos

    def render(self) -> Any:
        return rendered(self.episode, self.render_mode, self.eyes)

    def close(self) -> None:
        """Nothing is held open."""
