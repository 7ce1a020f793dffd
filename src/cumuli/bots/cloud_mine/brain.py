"""How a bot decides in Cloud Mine, with eyes of its own and from what its seat knows.

*state* is a guess at the world, so a watcher's or scout's brain reads no target
and a dreamer's no hand: both are guessed there.
"""

from __future__ import annotations

from random import Random

from cumuli.bots.cloud_mine.levels import think
from cumuli.bots.cloud_mine.references import answer
from cumuli.bots.cloud_mine.skill import SKILLS
from cumuli.bots.me import Me
from cumuli.bots.thought import Budget, Thought
from cumuli.games.cloud_mine.state import CloudMine


def decide(state: CloudMine, level: str, seat: int, rng: Random, me: Me, budget: Budget, why: bool = False) -> Thought:
    """What a bot answers."""
    if level in SKILLS:
        return think(state, SKILLS[level], seat, rng, me, budget, why)
    return Thought(answer(state, level, seat, rng, me))
