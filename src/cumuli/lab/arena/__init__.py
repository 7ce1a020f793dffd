"""Bots against each other on duplicate deals: the same luck once for every seat that each may take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from time import monotonic
from typing import Any

from cumuli.games import SHELF
from cumuli.lab.arena.dealing import Deal, Sitting, each, play_deal
from cumuli.lab.arena.intervals import interval, wilson
from cumuli.lab.arena.match import Account, Match, account
from cumuli.lab.arena.origin import commit
from cumuli.lab.arena.rating import Ratings, rate
from cumuli.lab.arena.seating import MEETINGS, Bot, Meet, Seating, duel, mixture, pairings
from cumuli.lab.arena.sprt import Sprt
from cumuli.lab.crew import HERE

__all__ = [
    "MEETINGS",
    "Account",
    "Bot",
    "Deal",
    "Match",
    "Meet",
    "Ratings",
    "Result",
    "Sitting",
    "Sprt",
    "account",
    "interval",
    "rate",
    "run",
    "wilson",
]


@dataclass(frozen=True)
class Result:
    """All games of one arena."""

    game: str
    names: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    meet: Meet = "all"
    matches: list[Match] = field(default_factory=list)
    """empty where all sit at the same tables"""
    deals: list[Deal] = field(default_factory=list)
    sprt: Sprt | None = None
    """the test, where these are the games of one"""
    commit: str = field(default_factory=commit)
    """what was played with, as it was when the games began"""

    @property
    def last(self) -> int:
        """The last deal that was played."""
        return max((deal.seed for deal in self.deals), default=self.seed)

    @property
    def games(self) -> list[Sitting]:
        return [game for deal in self.deals for game in deal.games]

    @property
    def ties(self) -> float:
        """The rate of games without a winner, or with several."""
        return sum(game.tied for game in self.games) / max(1, len(self.games))

    @property
    def first(self) -> float:
        """What seat 0 got of the win, whoever sat there; a fair share is 1 / seats."""
        return sum(game.shares[0] for game in self.games) / max(1, len(self.games))

    @property
    def length(self) -> float:
        """Decisions a game."""
        return sum(sum(game.decisions) for game in self.games) / max(1, len(self.games))

    @property
    def points(self) -> bool:
        """Whether this game knows points besides winning."""
        return any(not {0, 1}.issuperset(game.scores) for game in self.games)

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """What each bot did, in the order in which they were named."""
        return tuple(account(name, self.lucks) for name in self.names)

    @cached_property
    def lucks(self) -> list[Deal]:
        """The deals by their luck: one that several pairs have played is one, since its games hang together."""
        found: dict[int, list[Sitting]] = {}
        for deal in self.deals:
            found.setdefault(deal.seed, []).extend(deal.games)
        return [Deal(seed, tuple(games)) for seed, games in found.items()]

    def rate(self, anchor: str | None = None) -> Ratings:
        """Strengths of all together; needs choix, which comes with `cumuli[lab]`."""
        return rate(self.lucks, self.names, anchor)


def run(
    game: str,
    levels: list[str],
    deals: int = 100,
    seats: int = 2,
    seed: int = 0,
    workers: int = 2,
    options: dict[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
    meet: Meet = "all",
    minutes: float | None = None,
    on: str = HERE,
) -> Result:
    """Let the bots meet on the same deals, numbered from *seed* on.

    *levels* are names such as `5`, or `5@20` for 20 ms of processor time a decision.  With *minutes* every pair has
    an equal part of what is left of that time, and slow ones play fewer deals, but at least two.  *on* as for
    `lab.crew.crew`: nothing for processes of this machine, else a Dask cluster.
    """
    plain = options or {}
    pairs = [] if meet == "mixed" else pairings(levels, seats, meet)
    rounds: list[Callable[[int], list[Seating]]] = [partial(_duel, a, b, seats) for a, b in pairs]
    if meet == "mixed":
        rounds = [partial(mixture, levels, seats, seed=seed)]
    result = Result(SHELF[game].id, tuple(levels), seats, seed, plain, meet)
    over = monotonic() + 60 * (minutes or 0)
    for done, tables in enumerate(rounds):
        end = monotonic() + max(0.0, over - monotonic()) / (len(rounds) - done)
        played: list[Deal] = []
        tasks = ((game, tables(i), seed + i, plain) for i in range(deals))
        for deal in each(play_deal, tasks, workers, on):
            played.append(deal)
            if progress:
                progress(done * deals + len(played), len(rounds) * deals)
            if minutes is not None and monotonic() > end and len(played) > 1:
                break
        result.deals.extend(played)
        if pairs:
            result.matches.append(Match(*pairs[done], seats, played))
    return result


def _duel(a: str, b: str, seats: int, _deal: int) -> list[Seating]:
    return duel(a, b, seats)
