"""What the distances of Cloudy Kingdom say about a position, for the common search.  Compiled."""

from __future__ import annotations

from librt.vecs import vec

from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.bots.search.evaluator import Evaluator
from cumuli.core.position import Position
from cumuli.games.cloudy_kingdom.fields import TURN
from cumuli.games.cloudy_kingdom.state import CloudyKingdom


class Leaf(Evaluator):
    """Each seat's chance to win, as a result: 1 for a sure win, less by what the others share in its place."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def value(self, position: Position, out: vec[float]) -> None:
        assert isinstance(position, CloudyKingdom)
        judge = self.judge
        seats = judge.seats
        judge.weigh(position, position.turn if position.phase == TURN else (position.turn + 1) % seats)
        for seat in range(seats):
            out[seat] = (float(seats) * judge.share[seat] - 1.0) / float(seats - 1)
