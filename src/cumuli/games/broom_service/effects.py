"""What a role, a tile or a cloud does, step by step (rules 5, 6 and 9 to 11).  Compiled.

Every decision that is still to come stands on the agenda as a step, a plain
number.  Carrying one out may put others on top of it, so that effects nest as
deeply as the tiles and clouds on the map allow (rule 9.9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.broom_service import events as ev
from cumuli.games.broom_service import tables as t

if TYPE_CHECKING:
    from cumuli.games.broom_service.state import BroomService

HOW = ["witch", "tile", "storm", "event"]
SOURCES = ["role", "tile", "storm", "moonshine"]
CITES = ["6.1", "9.8", "9.3", "7.3"]


def push(state: BroomService, op: i64, pawn: i64, brave: i64, region: i64, terrains: i64, left: i64, why: i64) -> None:
    """Put a step on top of the agenda."""
    state.agenda[state.at] = t.pack(op, pawn, brave, region, terrains, left, why)
    state.at += 1


def push_role(state: BroomService, role: i64, brave: i64) -> None:
    """The action of a role (rule 5)."""
    kind = state.rules.kind[role]
    terrains = state.rules.terrains[role]
    if kind == t.WITCH:
        push(state, t.MOVE, t.ANY_PAWN, brave, t.NOWHERE, terrains, 1, t.BY_ROLE)
    elif kind == t.DRUID:
        push(state, t.DELIVER, t.ANY_PAWN, brave, t.NOWHERE, terrains, 1, t.BY_ROLE)
    elif kind == t.GATHERER:
        push(state, t.GATHER, t.ANY_PAWN, brave, t.NOWHERE, 0, 1, t.BY_ROLE)
    else:
        push(state, t.DISPEL, t.ANY_PAWN, brave, t.NOWHERE, 0, 1, t.BY_ROLE)


# Moving (rules 6.1 and 6.2)


def fly(state: BroomService, step: i64, pawn: i64, region: i64) -> None:
    """A pawn moves; a tile that allows another move keeps its place on the agenda."""
    seat = state.doer
    origin = state.pawn[seat * 2 + pawn]
    why = t.why_of(step)
    if t.left_of(step) > 1:
        push(state, t.MOVE, t.ANY_PAWN, 0, t.NOWHERE, t.EVERYWHERE, t.left_of(step) - 1, why)
    if state.events is not None:
        names = state.names.regions
        tell(state.events, ev.Flew, int(seat), int(pawn), names[origin], names[region], HOW[why], CITES[why])
    state.pawn[seat * 2 + pawn] = region
    state.last_region = region
    tile = state.tile[region]
    if tile >= t.FIRST_HILL and state.rules.hill_a[tile - t.FIRST_HILL] >= 0:
        push(state, t.CIRCLE, pawn, t.brave_of(step), region, 0, 1, t.BY_TILE)
    else:
        arrive(state, pawn, region, t.brave_of(step))


def land(state: BroomService, step: i64, circle: i64) -> None:
    """The turbo carries a pawn on to a stone circle (rules 11.1 and 11.2)."""
    seat = state.doer
    pawn = t.pawn_of(step)
    region = state.rules.circle_region[circle]
    if state.events is not None:
        names = state.names
        origin = names.regions[t.region_of(step)]
        tell(state.events, ev.Turbo, int(seat), int(pawn), origin, names.regions[region], names.circles[circle], "11.1")
    state.pawn[seat * 2 + pawn] = region
    state.last_region = region
    arrive(state, pawn, region, t.brave_of(step))


def arrive(state: BroomService, pawn: i64, region: i64, may_deliver: i64) -> None:
    """What a region has for a pawn that moved in: a forest tile, an amulet and its tile, a delivery."""
    seat = state.doer
    tile = state.tile[region]
    if t.FIRST_FOREST <= tile < t.FIRST_HILL:
        take_tile(state, region, tile - t.FIRST_FOREST)
    if t.FIRST_MOUNTAIN <= tile < t.FIRST_FOREST and not state.amulets[seat] >> region & 1:
        state.amulets[seat] |= t.bit(region)
        if state.events is not None:
            tell(state.events, ev.AmuletTaken, int(seat), state.names.regions[region])
        push(state, t.MOUNTAIN, pawn, may_deliver, region, 0, 1, t.BY_TILE)
    elif may_deliver:
        push(state, t.DELIVER, pawn, 0, region, t.EVERYWHERE, 1, t.BY_ROLE)


def take_tile(state: BroomService, region: i64, kind: i64) -> None:
    """The first pawn in takes a forest tile; it serves from the next trick on (rules 10.1 and 10.2)."""
    seat = state.doer
    state.tile[region] = t.NO_TILE
    state.owned[seat * 3 + kind] += 1
    state.fresh[seat * 3 + kind] += 1
    if state.events is not None:
        tell(state.events, ev.TileTaken, int(seat), t.FOREST_TILES[kind], state.names.regions[region])


def spend_tile(state: BroomService, seat: i64, kind: i64) -> None:
    """A forest tile serves once (rule 10.2)."""
    state.owned[seat * 3 + kind] -= 1
    state.spent[seat * 3 + kind] += 1


def ready(state: BroomService, seat: i64, kind: i64) -> bool:
    """Whether a seat has a forest tile of this kind that it may use now."""
    return state.owned[seat * 3 + kind] > state.fresh[seat * 3 + kind]


# Mountain tiles (rules 9.7 and 9.8)


def use_mountain(state: BroomService, step: i64) -> None:
    """Use the tile first; a delivery that waits stays below it."""
    pawn = t.pawn_of(step)
    region = t.region_of(step)
    if t.brave_of(step):
        push(state, t.DELIVER, pawn, 0, region, t.EVERYWHERE, 1, t.BY_ROLE)
    seat = state.doer
    tile = state.tile[region] - t.FIRST_MOUNTAIN
    if state.events is not None:
        tell(state.events, ev.TileUsed, int(seat), t.MOUNTAIN_TILES[tile])
    if tile == 0:
        gain(state, seat, 1, 1, 1, 0, t.BY_TILE)
    elif tile == 1:
        gain(state, seat, 0, 0, 0, 2, t.BY_TILE)
    elif tile == 2:
        push(state, t.DELIVER, t.ANY_PAWN, 0, t.NOWHERE, t.EVERYWHERE, 1, t.BY_TILE)
    elif tile == 3:
        push(state, t.MOVE, t.ANY_PAWN, 0, t.NOWHERE, t.EVERYWHERE, 2, t.BY_TILE)
    else:
        push(state, t.DISPEL, t.ANY_PAWN, 0, t.NOWHERE, 0, 1, t.BY_TILE)


def forgo_mountain(state: BroomService, step: i64) -> None:
    """A tile not used is lost for this seat (rule 9.7)."""
    region = t.region_of(step)
    if state.events is not None:
        tile = t.MOUNTAIN_TILES[state.tile[region] - t.FIRST_MOUNTAIN]
        tell(state.events, ev.TileForgone, int(state.doer), tile)
    if t.brave_of(step):
        push(state, t.DELIVER, t.pawn_of(step), 0, region, t.EVERYWHERE, 1, t.BY_ROLE)


def deliver_first(state: BroomService, step: i64) -> None:
    """Deliver before the tile is used or lost."""
    pawn = t.pawn_of(step)
    region = t.region_of(step)
    push(state, t.MOUNTAIN, pawn, 0, region, 0, 1, t.BY_TILE)
    push(state, t.DELIVER, pawn, 0, region, t.EVERYWHERE, 1, t.BY_ROLE)


# Resources (rule 5.4)


def gain(state: BroomService, seat: i64, violet: i64, green: i64, orange: i64, wand: i64, why: i64) -> None:
    at = seat * 4
    state.have[at] += violet
    state.have[at + 1] += green
    state.have[at + 2] += orange
    state.have[at + 3] += wand
    if state.events is not None:
        taken = (int(violet), int(green), int(orange), int(wand))
        rule = "5.4" if why == t.BY_ROLE else "9.8" if why == t.BY_TILE else "7.3"
        tell(state.events, ev.Gathered, int(seat), *taken, SOURCES[why], rule)


# Delivering (rules 6.3 to 6.6)


def colour(state: BroomService, tower: i64) -> i64:
    """The potion a tower asks for."""
    if tower < state.rules.towers:
        return state.rules.colour[tower]
    return state.rules.hill_colour[hill_tile(state, tower)]


def hill_tile(state: BroomService, tower: i64) -> i64:
    """The hill tile that brought an orange tower (rule 11.3)."""
    return state.tile[state.rules.hill_of[tower - state.rules.towers]] - t.FIRST_HILL


def tailwind(state: BroomService, region: i64) -> i64:
    """What tailwind clouds next to a region add to a delivery from there (rule 9.2, rulings A7 and A8)."""
    if state.tailwinds == 0:
        return 0
    more: i64 = 0
    rules = state.rules
    for space in range(rules.spaces):
        cloud = state.cloud[space]
        if cloud >= 0 and rules.cloud_kind[cloud] == t.TAILWIND and rules.near[region] >> rules.space_region[space] & 1:
            more += rules.cloud_vp[cloud]
    return more


def worth(state: BroomService, tower: i64, region: i64) -> i64:
    """VP for a delivery to a tower from a region, without what a brave druid adds."""
    rules = state.rules
    printed = rules.vp[tower] if tower < rules.towers else rules.hill_vp[hill_tile(state, tower)]
    return printed + tailwind(state, region)


def deliver(state: BroomService, step: i64, pawn: i64, tower: i64) -> None:
    """A potion goes to a tower."""
    rules = state.rules
    seat = state.doer
    region = state.pawn[seat * 2 + pawn]
    kind = colour(state, tower)
    bonus = tailwind(state, region)
    vp = worth(state, tower, region)
    wands: i64 = 0
    rule = "6.5"
    if tower < rules.towers:
        wands = rules.wands[tower]
        if not rules.square[tower]:
            state.closed |= t.bit(tower)
            rule = "6.4"
    else:
        rule = "11.3"
    if t.brave_of(step):
        bonus += rules.druid_bonus
        vp += rules.druid_bonus
    state.have[seat * 4 + kind] -= 1
    state.have[seat * 4 + t.WAND] += wands
    state.vp[seat] += vp
    state.last_region = region
    if state.events is not None:
        tell(
            state.events,
            ev.Delivered,
            int(seat),
            int(pawn),
            state.names.towers[tower],
            state.names.regions[region],
            t.KINDS[kind],
            int(vp),
            int(wands),
            int(bonus),
            rule,
        )


# Dispelling (rules 6.7, 6.8 and 9.2 to 9.5)


def dispel(state: BroomService, step: i64, space: i64) -> None:
    """A cloud goes to the seat that pays its wands; a storm cloud then does what it shows."""
    rules = state.rules
    seat = state.doer
    cloud = state.cloud[space]
    region = rules.space_region[space]
    vp = rules.fairy_bonus if t.brave_of(step) else 0
    state.have[seat * 4 + t.WAND] -= rules.cloud_cost[cloud]
    state.cloud[space] = -1
    state.clouded[region] -= 1
    state.bolts[seat] += rules.cloud_bolts[cloud]
    state.won[seat * rules.clouds + cloud] += 1
    state.vp[seat] += vp
    state.last_region = region
    if state.events is not None:
        names = state.names
        cost = int(rules.cloud_cost[cloud])
        tell(
            state.events,
            ev.Dispelled,
            int(seat),
            names.regions[region],
            names.spaces[space],
            names.clouds[cloud],
            cost,
            int(vp),
        )
    kind = rules.cloud_kind[cloud]
    if kind == t.TAILWIND:
        state.tailwinds -= 1
    elif kind == t.GUST:
        push(state, t.MOVE, t.ANY_PAWN, 0, t.NOWHERE, t.EVERYWHERE, 1, t.BY_STORM)
    elif kind == t.COURIER:
        push(state, t.DELIVER, t.ANY_PAWN, 0, t.NOWHERE, t.EVERYWHERE, 1, t.BY_STORM)
    elif kind == t.BREW and state.have[seat * 4 + rules.cloud_colour[cloud]] >= rules.cloud_need[cloud]:
        state.vp[seat] += rules.cloud_vp[cloud]
        if state.events is not None:
            tell(state.events, ev.StormPaid, int(seat), state.names.clouds[cloud], int(rules.cloud_vp[cloud]))
