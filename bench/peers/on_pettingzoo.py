"""PettingZoo's classic games: four in a row, asked from Python."""

from __future__ import annotations

from importlib.metadata import version

import numpy as np
from answering import serve
from pettingzoo.classic import connect_four_v3


def steps(first: int, count: int) -> tuple[int, dict[str, int]]:
    """Random games through the interface that its learners use."""
    digest = decisions = 0
    env = connect_four_v3.env()
    for seed in range(first, first + count):
        env.reset(seed=seed)
        luck = seed * 1103515245 % 2147483646 + 1
        for _agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            luck = luck * 48271 % 2147483647
            env.step(int(legal[luck * len(legal) >> 31]))
            decisions += 1
        digest = (digest * 31 + decisions) % 1000000007
    return digest, {"games": count, "plies": decisions, "decisions": decisions}


if __name__ == "__main__":
    serve(f"PettingZoo {version('pettingzoo')}", {"connect_four.steps": steps})
