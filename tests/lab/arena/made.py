"""Deals that nobody has played, with strengths that are known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cumuli.lab.arena import Deal, Sitting


def sitting(seats: Sequence[str], ranks: Sequence[int], drawn: bool = False) -> Sitting:
    """A game that ended so."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 0]
    shares = tuple(1 / len(winners) if rank == 0 else 0.0 for rank in ranks)
    scores = tuple(-rank for rank in ranks)
    seconds = tuple(0.01 * (1 + len(name)) for name in seats)
    return Sitting(tuple(seats), shares, scores, tuple(ranks), drawn, (10,) * len(seats), seconds)


def drawn_by_luce(seats: Sequence[str], strength: dict[str, float], rng: Random) -> Sitting:
    """A game whose places are filled one after another, each by somebody with a chance like its strength (Luce)."""
    left, ranks = list(range(len(seats))), [0] * len(seats)
    for place in range(len(seats)):
        seat = rng.choices(left, [10 ** (strength[seats[s]] / 400) for s in left])[0]
        ranks[seat] = place
        left.remove(seat)
    return sitting(seats, ranks)


def deals(tables: Sequence[Sequence[Sequence[str]]], strength: dict[str, float], seed: int) -> list[Deal]:
    """One deal for every list of tables."""
    rng = Random(seed)
    return [
        Deal(i, tuple(drawn_by_luce(seats, strength, rng) for seats in seatings)) for i, seatings in enumerate(tables)
    ]
