"""What a seat may know: every secret of the game is kept in this file.

Secret are the roles in hand, a choice of roles, a fist and a hand-in until all
have answered.  Luck has no memory to leak: events, bewitched roles, clouds and
tiles are drawn only when they are turned up.
"""

from __future__ import annotations

from random import Random
from typing import Any

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from cumuli.core.game import Seat
from cumuli.games.broom_service import events as ev
from cumuli.games.broom_service import rounds, scoring
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.sheet import ENDINGS, sheet
from cumuli.games.broom_service.state import BroomService

PHASES = (
    "clouds", "tiles", "begin", "event", "bewitch", "extra", "select",
    "add", "lead", "answer", "act", "bid", "once", "over",
)  # fmt: skip
STEPS = ("mode", "gather", "move", "deliver", "dispel", "circle", "mountain")


def observe(state: BroomService, seat: Seat | None) -> dict[str, Any]:
    """The position as *seat* may see it; a spectator is None.  Its shape is told in README.md."""
    return _open(state) if seat is None else _open(state) | own(state, seat)


def own(state: BroomService, seat: Seat) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator."""
    return {"hand": _hand(state, seat), "mine": _fist(state, seat)}


def _open(state: BroomService) -> dict[str, Any]:
    """What everybody may see."""
    phase = state.phase
    begun = phase > t.BEGINNING
    alone = phase in (t.LEADING, t.ANSWERING, t.ACTING)
    return {
        "phase": PHASES[phase],
        "round": int(state.round),
        "trick": int(state.trick),
        "to_act": list(state.to_act()),
        "turn": int(state.actor()) if alone else None,
        "leader": int(state.leader) if begun else None,
        "event": t.EVENTS[state.event] if state.event >= 0 else None,
        "events": [t.EVENTS[i] for i in state.bits(state.events_gone)],
        "bewitched": _roles(state, state.cursed),
        "led": _roles(state, state.led),
        "seats": [_seat(state, s) for s in range(int(state.rules.seats))],
        "hand": None,
        "now": _trick(state),
        "clouds": {state.names.spaces[i]: state.names.clouds[c] for i, c in enumerate(state.cloud) if c >= 0},
        "closed": [state.names.towers[i] for i in range(int(state.rules.towers)) if state.closed >> i & 1],
        "tiles": {state.names.regions[r]: state.names.tiles[tile] for r, tile in enumerate(state.tile) if tile},
        "amulet_left": _amulets_left(state),
        "agenda": [_step(state, int(state.agenda[i])) for i in reversed(range(state.at))],
        "mine": None,
        "last": {"region": state.names.regions[state.last_region] if state.last_region >= 0 else None},
        "outcome": _outcome(state),
    }


def _roles(state: BroomService, mask: int) -> list[str]:
    return [t.ROLES[i] for i in state.bits(mask)]


def _seat(state: BroomService, seat: int) -> dict[str, Any]:
    names, clouds = state.names, range(int(state.rules.clouds))
    tiles = []
    for kind, tile in enumerate(t.FOREST_TILES):
        owned, fresh = state.owned[seat * 3 + kind], state.fresh[seat * 3 + kind]
        tiles += [[tile, "ready"]] * (owned - fresh) + [[tile, "fresh"]] * fresh
    laid = [(state.brave, "brave"), (state.coward, "cowardly"), (state.bumped, "bumped")]
    return {
        "vp": int(state.vp[seat]),
        "resources": {kind: int(state.have[seat * 4 + i]) for i, kind in enumerate(t.KINDS)},
        "hand": int(state.hand[seat]).bit_count() if state.open_hands else None,
        "chosen": not state.simultaneous() or bool(state.chosen >> seat & 1),
        "played": [[role, how] for row, how in laid for role in _roles(state, row[seat])],
        "pawns": [names.regions[state.pawn[seat * 2 + i]] for i in (0, 1)] if state.phase > t.BEGINNING else [],
        "bolts": int(state.bolts[seat]),
        "clouds": [names.clouds[c] for c in clouds for _ in range(state.won[seat * len(clouds) + c])],
        "amulets": [names.regions[r] for r in state.bits(state.amulets[seat])],
        "tiles": tiles,
        "spent": [tile for kind, tile in enumerate(t.FOREST_TILES) for _ in range(state.spent[seat * 3 + kind])],
    }


def _hand(state: BroomService, seat: Seat) -> list[str]:
    return _roles(state, state.hand[seat])


def _trick(state: BroomService) -> dict[str, Any] | None:
    """The trick that is being played; whoever is asked looks the same whether it must pass or may choose."""
    if state.role < 0:
        return None
    bit = 1 << state.role
    seats = int(state.rules.seats)
    answers = []
    for i in range(seats):
        seat = (int(state.leader) + i) % seats
        how = _answer(state, seat, bit, i)
        if how:
            answers.append({"seat": seat, "answer": how})
    return {
        "role": t.ROLES[state.role],
        "leader": int(state.leader),
        "asked": int(state.asked) if state.phase == t.ANSWERING else None,
        "pending": int(state.pending) if state.pending >= 0 else None,
        "answers": answers,
        "brave": state.last_act,
    }


def _answer(state: BroomService, seat: int, bit: int, place: int) -> str | None:
    """What a seat has said in this trick; a seat that was not asked yet has said nothing."""
    if state.brave[seat] & bit:
        return "brave"
    if state.coward[seat] & bit:
        return "cowardly"
    if state.bumped[seat] & bit:
        return "bumped"
    if state.asked < 0:
        return "pass"
    asked = (int(state.asked) - int(state.leader)) % int(state.rules.seats)
    return "pass" if place < asked else None


def _amulets_left(state: BroomService) -> dict[str, list[int]]:
    """By mountain: whose amulets still lie there."""
    if state.phase <= t.BEGINNING:
        return {}
    seats = range(int(state.rules.seats))
    mountains = [int(state.rules.tile_spaces[i]) for i in range(state.rules.mountains)]
    return {state.names.regions[r]: [s for s in seats if not state.amulets[s] >> r & 1] for r in mountains}


def _step(state: BroomService, step: int) -> dict[str, Any]:
    """A step of the agenda in words; all know it."""
    op, region, pawn = t.op_of(step), t.region_of(step), t.pawn_of(step)
    why = t.why_of(step)
    place = None if region == t.NOWHERE else state.names.regions[region]
    tile = state.tile[region] if op in (t.CIRCLE, t.MOUNTAIN) else 0
    return {
        "op": STEPS[op],
        "seat": int(state.doer),
        "pawn": None if pawn == t.ANY_PAWN else int(pawn),
        "region": place,
        "terrains": [t.TERRAINS[i] for i in state.bits(t.terrains_of(step))],
        "brave": bool(t.brave_of(step)),
        "left": int(t.left_of(step)),
        "tile": state.names.tiles[tile] if tile else None,
        "why": t.ROLES[state.role] if why == t.BY_ROLE else ("", "tile", "storm", "moonshine")[why],
    }


def _fist(state: BroomService, seat: Seat) -> dict[str, int] | None:
    """What a seat has put into its own fist so far."""
    if state.phase != t.BIDDING:
        return None
    kinds = [*t.KINDS, "any"]
    return {kind: int(state.bid[seat * 5 + i]) for i, kind in enumerate(kinds) if state.bid[seat * 5 + i] >= 0}


def _outcome(state: BroomService) -> dict[str, Any] | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "rule": ENDINGS[outcome.reason],
        "sheet": [{"id": item.id, "rule": item.rule, "by": list(item.by)} for item in sheet(state)],
    }


def truth(state: BroomService) -> dict[str, Any]:
    """The position with nothing hidden: every hand of roles, and every fist so far."""
    seen = observe(state, None)
    shown = [{**seat, "roles": _hand(state, s), "fist": _fist(state, s)} for s, seat in enumerate(seen["seats"])]
    return {**seen, "seats": shown}


def redact(state: BroomService, event: Any, seat: Seat | None) -> Any:
    """The event as *seat* may hear it: how many roles others chose stays secret until all have chosen."""
    match event:
        case ev.Chose(owner) if owner != seat:
            return replace(event, count=None)
    return event


def resample(state: BroomService, seat: Seat, rng: Random) -> BroomService:
    """A guess at the world, from what *seat* knows and nothing else.

    Whoever held a role that was led has shown it, so another seat's hand is
    any set of the roles not led yet, of the size all can count; all are
    equally likely (README.md, "What others may hold").
    """
    new = state.clone()
    for other in range(int(new.rules.seats)):
        if other == seat:
            continue
        if new.phase == t.SELECTING and new.chosen >> other & 1:
            _choose_anew(new, other, rng)
        elif new.phase == t.BIDDING:
            _bid_anew(new, other, rng)
        elif new.phase == t.HANDING_IN:
            if new.chosen >> other & 1:
                new.bid[other * 5] = rng.choice(_hand_ins(new, other)) if scoring.has_set(new, other) else -1
        elif new.open_hands:
            _deal_anew(new, other, rng)
    return new


def _deal_anew(new: BroomService, other: int, rng: Random) -> None:
    """A hand of the same size, from the roles that may still be in it."""
    held = int(new.hand[other])
    free = _may_hold(new, other)
    if new.phase == t.ADDING and new.chosen >> other & 1:
        pass  # it has chosen one more role, as secret as the others
    new.hand[other] = sum(1 << role for role in rng.sample(free, held.bit_count()))


def _may_hold(state: BroomService, other: int) -> list[int]:
    """The roles that another seat's hand is made of, as far as anybody can tell."""
    gone = int(state.led)
    laid = int(state.brave[other] | state.coward[other] | state.bumped[other])
    if state.role >= 0 and not laid >> state.role & 1 and _is_to_come(state, other):
        gone &= ~(1 << state.role)  # it may hold the role of this trick: it has not been asked yet
    return [role for role in range(10) if not gone >> role & 1]


