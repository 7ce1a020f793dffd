"""What surrounds the tricks: setting up, choosing roles, events, the end (rules 2, 3, 7 and 8).  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.broom_service import effects, scoring, tricks
from cumuli.games.broom_service import events as ev
from cumuli.games.broom_service import tables as t

if TYPE_CHECKING:
    from cumuli.games.broom_service.state import BroomService

TILE_RULES = ["9.6", "10.1", "11.1"]


# Set-up (rule 2)


def lay_cloud(state: BroomService, cloud: i64) -> None:
    """Luck lays a cloud on the next space (rules 2.3 and 9.1)."""
    rules = state.rules
    space = state.next_space
    region = rules.space_region[space]
    state.cloud[space] = cloud
    state.clouded[region] += 1
    state.bag[cloud] -= 1
    if rules.cloud_kind[cloud] == t.HEAVY:
        state.heavy_left -= 1
    elif rules.cloud_kind[cloud] == t.TAILWIND:
        state.tailwinds += 1
    if state.events is not None:
        names = state.names
        rule = "2.3" if rules.cloud_kind[cloud] == t.HEAVY else "9.1"
        tell(state.events, ev.CloudLaid, names.spaces[space], names.regions[region], names.clouds[cloud], rule)
    state.next_space += 1
    if state.next_space == rules.spaces:
        state.next_space = 0
        clouds_laid(state)


def clouds_laid(state: BroomService) -> None:
    if len(state.rules.tile_spaces):
        state.phase = t.TILES
    else:
        tiles_laid(state)


def tile_range(state: BroomService) -> i64:
    """Which sort of tile luck lays next: 0 mountain, 1 forest, 2 hill."""
    if state.next_space < state.rules.mountains:
        return 0
    return 1 if state.next_space < state.rules.mountains + state.rules.forests else 2


def lay_tile(state: BroomService, tile: i64) -> None:
    """Luck lays a tile on the next tile space; an orange tower opens where its tile lies (rule 11.3)."""
    rules = state.rules
    region = rules.tile_spaces[state.next_space]
    sort = tile_range(state)
    state.tile[region] = tile
    state.tile_bag[tile] -= 1
    if sort == 2 and rules.hill_a[tile - t.FIRST_HILL] < 0:
        for i in range(len(rules.hill_of)):
            if rules.hill_of[i] == region:
                state.closed &= ~(t.bit(rules.towers + i))
    if state.events is not None:
        tell(state.events, ev.TileLaid, state.names.regions[region], state.names.tiles[tile], TILE_RULES[sort])
    state.next_space += 1
    if state.next_space == len(rules.tile_spaces):
        tiles_laid(state)


def tiles_laid(state: BroomService) -> None:
    state.phase = t.BEGINNING
    if state.rules.starter >= 0:
        begin(state, state.rules.starter)


def begin(state: BroomService, seat: i64) -> None:
    """The start player is known, and with it who gets how many wands (rule 2.2)."""
    rules = state.rules
    state.leader = seat
    for i in range(rules.seats):
        other = (seat + i) % rules.seats
        for kind in range(3):
            state.have[other * 4 + kind] = rules.start_potions
        state.have[other * 4 + t.WAND] = rules.start_wands[i]
        state.pawn[other * 2] = rules.castles[0]
        state.pawn[other * 2 + 1] = rules.castles[1]
    if state.events is not None:
        tell(state.events, ev.Began, int(seat))
    next_round(state)


# A round (rule 3)


def next_round(state: BroomService) -> None:
    if state.round == state.rules.rounds:
        scoring.final(state)
        return
    state.round += 1
    state.trick = 0
    state.led = 0
    state.cursed = 0
    state.chosen = 0
    state.spends = 0
    state.open_hands = False
    for seat in range(state.rules.seats):
        state.brave[seat] = 0
        state.coward[seat] = 0
        state.bumped[seat] = 0
    state.phase = t.EVENT


def reveal(state: BroomService, event: i64) -> None:
    """The round's event; then as many bewitched roles as the number of players asks for (rules 3.1 and 3.2)."""
    state.event = event
    state.events_gone |= t.bit(event)
    if state.events is not None:
        tell(state.events, ev.Revealed, t.EVENTS[event], int(state.round))
    state.to_curse = state.rules.bewitched
    if state.to_curse == 0:
        choose(state)
        return
    if t.popcount(state.cursed_left) < state.to_curse:
        state.cursed_left = 1023
        if state.events is not None:
            tell(state.events, ev.Reshuffled)
    state.phase = t.BEWITCHING


def bewitch(state: BroomService, role: i64) -> None:
    bit: i64 = t.bit(role)
    state.cursed |= bit
    state.cursed_left &= ~bit
    if state.events is not None:
        tell(state.events, ev.Bewitched, t.ROLES[role])
    state.to_curse -= 1
    if state.to_curse == 0:
        choose(state)


