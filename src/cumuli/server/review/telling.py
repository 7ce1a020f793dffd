"""What a review tells: the plies of a game, and how it looked after each of them.

What a seat sees passes through `observe`, what it hears through `redact`; only
the truth, which is for games that are over, is told as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from cumuli.server.review.eyes import TABLE, TRUTH
from cumuli.server.review.reel import Reel
from cumuli.server.table.info import Block


class Ply(Struct, frozen=True):
    """One step of the review: what happened since the step before it."""

    number: int
    """of plies of the record"""
    seat: int | None
    """who made it, -1 for luck; None where these eyes do not tell"""
    line: str
    """as the record says it; empty where these eyes did not know"""
    events: tuple[Any, ...]
    """as these eyes may hear them"""


class Review(Struct, frozen=True):
    """A game to look back at, through somebody's eyes."""

    table: str
    eyes: str
    """a seat from 0, "table" or "truth\""""
    may: tuple[str, ...]
    """through whose eyes whoever asks may look, their own first"""
    over: bool
    static: dict[str, Any]
    plies: tuple[Ply, ...]


class Shown(Struct, frozen=True):
    """How the game looked after one ply."""

    number: int
    block: Block


def seat_of(eyes: str) -> int | None:
    return None if eyes in (TABLE, TRUTH) else int(eyes)


def plies(reel: Reel, eyes: str, stops: Sequence[int], over: bool) -> tuple[Ply, ...]:
    """What there is to step through."""
    seat, state, found, before = seat_of(eyes), reel.last, [], -1
    for stop in stops:
        events = reel.happened(before, stop)
        if eyes != TRUTH:
            events = [reel.game.redact(state, event, seat) for event in events]
        mover, line = reel.moves[stop - 1] if over and stop else (None, "")
        known = eyes == TRUTH or (mover is not None and mover == seat)
        found.append(Ply(stop, mover, line if known else "", tuple(events)))
        before = stop
    return tuple(found)


def shown(reel: Reel, eyes: str, ply: int) -> Shown:
    """The view after a ply, as the page gets it of a game in play; there is nothing to answer."""
    state, seat = reel.at(ply), seat_of(eyes)
    view = reel.game.truth(state) if eyes == TRUTH else reel.game.observe(state, seat)
    return Shown(ply, Block(seat, view, (), None, (), (), None, {}, {}, ""))
