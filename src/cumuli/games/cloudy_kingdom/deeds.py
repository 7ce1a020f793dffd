"""What the steps of a spell do to the table (rule 9.1).  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.cloudy_kingdom import ending, offers
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.fields import PUBLIC
from cumuli.games.cloudy_kingdom.stacks import lowest

if TYPE_CHECKING:
    from cumuli.games.cloudy_kingdom.state import CloudyKingdom

PLACES = ["box", "discard", "hand"]
UNTIL = ["turn", "round", "forever"]
NEVER = 1 << 30


def carry_out(state: CloudyKingdom, op: i64, at: i64) -> bool:
    """Do one step that asks nobody; False where it cannot be done."""
    steps = state.rules.steps
    cite = state.names.cites[state.spell]
    if op == t.DRAW:
        return draw(state, steps[at + 1], steps[at + 2] != 0, cite)
    if op == t.FETCH:
        return fetch(state, steps[at + 1], cite)
    if op == t.DROP:
        drop_drawn(state)
        return True
    if op == t.REMOVE:
        return remove(state, state.bound[steps[at + 1]], steps[at + 2], cite)
    if op == t.ROTATE:
        return rotate(state, state.bound[steps[at + 1]], steps[at + 2], steps[at + 3] != 0, cite)
    if op == t.SWAP:
        return swap(state, state.bound[steps[at + 1]], state.bound[steps[at + 2]], cite)
    if op == t.MOVE:
        return move(state, state.bound[steps[at + 1]], state.bound[steps[at + 2]], steps[at + 3] != 0, cite)
    if op == t.CYCLE:
        return offers.cycle(state, cite)
    if op == t.SWAP_HAND:
        return offers.swap_hands(state, steps[at + 1], cite)
    if op == t.PEEK:
        return peek(state, steps[at + 1])
    if op == t.MARK:
        return mark(state, state.bound[steps[at + 1]], steps[at + 2] != 0, steps[at + 3], cite)
    # IF
    have: i64 = 0
    if steps[at + 1] == t.IN_DECK:
        have = state.in_deck
    elif steps[at + 1] == t.IN_DISCARD:
        have = state.in_pile
    else:
        mask = ~state.stacks.empty & state.rules.all_cells
        while mask:
            have += 1
            mask &= mask - 1
    if have < steps[at + 2]:
        state.step += steps[at + 3]
    return True


def touchable(state: CloudyKingdom, cell: i64, pile: bool) -> bool:
    """Whether a bound stack is still there and may be touched."""
    return cell >= 0 and state.stacks.targets(pile) >> cell & 1 != 0


def count_cards(state: CloudyKingdom, mask: i64) -> i64:
    """Cards in the stacks of a mask."""
    cards: i64 = 0
    while mask:
        slot = state.stacks.head[lowest(mask)]
        while slot >= 0:
            cards += 1
            slot = state.stacks.below[slot]
        mask &= mask - 1
    return cards


# Cards the spell brings


def draw(state: CloudyKingdom, n: i64, public: bool, cite: str) -> bool:
    if state.in_deck < n:
        return False
    state.to_draw = n
    state.open_draw = public
    serve_known(state, cite)
    return True


def serve_known(state: CloudyKingdom, cite: str) -> None:
    """Cards somebody has looked at come off the deck first; only then luck is asked."""
    while state.to_draw and state.n_known:
        face = state.take_known()
        state.deck[face] -= 1
        state.in_deck -= 1
        state.to_draw -= 1
        drew(state, face, cite)


def drew(state: CloudyKingdom, face: i64, cite: str) -> None:
    """A card arrives: in the actor's hand after an exchange, else with the spell."""
    seat = state.actor_
    name = state.names.faces[face]
    if state.cycling:
        state.cycling = False
        state.hand[seat] = face
    else:
        state.drawn[state.n_drawn] = face | PUBLIC if state.open_draw else face
        state.n_drawn += 1
    if state.events is not None:
        tell(state.events, ev.Drew, int(seat), name, True, cite, state.open_draw)


def take_drawn(state: CloudyKingdom, i: i64) -> None:
    """Take the card at index *i* out of those the spell brought."""
    state.n_drawn -= 1
    while i < state.n_drawn:
        state.drawn[i] = state.drawn[i + 1]
        i += 1
    state.drawn[state.n_drawn] = 0


def drop_drawn(state: CloudyKingdom) -> None:
    """Discard what is left of the cards the actor was brought."""
    while state.n_drawn > state.mine:
        face = state.drawn[state.mine] & 63
        take_drawn(state, state.mine)
        state.discard(face, state.actor_, state.names.cites[state.spell])


def fetch(state: CloudyKingdom, n: i64, cite: str) -> bool:
    """Take *n* cards from the top of the pile; the card just paid stays, or not (ruling R10)."""
    kept: i64 = 0 if state.rules.replant_cost else 1
    if state.in_pile - kept < n:
        return False
    for _ in range(n):
        i = state.in_pile - 1 - kept
        face = state.pile[i]
        if kept:
            state.pile[i] = state.pile[i + 1]
        state.in_pile -= 1
        state.pile[state.in_pile] = 0
        state.drawn[state.n_drawn] = face | PUBLIC
        state.n_drawn += 1
        if state.events is not None:
            tell(state.events, ev.Fetched, int(state.actor_), state.names.faces[face], cite)
    return True


# Cards on the table


