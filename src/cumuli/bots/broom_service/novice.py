"""The first level: it looks at one role at a time and is brave by mood."""

from __future__ import annotations

from typing import Final

from cumuli.bots.broom_service.mind import odds
from cumuli.bots.broom_service.personas import Persona
from cumuli.bots.broom_service.plan import Planner
from cumuli.bots.broom_service.planner import gains, penalty
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

TASTE: Final = 0.4
"""VP by which a role may seem better or worse than it is."""


def decide(state: BroomService, seat: int, who: Persona, legal: list[int]) -> dict[int, float]:
    """The chances of what it answers, where it has thought about it; nothing where any planner answers alike."""
    planner = Planner(state, seat)
    if state.phase == t.SELECTING:
        return _select(state, planner, seat, who, legal)
    if state.phase == t.LEADING:
        return _lead(state, planner, seat, who, legal)
    if state.phase == t.ANSWERING:
        brave, coward, _ = gains(state, planner, seat, int(state.role))
        return _courage(t.BRAVE, t.COWARD, brave, coward, who)
    return {}


def _courage(bold: int, meek: int, brave: float, coward: float, who: Persona) -> dict[int, float]:
    """A feeling for how often bravery pays: it does not count the others' cards."""
    return odds({bold: who.boldness * brave, meek: coward}, TASTE, 99.0)


def _promises(
    state: BroomService, planner: Planner, seat: int, roles: int, who: Persona
) -> dict[int, tuple[float, float, float]]:
    """By role: what it promises now, what bravery brings and what cowardice brings."""
    found = {}
    for role in range(10):
        if roles >> role & 1:
            brave, coward, _ = gains(state, planner, seat, role)
            found[role] = (max(who.boldness * brave, coward) + penalty(state, role), brave, coward)
    return found


def _select(state: BroomService, planner: Planner, seat: int, who: Persona, legal: list[int]) -> dict[int, float]:
    """Sets by the sum of what their roles promise, each for itself."""
    promises = _promises(state, planner, seat, 1023, who)
    usual = int(state.rules.hand_size)
    sized = [code for code in legal if code.bit_count() == usual] or legal
    return odds({code: sum(promises[role][0] for role in range(10) if code >> role & 1) for code in sized}, TASTE, 4.0)


def _lead(state: BroomService, planner: Planner, seat: int, who: Persona, legal: list[int]) -> dict[int, float]:
    promises = _promises(state, planner, seat, int(state.hand[seat]), who)
    found: dict[int, float] = {}
    for role, chance in odds({role: promise for role, (promise, _, _) in promises.items()}, TASTE, 4.0).items():
        _, brave, coward = promises[role]
        code = t.LEAD0 + role * 2
        both = _courage(code, code + 1, brave, coward, who) if code + 1 in legal else {code: 1.0}
        for each, share in both.items():
            found[each] = found.get(each, 0.0) + chance * share
    return found