def _is_to_come(new: BroomService, other: int) -> bool:
    """Whether a seat is still to answer in this trick; the seat that is asked now is."""
    if new.asked < 0:
        return False
    seats = int(new.rules.seats)
    place = (other - int(new.leader)) % seats
    asked = (int(new.asked) - int(new.leader)) % seats
    return place > asked or (place == asked and new.phase == t.ANSWERING)


def _choose_anew(new: BroomService, other: int, rng: Random) -> None:
    out = vec[i64]([0] * 1024)
    n = rounds.fill_sets(new, other, out)
    new.hand[other] = int(out[rng.randrange(n)]) - t.SELECT0


def _bid_anew(new: BroomService, other: int, rng: Random) -> None:
    """Whatever may be in a fist, where the seat has put anything into it; how far it is shows only when it is done."""
    done = bool(new.chosen >> other & 1)
    for kind in range(5):
        at = other * 5 + kind
        most = int(new.total(other)) if kind == 4 else int(new.have[other * 4 + kind])
        asked = (kind == 4) != bool(new.rules.full_paid)
        if most == 0:
            continue
        new.bid[at] = rng.randint(0, min(most, t.FIST)) if done and asked else -1


def _hand_ins(new: BroomService, other: int) -> list[int]:
    out = vec[i64]([0] * 8)
    n = scoring.fill_hand_in(new, other, out)
    codes = [int(out[i]) for i in range(n)]
    return [-1 if code == t.DECLINE else code - t.HAND_IN0 for code in codes]


