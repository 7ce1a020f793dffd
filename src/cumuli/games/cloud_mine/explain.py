"""Why an action is refused: a reason the catalogues put into words, and the numbered rule behind it."""

from __future__ import annotations

from cumuli.core.game import Refusal, Seat
from cumuli.games.cloud_mine import actions as a
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.counting import fault
from cumuli.games.cloud_mine.notation import repeated
from cumuli.games.cloud_mine.state import CloudMine

TASKS = {t.PICKING: Refusal("pick-now", "3.3"), t.DESCRIBING: Refusal("describe-now", "4.2")}
"""What whoever is asked should do instead."""


def explain(state: CloudMine, seat: Seat, action: a.Action) -> Refusal:
    """The first rule that forbids *action* to *seat* now; judged from what the seat itself may see."""
    if state.phase == t.ENDED:
        return Refusal("over", "8.2")
    if seat not in state.to_act():
        return _waiting(state, seat)
    match action:
        case a.Pick() if state.phase == t.PICKING:
            return Refusal("not-in-hand", "3.3")
        case a.Describe(text) if state.phase == t.DESCRIBING:
            return fault(text, bool(state.rules.strict)) or Refusal("repeated", "4.10")
        case a.Guess(place) if state.phase == t.GUESSING:
            turned = 0 <= place < state.rules.size
            return Refusal("turned" if turned else "no-such-place", "6.2" if turned else "6.1")
    return TASKS.get(int(state.phase), Refusal("guess-now", "6.1"))


def _waiting(state: CloudMine, seat: Seat) -> Refusal:
    """Why somebody who is not asked must wait, by the part they have in the round."""
    if state.phase == t.GUESSING and seat in (state.dreamer, state.scout()):
        return Refusal("you-know-it", "6.5")
    return Refusal("not-your-turn", "6.1")


def may_say(state: CloudMine, text: str) -> Refusal | None:
    """Why a text cannot be said at this table now, or None: for a counter while somebody is typing."""
    return fault(text, bool(state.rules.strict)) or (Refusal("repeated", "4.10") if repeated(state, text) else None)
