"""The game without magic, options or events: how fast a compiled kernel of it can be.  Compiled for the bench only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kernel import tables

JOIN: Final = vec[i64](tables.JOIN)
BEYOND: Final = vec[i64](tables.BEYOND)
DECK: Final = vec[i64](tables.DECK)
POP8: Final = vec[i64]([bin(m).count("1") for m in range(256)])
_INDEX = [0] * 16
for _i in range(16):
    _INDEX[((1 << _i) * 0x09AF & 0xFFFF) >> 12] = _i
INDEX: Final = vec[i64](_INDEX)
EMPTY_HAND: Final = -1


class Kernel:
    """One game of four seats on four by four cells; `step` lays a card, `playout` plays to the end."""

    def __init__(self, seed: i64) -> None:
        self.luck: i64 = seed * 1103515245 % 2147483646 + 1
        self.head: vec[i64] = vec[i64]([-1] * 16)
        self.card: vec[i64] = vec[i64]([0] * 60)
        self.under: vec[i64] = vec[i64]([0] * 60)
        self.joins: vec[i64] = vec[i64]([0] * 16)
        self.deck: vec[i64] = DECK[:]
        self.hand: vec[i64] = vec[i64]([EMPTY_HAND] * 4)
        self.todo: vec[i64] = vec[i64]([0] * 128)
        self.laid: i64 = 0
        self.left: i64 = 60
        self.empty: i64 = 0xFFFF
        self.top_v: i64 = 0
        self.ends_v: i64 = 0
        self.ends_h: i64 = 0
        self.turn: i64 = 0
        self.winners: i64 = 0
        self.over: bool = False
        for seat in range(4):
            self.hand[seat] = self.draw()

    def below(self, n: i64) -> i64:
        x: i64 = self.luck * 48271 % 2147483647
        self.luck = x
        return x * n >> 31

    def draw(self) -> i64:
        if self.left == 0:
            return EMPTY_HAND
        i = self.below(self.left)
        face = self.deck[i]
        self.left -= 1
        self.deck[i] = self.deck[self.left]
        return face

    def playout(self) -> i64:
        """Lay cards at random to the end; return how many."""
        while not self.over:
            v = self.ends_v
            h = self.ends_h
            v = self.empty & (0xF00F | v << 4 | v >> 4) | ~self.empty & ~self.top_v & 0xFFFF
            h = self.empty & (0x9999 | (h & 0x7777) << 1 | (h & 0xEEEE) >> 1) | self.top_v
            upright = POP8[v & 255] + POP8[v >> 8]
            r = self.below(2 * (upright + POP8[h & 255] + POP8[h >> 8]))
            k = r >> 1
            turn = (r & 1) << 1
            if k >= upright:
                k -= upright
                v = h
                turn |= 1
            while k:
                v &= v - 1
                k -= 1
            self.step(INDEX[((v & -v) * 0x09AF & 0xFFFF) >> 12], turn)
        return self.laid

    def step(self, cell: i64, turn: i64) -> None:
        seat = self.turn
        code = self.hand[seat] * 4 + turn
        under = self.head[cell]
        slot = self.laid
        self.head[cell] = slot
        self.card[slot] = code
        self.under[slot] = under
        self.laid = slot + 1
        bit: i64 = 1 << cell
        if turn & 1:
            self.ends_h |= bit
            self.top_v &= ~bit
        else:
            self.ends_v |= bit
            self.top_v |= bit
        self.empty &= ~bit
        self.joins[cell] = JOIN[code * 49 + (0 if under < 0 else self.card[under] + 1)]
        linked = self.linked(cell)
        if linked:
            self.winners = 1 << seat if linked >> seat & 1 else linked
            self.over = True
            return
        self.hand[seat] = self.draw()
        self.turn = (seat + 1) & 3
        self.over = self.hand[self.turn] == EMPTY_HAND

    def linked(self, cell: i64) -> i64:
        """Families joined through a cell."""
        here = self.joins[cell]
        joins = self.joins
        todo = self.todo
        families: i64 = 0
        visited: i64 = 0
        base = cell * 4
        port: i64 = 0
        while here and port < 4:
            out = here >> (4 * port) & 15
            if out != 0 and visited >> (base + port) & 1 == 0:
                visited |= out << base
                castles: i64 = 0
                n: i64 = 0
                e: i64 = 0
                while e < 4:
                    if out >> e & 1:
                        todo[n] = BEYOND[base + e]
                        n += 1
                    e += 1
                while n:
                    n -= 1
                    at = todo[n]
                    if at >= 64:
                        castles |= 1 << (at - 64)
                        continue
                    if visited >> at & 1:
                        continue
                    out = joins[at >> 2] >> (4 * (at & 3)) & 15
                    if out == 0:
                        continue
                    there = at & 60
                    visited |= out << there
                    e = 0
                    while e < 4:
                        if out >> e & 1 and there + e != at:
                            todo[n] = BEYOND[there + e]
                            n += 1
                        e += 1
                families |= (castles & castles >> 4 | castles >> 8 & castles >> 12) & 15
            port += 1
        return families


def run(first: int, count: int) -> tuple[int, int]:
    """Play games by seed; a digest of how they ended, and the plies they took."""
    digest: i64 = 0
    plies: i64 = 0
    seed: i64 = first
    end: i64 = first + count
    while seed < end:
        game = Kernel(seed)
        laid = game.playout()
        plies += laid
        digest = (digest * 31 + game.winners * 64 + laid) % 1000000007
        seed += 1
    return int(digest), int(plies)
