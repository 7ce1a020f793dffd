"""Gymnasium's way: one seat learns, bots sit on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from cumuli.bots import levels, think
from cumuli.lab.envs.episode import Episode
from cumuli.lab.envs.rendering import MODES, checked, rendered
from cumuli.lab.envs.spaces import observations
from cumuli.lab.playing import somebody

ILLEGAL = -1.0


class Single(gymnasium.Env[dict[str, Any], int]):
    """A table with one learner.

    *opponents* names a bot for every other seat in their order, or one for all; *seat* is the learner's, from 0, or
    None: another one in each game.  The other arguments are those of the PettingZoo environments.  An action that is
    not legal ends the game with a reward of -1.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        vocabulary: Sequence[str] = (),
        reward: str = "returns",
        scaled: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if seats is None and not isinstance(opponents, str):
            seats = len(opponents) + 1
        self.episode = Episode(game, seats, options, vocabulary, reward, scaled)
        others = self.episode.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{self.episode.seats} seats need {others} opponents, not {len(self.opponents)}")
        if strange := sorted(set(self.opponents) - set(levels(game))):
            raise ValueError(f"no such bot in {game}: {strange[0]!r}; there are {', '.join(levels(game))}")
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise ValueError(f"no such seat: {seat}; there are 0 to {self.episode.seats - 1}")
        self.wish = seat
        self.seat = seat or 0
        self.render_mode = checked(render_mode)
        self.action_space = spaces.Discrete(self.episode.actions)  # type: ignore[assignment]
        self.observation_space = observations(self.episode, self.episode.actions)
        self._done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play it up to the learner's first decision.

        A game that ends before the learner is asked at all is dealt again.
        """
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(2**31))
            self._bots = Random(number)
            self.seat = int(self.np_random.integers(self.episode.seats)) if self.wish is None else self.wish
            self._who = [somebody(number, seat, self.episode.options) for seat in range(self.episode.seats)]
            self.episode.begin(self.np_random)
            self._others()
            if not self.episode.over:
                break
        self._done = False
        return self._seen()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner answers; bots and luck go on until it is asked again or the game is over."""
        if self._done:
            raise RuntimeError("the game is over; reset deals a new one")
        if int(action) not in self.episode.legal(self.seat):
            self._done = True
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, info | {"illegal": True}
        self.episode.play(self.seat, int(action))
        self._others()
        self._done = self.episode.over
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, self.episode.rewards()[self.seat], self._done, False, info

    def _others(self) -> None:
        """Bots answer until the learner is asked; what several choose at once, each chooses unseen."""
        while not self.episode.over and self.seat not in self.episode.owing:
            seat = self.episode.owing[0]
            level = self.opponents[seat - (seat > self.seat)]
            code = think(self.episode.game, self.episode.state, level, seat, self._bots, self._who[seat])
            self.episode.answer(seat, code)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.episode.mask(-1 if self._done else self.seat, self.episode.actions)
        seen = {"observation": self.episode.features(self.seat), "action_mask": mask}
        return seen, {"action_mask": mask, "seat": self.seat, **self.episode.ending()}

    def action_masks(self) -> Any:
        """What the learner may do now, as true and false: so libraries of masked policies ask for it."""
        return self.episode.mask(-1 if self._done else self.seat, self.episode.actions).astype(bool)

    def render(self) -> Any:
        """The table through the learner's eyes."""
        return rendered(self.episode, self.render_mode, self.seat)
