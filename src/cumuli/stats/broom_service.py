"""Broom Service in numbers: where the points came from, who was brave, and who bumped whom."""

from __future__ import annotations

from typing import Any, Final

from cumuli.core.game import Event
from cumuli.games.broom_service import events as ev
from cumuli.games.broom_service.state import BroomService
from cumuli.stats.charts import Matrix, Stack
from cumuli.stats.tally import Tally

SOURCES: Final = (  # a bonus is what brave druids and tailwinds add to towers
    ("start", "2.1"), ("towers", "6.6"), ("bonus", "5.3"), ("fairy", "5.5"),
    ("events", "3.1"), ("five_vp", "10.5"), ("brews", "9.5"), ("bewitched", "4.8"),
    ("lightning", "8.1"), ("sets", "8.2"), ("amulets", "8.3"),
)  # fmt: skip
ANSWERS: Final = (("brave", "4.5"), ("bumped", "4.3"), ("cowardly", "4.4"), ("passed", "4.2"))
INSTEAD: Final = {"market": "events", "five_vp": "five_vp"}


class Counter:
    curve = "curve"

    def __init__(self, state: BroomService) -> None:
        self.seats = int(state.rules.seats)
        self.points = Tally(self.seats, SOURCES)
        self.answers = Tally(self.seats, ANSWERS)
        self.bumps = [[0] * self.seats for _ in range(self.seats)]
        self.round = 0
        for seat in range(self.seats):
            self.points.add("start", seat, int(state.vp[seat]))

    def hear(self, event: Event) -> None:
        match event:
            case ev.Revealed():
                self.round += 1
            case ev.Led(seat, _, brave) | ev.Answered(seat, _, brave):
                self.answers.add("brave" if brave else "cowardly", seat)
            case ev.Passed(seat):
                self.answers.add("passed", seat)
            case ev.Bumped(seat, other):
                self.answers.add("brave", seat, -1)
                self.answers.add("bumped", seat)
                self.bumps[other][seat] += 1
            case ev.Delivered(seat, vp=vp, bonus=bonus):
                self.points.add("towers", seat, vp - bonus)
                self.points.add("bonus", seat, bonus)
            case ev.Dispelled(seat, vp=vp):
                self.points.add("fairy", seat, vp)
            case ev.StormPaid(seat, _, vp):
                self.points.add("brews", seat, vp)
            case ev.Penalised(seat, _, vp):
                self.points.add("bewitched", seat, vp)
            case ev.TookInstead(seat, what, vp) if vp:
                self.points.add(INSTEAD[what], seat, vp)
            case ev.CountShown(seat, _, vp) | ev.EventScored(seat, _, vp) | ev.HandedIn(seat, vp):
                self.points.add("events", seat, vp)
            case ev.FinalScored(seat, lightning, sets, amulets):
                self.points.add("lightning", seat, lightning)
                self.points.add("sets", seat, sets)
                self.points.add("amulets", seat, amulets)

    def scores(self, state: Any) -> list[int]:
        return [int(state.vp[seat]) for seat in range(self.seats)]

    def rounds(self) -> int:
        return self.round

    def charts(self, state: Any) -> tuple[Stack | Matrix, ...]:
        bumps = Matrix("bumps", tuple(tuple(row) for row in self.bumps))
        return self.points.stack("sources"), self.answers.stack("answers"), bumps
