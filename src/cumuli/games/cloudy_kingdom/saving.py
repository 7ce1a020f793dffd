"""A position as plain integers and back: for equality, and for another process."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.cloudy_kingdom.castles import castles_of
from cumuli.games.cloudy_kingdom.fields import Fields
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

SINGLE = (
    "phase turn turns in_deck in_pile links last_turns last_cell winners how spell step actor_ n_drawn mine"
    " to_draw offers n_known knower shields to_peek to_order"
).split()
ROWS = "hand family owner magic used deck box bound drawn shield".split()
FLAGS = ("open_draw", "cycling")


def numbers(state: Fields) -> list[int]:
    """Everything that makes a position what it is, the castles' layout first."""
    out = [ord(letter) for letter in state.stacks.castles.name]
    out = [len(out), *out, int(state.stacks.castles.playable)]
    out += [int(getattr(state, name)) for name in SINGLE + list(FLAGS)]
    for name in ROWS:
        out += [int(n) for n in getattr(state, name)]
    out += [int(state.pile[i]) for i in range(state.in_pile)]
    out += [int(state.known[i]) for i in range(state.n_known)]
    out += [int(state.stacks.immune), int(state.stacks.no_cover)]
    for cell in range(state.rules.size * state.rules.size):
        stack = state.stacks.stack(cell)
        out.append(len(stack))
        out += [face * 4 + turn for face, turn in stack]
    return out


def restore(state: CloudyKingdom, saved: list[int]) -> CloudyKingdom:
    """Fill a fresh position of the same table with what `numbers` gave."""
    take = iter(saved)
    name = "".join(chr(next(take)) for _ in range(next(take)))
    state.stacks.castles = castles_of(name, state.rules)
    state.stacks.castles.playable = next(take)
    for field in SINGLE:
        setattr(state, field, next(take))
    for field in FLAGS:
        setattr(state, field, bool(next(take)))
    for field in ROWS:
        row: Any = getattr(state, field)
        setattr(state, field, vec[i64]([i64(next(take)) for _ in range(len(row))]))
    for i in range(state.in_pile):
        state.pile[i] = next(take)
    for i in range(state.n_known):
        state.known[i] = next(take)
    immune, no_cover = next(take), next(take)
    for cell in range(state.rules.size * state.rules.size):
        for _ in range(next(take)):
            state.stacks.put(cell, next(take))
    state.stacks.immune = immune
    state.stacks.no_cover = no_cover
    return state
