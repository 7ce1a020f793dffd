"""What a seat may know: every secret of the game is kept in this file."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

from msgspec.structs import replace

from cumuli.core.game import Seat
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom import fields as f
from cumuli.games.cloudy_kingdom.routes import links, reach, route_of_winners
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import ENDED_BY, FAMILIES

PHASES = ("layout", "families", "magic", "deal", "begin", "turn", "spell", "draw", "over")


def observe(state: CloudyKingdom, seat: Seat | None) -> dict[str, Any]:
    """The position as *seat* may see it; a spectator is None.  Its shape is told in README.md."""
    return _open(state) if seat is None else _open(state) | own(state, seat)


def own(state: CloudyKingdom, seat: Seat) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator."""
    seen: dict[str, Any] = {"hand": _hand(state, seat)}
    if not _magic_is_open(state, seat, None):
        seen["seats"] = [_seat(state, s, seat) for s in range(int(state.rules.seats))]
    if state.n_drawn:
        seen["drawn"] = _drawn(state, seat)
    if seat == state.knower:
        seen["known"] = _tops(state)
    return seen


def _open(state: CloudyKingdom) -> dict[str, Any]:
    """What everybody may see."""
    rules, names = state.rules, state.names
    size = int(rules.size)
    faces = names.faces
    seats = range(int(rules.seats))
    laid = state.phase != f.LAYOUT
    castles = state.stacks.castles.name if laid else "/".join(["-" * size] * 4)
    open_hands = rules.open_hands
    return {
        "size": size,
        "phase": PHASES[state.phase],
        "turn": int(state.turn) if state.phase in (f.TURN, f.SPELL, f.DRAW) else None,
        "to_act": list(state.to_act()),
        "castles": dict(_castles(castles)),
        "cells": [[[faces[face], turn] for face, turn in state.stacks.stack(cell)] for cell in range(size * size)],
        "immune": _bits(state.stacks.immune),
        "no_cover": _bits(state.stacks.no_cover),
        "seats": [_seat(state, s, None) for s in seats],
        "hand": None,
        "hands": [_hand(state, s) for s in seats] if open_hands else None,
        "drawn": _drawn(state, None),
        "drawn_count": int(state.n_drawn),
        "known": [],
        "deck": int(state.in_deck),
        "discard": [faces[state.pile[i]] for i in range(state.in_pile)],
        "box": [faces[i] for i in range(rules.faces) for _ in range(state.box[i])],
        "spell": _spell(state),
        "links": [{"family": family, "axis": axis, "pending": state.phase != f.ENDED} for family, axis in links(state)],
        "reach": reach(state),
        "last": {"cell": int(state.last_cell) if state.last_cell >= 0 else None},
        "final": _final(state),
        "outcome": _outcome(state),
    }


@lru_cache(maxsize=1024)  # they stay as they lie for a whole game
def _castles(name: str) -> dict[str, list[str | None]]:
    """By side: the families whose castles lie there."""
    return {side: [_family(letter) for letter in row] for side, row in zip("NESW", name.split("/"), strict=True)}


def _family(letter: str) -> str | None:
    return None if letter == "-" else FAMILIES["abcd".index(letter)]


def _bits(mask: int) -> list[int]:
    return [cell for cell in range(16) if mask >> cell & 1]


def _hand(state: CloudyKingdom, seat: int) -> str | None:
    face = state.hand[seat]
    return None if face == f.NO_CARD else state.names.faces[face]


def _magic_is_open(state: CloudyKingdom, seat: int, eyes: Seat | None) -> bool:
    """Magic cards are open, but for a choice still going on and where the table hides them (ruling R22)."""
    if seat == eyes or state.rules.magic_mode != 2:
        return True
    return state.phase != f.TAKE_MAGIC and not state.rules.hidden_magic


def _seat(state: CloudyKingdom, seat: int, eyes: Seat | None) -> dict[str, Any]:
    held, used = int(state.magic[seat]), int(state.used[seat])
    visible = _magic_is_open(state, seat, eyes)
    return {
        "family": FAMILIES[state.family[seat]] if state.family[seat] >= 0 else None,
        "hand": int(state.hand[seat] != f.NO_CARD),
        "magic": [m for i, m in enumerate(state.names.magics) if held >> i & 1] if visible else None,
        "magic_count": held.bit_count(),
        "used": [m for i, m in enumerate(state.names.magics) if used >> i & 1],
    }


def _seen_drawn(state: CloudyKingdom, seat: Seat | None) -> list[int]:
    """Which of the cards a spell has brought *seat* sees, as indices."""
    found = []
    for i in range(state.n_drawn):
        owner = state.turn if i < state.mine or state.offers < 0 else state.actor_
        if state.drawn[i] & f.PUBLIC or owner == seat or state.rules.open_hands:
            found.append(i)
    return found


def _drawn(state: CloudyKingdom, seat: Seat | None) -> list[str]:
    return [state.names.faces[state.drawn[i] & 63] for i in _seen_drawn(state, seat)]


def _tops(state: CloudyKingdom) -> list[str]:
    """Cards on top of the deck that somebody has looked at, the next one first."""
    if state.to_peek:
        return []
    return [state.names.faces[int(state.known[i])] for i in reversed(range(state.n_known))]


def _spell(state: CloudyKingdom) -> dict[str, Any] | None:
    if state.phase != f.SPELL:
        return None
    m = state.spell
    source: Any = state.names.source
    return {
        "magic": state.names.magics[m],
        "seat": int(state.turn),
        "actor": int(state.actor_),
        "step": int(state.step - state.rules.begin[m]),
        "steps": [dict(step) for step in source[1][m].shown[:-1]],
        "bound": [int(cell) for cell in state.bound],
        "answering": state.offers >= 0,
    }


