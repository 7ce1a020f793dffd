"""A position as plain integers and back: for equality, and for another process."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.broom_service.fields import Fields
from cumuli.games.broom_service.state import BroomService

SINGLE = (
    "phase round trick leader event events_gone cursed cursed_left to_curse led role asked pending doer closed"
    " next_space heavy_left chosen spends tailwinds last_region at"
).split()
FLAGS = ("last_act", "open_hands")
ROWS = (
    "vp have pawn hand brave coward bumped bolts won amulets owned fresh spent bid cloud clouded bag tile tile_bag"
).split()


def numbers(state: Fields) -> list[int]:
    """Everything that makes a position what it is."""
    out = [int(getattr(state, name)) for name in (*SINGLE, *FLAGS)]
    for name in ROWS:
        out += [int(n) for n in getattr(state, name)]
    return out + [int(state.agenda[i]) for i in range(state.at)]


def restore(state: BroomService, saved: list[int]) -> BroomService:
    """Fill a fresh position of the same table with what `numbers` gave."""
    take = iter(saved)
    for field in SINGLE:
        setattr(state, field, next(take))
    for field in FLAGS:
        setattr(state, field, bool(next(take)))
    for field in ROWS:
        row: Any = getattr(state, field)
        setattr(state, field, vec[i64]([i64(next(take)) for _ in range(len(row))]))
    for i in range(state.at):
        state.agenda[i] = next(take)
    return state
