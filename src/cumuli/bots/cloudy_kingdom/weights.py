"""What distances are worth, by number of seats."""

from __future__ import annotations

from cumuli.bots.cloudy_kingdom.value import STEPS

MAGIC_COST = 0.03
"""How much better a magic card must be than a route card: it can be played once only."""


def weights(seats: int) -> list[float]:
    k = {2: 1.0, 3: 0.7, 4: 0.6}[seats]
    near = [[k * (0.8 * (o == 0) - (3 * (d > 0) + .8 * (d > 1) * (1 if o == 0 else .5) + max(0, d - 1))) for d in range(STEPS)] for o in range(seats)]
    return [w for row in near for w in row] + [-0.3 * k * d for d in range(STEPS)]
