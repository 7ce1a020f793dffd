"""Cloud Mine in numbers: whose cards came from what, at which guess clouds were found, and whose dreams."""

from __future__ import annotations

from typing import Any, Final

from cumuli.core.game import Event
from cumuli.games.cloud_mine import events as ev
from cumuli.games.cloud_mine.state import CloudMine
from cumuli.stats.charts import Stack
from cumuli.stats.tally import Tally

SOURCES: Final = (("found", "7.1"), ("dreamt", "7.2"), ("kept", "7.3"))
HITS: Final = (("hit", "6.4"), ("missed", "7.3"))
DREAMS: Final = (("early", "6.4"), ("late", "6.4"), ("lost", "7.3"))
"""A dream found at the first guess, at a later one, or not at all."""


class Counter:
    curve = "curve"

    def __init__(self, state: CloudMine) -> None:
        self.seats, self.guesses = int(state.rules.seats), int(state.rules.guesses)
        self.points = Tally(self.seats, SOURCES)
        self.hits = Tally(self.guesses + 1, HITS)
        self.dreams = Tally(self.seats, DREAMS)
        self.ended = 0

    def hear(self, event: Event) -> None:
        match event:
            case ev.RoundEnded(hit=None):
                self.ended += 1
                self.points.add("kept", event.scout, event.awards[event.scout])
                self.hits.add("missed", self.guesses)
                self.dreams.add("lost", event.dreamer)
            case ev.RoundEnded(hit=hit) if hit is not None:
                self.ended += 1
                self.points.add("found", hit, event.awards[hit])
                self.points.add("dreamt", event.dreamer, event.awards[event.dreamer])
                self.hits.add("hit", event.turned)
                self.dreams.add("late" if event.turned else "early", event.dreamer)

    def scores(self, state: Any) -> list[int]:
        return [int(pile) for pile in state.piles]

    def rounds(self) -> int:
        return self.ended

    def charts(self, state: Any) -> tuple[Stack, ...]:
        rows = [*(str(number) for number in range(1, self.guesses + 1)), ""]
        return self.points.stack("sources"), self.hits.stack("hits", rows), self.dreams.stack("dreams")
