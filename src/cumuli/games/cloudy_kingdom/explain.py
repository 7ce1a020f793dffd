"""Why an action is refused: a reason the catalogues put into words, and the numbered rule behind it."""

from __future__ import annotations

from cumuli.core.game import Refusal, Seat
from cumuli.games.cloudy_kingdom import fields as f
from cumuli.games.cloudy_kingdom import magic
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.actions import Action, Choose, Discard, Place, PlayMagic, TakeFamily, TakeMagic
from cumuli.games.cloudy_kingdom.state import CloudyKingdom


def explain(state: CloudyKingdom, seat: Seat, action: Action) -> Refusal:
    """The first rule that forbids *action* to *seat* now; judged from what the seat itself may see."""
    if state.phase == f.ENDED:
        return Refusal("over", "8.1")
    if seat not in state.to_act():
        return Refusal("not-your-turn", "3.3")
    match action:
        case Place():
            return _place(state, action)
        case PlayMagic(card):
            return _magic(state, card)
        case Choose():
            return Refusal("not-a-target", "6.3") if state.phase == f.SPELL else Refusal("not-now", "3.1")
        case TakeFamily(family) if state.phase == f.TAKE_FAMILY:
            return Refusal("family-taken", "2.3", (("family", family),))
        case TakeMagic(card) if state.phase == f.TAKE_MAGIC and card in state.names.magics:
            held = state.magic[seat] >> state.names.magics.index(card) & 1
            return Refusal("magic-taken" if held else "pair", "2.4", (("magic", card),))
        case Discard() if state.phase == f.TURN:
            return Refusal("can-be-placed", "3.4")
    return Refusal("not-now", "3.1")


def _place(state: CloudyKingdom, action: Place) -> Refusal:
    rules, stacks = state.rules, state.stacks
    if not 0 <= action.cell < rules.size * rules.size or not 0 <= action.turn < 4:
        return Refusal("off-board", "1.1")
    faces, mode, at = _held(state)
    if not faces:
        return Refusal("not-now", "3.1")
    face = state.names.faces.index(action.face) if action.face in state.names.faces else -1
    if face not in faces:
        return Refusal("not-held", "3.1", (("face", action.face),))
    cell, bit = action.cell, 1 << action.cell
    if at >= 0 and cell != at:
        return Refusal("must-cover-that", "7.5")
    if stacks.empty & bit:
        if mode == t.ON_STACK:
            return Refusal("must-cover", "7.3")
        if not (stacks.open_h() if action.turn & 1 else stacks.open_v()) & bit:
            return Refusal("no-contact", "4.1")
    else:
        if mode == t.ON_EMPTY:
            return Refusal("must-be-empty", "7.5")
        if stacks.no_cover & bit:
            return Refusal("protected", "4.6")
        if not (stacks.cover_h() if action.turn & 1 else stacks.cover_v()) & bit:
            return Refusal("not-crosswise", "4.2")
    if rules.match_routes and not stacks.fits(cell, face * 4 + action.turn):
        return Refusal("route-mismatch", "R5")
    return Refusal("same-turn", "4.3")


def _held(state: CloudyKingdom) -> tuple[set[int], int, int]:
    """The faces that may be placed now, where, and the one cell they must go to (or -1)."""
    if state.phase == f.TURN:
        return {int(state.hand[state.turn])}, t.ANY_CELL, -1
    if state.phase != f.SPELL:
        return set(), t.ANY_CELL, -1
    steps, at = state.rules.steps, int(state.step) * t.STRIDE
    if steps[at] == t.SELF:
        return {int(steps[at + 1])}, int(steps[at + 2]), -1
    if steps[at] != t.PLACE:
        return set(), t.ANY_CELL, -1
    cards = {int(state.drawn[i]) & 63 for i in range(state.mine, state.n_drawn)}
    register = steps[at + 3]
    return cards, int(steps[at + 2]), int(state.bound[register]) if register != t.NONE else -1


def _magic(state: CloudyKingdom, card: str) -> Refusal:
    args = (("magic", card),)
    if state.phase != f.TURN:
        return Refusal("not-now", "3.1")
    m = state.names.magics.index(card) if card in state.names.magics else -1
    if m >= 0 and state.used[state.turn] >> m & 1:
        return Refusal("magic-used", "6.2", args)
    if m < 0 or not state.magic[state.turn] >> m & 1:
        return Refusal("magic-not-held", "6.2", args)
    if state.last_turns >= 0 and not state.rules.final_magic:
        return Refusal("magic-final", "8.6", args)
    need = state.rules.needs
    row = m * t.NEEDS
    if need[row + t.NEED_DECK] > state.in_deck:
        return Refusal("magic-deck", "6.3", args)
    if need[row + t.NEED_DISCARD] > state.in_pile:
        return Refusal("magic-discard", "6.3", args)
    targets = (t.NEED_TOPS, t.NEED_PILES, t.NEED_CARDS, t.NEED_PLAYER)
    if any(need[row + i] for i in targets) and not magic.castable(state, m):
        return Refusal("magic-no-target", "6.3", args)
    return Refusal("magic-no-place", "6.3", args)