def shows(state: BroomService, mover: Seat, code: int, eyes: Seat) -> bool:
    """Whether an answer tells a seat something that it could not know: who holds a role, or what others chose.

    What a seat chooses now is no news of its own: in every world it might have chosen so.
    """
    after = state.clone()
    after.apply(mover, code)
    others = [seat for seat in range(int(state.rules.seats)) if seat != eyes]
    if state.simultaneous():
        done = int(after.chosen & ~state.chosen)
        if after.phase == state.phase and (done or after.chosen == state.chosen):  # not all have chosen
            begun = any(state.bid[mover * 5 + kind] >= 0 for kind in range(5))
            return bool(state.phase == t.BIDDING and eyes != mover and done and begun)  # its last fist is made
        return any(_chosen_in_secret(state, seat, mover) for seat in others)
    if eyes == mover or state.phase not in (t.LEADING, t.ANSWERING):
        return False
    if state.phase == t.ANSWERING and not state.hand[mover]:
        return False
    free = _may_hold(state, mover)
    role = int(after.role) if state.phase == t.LEADING else int(state.role)
    if code == t.PASS:
        return role in free
    return len(free) != int(state.hand[mover]).bit_count()


def _chosen_in_secret(state: BroomService, seat: int, mover: int) -> bool:
    """Whether what a seat has chosen before the last one now shows, and might have been otherwise."""
    match state.phase:
        case t.EXTRA_FIRST:
            return False
        case t.SELECTING:
            out = vec[i64]([0] * 1024)
            sizes = {int(out[i] - t.SELECT0).bit_count() for i in range(rounds.fill_sets(state, seat, out))}
            return seat != mover and len(sizes) > 1
        case t.BIDDING:
            return int(state.total(seat)) > 0  # the last one's own first fists show as well
        case t.HANDING_IN:
            return seat != mover and bool(scoring.has_set(state, seat))
    return seat != mover
