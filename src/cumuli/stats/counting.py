"""From a record to its statistics: the game is played again, and a counter of its own listens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from cumuli.core.game import Event
from cumuli.record import Record
from cumuli.stats import broom_service, cloud_mine, cloudy_kingdom
from cumuli.stats.charts import Lines, Matrix, Stack, Stats

POINTS: Final = 160
"""A line has at most so many points; more could not be told apart."""


class Counter(Protocol):
    """Listens to one game."""

    curve: str
    """What its line shows: a message `stats-<curve>`."""

    def hear(self, event: Event) -> None:
        """One thing that happened."""

    def scores(self, state: Any) -> Sequence[int]:
        """By seat, how far everybody has come."""

    def rounds(self) -> int:
        """How many rounds, or turns, were played."""

    def charts(self, state: Any) -> Sequence[Stack | Matrix]:
        """The pictures, once the game is over."""


COUNTERS: Final[dict[str, Callable[[Any], Counter]]] = {
    "broom_service": broom_service.Counter,
    "cloud_mine": cloud_mine.Counter,
    "cloudy_kingdom": cloudy_kingdom.Counter,
}


def of(record: Record) -> Stats:
    """The statistics of a game that is over, or was broken off; the moves are taken on trust."""
    game = record.shelved()
    state = record.start()
    counter = COUNTERS[game.id](state)
    for event in game.opened(state):
        counter.hear(event)
    heard: list[Event] = []
    state.events = heard
    seen = [tuple(counter.scores(state))]
    at = [0]
    for ply, (seat, text) in enumerate(record.moves, 1):
        state.apply(seat, game.code(state, game.read(state, text)))
        for event in heard:
            counter.hear(event)
        heard.clear()
        now = tuple(counter.scores(state))
        if now != seen[-1] or ply == len(record.moves):
            seen.append(now)
            at.append(ply)
    return Stats(
        game.id,
        len(record.seats),
        len(record.moves),
        counter.rounds(),
        (*counter.charts(state), line(counter.curve, at, seen)),
    )


def line(id: str, plies: Sequence[int], seen: Sequence[tuple[int, ...]]) -> Lines:
    """The way of the scores, thinned out where there are too many points; the last one always stays."""
    step = -(-len(plies) // POINTS)
    kept = sorted({*range(0, len(plies), step), len(plies) - 1})
    return Lines(id, tuple(plies[i] for i in kept), tuple(zip(*(seen[i] for i in kept), strict=True)))
