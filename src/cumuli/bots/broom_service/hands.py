"""What the others may hold (README.md, "What others may hold"), and what that means for the brave."""

from __future__ import annotations

from cumuli.games.broom_service.state import BroomService

BRAVE_SHARE = {2: 0.62, 3: 0.6, 4: 0.55, 5: 0.5}
"""How often others are brave when they hold the role, by number of players: measured among bots."""


def holds(state: BroomService, seat: int) -> float:
    """The chance that a seat holds a role not led yet: its cards, spread evenly over the roles still possible."""
    held = int(state.hand[seat]).bit_count()
    led = int(state.led).bit_count() - (1 if state.role >= 0 and state.asked >= 0 else 0)
    return min(1.0, held / max(1, 10 - led))


def to_come(state: BroomService, seat: int, leading: bool) -> list[int]:
    """The seats that answer after this one in the trick."""
    seats = int(state.rules.seats)
    leader = seat if leading else int(state.leader)
    place = (seat - leader) % seats
    return [(leader + i) % seats for i in range(place + 1, seats)]


def success(state: BroomService, seat: int, leading: bool) -> float:
    """The chance that nobody bumps a brave claim made now."""
    chance = 1.0
    for other in to_come(state, seat, leading):
        chance *= 1.0 - holds(state, other) * BRAVE_SHARE[int(state.rules.seats)]
    return chance
