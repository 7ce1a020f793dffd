"""Before the first turn: castles, families, magic cards (rule 2).  Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.tell import tell
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom.castles import LETTERS, castles_of, without
from cumuli.games.cloudy_kingdom.fields import DEALING, TAKE_FAMILY, TAKE_MAGIC
from cumuli.games.cloudy_kingdom.stacks import popcount
from cumuli.games.cloudy_kingdom.tables import FAMILIES

if TYPE_CHECKING:
    from cumuli.games.cloudy_kingdom.state import CloudyKingdom


def lay_out(state: CloudyKingdom, layout: i64) -> None:
    """The castles stand: now the families (rules 2.2, 2.3)."""
    state.stacks.castles = castles_of(state.names.layouts[layout], state.rules)
    laid_out(state)


def laid_out(state: CloudyKingdom) -> None:
    if state.events is not None:
        tell(state.events, ev.LaidOut, state.stacks.castles.name)
    state.turn = 0
    state.phase = TAKE_FAMILY


def take_family(state: CloudyKingdom, family: i64) -> None:
    seat = state.turn
    state.family[seat] = family
    state.owner[family] = seat
    if state.events is not None:
        tell(state.events, ev.FamilyTaken, int(seat), FAMILIES[family])
    state.turn += 1
    if state.turn == state.rules.seats:
        state.turn = 0
        state.phase = TAKE_MAGIC
        if state.rules.no_neutrals:
            neutral = "".join([LETTERS[f] for f in range(4) if state.owner[f] < 0])
            state.stacks.castles = castles_of(without(state.stacks.castles.name, neutral), state.rules)
        if state.rules.magic_mode == 0:
            for m in range(state.rules.magics):
                if state.rules.first_game >> m & 1:
                    take_magic(state, -1, m)


def take_magic(state: CloudyKingdom, seat: i64, m: i64) -> None:
    """*seat* takes a magic card; luck takes it for everybody alike (rule 2.4)."""
    everybody = state.rules.magic_mode != 2
    full = True
    for s in range(state.rules.seats):
        if everybody or s == seat:
            state.magic[s] |= 1 << m
        if popcount(state.magic[s] & 0xFFFF) < 3:
            full = False
    if state.events is not None:
        tell(state.events, ev.MagicTaken, None if everybody else int(seat), state.names.magics[m])
    if full:
        state.turn = 0
        state.phase = DEALING


def fill_families(state: CloudyKingdom, out: vec[i64]) -> i64:
    n: i64 = 0
    for family in range(4):
        if state.stacks.castles.playable >> family & 1 and state.owner[family] < 0:
            out[n] = state.rules.family0 + family
            n += 1
    return n


def fill_magic(state: CloudyKingdom, seat: i64, out: vec[i64]) -> i64:
    """Magic cards *seat* may still take: never both sides of one card (ruling R32)."""
    held = state.magic[seat]
    n: i64 = 0
    if popcount(held & 0xFFFF) == 3:
        return 0
    for m in range(state.rules.magics):
        if fits(state, held, m):
            out[n] = state.rules.take0 + m
            n += 1
    return n


def magic_by_luck(state: CloudyKingdom) -> list[tuple[int, int]]:
    """Luck's next magic card for everybody, weighted so that every three are equally likely (ruling R33).

    The three are named in the order of their numbers: one set of three, one story.
    """
    rules = state.rules
    held = state.magic[0]
    found: list[tuple[int, int]] = []
    for m in range(rules.magics):
        if held >> m == 0 and fits(state, held, m):
            ways = completions(state, held | 1 << m, m + 1)
            if ways:
                found.append((int(rules.take0 + m), int(ways)))
    return found


def fits(state: CloudyKingdom, held: i64, m: i64) -> bool:
    """Whether a magic card is not held yet, nor the other side of it (ruling R32)."""
    other = state.rules.partner[m]
    return not held >> m & 1 and not (other >= 0 and held >> other & 1)


def completions(state: CloudyKingdom, held: i64, lowest: i64) -> i64:
    """How many sets of three can still be made of *held* and cards from *lowest* on."""
    if popcount(held & 0xFFFF) == 3:
        return 1
    ways: i64 = 0
    for m in range(lowest, state.rules.magics):
        if fits(state, held, m):
            ways += completions(state, held | 1 << m, m + 1)
    return ways
