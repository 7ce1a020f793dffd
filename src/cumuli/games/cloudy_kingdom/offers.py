"""Steps of a spell that concern the players' hands: offers, exchanges (rules 7.6, 9.1).  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.cloudy_kingdom import deeds
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.fields import NO_CARD

if TYPE_CHECKING:
    from cumuli.games.cloudy_kingdom.state import CloudyKingdom


def players_with_card(state: CloudyKingdom) -> i64:
    """How many players other than the caster hold a card."""
    n: i64 = 0
    for seat in range(state.rules.seats):
        if seat != state.turn and state.hand[seat] != NO_CARD:
            n += 1
    return n


def ask(state: CloudyKingdom, at: i64) -> bool:
    """Turn to the next player of an offer, clockwise; True where that player must decide."""
    steps = state.rules.steps
    seats = state.rules.seats
    whom = steps[at + 1]
    total = seats if whom == t.EVERYBODY else 1 if whom == t.LEFT else seats - 1
    if state.offers < 0:
        state.offers = total
        state.mine = state.n_drawn
    while state.offers > 0:
        state.actor_ = (state.turn + 1 + total - state.offers) % seats
        if able(state, at):
            if steps[at + 2]:
                return True
            state.step += 1
            return False
        state.offers -= 1
    state.offers = -1
    state.actor_ = state.turn
    state.mine = 0
    state.step += steps[at + 3] + 2
    return False


def able(state: CloudyKingdom, at: i64) -> bool:
    """Whether the actor could do what is offered: nobody is asked in vain."""
    steps = state.rules.steps
    inside = steps[at + 3]
    for _ in range(inside):
        at += t.STRIDE
        op = steps[at]
        if op == t.CYCLE and (state.hand[state.actor_] == NO_CARD or state.in_deck == 0):
            return False
        if op == t.SWAP_HAND and state.hand[state.actor_] == NO_CARD:
            return False
        if (op == t.DRAW or op == t.PEEK) and state.in_deck < steps[at + 1]:
            return False
    return True


def answer(state: CloudyKingdom, accepted: bool, cite: str) -> None:
    if accepted:
        state.step += 1
        return
    if state.events is not None:
        tell(state.events, ev.Kept, int(state.actor_), cite)
    state.offers -= 1


def answered(state: CloudyKingdom) -> None:
    """One player is done with what was offered: back to the offer for the next."""
    deeds.drop_drawn(state)
    state.offers -= 1
    at = state.step
    while state.rules.steps[at * t.STRIDE] != t.OFFER:
        at -= 1
    state.step = at


def cycle(state: CloudyKingdom, cite: str) -> bool:
    """Discard the hand card for a new one."""
    seat = state.actor_
    face = state.hand[seat]
    if face == NO_CARD or state.in_deck == 0:
        return False
    state.hand[seat] = NO_CARD
    state.pile[state.in_pile] = face
    state.in_pile += 1
    if state.events is not None:
        tell(state.events, ev.Exchanged, int(seat), state.names.faces[face], cite)
    state.cycling = True
    state.open_draw = False
    state.to_draw = 1
    deeds.serve_known(state, cite)
    return True


def swap_hands(state: CloudyKingdom, register: i64, cite: str) -> bool:
    """The actor gives the first card the spell brought, or the hand card, for another player's hand card."""
    other = (state.actor_ + 1) % state.rules.seats if register == t.NONE else state.bound[register]
    if other < 0 or other == state.actor_ or state.hand[other] == NO_CARD:
        return False
    theirs = state.hand[other]
    if state.n_drawn > state.mine:
        state.hand[other] = state.drawn[state.mine] & 63
        state.drawn[state.mine] = theirs
    elif state.hand[state.actor_] != NO_CARD:
        state.hand[other] = state.hand[state.actor_]
        state.hand[state.actor_] = theirs
    else:
        return False
    if state.events is not None:
        tell(state.events, ev.HandsSwapped, int(state.actor_), int(other), cite)
    return True
