"""Count the leaves of the tree of play: the field's oldest check of a rule engine."""

from __future__ import annotations

from typing import Any

from cumuli.core.game import CHANCE


def choices(state: Any, seat: int) -> list[int]:
    """The codes a seat may take; luck's answers count once each, however likely."""
    return [code for code, _ in state.chance()] if seat == CHANCE else state.legal_actions(seat)


def perft(state: Any, depth: int) -> int:
    """How many lines of that many words lead on from here; a line that ends earlier counts as one."""
    if depth == 0 or not state.to_act():
        return 1
    seat = state.to_act()[0]
    codes = choices(state, seat)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.clone()
        after.apply(seat, code)
        total += perft(after, depth - 1)
    return total
