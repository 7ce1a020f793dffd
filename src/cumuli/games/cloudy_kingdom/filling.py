"""What a seat knows of a position, as numbers.  Compiled; the planes are declared in features.py, in this order.

Nothing here may tell more than view.py does: a law compares worlds that look
the same to a seat.  Seats are counted from the one that looks, clockwise.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.filling import bits, number, one_hot, zeros
from cumuli.games.cloudy_kingdom import fields as f
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import Rules

OPS = 19
PAIRS = 6
CELLS = 16


def fill(state: CloudyKingdom, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write what *seat* knows from *at* on; return where it ends."""
    at = fill_turn(state, seat, out, at)
    at = fill_castles(state, out, at)
    at = fill_cells(state, out, at)
    at = fill_seats(state, seat, out, at)
    at = fill_cards(state, seat, out, at)
    return fill_spell(state, seat, out, at)


def place(state: CloudyKingdom, seat: i64, other: i64) -> i64:
    """How many seats clockwise from *seat* the other one sits."""
    seats = state.rules.seats
    return (other - seat + seats) % seats


def fill_turn(state: CloudyKingdom, seat: i64, out: vec[i64], at: i64) -> i64:
    """phase, to_act, turn, final_phase, final"""
    seats = state.rules.seats
    phase = state.phase
    at = one_hot(out, at, 9, phase)
    start = at
    at = zeros(out, at, seats)
    if phase == f.TAKE_MAGIC and not state.luck_acts():
        for owing in state.to_act():
            out[start + place(state, seat, i64(owing))] = 1
    elif state.actor() >= 0:
        out[start + place(state, seat, state.actor())] = 1
    served = phase == f.TURN or phase == f.SPELL or phase == f.DRAW
    at = one_hot(out, at, seats, place(state, seat, state.turn) if served else -1)
    final = state.last_turns >= 0 and phase != f.ENDED
    at = number(out, at, 1 if final else 0)
    start = at
    at = zeros(out, at, seats)
    i: i64
    for i in range(state.last_turns if final else 0):
        other = (state.turn + i) % seats
        if i < seats and state.hand[other] != f.NO_CARD:
            out[start + place(state, seat, other)] = 1
    return at


def fill_castles(state: CloudyKingdom, out: vec[i64], at: i64) -> i64:
    """castles"""
    size = state.rules.size
    next_port = state.stacks.castles.next_port
    port: i64
    i: i64
    for port in range(4):
        for i in range(size):
            cell = i
            if port == 1:
                cell = i * size + size - 1
            elif port == 2:
                cell = (size - 1) * size + i
            elif port == 3:
                cell = i * size
            beyond = next_port[cell * 4 + port]
            at = one_hot(out, at, 4, beyond & 3 if beyond >= 64 and state.phase != f.LAYOUT else -1)
    return at


def fill_cells(state: CloudyKingdom, out: vec[i64], at: i64) -> i64:
    """top, top_turn, below, below_turn, height, joins, immune, no_cover, last_cell, links"""
    stacks = state.stacks
    rules = state.rules
    cells = rules.size * rules.size
    cell: i64
    for cell in range(cells):
        slot = stacks.head[cell]
        at = one_hot(out, at, rules.faces, stacks.card[slot] >> 2 if slot >= 0 else -1)
    for cell in range(cells):
        slot = stacks.head[cell]
        at = one_hot(out, at, 4, stacks.card[slot] & 3 if slot >= 0 else -1)
    for cell in range(cells):
        slot = under(state, cell)
        at = one_hot(out, at, rules.faces, stacks.card[slot] >> 2 if slot >= 0 else -1)
    for cell in range(cells):
        slot = under(state, cell)
        at = one_hot(out, at, 4, stacks.card[slot] & 3 if slot >= 0 else -1)
    for cell in range(cells):
        high: i64 = 0
        slot = stacks.head[cell]
        while slot >= 0:
            high += 1
            slot = stacks.below[slot]
        at = number(out, at, high)
    for cell in range(cells):
        joins = stacks.joins[cell]
        at = bits(out, at, 3, joins >> 1)  # north to east, south, west
        at = bits(out, at, 2, joins >> 6)  # east to south, west
        at = bits(out, at, 1, joins >> 11)  # south to west
    at = bits(out, at, cells, stacks.immune)
    at = bits(out, at, cells, stacks.no_cover)
    at = one_hot(out, at, cells, state.last_cell)
    family: i64
    for family in range(4):
        at = number(out, at, state.links >> family & 1)
        at = number(out, at, state.links >> (family + 4) & 1)
    return at


def under(state: CloudyKingdom, cell: i64) -> i64:
    """The slot of the card under the top one, or -1."""
    slot = state.stacks.head[cell]
    return state.stacks.below[slot] if slot >= 0 else -1


