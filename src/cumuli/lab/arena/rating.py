"""Strengths of all bots together, on the scale of Elo: 400 points are odds of ten to one.

Two at a table are compared by Bradley and Terry's model, several by Plackett's
and Luce's; both are fitted by choix.  A tie counts half one way and half the
other.  Where somebody won, those who share the last place say nothing about one
another.  One drawn game between any two that have met keeps a bot that never
lost from being infinitely strong; how much that game weighs is drawn, too, for
the intervals, so that a bot that won all its games has a wide one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np

from cumuli.lab.arena.dealing import Deal, Sitting
from cumuli.lab.arena.intervals import Interval, middle, resampled

ELO: Final = 400 / log(10)
DRAWS: Final = {True: 1000, False: 200}
"""Samples of the bootstrap: for tables of two, which are quickly fitted, and for larger ones."""
Choice = tuple[int, tuple[int, ...]]
"""Who was placed before whom."""


class Apart(ValueError):
    """The games do not connect all bots, so that nobody can say how strong they are beside one another."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is beside the one that is the anchor."""

    name: str
    elo: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Step:
    """How much stronger a bot is than the one named before it."""

    lower: str
    upper: str
    elo: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Ratings:
    """All ratings of an arena, and the steps from each bot to the next."""

    anchor: str
    ratings: tuple[Rating, ...]
    steps: tuple[Step, ...]


def expected(elo: float, seats: int) -> float:
    """The share of the win of one bot among others that are all alike and weaker by *elo*."""
    odds = float(10 ** (elo / 400))
    return odds / (odds + seats - 1)


def choices(game: Sitting, index: dict[str, int]) -> list[Choice]:
    """A game as choices of the next place, each tie told once in either order, so every game is told twice."""
    groups = [[s for s, rank in enumerate(game.ranks) if rank == place] for place in sorted(set(game.ranks))]
    if len(groups) > 1:
        groups, last = groups[:-1], groups[-1]
    else:
        last = []
    found: list[Choice] = []
    for turned in (False, True):
        order = [seat for group in groups for seat in (group[::-1] if turned else group)] + last
        ranked = len(order) - len(last)
        for at in range(min(ranked, len(order) - 1)):
            found.append((index[game.seats[order[at]]], tuple(index[game.seats[seat]] for seat in order[at + 1 :])))
    return found


def rate(deals: Sequence[Deal], names: Sequence[str], anchor: str | None = None, draws: int | None = None) -> Ratings:
    """Ratings of all names from all deals, with intervals from drawing deals again.

    Raises Apart where the games do not connect all of the names.
    """
    anchor = anchor or names[0]
    index = {name: i for i, name in enumerate(names)}
    met = sorted(
        {
            (index[a], index[b])
            for deal in deals
            for game in deal.games
            for a in game.seats
            for b in game.seats
            if index[a] < index[b]
        }
    )
    if not _connected(met, len(names)):
        raise Apart("not all of them have met")
    pairs = all(len(game.seats) == 2 for deal in deals for game in deal.games)
    fit = _Pairs(deals, index, met) if pairs else _Tables(deals, index, met)
    zero = index[anchor]
    best = fit(np.ones(len(deals), dtype=int), np.ones(len(met)), None)
    rows = resampled(len(deals), DRAWS[pairs] if draws is None else draws)
    weights = np.random.default_rng(len(deals)).exponential(size=(len(rows), len(met)))
    samples = np.array([fit(row, weight, best) for row, weight in zip(rows, weights, strict=True)]) * ELO
    point = best * ELO
    ratings = tuple(
        Rating(name, float(point[i] - point[zero]), middle(samples[:, i] - samples[:, zero]))
        for i, name in enumerate(names)
    )
    steps = tuple(
        Step(names[i], names[i + 1], float(point[i + 1] - point[i]), middle(samples[:, i + 1] - samples[:, i]))
        for i in range(len(names) - 1)
    )
    return Ratings(anchor, ratings, steps)


def _connected(met: list[tuple[int, int]], count: int) -> bool:
    """Whether a way leads from the first bot to every other over those who have met."""
    reached, edge = {0}, [0]
    while edge:
        at = edge.pop()
        new = {a + b - at for a, b in met if at in (a, b)} - reached
        reached |= new
        edge += new
    return len(reached) == count


class _Pairs:
    """Tables of two: one matrix a deal of who beat whom how often."""

    def __init__(self, deals: Sequence[Deal], index: dict[str, int], met: list[tuple[int, int]]) -> None:
        n = len(index)
        self.won = np.zeros((len(deals), n, n))
        for at, deal in enumerate(deals):
            for game in deal.games:
                for winner, losers in choices(game, index):
                    self.won[at, winner, losers[0]] += 0.5
        self.ghosts = np.zeros((len(met), n, n))
        for at, (a, b) in enumerate(met):
            self.ghosts[at, a, b] = self.ghosts[at, b, a] = 0.5

    def __call__(self, times: np.ndarray, ghosts: np.ndarray, start: np.ndarray | None) -> np.ndarray:
        from choix import ilsr_pairwise_dense

        won = np.tensordot(times, self.won, 1) + np.tensordot(ghosts, self.ghosts, 1)
        return np.asarray(ilsr_pairwise_dense(won, initial_params=start, max_iter=1000, tol=1e-6))


class _Tables:
    """Larger tables: for every deal its choices."""

    def __init__(self, deals: Sequence[Deal], index: dict[str, int], met: list[tuple[int, int]]) -> None:
        self.names = len(index)
        self.told = [[choice for game in deal.games for choice in choices(game, index)] for deal in deals]
        self.ghosts: list[list[Choice]] = [[(a, (b,)), (b, (a,))] for a, b in met]

    def __call__(self, times: np.ndarray, ghosts: np.ndarray, start: np.ndarray | None) -> np.ndarray:
        from choix import ilsr_top1

        told: list[Choice] = []
        for weight, ghost in zip(ghosts, self.ghosts, strict=True):
            told += ghost * max(1, round(float(weight)))  # choix counts choices, it does not weigh them
        for count, some in zip(times, self.told, strict=True):
            told += some * int(count)
        return np.asarray(ilsr_top1(self.names, told, initial_params=start, max_iter=1000, tol=1e-4))
