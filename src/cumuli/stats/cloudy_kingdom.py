"""Cloudy Kingdom in numbers: what won, what was laid where, what was cast, and how far the routes reached."""

from __future__ import annotations

from typing import Any, Final

from cumuli.core.game import Event
from cumuli.games.cloudy_kingdom import events as ev
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import ENDED_BY
from cumuli.games.cloudy_kingdom.view import observe
from cumuli.stats.charts import Stack
from cumuli.stats.tally import Tally

SOURCES: Final = tuple((reason, rule) for reason, rule in ENDED_BY.items() if reason != "deck")
DEEDS: Final = (("empty", "4.1"), ("stack", "4.2"), ("spell", "6.6"), ("magic", "6.1"))
"""Cards from the hand on an empty cell, or on a stack; cards that a spell laid; magic cards played."""


class Counter:
    curve = "reach"

    def __init__(self, state: CloudyKingdom) -> None:
        self.seats = int(state.rules.seats)
        self.won = Tally(self.seats, SOURCES)
        self.deeds = Tally(self.seats, DEEDS)
        self.turns = 0

    def hear(self, event: Event) -> None:
        match event:
            case ev.Placed(seat, source="hand"):
                self.turns += 1
                self.deeds.add("empty" if event.rule == "4.1" else "stack", seat)
            case ev.Placed(seat):
                self.deeds.add("spell", seat)
            case ev.MagicPlayed(seat):
                self.turns += 1
                self.deeds.add("magic", seat)
            case ev.Ended(reason, winners):
                for seat in winners:
                    self.won.add(reason, seat)

    def scores(self, state: Any) -> list[int]:
        """How many pieces of route hang on a family's castles."""
        view = observe(state, None)
        families = [seat["family"] for seat in view["seats"]]
        return [len(view["reach"].get(family, ())) if family else 0 for family in families]

    def rounds(self) -> int:
        return self.turns

    def charts(self, state: Any) -> tuple[Stack, ...]:
        return self.won.stack("sources"), self.deeds.stack("deeds")
