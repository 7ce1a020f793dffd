"""How a seat carries out its roles, and in which order: a search among its own deeds.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.broom_service.outlook import Outlook
from cumuli.games.broom_service import effects, tricks
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

NOTHING: Final = -1e9


class Plan:
    """Some of one's roles in an order: what they bring, and where they lead."""

    def __init__(self, value: float, roles: i64, at: BroomService, first: i64) -> None:
        self.value = value
        self.roles = roles
        self.at = at
        self.first = first


class Pilot:
    """Looks ahead for one seat, as if nobody else were at the table."""

    def __init__(self, outlook: Outlook, seat: i64, deep: i64) -> None:
        """So many decisions in a row, *deep*, are looked through whole; then the best at a glance is followed."""
        self.outlook = outlook
        self.seat = seat
        self.deep = deep
        self.after: BroomService | None = None
        """Where the deed valued last would lead."""
        self.brave = 0.0
        self.coward = 0.0
        """What the role weighed last would bring."""
        self.brave_at: BroomService | None = None
        self.coward_at: BroomService | None = None

    def follow(self, state: BroomService, depth: i64) -> float:
        """The value after the rest of the action, decided as well as can be seen."""
        if state.phase != t.ACTING or state.doer != self.seat:
            self.after = state
            return self.outlook.value(state, self.seat)
        out = vec[i64]([0] * 128)
        n = state.fill(self.seat, out)
        best = NOTHING
        leads_to = state
        for i in range(n):
            next = state.clone()
            next.apply(self.seat, out[i])
            if depth >= self.deep:
                value = self.outlook.value(next, self.seat)
                if value > best:
                    best = value
                    leads_to = next
            else:
                value = self.follow(next, depth + 1)
                after = self.after
                if value > best and after is not None:
                    best = value
                    leads_to = after
        if depth >= self.deep:
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
        value = self.follow(alone, 1)
        after = self.after
        if after is not None:
            after.leader = state.leader
        return value

    def weigh(self, state: BroomService, role: i64, now: float) -> None:
        """What a role would bring bravely and cowardly beyond the value *now*, and where either leads."""
        seat = self.seat
        self.brave = self.role(state, role, True) - now
        self.brave_at = self.after
        self.coward = 0.0
        self.coward_at = state
        value = self.role(state, role, False) - now
        if value > 0.0:
            self.coward = value
            self.coward_at = self.after
        rules = state.rules
        other = 0.0
        if state.event == t.BLACK_MARKET:
            other = float(rules.market)
        elif state.event == t.MOONSHINE:
            other = 2.0 * float(rules.moonshine)
        if effects.ready(state, seat, t.FIVE_TILE) and other < float(rules.five_vp) - 2.0:
            other = float(rules.five_vp) - 2.0
        if other > self.coward:
            self.coward = other
            self.coward_at = state
        if self.brave < 0.0:
            self.brave = 0.0
            self.brave_at = state

    def plans(self, state: BroomService, roles: i64, length: i64, chances: vec[float], wide: i64) -> list[Plan]:
        """The best orders in which to play so many of these roles, best first: a beam search, *wide* sets at once.

        *chances* say, role by role, how likely a brave claim holds.
        """
        beam: list[Plan] = [Plan(0.0, 0, state, -1)]
        done: list[Plan] = []
        rules = state.rules
        for _ in range(length):
            wider: list[Plan] = []
            for plan in beam:
                now = self.outlook.value(plan.at, self.seat)
                for role in range(10):
                    if not roles >> i64(role) & 1 or plan.roles >> i64(role) & 1:
                        continue
                    self.weigh(plan.at, role, now)
                    bold = chances[role] * self.brave
                    meek = self.coward
                    if state.event == t.OLD_TIMES:
                        meek = 0.5 * (1.0 - chances[role]) * self.coward
                        bold += meek
                    gain = bold if bold > meek else meek
                    at = self.brave_at if bold >= meek else self.coward_at
                    if state.cursed >> i64(role) & 1:
                        gain += float(rules.penalty)
                    if at is not None:
                        first = i64(role) if plan.first < 0 else plan.first
                        wider.append(Plan(plan.value + gain, plan.roles | t.bit(i64(role)), at, first))
            wider.sort(key=lambda plan: -plan.value)
            done = wider
            beam = different(wider, wide)
        return done


def different(plans: list[Plan], many: i64) -> list[Plan]:
    """The best plans, the same set of roles only once."""
    found: list[Plan] = []
    seen: list[int] = []
    for plan in plans:
        roles = int(plan.roles)
        if roles in seen:
            continue
        seen.append(roles)
        found.append(plan)
        if i64(len(found)) == many:
            break
    return found
