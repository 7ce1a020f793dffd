"""What a seat knows of a position, as numbers.  Compiled; the planes are declared in features.py, in this order.

Nothing here may tell more than view.py does: a law compares worlds that look
the same to a seat.  Seats are counted from the one that looks, clockwise.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.filling import bits, number, one_hot, zeros
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

OPS = 7
WHYS = 4


def fill(state: BroomService, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write what *seat* knows from *at* on; return where it ends."""
    at = fill_round(state, seat, out, at)
    at = fill_trick(state, seat, out, at)
    at = fill_hands(state, seat, out, at)
    at = fill_seats(state, seat, out, at)
    at = fill_map(state, out, at)
    return fill_agenda(state, seat, out, at)


def place(state: BroomService, seat: i64, other: i64) -> i64:
    """How many seats clockwise from *seat* the other one sits; -1 for nobody."""
    seats = state.rules.seats
    return (other - seat + seats) % seats if other >= 0 else -1


def seats_of(state: BroomService, seat: i64, out: vec[i64], at: i64, mask: i64) -> i64:
    """A mask of seats, the one that looks first."""
    seats = state.rules.seats
    i: i64
    for i in range(seats):
        out[at + i] = mask >> ((seat + i) % seats) & 1
    return at + seats


def owing(state: BroomService) -> i64:
    """The mask of seats that owe an answer."""
    mask: i64 = 0
    if state.simultaneous():
        for other in state.to_act():
            if other >= 0:
                mask |= t.bit(i64(other))
    elif state.actor() >= 0:
        mask = t.bit(state.actor())
    return mask


def fill_round(state: BroomService, seat: i64, out: vec[i64], at: i64) -> i64:
    """phase, round, trick, to_act, leader, event, events_gone, bewitched, led, chosen"""
    seats = state.rules.seats
    at = one_hot(out, at, 14, state.phase)
    at = number(out, at, state.round)
    at = number(out, at, state.trick)
    at = seats_of(state, seat, out, at, owing(state))
    at = one_hot(out, at, seats, place(state, seat, state.leader) if state.phase > t.BEGINNING else -1)
    at = one_hot(out, at, 10, state.event)
    at = bits(out, at, 10, state.events_gone)
    at = bits(out, at, 10, state.cursed)
    at = bits(out, at, 10, state.led)
    return seats_of(state, seat, out, at, state.chosen if state.simultaneous() else t.bit(seats) - 1)


def answer(state: BroomService, other: i64) -> i64:
    """What a seat has said in this trick: 0 brave, 1 cowardly, 2 bumped, 3 pass, or -1."""
    mask = t.bit(state.role)
    if state.brave[other] & mask:
        return 0
    if state.coward[other] & mask:
        return 1
    if state.bumped[other] & mask:
        return 2
    if state.asked < 0:
        return 3
    seats = state.rules.seats
    said = (other - state.leader + seats) % seats < (state.asked - state.leader + seats) % seats
    return 3 if said else -1


def fill_trick(state: BroomService, seat: i64, out: vec[i64], at: i64) -> i64:
    """role, answers, pending, brave_action"""
    seats = state.rules.seats
    going = state.role >= 0
    at = one_hot(out, at, 10, state.role)
    i: i64
    for i in range(seats):
        at = one_hot(out, at, 4, answer(state, (seat + i) % seats) if going else -1)
    at = one_hot(out, at, seats, place(state, seat, state.pending) if going else -1)
    return number(out, at, 1 if going and state.last_act else 0)


def to_come(state: BroomService, other: i64) -> bool:
    """Whether a seat is still to answer in this trick; the seat that is asked now is."""
    if state.asked < 0:
        return False
    seats = state.rules.seats
    spot = (other - state.leader + seats) % seats
    asked = (state.asked - state.leader + seats) % seats
    return spot > asked or (spot == asked and state.phase == t.ANSWERING)


def may_hold(state: BroomService, other: i64) -> i64:
    """The mask of roles that another seat's hand is made of, as far as anybody can tell."""
    gone = state.led
    laid = state.brave[other] | state.coward[other] | state.bumped[other]
    if state.role >= 0 and not laid >> state.role & 1 and to_come(state, other):
        gone &= ~t.bit(state.role)
    return 1023 & ~gone


