"""A value made partly by hand: what a level goes by that trusts what was learned only so far.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cumuli.bots.broom_service.outlook import Net, Outlook
from cumuli.bots.broom_service.value import Judge
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService


class Blend(Outlook):
    """The planner's value and the learned one, in VP, mixed."""

    def __init__(self, state: BroomService, net: Net, trust: float) -> None:
        """*trust*: the learned value's share, from 0 to 1."""
        super().__init__(state.rules, net)
        self.judge = Judge(state)
        self.trust = trust

    def value(self, state: BroomService, seat: i64) -> float:
        if state.phase == t.ENDED:
            return float(state.vp[seat])
        total = 0.0
        if self.trust < 1.0:
            total += (1.0 - self.trust) * self.judge.value(state, seat)
        if self.trust > 0.0:
            total += self.trust * super().value(state, seat)
        return total
