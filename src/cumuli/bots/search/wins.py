"""What needs no search: a move that ends the game well, and how many play.  Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.dice import Dice
from cumuli.core.position import OVER, Position


def win(worlds: list[Position], seat: i64, legal: vec[i64], n: i64) -> i64:
    """The first of *n* codes that wins at once in all worlds, or -1 (decisive moves: Teytaud and Teytaud, CIG 2010)."""
    for i in range(n):
        sure = True
        for world in worlds:
            sure = sure and ends_well(world, seat, legal[i])
        if sure:
            return legal[i]
    return -1


def ends_well(world: Position, seat: i64, code: i64) -> bool:
    """Whether a code ends the game, and the seat has won alone."""
    after = world.clone()
    after.apply(seat, code)
    if after.actor() != OVER:
        return False
    outcome = after.outcome()
    assert outcome is not None
    return outcome.returns[int(seat)] > 0.999


def count_seats(world: Position, dice: Dice) -> i64:
    """How many play, as a game's end tells."""
    end = world.clone()
    end.playout(dice)
    outcome = end.outcome()
    assert outcome is not None
    return len(outcome.scores)
