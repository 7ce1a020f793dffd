"""What a role would bring on the map: a search among one seat's own deeds.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.broom_service.value import Judge
from cumuli.games.broom_service import effects, tricks
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

DEEP: Final = 3  # so many decisions in a row are looked through whole; after that the best at a glance is followed
NOTHING: Final = -1e9


class Planner:
    """Looks ahead for one seat, as if nobody else were at the table."""

    def __init__(self, state: BroomService, seat: i64) -> None:
        self.judge = Judge(state)
        self.seat = seat
        self.after: BroomService = state
        """Where the deed valued last would lead."""

    def decide(self, state: BroomService) -> i64:
        """The best code for a decision within an action."""
        out = vec[i64]([0] * 128)
        n = state.fill(self.seat, out)
        best = NOTHING
        chosen = out[0]
        for i in range(n):
            next = state.clone()
            next.apply(self.seat, out[i])
            value = self.follow(next, 1)
            if value > best:
                best = value
                chosen = out[i]
        return chosen

    def follow(self, state: BroomService, depth: i64) -> float:
        """The value after the rest of the action, decided as well as can be seen."""
        if state.phase != t.ACTING or state.doer != self.seat:
            self.after = state
            return self.judge.value(state, self.seat)
        out = vec[i64]([0] * 128)
        n = state.fill(self.seat, out)
        best = NOTHING
        leads_to = state
        for i in range(n):
            next = state.clone()
            next.apply(self.seat, out[i])
            value = self.judge.value(next, self.seat) if depth >= DEEP else self.follow(next, depth + 1)
            if value > best:
                best = value
                leads_to = next if depth >= DEEP else self.after
        if depth >= DEEP:
            return self.follow(leads_to, depth + 1)
        self.after = leads_to
        return best

    def role(self, state: BroomService, role: i64, brave: bool) -> float:
        """The value of carrying out a role now, all other things left as they are."""
        seat = self.seat
        alone = state.clone()
        for other in range(alone.rules.seats):
            alone.hand[other] = 0
        alone.hand[seat] = 1023 & ~(t.bit(role))  # so that the round does not end
        alone.at = 0
        alone.asked = -1
        alone.pending = seat
        alone.leader = seat
        alone.doer = seat
        alone.role = role
        alone.last_act = True
        effects.push_role(alone, role, 1 if brave else 0)
        tricks.run(alone)
        return self.follow(alone, 1)
