"""What distances are worth, by number of seats: to be exponentiated and shared out among the seats.

The shape is what `python -m cumuli.lab.calibrate` finds in games of two_ply against itself on seeds from
1,000,000 on: the last card is worth most, the turn more than a card only when one is missing.  The table for
three seats is such a fit; those for two and four are rounder, because that did at least as well in matches
on seeds from 2,000,000 on.  What is reported is measured on other seeds.
"""

from __future__ import annotations

from typing import Final

MAGIC_COST: Final = 0.03
"""How much better a magic card must be than a route card: it can be played once only."""

NEAR: Final = {
    2: (
        (0.8, -2.2, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0),
        (0.0, -3.0, -4.4, -5.4, -6.4, -7.4, -8.4, -9.4),
    ),
    3: (
        (0.56, -2.06, -3.75, -4.08, -4.33, -4.46, -4.7, -5.28),
        (-0.05, -3.24, -3.93, -4.16, -4.38, -4.55, -4.79, -5.56),
        (-0.72, -3.42, -3.95, -4.23, -4.4, -4.47, -4.91, -5.57),
    ),
    4: (
        (0.5, -1.3, -2.4, -3.0, -3.6, -4.2, -4.8, -5.4),
        (0.0, -1.8, -2.6, -3.2, -3.8, -4.4, -5.0, -5.6),
        (0.0, -1.8, -2.6, -3.2, -3.8, -4.4, -5.0, -5.6),
        (0.0, -1.8, -2.6, -3.2, -3.8, -4.4, -5.0, -5.6),
    ),
}
"""By seats, then from the mover on, by distance on the nearer axis."""
FAR: Final = {
    2: (0.0, -0.3, -0.6, -0.9, -1.2, -1.5, -1.8, -2.1),
    3: (0.0, -0.25, -0.81, -0.92, -1.06, -1.13, -0.99, -0.8),
    4: (0.0, -0.18, -0.36, -0.54, -0.72, -0.9, -1.08, -1.26),
}
"""By seats, by distance on the farther axis."""


def weights(seats: int) -> list[float]:
    """All of them in the order in which a Judge wants them."""
    return [w for row in (*NEAR[seats], FAR[seats]) for w in row]