def fill_hands(state: BroomService, seat: i64, out: vec[i64], at: i64) -> i64:
    """hand, hand_size, may_hold, fist"""
    seats = state.rules.seats
    at = bits(out, at, 10, state.hand[seat])
    i: i64
    for i in range(seats):
        known = state.open_hands or i == 0
        at = number(out, at, t.popcount(state.hand[(seat + i) % seats]) if known else 0)
    for i in range(1, seats):
        other = (seat + i) % seats
        held = state.open_hands and state.hand[other] != 0
        at = bits(out, at, 10, may_hold(state, other) if held else 0)
    for i in range(5):
        at = number(out, at, state.bid[seat * 5 + i] if state.phase == t.BIDDING else -1)
    return at


def fill_seats(state: BroomService, seat: i64, out: vec[i64], at: i64) -> i64:
    """vp, resources, pawns, brave, cowardly, bumped, lightning, clouds_won, amulets, tiles_ready, _fresh, _spent"""
    rules = state.rules
    seats = rules.seats
    i: i64
    k: i64
    for i in range(seats):
        at = number(out, at, state.vp[(seat + i) % seats])
    for i in range(seats):
        for k in range(4):
            at = number(out, at, state.have[(seat + i) % seats * 4 + k])
    for i in range(seats):
        for k in range(2):
            region = state.pawn[(seat + i) % seats * 2 + k] if state.phase > t.BEGINNING else -1
            at = one_hot(out, at, rules.regions, region)
    for i in range(seats):
        at = bits(out, at, 10, state.brave[(seat + i) % seats])
    for i in range(seats):
        at = bits(out, at, 10, state.coward[(seat + i) % seats])
    for i in range(seats):
        at = bits(out, at, 10, state.bumped[(seat + i) % seats])
    for i in range(seats):
        at = number(out, at, state.bolts[(seat + i) % seats])
    for i in range(seats):
        for k in range(rules.clouds):
            at = number(out, at, state.won[(seat + i) % seats * rules.clouds + k])
    for i in range(seats):
        at = bits(out, at, rules.regions, state.amulets[(seat + i) % seats])
    for i in range(seats):
        for k in range(3):
            tile = (seat + i) % seats * 3 + k
            at = number(out, at, state.owned[tile] - state.fresh[tile])
    for i in range(seats):
        for k in range(3):
            at = number(out, at, state.fresh[(seat + i) % seats * 3 + k])
    for i in range(seats):
        for k in range(3):
            at = number(out, at, state.spent[(seat + i) % seats * 3 + k])
    return at


def fill_map(state: BroomService, out: vec[i64], at: i64) -> i64:
    """clouds, closed, tiles, last_region"""
    rules = state.rules
    i: i64
    for i in range(rules.spaces):
        at = one_hot(out, at, rules.clouds, state.cloud[i])
    at = bits(out, at, rules.towers + len(rules.hill_of), state.closed)
    for i in range(rules.regions):
        at = one_hot(out, at, rules.tiles - 1, state.tile[i] - 1)
    return one_hot(out, at, rules.regions, state.last_region)


def fill_agenda(state: BroomService, seat: i64, out: vec[i64], at: i64) -> i64:
    """doer, step, pawn, region, terrains, bravely, left, why, waiting"""
    asks = state.at > 0
    step: i64 = state.agenda[state.at - 1] if asks else 0
    at = one_hot(out, at, state.rules.seats, place(state, seat, state.doer) if asks else -1)
    at = one_hot(out, at, OPS, t.op_of(step) if asks else -1)
    at = one_hot(out, at, 3, t.pawn_of(step) if asks else -1)
    at = one_hot(out, at, state.rules.regions, t.region_of(step) if asks else -1)
    at = bits(out, at, 4, t.terrains_of(step))
    at = number(out, at, t.brave_of(step))
    at = number(out, at, t.left_of(step))
    at = one_hot(out, at, WHYS, t.why_of(step) if asks else -1)
    start = at
    at = zeros(out, at, OPS)
    i: i64
    for i in range(state.at - 1):
        out[start + t.op_of(state.agenda[i])] += 1
    return at
