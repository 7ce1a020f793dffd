"""Answers whose speed must tell nothing: who must pass, and who may seal an answer ahead (rule 4.10)."""

from __future__ import annotations

from cumuli.core.game import Seat
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService


def paced(state: BroomService) -> bool:
    """A seat is asked whether it holds the led role."""
    return bool(state.phase == t.ANSWERING)


def forced(state: BroomService) -> int | None:
    """Passing, where the seat that is asked does not hold the role (rule 4.2)."""
    if state.phase != t.ANSWERING or state.hand[state.asked] >> state.role & 1:
        return None
    return t.PASS


def ahead(state: BroomService, seat: Seat) -> list[int]:
    """Brave or cowardly, for a seat that will be asked in this trick and holds the role."""
    if state.role < 0 or state.asked < 0 or not state.hand[seat] >> state.role & 1:
        return []
    seats = int(state.rules.seats)
    to_come = (seat - int(state.leader)) % seats > (int(state.asked) - int(state.leader)) % seats
    return [t.BRAVE, t.COWARD] if to_come else []
