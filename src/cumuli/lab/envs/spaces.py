"""The spaces of an environment: fixed for a game, a number of seats and its options."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from cumuli.lab.envs.episode import Episode


def observations(episode: Episode, actions: int) -> spaces.Dict:
    """What a seat knows, and the mask of its actions."""
    layout = episode.layout
    low: Any = np.zeros(layout.size, np.float32) if episode.scaled else layout.low
    high: Any = np.ones(layout.size, np.float32) if episode.scaled else layout.high
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def agents(seats: int) -> list[str]:
    """seat_1 and on."""
    return [f"seat_{seat + 1}" for seat in range(seats)]
