"""A judge that has learned: a small net reads what a position looks like.  Compiled.

Every seat's row goes through the same net, the table's row through one of its own; a softmax over the seats and
"nobody" makes chances of what comes out.  A game that nobody wins is shared by all.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.cloudy_kingdom.sight import SEAT, TABLE, Sight
from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.games.cloudy_kingdom.state import CloudyKingdom


class Expert(Judge):
    """Weighs a position by a net; `believe` what is unseen before asking."""

    def __init__(self, state: CloudyKingdom, usual: list[float], net: list[list[float]]) -> None:
        """*net* holds, for a seat and then for the table: the first layer by input, then the second, then its bias."""
        super().__init__(state, usual)
        self.sight = Sight(state.rules, state.stacks.castles)
        self.seat_in: vec[float] = vec[float](net[0])
        self.seat_out: vec[float] = vec[float](net[1])
        self.table_in: vec[float] = vec[float](net[2])
        self.table_out: vec[float] = vec[float](net[3])
        self.width: i64 = len(net[1])
        self.broad: i64 = len(net[3])
        self.hidden: vec[float] = vec[float]([0.0] * max(len(net[1]), len(net[3])))
        self.logit: vec[float] = vec[float]([0.0] * 5)
        self.drawn = 0.0  # the chance that nobody wins

    def believe(self, left: vec[i64]) -> None:
        self.sight.believe(left)

    def weigh(self, state: CloudyKingdom, mover: i64) -> None:
        """Fill `share`, with *mover* to play."""
        sight = self.sight
        sight.read(state, mover)
        seats = self.seats
        share = self.share
        for seat in range(seats):
            self.near[seat] = sight.near[seat]
            self.far[seat] = sight.far[seat]
        if sight.near[mover] == 0:  # a link that stands is claimed now (rule 8.4)
            for seat in range(seats):
                share[seat] = 0.0
            share[mover] = 1.0
            self.drawn = 0.0
            return
        most = layer(sight.table, 0, TABLE, self.table_in, self.table_out, self.broad, self.hidden)
        self.logit[4] = most
        for offset in range(seats):
            found = layer(sight.row, offset * SEAT, SEAT, self.seat_in, self.seat_out, self.width, self.hidden)
            self.logit[offset] = found
            if found > most:
                most = found
        nobody = exp(self.logit[4] - most)
        total = nobody
        for offset in range(seats):
            self.logit[offset] = exp(self.logit[offset] - most)
            total += self.logit[offset]
        self.drawn = nobody / total
        each = self.drawn / float(seats)
        seat = mover
        for offset in range(seats):
            share[seat] = self.logit[offset] / total + each
            seat += 1
            if seat == seats:
                seat = 0


def layer(
    row: vec[float], base: i64, n: i64, first: vec[float], second: vec[float], width: i64, hidden: vec[float]
) -> float:
    """One row through a hidden layer of rectifiers to one number."""
    j: i64 = 0
    while j < width:
        hidden[j] = 0.0
        j += 1
    i: i64 = 0
    while i < n:
        x = row[base + i]
        if x != 0.0:
            at = i * width
            j = 0
            while j < width:
                hidden[j] += x * first[at + j]
                j += 1
        i += 1
    found = 0.0
    j = 0
    while j < width:
        h = hidden[j]
        if h > 0.0:
            found += h * second[j]
        j += 1
    return found