def _final(state: CloudyKingdom) -> list[int] | None:
    """The seats that still play a last card (rule 8.6)."""
    if state.last_turns < 0 or state.phase == f.ENDED:
        return None
    left = [(state.turn + i) % state.rules.seats for i in range(min(state.last_turns, state.rules.seats))]
    return [int(s) for s in left if state.hand[s] != f.NO_CARD]


def _outcome(state: CloudyKingdom) -> dict[str, Any] | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "rule": ENDED_BY[outcome.reason],
        "route": route_of_winners(state),
    }


def truth(state: CloudyKingdom) -> dict[str, Any]:
    """The position with nothing hidden: every hand, every magic card, and all that a spell has looked at."""
    names, seats = state.names, range(int(state.rules.seats))
    return {
        **observe(state, None),
        "seats": [_seat(state, s, s) for s in seats],
        "hands": [_hand(state, s) for s in seats],
        "drawn": [names.faces[state.drawn[i] & 63] for i in range(state.n_drawn)],
        "known": _tops(state),
    }


def redact(state: CloudyKingdom, event: Any, seat: Seat | None) -> Any:
    """The event as *seat* may hear it."""
    match event:
        case ev.Drew(owner, _, _, _, shown) if owner != seat and not shown and not state.rules.open_hands:
            return replace(event, face=None)
        case ev.MagicTaken(owner, _) if owner is not None and owner != seat:
            return replace(event, magic=None)
        case ev.Peeked(owner) if owner != seat:
            return replace(event, faces=None)
    return event


def resample(state: CloudyKingdom, seat: Seat, rng: Random) -> CloudyKingdom:
    """A guess at the world, from what *seat* knows and nothing else."""
    new = state.clone()
    _resample_cards(new, seat, rng)
    for other in range(int(new.rules.seats)):
        if not _magic_is_open(new, other, seat):
            _resample_magic(new, other, rng)
    return new


def _hidden(state: CloudyKingdom, seat: Seat) -> tuple[list[int], list[int], list[int]]:
    """The hands, drawn cards and known tops that a seat cannot see."""
    seats = range(int(state.rules.seats))
    hidden = [s for s in seats if s != seat and state.hand[s] != f.NO_CARD and not state.rules.open_hands]
    seen = set(_seen_drawn(state, seat))
    veiled = [i for i in range(state.n_drawn) if i not in seen]
    return hidden, veiled, [] if state.knower == seat else list(range(state.n_known))


def _unseen(state: CloudyKingdom, seat: Seat) -> list[int]:
    """Every card that a seat cannot see, wherever it is; what is true must not show in their order."""
    unseen = [face for face in range(int(state.rules.faces)) for _ in range(state.deck[face])]
    return sorted(unseen + _faces(state, *_hidden(state, seat)))


def _resample_cards(new: CloudyKingdom, seat: Seat, rng: Random) -> None:
    """Hands, drawn cards and known tops that the seat cannot see go back into the deck, and others come out.

    The deck has no order, so that what is true cannot show in what is drawn.
    """
    hidden, veiled, tops = _hidden(new, seat)
    deck = [int(new.deck[face]) for face in range(int(new.rules.faces))]
    for face in _faces(new, hidden, veiled, tops):
        deck[face] += 1
    for s in hidden:
        new.hand[s] = _taken(deck, rng)
    for i in veiled:
        new.drawn[i] = _taken(deck, rng)
    for i in tops:
        new.known[i] = _taken(deck, rng)
    for face, left in enumerate(deck):
        new.deck[face] = left


def _faces(state: CloudyKingdom, hidden: list[int], veiled: list[int], tops: list[int]) -> list[int]:
    """The cards in these hands, and at these places among the drawn and the known ones."""
    cards = [int(state.hand[s]) for s in hidden] + [int(state.drawn[i]) for i in veiled]
    return cards + [int(state.known[i]) for i in tops]


def _taken(deck: list[int], rng: Random) -> int:
    """A card out of the deck, every one as likely as any other."""
    k = rng.randrange(sum(deck))
    for face, left in enumerate(deck):
        k -= left
        if k < 0:
            deck[face] -= 1
            return face
    raise AssertionError("the deck has as many cards as it counts")


def _resample_magic(new: CloudyKingdom, other: int, rng: Random) -> None:
    """Magic cards another seat holds in secret: any that it may hold beside those it has played."""
    used = int(new.used[other])
    count = int(new.magic[other]).bit_count()
    free = [m for m in range(int(new.rules.magics)) if not used >> m & 1]
    rng.shuffle(free)
    held = 0
    for m in free:
        partner = int(new.rules.partner[m])
        if held.bit_count() < count and not (partner >= 0 and (held | used) >> partner & 1):
            held |= 1 << m
    new.magic[other] = held


def shows(state: CloudyKingdom, mover: Seat, code: int, eyes: Seat) -> bool:
    """Whether an action tells a seat something that it could not know: a card it had not seen, or a magic card."""
    after = state.clone()
    after.apply(mover, code)
    before, left = _unseen(state, eyes), _unseen(after, eyes)
    if len(set(before)) > 1 and Counter(before) - Counter(left):
        return True
    return any(_magic_shown(state, after, mover, other, eyes) for other in range(int(state.rules.seats)))


def _magic_shown(before: CloudyKingdom, after: CloudyKingdom, mover: Seat, other: Seat, eyes: Seat) -> bool:
    """Whether a seat sees more of another's magic cards than it did; what is chosen just now is free."""
    if _magic_is_open(before, other, eyes) or not before.magic[other]:
        return False
    return _magic_is_open(after, other, eyes) or after.used[other] != before.used[other]
