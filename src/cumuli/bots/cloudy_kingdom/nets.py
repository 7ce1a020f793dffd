"""What the learned judges have learned, by number of seats: data that `cumuli.lab.learn.cloudy_kingdom` makes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from cumuli.bots.cloudy_kingdom.deep import Deep
from cumuli.bots.cloudy_kingdom.expert import Expert
from cumuli.bots.cloudy_kingdom.search import unseen
from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.bots.cloudy_kingdom.weights import weights
from cumuli.bots.thought import Budget
from cumuli.core.dice import Dice
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

TRUSTED = (2,)
"""Numbers of seats for which what was learned plays better than plain distances: docs/bots/cloudy_kingdom.md."""
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


def search(state: CloudyKingdom, seat: int, dice: Dice, budget: Budget) -> Deep:
    """A search with the judge that plays best with so many seats."""
    found = Deep(state, seat, expert(state, seat), dice, budget)
    if not trusted(state):
        found.judge = Judge(state, weights(int(state.rules.seats)))
    return found


def trusted(state: CloudyKingdom) -> bool:
    """Whether the judge of such a search is the learned one, who knows what magic in hand is worth."""
    return int(state.rules.seats) in TRUSTED
