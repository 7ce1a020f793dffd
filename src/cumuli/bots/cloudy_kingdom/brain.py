"""How a bot decides in Cloudy Kingdom: by its level, or as one of those that others are measured by."""

from __future__ import annotations

from random import Random

from cumuli.bots.cloudy_kingdom import ladder, reference
from cumuli.bots.me import Me
from cumuli.bots.thought import Budget, Thought
from cumuli.games.cloudy_kingdom.state import CloudyKingdom


def decide(
    state: CloudyKingdom, level: str, seat: int, rng: Random, me: Me, budget: Budget, why: bool = False
) -> Thought:
    """What a bot of this level answers; *state* is a guess at the world from what the seat knows."""
    rung = ladder.LADDER.get(level)
    if rung is None:
        return Thought(reference.decide(state, level, seat, rng))
    return ladder.decide(state, rung, seat, rng, me, budget, why)
