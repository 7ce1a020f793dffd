"""Orders for the coming tricks: how a seat will follow, said role by role before anybody leads it (rule 4.10).

An order may depend on what everybody knows when the seat is asked, and on
nothing else: who was brave before it, and who still holds cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cumuli.core.game import Seat
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService


def last(state: BroomService, seat: Seat) -> bool:
    """Whether nobody is asked after this seat: the others up to the leader have no cards left (rule 4.2).

    A role is led once a round, so whoever still has cards may hold it.
    """
    seats = int(state.rules.seats)
    after = range(1, (int(state.leader) - seat) % seats)
    return not any(state.hand[(seat + i) % seats] for i in after)


def unopposed(state: BroomService, seat: Seat) -> bool:
    """Whether nobody was brave before in this trick."""
    return bool(state.pending < 0)


BRAVE_IF: Final[dict[str, Callable[[BroomService, Seat], bool]]] = {
    "brave": lambda state, seat: True,
    "cowardly": lambda state, seat: False,
    "last": last,
    "unopposed": unopposed,
}
"""The ways to order, and when each is brave; else it is cowardly."""


def standing(state: BroomService, seat: Seat) -> dict[str, tuple[str, ...]]:
    """The roles in hand that may still be asked for, but for a question that is put already; and the ways to order."""
    if state.phase not in (t.LEADING, t.ANSWERING, t.ACTING):
        return {}
    asked = state.role if state.phase == t.ANSWERING and state.asked == seat else -1
    return {t.ROLES[role]: tuple(BRAVE_IF) for role in state.bits(state.hand[seat]) if role != asked}


def ordered(state: BroomService, seat: Seat, orders: Mapping[str, str]) -> int | None:
    """The answer these orders give to the question that is put to a seat; None where they say nothing."""
    if state.phase != t.ANSWERING or state.asked != seat or not state.hand[seat] >> state.role & 1:
        return None
    way = orders.get(t.ROLES[state.role])
    if way is None:
        return None
    return t.BRAVE if BRAVE_IF[way](state, seat) else t.COWARD