def open_magic(state: CloudyKingdom, owner: i64, seat: i64) -> bool:
    """Whether *seat* sees which magic cards another one holds (ruling R22)."""
    if owner == seat or state.rules.magic_mode != 2:
        return True
    return state.phase != f.TAKE_MAGIC and not state.rules.hidden_magic


def fill_seats(state: CloudyKingdom, seat: i64, out: vec[i64], at: i64) -> i64:
    """family, has_card, hands, magic, magic_count, used"""
    rules = state.rules
    seats = rules.seats
    i: i64
    for i in range(seats):
        at = one_hot(out, at, 4, state.family[(seat + i) % seats])
    for i in range(seats):
        at = number(out, at, 1 if state.hand[(seat + i) % seats] != f.NO_CARD else 0)
    for i in range(seats):
        shown = i == 0 or rules.open_hands
        at = one_hot(out, at, rules.faces, state.hand[(seat + i) % seats] if shown else -1)
    for i in range(seats):
        other = (seat + i) % seats
        at = bits(out, at, rules.magics, state.magic[other] if open_magic(state, other, seat) else 0)
    for i in range(seats):
        held = state.magic[(seat + i) % seats]
        many: i64 = 0
        while held:
            many += 1
            held &= held - 1
        at = number(out, at, many)
    for i in range(seats):
        at = bits(out, at, rules.magics, state.used[(seat + i) % seats])
    return at


def sees_drawn(state: CloudyKingdom, seat: i64, i: i64) -> bool:
    """Whether *seat* sees a card that the spell has brought."""
    owner = state.turn if i < state.mine or state.offers < 0 else state.actor_
    return state.drawn[i] & f.PUBLIC != 0 or owner == seat or state.rules.open_hands


def fill_cards(state: CloudyKingdom, seat: i64, out: vec[i64], at: i64) -> i64:
    """deck, discard, discard_top, box, unseen, drawn, drawn_count, next_card, known"""
    rules = state.rules
    faces = rules.faces
    at = number(out, at, state.in_deck)
    start = at
    at = zeros(out, at, faces)
    i: i64
    for i in range(state.in_pile):
        out[start + state.pile[i]] += 1
    at = one_hot(out, at, faces, state.pile[state.in_pile - 1] if state.in_pile else -1)
    for i in range(faces):
        at = number(out, at, state.box[i])
    start = at
    for i in range(faces):
        at = number(out, at, state.deck[i])
    for i in range(rules.seats):
        if i != seat and not rules.open_hands and state.hand[i] != f.NO_CARD:
            out[start + state.hand[i]] += 1
    knows = state.knower == seat and state.to_peek == 0
    if not knows:
        for i in range(state.n_known):
            out[start + state.known[i]] += 1
    seen = at
    at = zeros(out, at, faces)
    for i in range(state.n_drawn):
        out[(seen if sees_drawn(state, seat, i) else start) + (state.drawn[i] & 63)] += 1
    at = number(out, at, state.n_drawn)
    at = one_hot(out, at, faces, state.known[state.n_known - 1] if knows and state.n_known else -1)
    start = at
    at = zeros(out, at, faces)
    if knows:
        for i in range(state.n_known):
            out[start + state.known[i]] += 1
    return at


def fill_spell(state: CloudyKingdom, seat: i64, out: vec[i64], at: i64) -> i64:
    """spell, spell_step, spell_op, answering, bound_cell, bound_seat"""
    rules = state.rules
    going = state.phase == f.SPELL
    at = one_hot(out, at, rules.magics, state.spell if going else -1)
    at = number(out, at, state.step - rules.begin[state.spell] if going else 0)
    at = one_hot(out, at, OPS, rules.steps[state.step * t.STRIDE] if going else -1)
    at = number(out, at, 1 if going and state.offers >= 0 else 0)
    cells = rules.size * rules.size
    r: i64
    for r in range(f.REGISTERS):
        cell = going and not holds_seat(rules, state.spell, r)
        at = one_hot(out, at, cells, state.bound[r] if cell else -1)
    for r in range(f.REGISTERS):
        player = going and state.bound[r] >= 0 and holds_seat(rules, state.spell, r)
        at = one_hot(out, at, rules.seats, place(state, seat, state.bound[r]) if player else -1)
    return at


def holds_seat(rules: Rules, spell: i64, register: i64) -> bool:
    """Whether a spell binds a player to this register, not a cell."""
    at = rules.begin[spell] * t.STRIDE
    while rules.steps[at] != t.END:
        if rules.steps[at] == t.CHOOSE and rules.steps[at + 1] == register:
            return rules.steps[at + 2] == t.PLAYER
        at += t.STRIDE
    return False
