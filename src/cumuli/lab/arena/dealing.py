"""Deals and their games, played in processes of their own; nothing here judges them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from random import Random
from typing import Any

from cumuli.games import SHELF
from cumuli.lab.arena.seating import Bot, Seating
from cumuli.lab.crew import HERE, crew
from cumuli.lab.playing import Luck, play
from cumuli.record import options_of


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game of a deal: who sat where, and how it went for each seat."""

    seats: Seating
    shares: tuple[float, ...]
    """a win is 1, shared by those who win together, and by all where nobody does"""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    drawn: bool
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """processor time"""

    @property
    def tied(self) -> bool:
        """Whether nobody won, or several together."""
        return self.drawn or self.ranks.count(0) > 1

    def share(self, name: str) -> float:
        """What a bot of this name got of the win, a seat."""
        found = [share for share, who in zip(self.shares, self.seats, strict=True) if who == name]
        return sum(found) / len(found)

    def margin(self, name: str) -> float:
        """How many points a bot of this name was ahead of the others at its table, a seat."""
        mine = [score for score, who in zip(self.scores, self.seats, strict=True) if who == name]
        others = [score for score, who in zip(self.scores, self.seats, strict=True) if who != name]
        return sum(mine) / len(mine) - sum(others) / len(others) if others else 0.0


@dataclass(frozen=True, slots=True)
class Deal:
    """All games that were played with the same luck."""

    seed: int
    games: tuple[Sitting, ...]

    def score(self, name: str) -> float:
        """The mean share of a bot that sits at every one of its tables."""
        return sum(game.share(name) for game in self.games) / len(self.games)

    def margin(self, name: str) -> float:
        return sum(game.margin(name) for game in self.games) / len(self.games)


def play_deal(game_id: str, seatings: list[Seating], seed: int, plain: dict[str, Any]) -> Deal:
    """Play one deal with everybody's seats as given; runs in a worker."""
    game = SHELF[game_id]
    options = options_of(game, plain)
    sittings = []
    for turn, seats in enumerate(seatings):
        bots = [Bot.read(name) for name in seats]
        levels = tuple(bot.level for bot in bots)
        budgets = tuple(bot.seconds for bot in bots)
        played = play(game, levels, options, Luck(seed), Random(f"{seed} {turn} bots"), budgets)
        end = played.outcome
        sittings.append(
            Sitting(seats, played.shares, end.scores, end.ranks, not end.winners, played.decisions, played.seconds)
        )
    return Deal(seed, tuple(sittings))


def each(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], workers: int, on: str = HERE) -> Iterator[Any]:
    """Do all tasks, in processes of their own if there is more than one worker; results come in order.

    In order, so that whoever stops early does not stop on the games that were over soonest.  *on* as for `crew`.
    """
    if workers < 2 and on == HERE:
        yield from (work(*task) for task in tasks)
        return
    with crew(workers, on) as hands:
        waiting: deque[Future[Any]] = deque()
        try:
            for task in tasks:
                waiting.append(hands.pool.submit(work, *task))
                if len(waiting) >= 4 * hands.places:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()
