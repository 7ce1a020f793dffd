"""One challenger among opponents who are all alike, and what a bot did in all of its games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cumuli.lab.arena.dealing import Deal, Sitting
from cumuli.lab.arena.intervals import Interval, interval, spread, wilson


@dataclass(frozen=True)
class Match:
    """All deals of a challenger."""

    challenger: str
    others: str
    seats: int
    deals: list[Deal]

    @property
    def games(self) -> int:
        return sum(len(deal.games) for deal in self.deals)

    @property
    def score(self) -> float:
        """The mean share of the win; a fair one is 1 / seats."""
        return sum(deal.score(self.challenger) for deal in self.deals) / len(self.deals)

    @property
    def interval(self) -> Interval:
        return spread([deal.score(self.challenger) for deal in self.deals], [1] * len(self.deals))

    @property
    def wins(self) -> tuple[float, float, float]:
        """The rate of games won, shared wins among them, and its Wilson interval."""
        won = sum(
            not game.drawn and game.ranks[game.seats.index(self.challenger)] == 0
            for deal in self.deals
            for game in deal.games
        )
        return won / self.games, *wilson(won, self.games)

    @property
    def margin(self) -> tuple[float, Interval]:
        """How many points the challenger was ahead of the others on average, and the interval of that."""
        margins = [deal.margin(self.challenger) for deal in self.deals]
        return sum(margins) / len(margins), interval(margins)

    @property
    def ties(self) -> float:
        return sum(game.tied for deal in self.deals for game in deal.games) / self.games

    @property
    def plies(self) -> float:
        """Decisions a game."""
        return sum(sum(game.decisions) for deal in self.deals for game in deal.games) / self.games

    @property
    def seconds(self) -> float:
        """Processor time a decision of the challenger took."""
        return account(self.challenger, self.deals).seconds


@dataclass(frozen=True, slots=True)
class Account:
    """What a bot did in all of its games."""

    name: str
    games: int
    """Seats it played on."""
    share: float
    interval: Interval
    margin: float
    ahead: Interval
    """the interval of the margin"""
    decisions: int
    seconds: float
    """processor time a decision"""


def account(name: str, deals: Iterable[Deal]) -> Account:
    """The account of one bot; deals without it do not count."""
    shares, margins, counts = [], [], []
    decisions, seconds = 0, 0.0
    for deal in deals:
        mine = [game for game in deal.games if name in game.seats]
        if not mine:
            continue
        seats = [game.seats.count(name) for game in mine]
        counts.append(sum(seats))
        shares.append(sum(game.share(name) * n for game, n in zip(mine, seats, strict=True)))
        margins.append(sum(game.margin(name) * n for game, n in zip(mine, seats, strict=True)))
        decisions += int(sum(_of(name, game, game.decisions) for game in mine))
        seconds += sum(_of(name, game, game.seconds) for game in mine)
    if not counts:
        return Account(name, 0, 0.0, (0.0, 1.0), 0.0, (0.0, 0.0), 0, 0.0)
    games = sum(counts)
    return Account(
        name,
        games,
        sum(shares) / games,
        spread(shares, counts),
        sum(margins) / games,
        interval(margins, counts),
        decisions,
        seconds / max(1, decisions),
    )


def _of(name: str, game: Sitting, values: Iterable[float]) -> float:
    return sum(value for value, who in zip(values, game.seats, strict=True) if who == name)
