"""A position as plain integers and back: for equality, and for another process."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.cloud_mine.fields import Fields
from cumuli.games.cloud_mine.state import CloudMine

SINGLE = "phase round dreamer undealt held laid guess target last_dreamer last_target".split()
ROWS = "where sky tried piles last_sky last_tried".split()
SILENT = -1
"""In the place of a text's length: nothing was said yet."""


def numbers(state: Fields) -> list[int]:
    """Everything that makes a position what it is; what was said stands there letter by letter."""
    out = [int(getattr(state, name)) for name in SINGLE]
    for name in ROWS:
        out += [int(n) for n in getattr(state, name)]
    for phrase in state.said:
        text = state.phrases.texts[phrase] if phrase >= 0 else ""
        out += [len(text) if phrase >= 0 else SILENT, *map(ord, text)]
    for row in state.past:
        out += row
    return out


def restore(state: CloudMine, saved: list[int]) -> CloudMine:
    """Fill a fresh position of the same table with what `numbers` gave."""
    take = iter(saved)
    for field in SINGLE:
        setattr(state, field, next(take))
    for field in ROWS:
        row: Any = getattr(state, field)
        setattr(state, field, vec[i64]([i64(next(take)) for _ in range(len(row))]))
    for i in range(len(state.said)):
        length = next(take)
        if length != SILENT:
            state.said[i] = state.phrases.number("".join(chr(next(take)) for _ in range(length)))
    width = 2 + len(state.sky) + len(state.tried)
    rest = list(take)
    state.past = tuple(tuple(rest[at : at + width]) for at in range(0, len(rest), width))
    return state
