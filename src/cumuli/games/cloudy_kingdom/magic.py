"""Carrying out a magic card, step by step (rules 6, 7 and 9).  Compiled.

A spell is a short program in `Rules.steps`; the agenda is the step that comes
next, who decides in it, the bound targets and the cards it has brought.  All
of it is plain numbers in the position, so it clones, saves and shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.cloudy_kingdom import deeds, ending, offers
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.fields import ENDED, NO_CARD, PUBLIC, REGISTERS, SPELL
from cumuli.games.cloudy_kingdom.stacks import lowest, popcount

if TYPE_CHECKING:
    from cumuli.games.cloudy_kingdom.state import CloudyKingdom


def castable(state: CloudyKingdom, m: i64) -> bool:
    """Whether every step could be carried out as the table lies, judged by what everybody sees (rule 6.3)."""
    rules = state.rules
    if rules.fizzle:  # ruling R12
        return True
    needs = rules.needs
    row = m * t.NEEDS
    stacks = state.stacks
    if needs[row + t.NEED_DECK] > state.in_deck:
        return False
    in_pile = state.in_pile + 1 if rules.replant_cost else state.in_pile
    if needs[row + t.NEED_DISCARD] > in_pile:
        return False
    tops = needs[row + t.NEED_TOPS]
    if tops and popcount(stacks.targets(False)) < tops:
        return False
    piles = needs[row + t.NEED_PILES]
    if piles and popcount(stacks.targets(True)) < piles:
        return False
    cards = needs[row + t.NEED_CARDS]
    if cards > 1 and deeds.count_cards(state, stacks.targets(False)) < cards:
        return False
    if needs[row + t.NEED_COVER] and not stacks.cover_v() | stacks.cover_h():
        return False
    if needs[row + t.NEED_EMPTY] or needs[row + t.NEED_ANY]:
        open_cells = stacks.open_v() | stacks.open_h()
        if needs[row + t.NEED_EMPTY] and not open_cells:
            return False
        if not open_cells and not stacks.cover_v() | stacks.cover_h():
            return False
    holes = needs[row + t.NEED_HOLE]
    if holes and popcount(stacks.empty) < holes:
        return False
    return not needs[row + t.NEED_PLAYER] or offers.players_with_card(state) > 0


def cast(state: CloudyKingdom, m: i64) -> None:
    """Discard the hand card, then carry the magic card out at once (rules 6.1, 6.6)."""
    seat = state.turn
    if state.events is not None:
        tell(state.events, ev.MagicPlayed, int(seat), state.names.magics[m], "6.1")
    state.drop_hand("6.1")
    state.magic[seat] &= ~(1 << m)
    state.used[seat] |= 1 << m
    state.phase = SPELL
    state.spell = m
    state.step = state.rules.begin[m]
    state.actor_ = seat
    state.n_drawn = 0
    state.mine = 0
    state.offers = -1
    for i in range(REGISTERS):
        state.bound[i] = -1
    advance(state)


def advance(state: CloudyKingdom) -> None:
    """Carry out steps until somebody must decide, luck must answer or the spell is done."""
    steps = state.rules.steps
    scratch = state.scratch
    while state.phase == SPELL and not state.luck_acts():
        at = state.step * t.STRIDE
        op = steps[at]
        if op == t.END:
            finish(state)
            return
        if op == t.OFFER:
            if offers.ask(state, at):
                return
            continue
        if op == t.OFFER_END:
            offers.answered(state)
            continue
        if op == t.CHOOSE or op == t.PLACE or op == t.SELF or op == t.REORDER:
            if fill(state, scratch):
                return
            if op == t.CHOOSE or op == t.SELF or (op == t.PLACE and state.n_drawn > state.mine):
                fizzle(state)
        elif not deeds.carry_out(state, op, at):
            fizzle(state)
        state.step += 1


def fizzle(state: CloudyKingdom) -> None:
    """A step that cannot be carried out is left out (ruling R12)."""
    if state.events is not None:
        number = state.step - state.rules.begin[state.spell]
        tell(state.events, ev.Fizzled, int(state.actor_), int(number))


def finish(state: CloudyKingdom) -> None:
    """The spell is done: cards it brought and could not place are discarded, and the turn ends."""
    deeds.drop_drawn(state)
    state.step = -1
    state.spell = -1
    if state.rules.win_at_end:  # ruling R20
        ending.settle(state, state.stacks.all_links(), True)
    if state.phase != ENDED:
        state.end_turn()


def fill(state: CloudyKingdom, out: vec[i64]) -> i64:
    """The codes the actor may answer the present step with, in a fixed order."""
    rules = state.rules
    at = state.step * t.STRIDE
    op = rules.steps[at]
    if op == t.OFFER:
        out[0] = rules.accept
        out[1] = rules.decline
        return 2
    if op == t.CHOOSE:
        return fill_choice(state, at, out)
    if op == t.SELF:
        return state.fill_place(rules.steps[at + 1], rules.steps[at + 2], False, out, 0)
    n: i64 = 0
    if op == t.REORDER:
        for face in range(rules.faces):
            for i in range(state.to_order):
                if state.known[i] == face:
                    out[n] = rules.pick0 + face
                    n += 1
                    break
        return n
    for i in range(state.mine, state.n_drawn):
        face = state.drawn[i] & 63
        seen = False
        for j in range(state.mine, i):
            if state.drawn[j] & 63 == face:
                seen = True
        if not seen:
            n = state.fill_place(face, rules.steps[at + 2], rules.steps[at + 5] != 0, out, n)
    register = rules.steps[at + 3]
    if register == t.NONE:
        return n
    cell = state.bound[register]
    kept: i64 = 0
    for i in range(n):
        if out[i] >> 2 & 15 == cell:
            out[kept] = out[i]
            kept += 1
    return kept


def fill_choice(state: CloudyKingdom, at: i64, out: vec[i64]) -> i64:
    rules = state.rules
    kind = rules.steps[at + 2]
    n: i64 = 0
    if kind == t.PLAYER:
        for seat in range(rules.seats):
            if seat != state.actor_ and state.hand[seat] != NO_CARD:
                out[n] = rules.player0 + seat
                n += 1
        return n
    mask = state.stacks.empty if kind == t.EMPTY_CELL else state.stacks.targets(kind == t.PILE)
    differ = rules.steps[at + 3]
    if differ != t.NONE and state.bound[differ] >= 0:
        mask &= ~(1 << state.bound[differ])
    while mask:
        out[n] = rules.choose0 + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


def place(state: CloudyKingdom, code: i64) -> None:
    """The actor lays a card the spell brought, or the magic card itself."""
    steps = state.rules.steps
    at = state.step * t.STRIDE
    cell = code >> 2 & 15
    face = code >> 6
    bit: i64 = 1 << cell
    if steps[at] == t.SELF:
        if state.events is not None:
            state.tell_placed(code, "magic")
        if steps[at + 3]:
            state.stacks.immune |= bit  # rule 7.3
        if steps[at + 4]:
            state.stacks.no_cover |= bit
        state.step += 1
    else:
        i = state.mine
        while state.drawn[i] & 63 != face:
            i += 1
        if state.events is not None:
            state.tell_placed(code, "discard" if state.drawn[i] & PUBLIC else "drawn")
        deeds.take_drawn(state, i)
        if steps[at + 4] != t.NONE:
            state.bound[steps[at + 4]] = cell
        if steps[at + 1] == t.ONE or state.n_drawn == state.mine:
            state.step += 1
    state.stacks.put(cell, face << 2 | code & 3)
    state.last_cell = cell
    ending.judge(state, cell, -1, True)
    advance(state)


def decide(state: CloudyKingdom, code: i64) -> None:
    """The actor chooses a target, answers an offer or picks a card."""
    rules = state.rules
    at = state.step * t.STRIDE
    cite = state.names.cites[state.spell]
    if code == rules.accept or code == rules.decline:
        offers.answer(state, code == rules.accept, cite)
    elif code >= rules.player0:
        state.bound[rules.steps[at + 1]] = code - rules.player0
        if state.events is not None:
            tell(state.events, ev.PlayerChosen, int(state.actor_), int(code - rules.player0), cite)
        state.step += 1
    elif code >= rules.choose0:
        state.bound[rules.steps[at + 1]] = code - rules.choose0
        if state.events is not None:
            tell(state.events, ev.Chosen, int(state.actor_), int(code - rules.choose0), cite)
        state.step += 1
    else:
        deeds.put_back(state, code - rules.pick0, cite)
    advance(state)


def dealt(state: CloudyKingdom, face: i64) -> None:
    """Luck answers a spell: a card to look at, one for a hand, or one for the spell."""
    cite = state.names.cites[state.spell]
    if state.to_peek:
        deeds.peeked(state, face, cite)
    else:
        state.in_deck -= 1
        state.to_draw -= 1
        deeds.drew(state, face, cite)
    advance(state)
