"""What a position is worth: each seat's chance to win, as the table lies and with a given seat to play.  Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.cloudy_kingdom.distance import Ruler
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

STEPS: Final = 8
"""Distances from STEPS - 1 on count alike."""


class Judge:
    """Weighs a position: a softmax over the seats of what their distances are worth, by who plays next."""

    def __init__(self, state: CloudyKingdom, weights: list[float]) -> None:
        """*weights* by seats from the mover on: STEPS for the nearer axis; then STEPS for the farther one."""
        self.seats: i64 = state.rules.seats
        self.ruler = Ruler(state.rules, state.stacks.castles)
        self.weight: vec[float] = vec[float](weights)
        self.share: vec[float] = vec[float]([0.0] * 4)  # by seat: the chance to win
        self.near: vec[i64] = vec[i64]([0] * 4)  # by seat
        self.far: vec[i64] = vec[i64]([0] * 4)

    def measure(self, state: CloudyKingdom) -> None:
        """Each seat's distances on its nearer and its farther axis."""
        ruler = self.ruler
        ruler.lay(state.stacks)
        for seat in range(self.seats):
            family = state.family[seat]
            a = ruler.distance(family, 0)
            b = ruler.distance(family, 1)
            if a > b:
                a, b = b, a
            self.near[seat] = a if a < STEPS else STEPS - 1
            self.far[seat] = b if b < STEPS else STEPS - 1

    def weigh(self, state: CloudyKingdom, mover: i64) -> None:
        """Fill `share`, with *mover* to play."""
        self.measure(state)
        seats = self.seats
        share = self.share
        if self.near[mover] == 0:  # a link that stands is claimed now (rule 8.4)
            for seat in range(seats):
                share[seat] = 0.0
            share[mover] = 1.0
            return
        total = 0.0
        seat = mover
        for offset in range(seats):
            worth = exp(self.weight[offset * STEPS + self.near[seat]] + self.weight[seats * STEPS + self.far[seat]])
            share[seat] = worth
            total += worth
            seat += 1
            if seat == seats:
                seat = 0
        for seat in range(seats):
            share[seat] = share[seat] / total