def choose(state: BroomService) -> None:
    """Everybody chooses roles; where the table says so, one-card-more tiles are spent before (ruling A12)."""
    state.phase = t.SELECTING
    if state.rules.extra_first and state.event != t.MORE_OR_LESS and wait_for_extra(state):
        state.phase = t.EXTRA_FIRST


def wait_for_extra(state: BroomService) -> bool:
    """Seats without a one-card-more tile count as asked; whether anybody is left."""
    state.chosen = 0
    for seat in range(state.rules.seats):
        if not effects.ready(state, seat, t.EXTRA_TILE):
            state.chosen |= t.bit(i64(seat))
    if state.chosen == (t.bit(state.rules.seats)) - 1:
        state.chosen = 0
        return False
    return True


def mark(state: BroomService, seat: i64) -> bool:
    """A seat has answered; whether now all have."""
    state.chosen |= t.bit(seat)
    return state.chosen == (t.bit(state.rules.seats)) - 1


def extra(state: BroomService, seat: i64, yes: bool) -> None:
    if yes:
        spend_extra(state, seat)
    if mark(state, seat):
        state.chosen = 0
        state.phase = t.SELECTING


def spend_extra(state: BroomService, seat: i64) -> None:
    """One more role for one tile, once at the start of a round (rules 10.2 and 10.4)."""
    state.spends |= t.bit(seat)
    effects.spend_tile(state, seat, t.EXTRA_TILE)
    if state.events is not None:
        tell(state.events, ev.ExtraUsed, int(seat))


def fill_sets(state: BroomService, seat: i64, out: vec[i64]) -> i64:
    """Every set of roles a seat may take (rules 3.3, 7.1 and 10.4)."""
    rules = state.rules
    least = most = rules.hand_size
    if state.event == t.MORE_OR_LESS:
        least, most = rules.fewest_cards, rules.most_cards
    elif state.spends >> seat & 1:
        least = most = rules.hand_size + 1
    elif not rules.extra_first and effects.ready(state, seat, t.EXTRA_TILE):
        most = rules.hand_size + 1
    n: i64 = 0
    sets = rules.sets
    for i in range(rules.sets_at[least], rules.sets_at[most + 1]):
        out[n] = t.SELECT0 + sets[i]
        n += 1
    return n


def select(state: BroomService, seat: i64, roles: i64) -> None:
    """A seat's secret choice; nothing shows before all have chosen (rule 3.3)."""
    state.hand[seat] = roles
    if state.events is not None:
        tell(state.events, ev.Chose, int(seat), int(t.popcount(roles)))
    if mark(state, seat):
        chosen(state)


def chosen(state: BroomService) -> None:
    """All have chosen: hands are counted, and tiles spent for a larger one turn over."""
    rules = state.rules
    state.chosen = 0
    state.open_hands = True
    for seat in range(rules.seats):
        count = t.popcount(state.hand[seat])
        if state.event == t.MORE_OR_LESS:
            vp: i64 = 0
            if count < rules.hand_size:
                vp = rules.below * (rules.hand_size - count)
            elif count > rules.hand_size:
                vp = -rules.above * (count - rules.hand_size)
            state.vp[seat] += vp
            if state.events is not None:
                tell(state.events, ev.CountShown, int(seat), int(count), int(vp))
        elif count > rules.hand_size and not state.spends >> i64(seat) & 1:
            spend_extra(state, seat)
    if state.event == t.MORE_OR_LESS and wait_for_extra(state):
        state.phase = t.ADDING  # ruling A36
    else:
        tricks.begin(state)


def add(state: BroomService, seat: i64, role: i64) -> None:
    """One more role after the numbers were shown, or none (-1)."""
    if role >= 0:
        spend_extra(state, seat)
        state.hand[seat] |= t.bit(role)
        if state.events is not None:
            tell(state.events, ev.Added, int(seat))
    if mark(state, seat):
        state.chosen = 0
        tricks.begin(state)


# The end of a round (rules 3.4, 3.5 and 7.5 to 7.10)


def finish(state: BroomService) -> None:
    """The event's own end, then the next round."""
    event = state.event
    if event == t.FULL_HANDS:
        scoring.open_bids(state)
        return
    if event == t.EVERYTHING_ONCE:
        scoring.open_hand_in(state)
        return
    if event == t.DANGEROUS or event == t.PLEASANT:
        scoring.regions(state)
    elif event == t.EMPTY_HANDS:
        scoring.empty_hands(state)
    elif event == t.LIKE_MINDED:
        scoring.like_minded(state)
    close(state)


def close(state: BroomService) -> None:
    if state.events is not None:
        tell(state.events, ev.RoundOver, int(state.round))
    next_round(state)
