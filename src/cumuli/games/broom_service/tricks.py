"""A trick: leading, following, bumping, and who leads next (rule 4).  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.broom_service import effects, offers, rounds
from cumuli.games.broom_service import events as ev
from cumuli.games.broom_service import tables as t

if TYPE_CHECKING:
    from cumuli.games.broom_service.state import BroomService

WAIVED = ["mode", "gather", "move", "deliver", "dispel"]


def begin(state: BroomService) -> None:
    """The next trick, or the end of the round when no hand is left (rules 3.4 and 4.7)."""
    fresh = state.fresh
    for i in range(state.rules.seats * 3):
        fresh[i] = 0
    state.role = -1
    state.asked = -1
    state.pending = -1
    state.last_act = False
    seats = state.rules.seats
    for i in range(seats):
        seat = state.leader + i
        if seat >= seats:
            seat -= seats
        if state.hand[seat]:
            if i and state.events is not None:
                tell(state.events, ev.Leads, int(seat), "4.7")
            state.leader = seat
            state.trick += 1
            state.phase = t.LEADING
            return
    rounds.finish(state)


def lead(state: BroomService, role: i64, cowardly: i64) -> None:
    state.role = role
    state.led |= t.bit(role)
    state.asked = state.leader
    if state.events is not None:
        tell(state.events, ev.Led, int(state.leader), t.ROLES[role], not cowardly)
    lay(state, state.leader, cowardly)


def answer(state: BroomService, code: i64) -> None:
    """Follow bravely or cowardly, or pass (rule 4.2)."""
    seat = state.asked
    if code == t.PASS:
        if state.events is not None:
            tell(state.events, ev.Passed, int(seat), t.ROLES[state.role])
        ask_next(state)
        return
    if state.events is not None:
        tell(state.events, ev.Answered, int(seat), t.ROLES[state.role], code == t.BRAVE)
    lay(state, seat, 1 if code == t.COWARD else 0)


def lay(state: BroomService, seat: i64, cowardly: i64) -> None:
    """A card is laid: a bewitched one costs at once (4.8), the brave wait (4.3), cowards act (4.4)."""
    role = state.role
    bit: i64 = t.bit(role)
    state.hand[seat] &= ~bit
    if state.cursed & bit:
        state.vp[seat] += state.rules.penalty
        if state.events is not None:
            tell(state.events, ev.Penalised, int(seat), t.ROLES[role], int(state.rules.penalty))
    if cowardly:
        state.coward[seat] |= bit
        state.doer = seat
        choose_mode(state)
        return
    if state.pending >= 0:
        state.brave[state.pending] &= ~bit
        state.bumped[state.pending] |= bit
        if state.events is not None:
            tell(state.events, ev.Bumped, int(state.pending), int(seat))
    state.brave[seat] |= bit
    state.pending = seat
    ask_next(state)


def choose_mode(state: BroomService) -> None:
    """The cowardly action, unless the round or a tile offers something else instead."""
    either = state.event == t.BLACK_MARKET or state.event == t.MOONSHINE
    seat = state.doer
    if either or effects.ready(state, seat, t.FIVE_TILE) or effects.ready(state, seat, t.BRAVE_TILE):
        effects.push(state, t.MODE, t.ANY_PAWN, 0, t.NOWHERE, 0, 1, t.BY_ROLE)
    else:
        effects.push_role(state, state.role, 0)
    run(state)


def take_mode(state: BroomService, mode: i64) -> None:
    """Either the action or something else, never both (ruling A20)."""
    seat = state.doer
    if mode == 0:
        effects.push_role(state, state.role, 0)
        return
    vp: i64 = 0
    rule = "7.2"
    if mode == 1:
        vp = state.rules.market
    elif mode == 2:
        rule = "7.3"
        effects.push(state, t.GATHER, t.ANY_PAWN, 0, t.NOWHERE, 0, state.rules.moonshine, t.BY_EVENT)
    elif mode == 3:
        rule = "10.5"
        vp = state.rules.five_vp
        effects.spend_tile(state, seat, t.FIVE_TILE)
    else:
        rule = "10.3"
        effects.spend_tile(state, seat, t.BRAVE_TILE)
        effects.push_role(state, state.role, 1)  # but still a coward: no bumping, no lead (ruling A9)
    state.vp[seat] += vp
    if state.events is not None:
        tell(state.events, ev.TookInstead, int(seat), t.MODES[mode], int(vp), rule)


def run(state: BroomService) -> None:
    """Go on until somebody must decide: steps that leave no choice carry themselves out."""
    while state.at > 0:
        step = state.agenda[state.at - 1]
        op = t.op_of(step)
        if op == t.MODE or op == t.CIRCLE or op == t.MOUNTAIN or offers.fill_some(state, step, state.scratch) > 0:
            state.phase = t.ACTING
            return
        state.at -= 1
        waive(state, op)
    if state.last_act:
        end(state)
    else:
        ask_next(state)


def waive(state: BroomService, op: i64) -> None:
    if state.events is not None:
        tell(state.events, ev.Waived, int(state.doer), WAIVED[op])


def decide(state: BroomService, code: i64) -> None:
    """Carry out the step on top of the agenda as decided."""
    state.at -= 1
    step = state.agenda[state.at]
    op = t.op_of(step)
    if code == t.DECLINE:
        if op == t.MOUNTAIN:
            effects.forgo_mountain(state, step)
        else:
            waive(state, op)
    elif op == t.MODE:
        take_mode(state, code - t.MODE0)
    elif op == t.GATHER:
        take = code - t.TAKE0
        effects.gain(state, state.doer, take & 3, take >> 2 & 3, take >> 4 & 3, take >> 6 & 3, t.why_of(step))
    elif op == t.MOVE:
        effects.fly(state, step, (code - t.FLY0) >> 6, (code - t.FLY0) & 63)
    elif op == t.DELIVER:
        effects.deliver(state, step, (code - t.DELIVER0) >> 6, (code - t.DELIVER0) & 63)
    elif op == t.DISPEL:
        effects.dispel(state, step, code - t.DISPEL0)
    elif op == t.CIRCLE:
        effects.land(state, step, code - t.CIRCLE0)
    elif code == t.USE_TILE:
        effects.use_mountain(state, step)
    else:
        effects.deliver_first(state, step)
    run(state)


def ask_next(state: BroomService) -> None:
    """The next seat clockwise that has cards answers; after a whole round the brave one acts (rule 4.5)."""
    hand = state.hand
    seat = after(state, state.asked)
    while seat != state.leader:
        if hand[seat]:
            state.asked = seat
            state.phase = t.ANSWERING
            return
        seat = after(state, seat)
    state.asked = -1
    if state.pending < 0:
        end(state)
        return
    state.last_act = True
    state.doer = state.pending
    if state.events is not None:
        tell(state.events, ev.BraveActs, int(state.pending), t.ROLES[state.role])
    effects.push_role(state, state.role, 1)
    run(state)


def after(state: BroomService, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.rules.seats else 0


def end(state: BroomService) -> None:
    """The last brave player leads next; if all were cowardly, the leader leads again (rules 4.5 and 4.6)."""
    if state.pending < 0:
        if state.events is not None:
            tell(state.events, ev.LeadsAgain, int(state.leader))
    elif state.pending != state.leader:
        state.leader = state.pending
        if state.events is not None:
            tell(state.events, ev.Leads, int(state.leader), "4.5")
    begin(state)
