"""What may be decided in a step of the agenda: every legal code, in a fixed order.  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.broom_service import effects
from cumuli.games.broom_service import tables as t

if TYPE_CHECKING:
    from cumuli.games.broom_service.state import BroomService


def fill_step(state: BroomService, step: i64, out: vec[i64]) -> i64:
    """The codes for a step; the last one waives it where that is allowed."""
    op = t.op_of(step)
    if op == t.MODE:
        return fill_modes(state, out)
    if op == t.CIRCLE:
        tile = state.tile[t.region_of(step)] - t.FIRST_HILL
        out[0] = t.CIRCLE0 + state.rules.hill_a[tile]
        out[1] = t.CIRCLE0 + state.rules.hill_b[tile]
        return 2
    if op == t.MOUNTAIN:
        return fill_mountain(state, step, out)
    n = fill_some(state, step, out)
    out[n] = t.DECLINE
    return n + 1


def fill_some(state: BroomService, step: i64, out: vec[i64]) -> i64:
    """The codes for a step that may always be waived, without the waiving."""
    op = t.op_of(step)
    if op == t.MOVE:
        return fill_moves(state, step, out)
    if op == t.DELIVER:
        return fill_deliveries(state, step, out, 0)
    if op == t.DISPEL:
        return fill_clouds(state, out)
    return fill_resources(state, step, out)


def fill_modes(state: BroomService, out: vec[i64]) -> i64:
    """The cowardly action, or what stands in its place (rules 7.2, 7.3, 10.3 and 10.5)."""
    out[0] = t.MODE0
    n: i64 = 1
    if state.event == t.BLACK_MARKET:
        out[n] = t.MODE0 + 1
        n += 1
    if state.event == t.MOONSHINE:
        out[n] = t.MODE0 + 2
        n += 1
    if effects.ready(state, state.doer, t.FIVE_TILE):
        out[n] = t.MODE0 + 3
        n += 1
    if effects.ready(state, state.doer, t.BRAVE_TILE):
        out[n] = t.MODE0 + 4
        n += 1
    return n


def fill_moves(state: BroomService, step: i64, out: vec[i64]) -> i64:
    """Adjacent regions of the right terrain without a cloud (rules 6.1 and 6.2)."""
    rules = state.rules
    terrains = t.terrains_of(step)
    terrain = rules.terrain
    clouded = state.clouded
    beside = rules.next
    first = state.pawn[state.doer * 2]
    n: i64 = 0
    for pawn in range(2):
        at = state.pawn[state.doer * 2 + pawn]
        if pawn == 1 and at == first:
            break  # the two are alike
        for i in range(rules.next_at[at], rules.next_at[at + 1]):
            region = beside[i]
            if terrains >> terrain[region] & 1 and clouded[region] == 0:
                out[n] = t.FLY0 + i64(pawn) * 64 + region
                n += 1
    return n


def fill_deliveries(state: BroomService, step: i64, out: vec[i64], n: i64) -> i64:
    """Open towers whose base touches a pawn's region, in the colour of a potion one has (rule 6.3, ruling A6)."""
    rules = state.rules
    seat = state.doer
    first = state.pawn[seat * 2]
    for pawn in range(2):
        at = state.pawn[seat * 2 + pawn]
        if t.pawn_of(step) == t.ANY_PAWN:
            if pawn == 1 and at == first:
                break
        elif t.pawn_of(step) != pawn:
            continue
        wanted = t.region_of(step)
        if not t.terrains_of(step) >> rules.terrain[at] & 1 or (wanted != t.NOWHERE and wanted != at):
            continue  # ruling A35
        for i in range(rules.tower_at[at], rules.tower_at[at + 1]):
            tower = rules.tower[i]
            if not state.closed >> tower & 1 and state.have[seat * 4 + effects.colour(state, tower)] > 0:
                out[n] = t.DELIVER0 + i64(pawn) * 64 + tower
                n += 1
    return n


def fill_clouds(state: BroomService, out: vec[i64]) -> i64:
    """Clouds next to a pawn that one's wands can pay (rule 6.7)."""
    rules = state.rules
    seat = state.doer
    beside = rules.near[state.pawn[seat * 2]] | rules.near[state.pawn[seat * 2 + 1]]
    wands = state.have[seat * 4 + t.WAND]
    clouds = state.cloud
    regions = rules.space_region
    n: i64 = 0
    for space in range(rules.spaces):
        cloud = clouds[space]
        if cloud < 0 or not beside >> regions[space] & 1:
            continue
        if rules.cloud_cost[cloud] <= wands:
            out[n] = t.DISPEL0 + i64(space)
            n += 1
    return n


def fill_resources(state: BroomService, step: i64, out: vec[i64]) -> i64:
    """All that is offered, or any part of it (ruling A2); the most comes first."""
    rules = state.rules
    v = g = o = w = most = i64(0)
    if t.why_of(step) == t.BY_EVENT:
        v = g = o = w = most = t.left_of(step)
    elif t.brave_of(step):
        at = state.role * 4
        v, g, o, w = rules.brave_take[at], rules.brave_take[at + 1], rules.brave_take[at + 2], rules.brave_take[at + 3]
        most = v + g + o + w
    else:
        at = state.role * 4
        menu = rules.coward_take
        v, g, o, w = menu[at], menu[at + 1], menu[at + 2], menu[at + 3]
        most = 1
    n: i64 = 0
    size = most
    while size > 0:
        for violet in range(v + 1):
            for green in range(g + 1):
                for orange in range(o + 1):
                    wand = size - violet - green - orange
                    if 0 <= wand <= w:
                        out[n] = t.TAKE0 + i64(violet) + 4 * i64(green) + 16 * i64(orange) + 64 * wand
                        n += 1
        size -= 1
    return n


def fill_mountain(state: BroomService, step: i64, out: vec[i64]) -> i64:
    """Use the tile, lose it, or deliver before that (rule 9.7)."""
    out[0] = t.USE_TILE
    n: i64 = 1
    if t.brave_of(step):
        test = t.pack(t.DELIVER, t.pawn_of(step), 0, t.region_of(step), t.EVERYWHERE, 1, t.BY_ROLE)
        if fill_deliveries(state, test, out, 1) > 1:
            out[1] = t.DELIVER_FIRST
            n = 2
    out[n] = t.DECLINE
    return n + 1
