"""What another seat may hold, exactly: every set of roles with its chance.

Following is a duty, so a role that was led is in no hand that was asked for
it; what is left is any set of the other roles, the likelier the more it would
have promised to whoever chose it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import Final

from cumuli.games.broom_service.filling import may_hold
from cumuli.games.broom_service.state import BroomService

FAVOUR: Final = 0.25
"""How much likelier a role is to be chosen for a VP more that it promises: the logarithm of the odds."""


class Belief:
    """All hands that a seat may have, and how likely each is."""

    def __init__(self, roles: int, size: int, promises: Sequence[float], favour: float = FAVOUR) -> None:
        """Sets of *size* of the *roles* (a mask); *promises* say, role by role, what each is worth to the seat."""
        free = [role for role in range(10) if roles >> role & 1]
        size = min(size, len(free))
        liking = [exp(favour * max(-8.0, min(8.0, promise))) for promise in promises]
        self.hands: list[int] = []
        weights: list[float] = []
        for chosen in combinations(free, size):
            weight = 1.0
            mask = 0
            for role in chosen:
                weight *= liking[role]
                mask |= 1 << role
            self.hands.append(mask)
            weights.append(weight)
        total = sum(weights)
        self.chances = [weight / total for weight in weights]

    def holds(self, role: int) -> float:
        """The chance that the hand has this role."""
        return sum(chance for hand, chance in zip(self.hands, self.chances, strict=True) if hand >> role & 1)

    def sample(self, rng: Random, many: int) -> list[int]:
        """So many hands, each as likely as it is believed."""
        return rng.choices(self.hands, self.chances, k=many)


def of(state: BroomService, other: int, promises: Sequence[float], favour: float = FAVOUR) -> Belief:
    """What a seat may hold now that all have chosen; before that, what it may choose."""
    if not state.open_hands:
        size = int(state.rules.hand_size) + (int(state.spends) >> other & 1)
        return Belief(1023, size, promises, favour)
    return Belief(int(may_hold(state, other)), int(state.hand[other]).bit_count(), promises, favour)
