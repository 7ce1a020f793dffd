"""Bots against each other on duplicate deals: the same luck once for every seat the challenger may take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any, Final

from rich.table import Table

from cumuli.games import SHELF
from cumuli.lab.playing import Luck, play
from cumuli.record import options_of

Z: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""
DRAWS: Final = 2000
"""Samples of the bootstrap."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, played once with the challenger on every seat."""

    shares: tuple[float, ...]  # by game: the challenger's share of the win
    wins: int
    ties: int
    plies: int
    seconds: float
    """processor time of the whole deal"""

    @property
    def score(self) -> float:
        return sum(self.shares) / len(self.shares)


@dataclass(frozen=True)
class Match:
    """One challenger among opponents who are all alike."""

    challenger: str
    others: str
    seats: int
    deals: list[Deal]

    @property
    def games(self) -> int:
        return len(self.deals) * self.seats

    @property
    def score(self) -> float:
        """The mean share of the win; a fair one is 1 / seats."""
        return sum(deal.score for deal in self.deals) / len(self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """Ninety-five per cent of the means of deals drawn again: games of a deal hang together, deals do not."""
        rng = Random(len(self.deals))
        scores = [deal.score for deal in self.deals]
        means = sorted(sum(rng.choices(scores, k=len(scores))) / len(scores) for _ in range(DRAWS))
        return means[round(DRAWS * 0.025)], means[round(DRAWS * 0.975) - 1]

    @property
    def wins(self) -> tuple[float, float, float]:
        """The rate of games won, shared wins among them, and its Wilson interval."""
        won = sum(deal.wins for deal in self.deals)
        return won / self.games, *wilson(won, self.games)

    @property
    def ties(self) -> float:
        return sum(deal.ties for deal in self.deals) / self.games

    @property
    def plies(self) -> float:
        return sum(deal.plies for deal in self.deals) / self.games

    @property
    def seconds(self) -> float:
        """Processor time a decision took."""
        return sum(deal.seconds for deal in self.deals) / max(1, sum(deal.plies for deal in self.deals))


@dataclass(frozen=True)
class Result:
    """All matches of one arena."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    matches: list[Match] = field(default_factory=list)

    def rows(self) -> list[tuple[str, ...]]:
        """The table as text, a row a match."""
        found: list[tuple[str, ...]] = []
        for match in self.matches:
            low, high = match.interval
            rate, least, most = match.wins
            found.append(
                (
                    match.challenger,
                    f"{match.seats - 1} × {match.others}",
                    str(match.games),
                    f"{match.score:.3f} [{low:.3f}, {high:.3f}]",
                    f"{rate:.3f} [{least:.3f}, {most:.3f}]",
                    f"{match.ties:.3f}",
                    f"{match.plies:.1f}",
                    f"{match.seconds * 1000:.2f}",
                )
            )
        return found

    def table(self, words: tuple[str, ...] = ()) -> Table:
        """The table to print; *words* are its title and headings in another language."""
        title, *heads = words or HEADINGS
        first = f"{self.seed}–{self.seed + len(self.matches[0].deals) - 1}" if self.matches else str(self.seed)
        table = Table(title=f"{title}: {self.game}, {self.seats}, {first}")
        for i, head in enumerate(heads):
            table.add_column(head, justify="left" if i < 2 else "right")
        for row in self.rows():
            table.add_row(*row)
        return table


HEADINGS: Final = (
    "Arena (game, seats, seeds)",
    "bot",
    "against",
    "games",
    "share of wins [95 %]",
    "games won [95 %]",
    "ties",
    "decisions a game",
    "ms a decision",
)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate (JASA 22, 1927)."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * (rate * (1 - rate) / games + Z * Z / (4 * games * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def play_deal(game_id: str, challenger: str, others: str, seats: int, seed: int, plain: dict[str, Any]) -> Deal:
    """Play one deal once with the challenger on every seat; runs in a worker."""
    game = SHELF[game_id]
    options = options_of(game, plain)
    began = process_time()
    shares = []
    wins = ties = plies = 0
    for seat in range(seats):
        levels = tuple(challenger if s == seat else others for s in range(seats))
        played = play(game, levels, options, Luck(seed), Random(f"{seed} {seat} bots"))
        shares.append(played.shares[seat])
        wins += seat in played.outcome.winners
        ties += not played.outcome.winners
        plies += played.plies
    return Deal(tuple(shares), wins, ties, plies, process_time() - began)


def pairings(levels: list[str], seats: int) -> list[tuple[str, str]]:
    """Who challenges whom: with two seats each pair once, as a deal is played from both sides anyway."""
    pairs = permutations(levels, 2)
    return [(a, b) for a, b in pairs if seats > 2 or levels.index(a) < levels.index(b)]


def run(
    game: str,
    levels: list[str],
    deals: int = 100,
    seats: int = 2,
    seed: int = 0,
    workers: int = 2,
    options: dict[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Result:
    """Let every level challenge every other on the same deals, numbered from *seed* on."""
    plain = options or {}
    result = Result(game, seats, seed, plain)
    pairs = pairings(levels, seats)
    tasks = [(game, a, b, seats, seed + i, plain) for a, b in pairs for i in range(deals)]
    played: list[Deal] = []
    for deal in each(play_deal, tasks, workers):
        played.append(deal)
        if progress:
            progress(len(played), len(tasks))
    for i, (a, b) in enumerate(pairs):
        result.matches.append(Match(a, b, seats, played[i * deals : (i + 1) * deals]))
    return result


def each(work: Callable[..., Any], tasks: list[tuple[Any, ...]], workers: int) -> Iterable[Any]:
    """Do all tasks, in processes of their own if there is more than one worker; results come in order."""
    if workers < 2:
        yield from (work(*task) for task in tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, *zip(*tasks, strict=True), chunksize=1 + len(tasks) // (workers * 16))
