"""How far a family is from joining two opposite castles: the fewest cards that could do it.  Compiled.

The nodes are the edges of the cells.  Passing a cell costs nothing along what
it joins already, one card where one could join two of its edges, two where two
crosswise cards could, and is impossible where nothing may be covered.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.cloudy_kingdom.stacks import Stacks, lowest
from cumuli.games.cloudy_kingdom.tables import Castles, Rules

FAR: Final = 12
"""No way leads there, or only one that is as long as none."""


def bit(n: i64) -> i64:
    """The n-th bit: `1 << n` would be compiled to the shift of a C int, which has too few."""
    mask: i64 = 1
    while n > 0:
        mask += mask
        n -= 1
    return mask


class Ruler:
    """Measures distances on one table of castles; `lay` it on the stacks before asking."""

    def __init__(self, rules: Rules, castles: Castles) -> None:
        self.rules = rules
        size = rules.size
        self.edge: vec[i64] = vec[i64]([0] * 64)  # by cell * 4 + port: a bit for that edge
        self.edges: vec[i64] = vec[i64]([0] * 256)  # by cell * 16 + mask of ports: the edges
        self.castle: vec[i64] = vec[i64]([0] * 16)  # by side * 4 + family: the edge it stands at
        self.inner: i64 = 0  # edges with a cell on both sides: only there a way goes on (rule 5.4)
        self.one: vec[i64] = vec[i64]([0] * 32)  # edges of which one card can join any two
        self.two: vec[i64] = vec[i64]([0] * 16)  # edges of which two cards can
        self.done: vec[i64] = vec[i64]([0] * 32)  # edges that are joined, as far as it goes
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.dones: i64 = 0
        upright = size * (size + 1)
        for cell in range(size * size):
            row = cell // size
            column = cell % size
            base: i64 = cell * 4
            self.edge[base] = bit(row * size + column)
            self.edge[base + 2] = bit((row + 1) * size + column)
            self.edge[base + 3] = bit(upright + row * (size + 1) + column)
            self.edge[base + 1] = bit(upright + row * (size + 1) + column + 1)
            for port in range(4):
                beyond = castles.next_port[base + port]
                if beyond >= 64:
                    self.castle[beyond - 64] = self.edge[base + port]
                elif beyond >= 0:
                    self.inner |= self.edge[base + port]
            for ports in range(16):
                for port in range(4):
                    if ports >> port & 1:
                        self.edges[cell * 16 + ports] |= self.edge[base + port]

    def lay(self, stacks: Stacks) -> None:
        """Take in the table as it lies."""
        cells = self.rules.size * self.rules.size
        self.ones = 0
        self.twos = 0
        self.dones = 0
        one = self.one
        two = self.two
        edges = self.edges
        empty = stacks.empty
        cell: i64 = 0
        while cell < cells:
            base: i64 = cell * 16
            if empty >> cell & 1:
                one[self.ones] = edges[base + 5]
                one[self.ones + 1] = edges[base + 10]
                self.ones += 2
                two[self.twos] = edges[base + 15]
                self.twos += 1
            else:
                joins = stacks.joins[cell]
                left = (joins | joins >> 4 | joins >> 8 | joins >> 12) & 15
                while left:
                    block = joins >> (4 * lowest(left)) & 15
                    self.merge(edges[base + block])
                    left &= ~block
                if not stacks.no_cover >> cell & 1:
                    top = stacks.card[stacks.head[cell]]
                    across: i64 = 5 if top & 1 else 10  # the ends of a card laid crosswise
                    one[self.ones] = edges[base + (across | self.rules.flaps[top])]
                    self.ones += 1
                    two[self.twos] = edges[base + 15]
                    self.twos += 1
            cell += 1

    def merge(self, block: i64) -> None:
        """Add a block to what is joined: blocks that share an edge become one."""
        done = self.done
        n: i64 = 0
        i: i64 = 0
        while i < self.dones:
            known = done[i]
            if known & block & self.inner:
                block |= known
            else:
                done[n] = known
                n += 1
            i += 1
        done[n] = block
        self.dones = n + 1

    def distance(self, family: i64, axis: i64) -> i64:
        """The fewest cards that could join this family north-south (axis 0) or west-east (axis 1), or FAR."""
        start = self.castle[axis * 8 + family]
        goal = self.castle[axis * 8 + 4 + family]
        if start == 0 or goal == 0:
            return FAR
        one = self.one
        two = self.two
        done = self.done
        ones = self.ones
        twos = self.twos
        dones = self.dones
        inner = self.inner | start
        before: i64 = 0  # reached with at least one card fewer
        now = start
        i: i64 = 0
        while i < dones:
            if done[i] & now:
                now |= done[i]
            i += 1
        cards: i64 = 0
        while not now & goal:
            here = now & inner
            then = now
            i = 0
            while i < ones:
                if one[i] & here:
                    then |= one[i]
                i += 1
            here = before & inner
            if here:
                i = 0
                while i < twos:
                    if two[i] & here:
                        then |= two[i]
                    i += 1
            i = 0
            here = then & inner
            while i < dones:
                if done[i] & here:
                    then |= done[i]
                i += 1
            if then == now and before == now:
                return FAR
            before = now
            now = then
            cards += 1
            if cards == FAR:
                return FAR
        return cards
