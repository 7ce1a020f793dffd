"""Why a bot of Broom Service did what it did, in the numbers that it went by."""

from __future__ import annotations

from cumuli.bots.broom_service import beliefs, hands
from cumuli.bots.thought import Reason
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

SURE = 0.95
"""From here on a choice counts as the only one that was open."""


def compared(values: dict[int, float], code: int, rounds: int) -> list[Reason]:
    """How far the choice lies ahead of the next best one; *rounds* played out, or none where it only looked ahead."""
    others = [other for other in values if other != code]
    if not others:
        return []
    second = max(others, key=lambda other: values[other])
    more = round(values[code] - values[second], 2)
    if more < 0.0:
        return []
    if rounds:
        return [Reason("rounds", {"rounds": rounds, "less": more, "instead": second})]
    return [Reason("ahead", {"less": more, "instead": second})]


def mixed(odds: dict[int, float], code: int) -> list[Reason]:
    """That the choice was drawn among several."""
    chance = odds.get(code, 1.0)
    return [Reason("mix", {"chance": round(100 * chance)})] if chance < SURE else []


def courage(state: BroomService, seat: int, code: int, brave: float, coward: float) -> list[Reason]:
    """What bravery risks and brings, and who might bump: *brave* and *coward* in VP."""
    leading = state.phase == t.LEADING
    role = (code - t.LEAD0) >> 1 if leading else int(state.role)
    rivals = [other for other in hands.to_come(state, seat, leading) if state.hand[other]]
    if not rivals:
        return [Reason("safe")]
    chance = hands.success(state, seat, leading)
    likeliest = max(rivals, key=lambda other: hands.holds(state, other))
    return [
        Reason("claim", {"chance": round(100 * chance), "brave": round(brave, 2), "coward": round(coward, 2)}),
        holder(state, likeliest, role),
    ]


def holder(state: BroomService, other: int, role: int) -> Reason:
    """How likely another seat holds a role, as far as counting tells: equally likely hands."""
    shown = (int(state.brave[other]) | int(state.coward[other]) | int(state.bumped[other])).bit_count()
    over = int(state.led).bit_count() - (1 if state.role >= 0 and state.asked >= 0 else 0)
    chance = round(100 * beliefs.of(state, other, [0.0] * 10).holds(role))
    if over == 0:
        return Reason("fresh", {"seat": other, "chance": chance})
    return Reason("holder", {"seat": other, "shown": shown, "passed": over - shown, "chance": chance})