def remove(state: CloudyKingdom, cell: i64, to: i64, cite: str) -> bool:
    if not touchable(state, cell, False):
        return False
    face = state.stacks.pop(cell) >> 2
    state.last_cell = cell
    if face >= state.rules.routes:
        to = t.TO_BOX  # rule 6.5: a magic card never goes to the discard pile
    if state.events is not None:
        tell(state.events, ev.Removed, int(state.actor_), int(cell), state.names.faces[face], PLACES[to], cite)
    if to == t.TO_BOX:
        state.box[face] += 1
    elif to == t.TO_DISCARD:
        state.pile[state.in_pile] = face
        state.in_pile += 1
    else:
        state.drawn[state.n_drawn] = face | PUBLIC
        state.n_drawn += 1
    ending.judge(state, cell, -1, True)
    return True


def rotate(state: CloudyKingdom, cell: i64, quarters: i64, pile: bool, cite: str) -> bool:
    if not touchable(state, cell, pile):
        return False
    if not pile and quarters & 1 and state.stacks.below[state.stacks.head[cell]] >= 0:
        return False  # a stack must stay crosswise (rule 4.2)
    state.stacks.rotate(cell, quarters, pile)
    state.last_cell = cell
    if state.events is not None:
        tell(state.events, ev.Turned, int(state.actor_), int(cell), int(quarters), cite)
    ending.judge(state, cell, -1, True)
    return True


def swap(state: CloudyKingdom, cell: i64, other: i64, cite: str) -> bool:
    if cell == other or not touchable(state, cell, True) or not touchable(state, other, True):
        return False
    if state.events is not None:
        tell(state.events, ev.Swapped, int(state.actor_), int(cell), int(other), cite)
    exchange(state, cell, other)
    state.last_cell = cell
    ending.judge(state, cell, other, True)
    return True


def exchange(state: CloudyKingdom, cell: i64, other: i64) -> None:
    """Two piles change places; what protects a pile goes with it."""
    stacks = state.stacks
    stacks.swap(cell, other)
    if (stacks.no_cover >> cell & 1) != (stacks.no_cover >> other & 1):
        stacks.no_cover ^= 1 << cell | 1 << other
    ends = state.shield[16 + cell]
    state.shield[16 + cell] = state.shield[16 + other]
    state.shield[16 + other] = ends


def move(state: CloudyKingdom, cell: i64, to: i64, pile: bool, cite: str) -> bool:
    """Move a pile or its top card to an empty cell."""
    if to < 0 or not state.stacks.empty >> to & 1 or not touchable(state, cell, pile):
        return False
    if state.events is not None:
        tell(state.events, ev.Moved, int(state.actor_), int(cell), int(to), pile, cite)
    if pile:
        exchange(state, cell, to)
    else:
        state.stacks.put(to, state.stacks.pop(cell))
    state.last_cell = to
    ending.judge(state, cell, to, True)
    return True


def mark(state: CloudyKingdom, cell: i64, immune: bool, until: i64, cite: str) -> bool:
    """Protect a stack from magic, or from being covered, for a time."""
    if cell < 0 or state.stacks.empty >> cell & 1:
        return False
    ends: i64 = state.turns + 1
    if until == t.THIS_ROUND:
        ends = state.turns + state.rules.seats
    elif until == t.FOREVER:
        ends = NEVER
    bit: i64 = 1 << cell
    if immune and not state.stacks.immune & bit:
        state.stacks.immune |= bit
        state.shield[cell] = ends
        state.shields += 1
    elif not immune and not state.stacks.no_cover & bit:
        state.stacks.no_cover |= bit
        state.shield[16 + cell] = ends
        state.shields += 1
    if state.events is not None:
        flag = "immune" if immune else "no_cover"
        tell(state.events, ev.Marked, int(state.actor_), int(cell), flag, UNTIL[until], cite)
    return True


# Looking into the deck


def forget(state: CloudyKingdom, n: i64) -> None:
    """Only the top *n* known cards stay known: who looks now has not seen what lies deeper."""
    while state.n_known > n:
        state.deck[state.known[0]] += 1
        state.n_known -= 1
        for i in range(state.n_known):
            state.known[i] = state.known[i + 1]


def peek(state: CloudyKingdom, n: i64) -> bool:
    state.to_order = 0
    if state.in_deck < n:
        return False
    if state.knower != state.actor_:
        forget(state, n)
    state.knower = state.actor_
    state.to_order = n
    state.to_peek = n - state.n_known if state.n_known < n else 0
    if state.to_peek == 0:
        tell_peek(state, n, state.names.cites[state.spell])
    return True


def peeked(state: CloudyKingdom, face: i64, cite: str) -> None:
    """Luck shows one more card: it lies below those already known."""
    i = state.n_known
    while i > 0:
        state.known[i] = state.known[i - 1]
        i -= 1
    state.known[0] = face
    state.n_known += 1
    state.to_peek -= 1
    if state.to_peek == 0:
        tell_peek(state, state.to_order, cite)


def tell_peek(state: CloudyKingdom, n: i64, cite: str) -> None:
    if state.events is not None:
        faces = tuple([state.names.faces[state.known[state.n_known - 1 - i]] for i in range(n)])
        tell(state.events, ev.Peeked, int(state.actor_), int(n), faces, cite)


def put_back(state: CloudyKingdom, face: i64, cite: str) -> None:
    """The card picked first will be drawn first."""
    i: i64 = 0
    while state.known[i] != face:
        i += 1
    state.to_order -= 1
    state.known[i] = state.known[state.to_order]
    state.known[state.to_order] = face
    if state.to_order == 0:
        if state.events is not None:
            tell(state.events, ev.Reordered, int(state.actor_), int(state.n_known), cite)
        state.step += 1
