"""Why an action is refused: a reason the catalogues put into words, and the numbered rule behind it."""

from __future__ import annotations

from typing import Any

from cumuli.core.game import Refusal, Seat
from cumuli.games.broom_service import actions as a
from cumuli.games.broom_service import effects
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

NOT_NOW = Refusal("not-now", "3.4")


def explain(state: BroomService, seat: Seat, action: a.Action) -> Refusal:
    """The first rule that forbids *action* to *seat* now; judged from what the seat itself may see."""
    if state.phase == t.ENDED:
        return Refusal("over", "8.4")
    if seat not in state.to_act():
        return Refusal("not-your-turn", "4.2")
    match action:
        case a.Select() if state.phase == t.SELECTING:
            return _select(state, action)
        case a.Lead(role, brave) if state.phase == t.LEADING:
            return _lead(state, role, brave)
        case a.Lead() if state.phase == t.ANSWERING:
            held = state.hand[seat] >> state.role & 1
            return Refusal("must-follow" if held else "cannot-follow", "4.2", (("role", t.ROLES[state.role]),))
        case a.Brave() | a.Coward() if state.phase == t.ANSWERING:
            return Refusal("cannot-follow", "4.2", (("role", t.ROLES[state.role]),))
        case a.Pass() if state.phase == t.ANSWERING:
            return Refusal("must-follow", "4.2", (("role", t.ROLES[state.role]),))
        case a.Hold(kind, amount) if state.phase == t.BIDDING:
            if amount < 0:
                return Refusal("less-than-none", "7.7")
            return Refusal("too-much" if amount > _owned(state, seat, kind) else "too-few", "7.7")
        case a.HandIn() if state.phase == t.HANDING_IN:
            return Refusal("no-set", "7.9")
        case a.AddRole(role) if state.phase == t.ADDING:
            return Refusal("unknown-role" if role not in t.ROLES else "not-now", "10.4")
    if state.phase == t.ACTING:
        return _act(state, action)
    return NOT_NOW


def _select(state: BroomService, action: a.Select) -> Refusal:
    known = [role for role in action.roles if role in t.ROLES]
    if len(set(known)) < len(action.roles):
        return Refusal("unknown-role", "3.3")
    rules = state.rules
    count = int(rules.hand_size)
    if state.event == t.MORE_OR_LESS:
        count = int(rules.most_cards if len(known) > rules.most_cards else rules.fewest_cards)
    return Refusal("hand-size", "3.3", (("count", count),))


def _lead(state: BroomService, role: str, brave: bool) -> Refusal:
    if role not in t.ROLES or not state.hand[state.leader] >> t.ROLES.index(role) & 1:
        return Refusal("not-held", "4.1", (("role", role),))
    return NOT_NOW if brave else Refusal("must-be-brave", "7.4")


def _owned(state: BroomService, seat: int, kind: str) -> int:
    """How many of a kind a seat could hold out; of all kinds together where only the number counts."""
    return int(state.have[seat * 4 + t.KINDS.index(kind)] if kind in t.KINDS else state.total(seat))


def _act(state: BroomService, action: a.Action) -> Refusal:
    step = int(state.agenda[state.at - 1])
    op = t.op_of(step)
    match action:
        case a.Fly() if op == t.MOVE:
            return _fly(state, step, action)
        case a.Deliver() if op == t.DELIVER:
            return _deliver(state, step, action)
        case a.Dispel() if op == t.DISPEL:
            return _dispel(state, action)
        case a.Gather(violet, green, orange, wand) if op == t.GATHER:
            return Refusal("less-than-none" if min(violet, green, orange, wand) < 0 else "too-much", "5.4")
        case a.Circle() if op == t.CIRCLE:
            return Refusal("wrong-circle", "11.1")
        case a.Instead(what) if op == t.MODE:
            return _instead(state, what)
    return Refusal("not-offered", "4.4")


def _instead(state: BroomService, what: str) -> Refusal:
    kinds = {"five_vp": t.FIVE_TILE, "brave": t.BRAVE_TILE}
    if what not in kinds:
        return Refusal("not-offered", "4.4")
    held = state.owned[state.doer * 3 + kinds[what]]
    return Refusal("tile-fresh" if held else "tile-not-held", "10.2")


def _fly(state: BroomService, step: int, action: a.Fly) -> Refusal:
    names, rules = state.names, state.rules
    if action.region not in names.regions or action.pawn not in (0, 1):
        return Refusal("water", "6.2")
    region = names.regions.index(action.region)
    at = state.pawn[state.doer * 2 + action.pawn]
    if not rules.near[at] >> region & 1:
        return Refusal("not-adjacent", "6.1")
    if not t.terrains_of(step) >> rules.terrain[region] & 1:
        terrain = t.TERRAINS[rules.terrain[region]]
        return Refusal("not-a-witch-terrain", "6.1", (("terrain", terrain),))
    if state.clouded[region]:
        return Refusal("clouded", "6.2")
    return NOT_NOW


def _deliver(state: BroomService, step: int, action: a.Deliver) -> Refusal:
    names, rules = state.names, state.rules
    if action.tower not in names.towers or action.pawn not in (0, 1):
        return Refusal("not-at-tower", "6.3")
    tower = names.towers.index(action.tower)
    if rules.shut >> tower & 1 and state.closed >> tower & 1:
        return Refusal("tower-gone", "9.6")
    if state.closed >> tower & 1:
        return Refusal("tower-closed", "6.4")
    at = state.pawn[state.doer * 2 + action.pawn]
    reach = [int(rules.tower[i]) for i in range(rules.tower_at[at], rules.tower_at[at + 1])]
    wanted = t.region_of(step)
    if tower not in reach or not t.terrains_of(step) >> rules.terrain[at] & 1 or wanted not in (t.NOWHERE, at):
        return Refusal("not-at-tower", "6.3")
    colour = effects.colour(state, tower)
    if state.have[state.doer * 4 + colour] == 0:
        return Refusal("no-potion", "6.3", (("colour", t.KINDS[colour]),))
    return NOT_NOW


def _dispel(state: BroomService, action: a.Dispel) -> Refusal:
    names, rules = state.names, state.rules
    space = names.spaces.index(action.space) if action.space in names.spaces else -1
    if space < 0 or state.cloud[space] < 0:
        return Refusal("no-cloud", "6.7")
    pawns: Any = state.pawn
    beside = rules.near[pawns[state.doer * 2]] | rules.near[pawns[state.doer * 2 + 1]]
    if not beside >> rules.space_region[space] & 1:
        return Refusal("cloud-not-adjacent", "6.7")
    return Refusal("too-few-wands", "6.7", (("cost", int(rules.cloud_cost[state.cloud[space]])),))
