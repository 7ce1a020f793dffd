"""A round played to its end by a quick policy that every seat follows from what it knows.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.broom_service.outlook import Outlook
from cumuli.bots.broom_service.pilot import Pilot
from cumuli.core.dice import Dice
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

LEADING: Final = -1.0
"""VP it costs to have to lead next, within a round."""
BLUR: Final = 1.2
"""VP by which the others' judgement strays, so that they cannot be read."""


class Playout:
    """Plays rounds of one table to their end; what the roles bring is weighed once and for all at the beginning."""

    def __init__(self, outlook: Outlook, dice: Dice, share: float) -> None:
        """*share*: how often somebody who holds a role is brave with it."""
        seats = outlook.rules.seats
        self.outlook = outlook
        self.dice = dice
        self.share = share
        self.pilots: list[Pilot] = [Pilot(outlook, seat, 1) for seat in range(seats)]
        self.bold: vec[float] = vec[float]([0.0] * (seats * 10))  # by seat and role: what it brings bravely
        self.meek: vec[float] = vec[float]([0.0] * (seats * 10))
        self.bold_first: vec[float] = self.bold[:]  # the same as they were weighed at the beginning
        self.meek_first: vec[float] = self.meek[:]
        self.moved: i64 = 0  # mask of the seats whose weights are out of date
        self.out: vec[i64] = vec[i64]([0] * 2048)

    def weigh(self, state: BroomService) -> None:
        """Look what every role would bring to every seat."""
        for seat in range(self.outlook.rules.seats):
            pilot = self.pilots[seat]
            now = self.outlook.value(state, seat)
            for role in range(10):
                pilot.weigh(state, role, now)
                self.bold_first[seat * 10 + role] = pilot.brave
                self.meek_first[seat * 10 + role] = pilot.coward

    def blur(self) -> float:
        """Anything from -1 to 1, the middle more often."""
        return float(self.dice.below(1000) + self.dice.below(1000) - 999) / 1000.0

    def success(self, state: BroomService, seat: i64, leading: bool) -> float:
        """The chance that nobody bumps a brave claim made now."""
        seats = state.rules.seats
        leader = seat if leading else state.leader
        led = t.popcount(state.led)
        if not leading:
            led -= 1
        free = float(10 - led) if led < 10 else 1.0
        chance = 1.0
        other = seat + 1 if seat + 1 < seats else 0
        while other != leader:
            hold = float(t.popcount(state.hand[other])) / free
            chance *= 1.0 - self.share * (hold if hold < 1.0 else 1.0)
            other = other + 1 if other + 1 < seats else 0
        return chance

    def gains(self, state: BroomService, seat: i64, role: i64) -> None:
        """Weigh a role anew for a seat that has acted since; gathering is always the same."""
        if self.moved >> seat & 1 and state.rules.kind[role] != t.GATHERER:
            pilot = self.pilots[seat]
            pilot.weigh(state, role, self.outlook.value(state, seat))
            self.bold[seat * 10 + role] = pilot.brave
            self.meek[seat * 10 + role] = pilot.coward

    def lead(self, state: BroomService, seat: i64) -> i64:
        """The role with most to lose in waiting: the best one now, bravely or not."""
        chance = self.success(state, seat, True)
        best = -1e9
        chosen: i64 = -1
        held = state.hand[seat]
        for role in range(10):
            if not held >> i64(role) & 1:
                continue
            self.gains(state, seat, role)
            bold = chance * (self.bold[seat * 10 + role] + LEADING)
            meek = self.meek[seat * 10 + role] + LEADING * chance
            code = t.LEAD0 + i64(role) * 2
            value = bold
            if meek > bold and state.event != t.OLD_TIMES:
                value = meek
                code += 1
            value += BLUR * self.blur()
            if value > best:
                best = value
                chosen = code
        return chosen

    def answer(self, state: BroomService, seat: i64) -> i64:
        """Brave where the claim is likely to hold."""
        role = state.role
        self.gains(state, seat, role)
        bold = self.success(state, seat, False) * (self.bold[seat * 10 + role] + LEADING)
        return t.BRAVE if bold + BLUR * self.blur() > self.meek[seat * 10 + role] else t.COWARD

    def act(self, state: BroomService, seat: i64) -> i64:
        """The best step at a glance."""
        out = self.out
        n = state.fill(seat, out)
        if n == 1:
            return out[0]
        best = -1e9
        chosen = out[0]
        codes = out[:n]
        for code in codes:
            next = state.clone()
            next.apply(seat, code)
            value = self.outlook.value(next, seat)
            if code == t.MODE0:
                value += self.meek[seat * 10 + state.role]  # what is given up for the tile or the event
            if value > best:
                best = value
                chosen = code
        return chosen

    def round(self, state: BroomService) -> None:
        """Play *state* to the end of its round: until luck is asked, or a fist or a set is to be handed in."""
        self.moved = 0
        self.bold = self.bold_first[:]
        self.meek = self.meek_first[:]
        while True:
            phase = state.phase
            if phase == t.ANSWERING:
                seat = state.asked
                code = self.answer(state, seat) if state.hand[seat] >> state.role & 1 else t.PASS
            elif phase == t.ACTING:
                seat = state.doer
                code = self.act(state, seat)
                self.moved |= t.bit(seat)
            elif phase == t.LEADING:
                seat = state.leader
                code = self.lead(state, seat)
            elif phase == t.ADDING:
                seat = state.actor()
                code = t.DECLINE
            else:
                return
            state.apply(seat, code)

    def promise(self, seat: i64, role: i64, chance: float) -> float:
        """What a role promised to a seat at the beginning, where a brave claim holds with this chance."""
        bold = chance * self.bold_first[seat * 10 + role]
        meek = self.meek_first[seat * 10 + role]
        return bold if bold > meek else meek

    def margin(self, state: BroomService, seat: i64, rivals: float) -> float:
        """What the seat will have, less *rivals* times what the others have on average."""
        seats = state.rules.seats
        total = 0.0
        for other in range(seats):
            if i64(other) != seat:
                total += self.outlook.value(state, other)
        return self.outlook.value(state, seat) - rivals * total / float(seats - 1)
