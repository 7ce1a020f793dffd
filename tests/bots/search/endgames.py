"""The last cards of Cloudy Kingdom without magic, solved exactly: every card that may come, every answer to it.

A card is drawn at the end of a turn and spent in the next, and nobody decides anything in between that could
depend on it.  So the exact value is that of a game in which whoever plays draws first, from all cards unseen.
"""

from __future__ import annotations

from random import Random
from typing import Any

from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME, fields
from settings import draw


def endgame(board: str, left: int, seed: int, seats: int = 2) -> Any | None:
    """A turn somewhere in a random game, most of the deck out of the game; None where the game ended sooner."""
    rng = Random(seed)
    state = GAME.start(seats, GAME.options(board=board), GAME.version)
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw(state, rng))
    for seat in range(seats):
        state.magic[seat] = 0
    for _ in range(rng.randrange(4, 20)):
        while state.to_act() == (CHANCE,):
            state.apply(CHANCE, draw(state, rng))
        if state.phase == fields.ENDED:
            return None
        state.apply(int(state.turn), rng.choice(state.legal_actions(int(state.turn))))
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw(state, rng))
    while state.in_deck > left:
        face = rng.choice([face for face in range(int(state.rules.routes)) if state.deck[face]])
        state.deck[face] -= 1
        state.box[face] += 1
        state.in_deck -= 1
    return state if state.phase == fields.TURN else None


def values(state: Any) -> dict[int, tuple[float, ...]]:
    """By legal code: the exact results by seat, if everybody seeks their own best."""
    found = {}
    for code in state.legal_actions(int(state.turn)):
        after = state.clone()
        after.apply(int(state.turn), code)
        found[code] = worth(after)
    return found


def worth(state: Any) -> tuple[float, ...]:
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, state.chance()[0][0])  # whatever it is, it is dealt anew when it is played
    if state.phase == fields.ENDED:
        return tuple(state.outcome().returns)
    mover = int(state.turn)
    seats = range(int(state.rules.seats))
    held = [int(state.hand[seat]) for seat in seats if state.hand[seat] != fields.NO_CARD]
    counts = [int(state.deck[face]) + held.count(face) for face in range(int(state.rules.routes))]
    total = [0.0] * len(seats)
    for face, count in enumerate(counts):
        if count:
            best = max(values(with_card(state, mover, face)).values(), key=lambda found: found[mover])
            total = [old + count / sum(counts) * new for old, new in zip(total, best, strict=True)]
    return tuple(total)


def with_card(state: Any, seat: int, face: int) -> Any:
    """The same position, the seat's card changed for another unseen one."""
    new = state.clone()
    old = int(new.hand[seat])
    if old != face:
        if new.deck[face]:
            new.deck[face] -= 1
            new.deck[old] += 1
        else:
            new.hand[next(s for s in range(int(new.rules.seats)) if new.hand[s] == face)] = old
        new.hand[seat] = face
    return new
