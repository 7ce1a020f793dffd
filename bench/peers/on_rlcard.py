"""RLCard: uno, asked from Python."""

from __future__ import annotations

from importlib.metadata import version

import rlcard
from answering import serve


def steps(first: int, count: int) -> tuple[int, dict[str, int]]:
    """Random games of two; the environment has no luck of its own to answer."""
    digest = decisions = 0
    env = rlcard.make("uno", config={"seed": first})
    for seed in range(first, first + count):
        luck = seed * 1103515245 % 2147483646 + 1
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            luck = luck * 48271 % 2147483647
            state, _ = env.step(legal[luck * len(legal) >> 31])
            decisions += 1
        digest = (digest * 31 + decisions) % 1000000007
    return digest, {"games": count, "plies": decisions, "decisions": decisions}


if __name__ == "__main__":
    serve(f"RLCard {version('rlcard')}", {"uno.steps": steps})
