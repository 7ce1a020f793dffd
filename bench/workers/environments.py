"""What the bench times of the doors for learners: PettingZoo's way through whole games, and arrays beside views."""

from __future__ import annotations

import importlib
from collections.abc import Callable

import numpy as np
from answering import Work, serve

from cumuli.core.dice import Dice
from cumuli.games import SHELF
from cumuli.lab.features import Layout


def tasks_of(game: str) -> dict[str, Work]:
    env = importlib.import_module(f"cumuli.lab.envs.{game}_v1").env()

    def steps(first: int, count: int) -> tuple[int, dict[str, int]]:
        """Random games through the interface that learners use, as the peer's are played."""
        digest = decisions = 0
        for seed in range(first, first + count):
            env.reset(seed=seed)
            dice = Dice(seed)
            for _agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[dice.below(len(legal))]))
                decisions += 1
            digest = (digest * 31 + decisions) % 1000000007
        return digest, {"games": count, "plies": decisions, "decisions": decisions}

    env.reset(seed=1)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    state = env.unwrapped.episode.state.clone()
    layout = Layout(game, state)

    def looked(look: Callable[[], object]) -> Work:
        def work(_first: int, count: int) -> tuple[int, dict[str, int]]:
            for _ in range(count * 20):
                look()
            return 0, {"looks": count * 20}

        return work

    return {
        f"{game}.turns": steps,
        f"{game}.features": looked(lambda: layout.features(state, 0)),
        f"{game}.views": looked(lambda: SHELF[game].observe(state, 0)),
    }


if __name__ == "__main__":
    import cumuli.lab.envs

    tasks: dict[str, Work] = {}
    for name in SHELF:
        tasks |= tasks_of(name)
    serve(f"environments v{cumuli.lab.envs.VERSION}", tasks)
