"""What the learned judges have learned, by number of seats: data that `cumuli.lab.learn.cloudy_kingdom` makes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from cumuli.bots.cloudy_kingdom.expert import Expert
from cumuli.bots.cloudy_kingdom.search import unseen
from cumuli.bots.cloudy_kingdom.weights import weights
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

FILE = Path(__file__).parent / "net.json"


@cache
def net(seats: int) -> list[list[float]]:
    """The weights of the net for so many seats, as an Expert takes them."""
    learnt: list[list[float]] = json.loads(FILE.read_text(encoding="utf-8"))[str(seats)]["net"]
    return learnt


def expert(state: CloudyKingdom, seat: int) -> Expert:
    """A judge for this position, who has seen what the seat has seen."""
    seats = int(state.rules.seats)
    judge = Expert(state, weights(seats), net(seats))
    judge.believe(unseen(state, seat))
    return judge
