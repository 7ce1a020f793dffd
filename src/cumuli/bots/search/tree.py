"""What a search remembers: nodes in packed arrays, found by what was decided on the way to them.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 1024
"""Nodes there is room for at first; it doubles when they run out."""


class Tree:
    """Nodes by number, 0 the root.  A node stands for one decision of one seat after all that led to its parent."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.n: i64 = 1
        self.room: i64 = ROOM
        self.parent: vec[i64] = vec[i64]([-1] * ROOM)
        self.mover: vec[i64] = vec[i64]([-1] * ROOM)  # the seat that decided, or CHANCE
        self.code: vec[i64] = vec[i64]([-1] * ROOM)  # what it decided
        self.visits: vec[i64] = vec[i64]([0] * ROOM)
        self.offered: vec[i64] = vec[i64]([0] * ROOM)  # how often it could have been chosen
        self.total: vec[float] = vec[float]([0.0] * (ROOM * int(seats)))  # by node * seats + seat
        self.mask: i64 = 4 * ROOM - 1
        self.table: vec[i64] = vec[i64]([-1] * (4 * ROOM))  # open addressing: a node, or -1

    def find(self, parent: i64, mover: i64, code: i64) -> i64:
        """The node for a decision, or -1 where it was never tried."""
        mask = self.mask
        at = (parent * 40503 + code * 2654435 + mover) & mask
        while True:
            node = self.table[at]
            if node < 0 or (self.code[node] == code and self.parent[node] == parent and self.mover[node] == mover):
                return node
            at = (at + 1) & mask

    def add(self, parent: i64, mover: i64, code: i64) -> i64:
        """A new node; it must not be there yet."""
        if self.n == self.room:
            self.grow()
        node = self.n
        self.n = node + 1
        self.parent[node] = parent
        self.mover[node] = mover
        self.code[node] = code
        self.link(node)
        return node

    def link(self, node: i64) -> None:
        mask = self.mask
        at = (self.parent[node] * 40503 + self.code[node] * 2654435 + self.mover[node]) & mask
        while self.table[at] >= 0:
            at = (at + 1) & mask
        self.table[at] = node

    def grow(self) -> None:
        """Twice as much room; nodes keep their numbers."""
        old = self.room
        self.room = 2 * old
        self.parent = longer(self.parent, old)
        self.mover = longer(self.mover, old)
        self.code = longer(self.code, old)
        self.visits = longer(self.visits, old)
        self.offered = longer(self.offered, old)
        total = vec[float]([0.0] * int(2 * old * self.seats))
        for i in range(old * self.seats):
            total[i] = self.total[i]
        self.total = total
        self.mask = 8 * old - 1
        self.table = vec[i64]([-1] * int(8 * old))
        for node in range(1, old):
            self.link(node)

    def value(self, node: i64, seat: i64) -> float:
        """The mean result for a seat, from -1 to 1, of all that passed through a node."""
        visits = self.visits[node]
        return self.total[node * self.seats + seat] / float(visits) if visits else 0.0

    def back_up(self, path: vec[i64], length: i64, result: vec[float]) -> None:
        """Add a result to every node of the path; each seat counts its own (max^n: Luckhardt and Irani, AAAI 1986)."""
        seats = self.seats
        for i in range(length):
            node = path[i]
            self.visits[node] += 1
            base = node * seats
            for seat in range(seats):
                self.total[base + seat] += result[seat]

    def favourite(self, parent: i64) -> i64:
        """The most visited node below *parent*, or -1; the oldest where several are."""
        best: i64 = -1
        most: i64 = 0
        for node in range(1, self.n):
            if self.parent[node] == parent and self.visits[node] > most:
                most = self.visits[node]
                best = node
        return best


def longer(old: vec[i64], n: i64) -> vec[i64]:
    """The first *n* numbers, and as many zeros."""
    new = vec[i64]([0] * int(2 * n))
    for i in range(n):
        new[i] = old[i]
    return new
