"""What must be true of every position of Broom Service, and tables beyond its form to try it on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.fields import DEPTH
from cumuli.games.broom_service.state import BroomService


def faults(state: BroomService) -> Iterator[str]:
    """Pieces are conserved, hands fit what was chosen, towers and clouds are what the events made them."""
    yield from _pieces(state)
    if state.phase > t.BEGINNING:
        yield from _seats(state)
        yield from _trick(state)


def _pieces(state: BroomService) -> Iterator[str]:
    rules = state.rules
    left = [int(rules.cloud_count[kind]) - int(state.bag[kind]) for kind in range(rules.clouds)]
    lying = [0] * rules.regions
    tailwinds = 0
    for space in range(rules.spaces):
        kind = int(state.cloud[space])
        if kind >= 0:
            left[kind] -= 1
            lying[rules.space_region[space]] += 1
            tailwinds += rules.cloud_kind[kind] == t.TAILWIND
    for seat in range(rules.seats):
        for kind in range(rules.clouds):
            left[kind] -= int(state.won[seat * rules.clouds + kind])
    if any(left):
        yield f"clouds are lost or doubled: {left}"
    if lying != [int(n) for n in state.clouded] or tailwinds != state.tailwinds:
        yield "what is derived from the clouds is out of date"
    for tower in range(rules.towers):
        if rules.square[tower] and state.closed >> tower & 1 and not rules.shut >> tower & 1:
            yield f"a square tower is closed: {state.names.towers[tower]}"
    if state.closed < 0 or state.closed & (rules.shut & ((1 << int(rules.towers)) - 1)) != rules.shut & (
        (1 << int(rules.towers)) - 1
    ):
        yield "a covered tower has opened"
    for kind in range(3):
        taken = sum(int(state.owned[s * 3 + kind]) + int(state.spent[s * 3 + kind]) for s in range(rules.seats))
        lies = sum(int(tile) == t.FIRST_FOREST + kind for tile in state.tile)
        if taken + lies + int(state.tile_bag[t.FIRST_FOREST + kind]) != rules.tile_count[t.FIRST_FOREST + kind]:
            yield f"forest tiles are lost or doubled: {t.FOREST_TILES[kind]}"


def _seats(state: BroomService) -> Iterator[str]:
    rules = state.rules
    for seat in range(rules.seats):
        if any(state.have[seat * 4 + kind] < 0 for kind in range(4)):
            yield f"seat {seat} owes resources"
        bolts = sum(int(rules.cloud_bolts[c]) * int(state.won[seat * rules.clouds + c]) for c in range(rules.clouds))
        if bolts != state.bolts[seat]:
            yield f"seat {seat} has {state.bolts[seat]} bolts and clouds with {bolts}"
        for pawn in range(2):
            if not 0 <= state.pawn[seat * 2 + pawn] < rules.regions:
                yield f"a pawn of seat {seat} is nowhere"
        rows = [int(row[seat]) for row in (state.hand, state.brave, state.coward, state.bumped)]
        for i, one in enumerate(rows):
            if any(one & other for other in rows[i + 1 :]) and state.phase > t.ADDING:
                yield f"seat {seat} has a role in two places"
        if state.open_hands and state.phase > t.ADDING and rows[0] & int(state.led) & ~_asked(state):
            yield f"seat {seat} still holds a role it should have followed"
        for kind in range(3):
            if not 0 <= state.fresh[seat * 3 + kind] <= state.owned[seat * 3 + kind]:
                yield f"seat {seat} has more fresh tiles than tiles"


def _asked(state: BroomService) -> int:
    """The role of the trick, while seats are still to be asked for it."""
    return 1 << int(state.role) if state.role >= 0 and state.asked >= 0 else 0


def _trick(state: BroomService) -> Iterator[str]:
    if state.phase == t.ACTING:
        if not 0 < state.at <= DEPTH:
            yield f"an action without a step: {state.at}"
    elif state.at:
        yield "steps are left over"
    if state.phase == t.LEADING and (state.role >= 0 or state.pending >= 0 or not state.hand[state.leader]):
        yield "a trick begins with the last one unfinished, or led by nobody"
    if state.phase == t.ANSWERING and (state.asked == state.leader or not state.hand[state.asked]):
        yield "a seat is asked that cannot answer"
    braves = sum(int(state.brave[s]) >> int(state.role) & 1 for s in range(state.rules.seats)) if state.role >= 0 else 0
    if state.role >= 0 and braves != (state.pending >= 0):
        yield "not exactly one brave seat is left in the trick"
    if state.trick > 10 or state.round > state.rules.rounds:
        yield f"too many tricks or rounds: {state.trick}, {state.round}"


def extras(rng: Random) -> dict[str, Any]:
    """Now and then other numbers of heavy clouds, other components, a row of corrected events."""
    if rng.random() < 0.5:
        return {}
    events = {"like_minded": {"vp": rng.randint(0, 9)}, "moonshine": {"resources": rng.randint(1, 3)}}
    return {
        "storm": True,
        "heavy_clouds": rng.randint(11, 24),
        "components": {"rounds": rng.randint(3, 10), "hand_size": rng.randint(2, 6), "events": events},
    }
