"""The cards on the table: stacks, what they join, where the next card may go.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.cloudy_kingdom.tables import Castles, Rules

POP8: Final = vec[i64]([bin(m).count("1") for m in range(256)])
_INDEX = [0] * 16
for _i in range(16):
    _INDEX[((1 << _i) * 0x09AF & 0xFFFF) >> 12] = _i
INDEX: Final = vec[i64](_INDEX)  # by de Bruijn product: which bit a one-bit mask holds


def popcount(mask: i64) -> i64:
    """How many of the low 16 bits are set."""
    return POP8[mask & 255] + POP8[mask >> 8 & 255]


def lowest(mask: i64) -> i64:
    """The lowest of the low 16 bits that is set."""
    return INDEX[((mask & -mask) * 0x09AF & 0xFFFF) >> 12]


class Stacks:
    """A stack on every cell; each card knows the one below it (rule 4.2)."""

    def __init__(self, rules: Rules, castles: Castles, source: Stacks | None = None) -> None:
        self.rules = rules
        if source is None:
            room = rules.cards + rules.seats * 3 + 4
            self.castles = castles
            self.head: vec[i64] = vec[i64]([-1] * 16)  # by cell: the top card's slot, or -1
            self.card: vec[i64] = vec[i64]([0] * room)  # by slot: card code
            self.below: vec[i64] = vec[i64]([i + 1 for i in range(room)])  # by slot: slot below, or the next free one
            self.joins: vec[i64] = vec[i64]([0] * 16)  # by cell: a nibble for each port, the ports joined to it
            self.todo: vec[i64] = vec[i64]([0] * 128)  # scratch, shared by clones
            self.free: i64 = 0
            self.empty: i64 = rules.all_cells
            self.top_v: i64 = 0  # cells whose top card lies north-south
            self.ends_v: i64 = 0  # cells that show a short side to north and south (rule 4.1)
            self.ends_h: i64 = 0
            self.immune: i64 = 0
            self.no_cover: i64 = 0
        else:
            self.castles = source.castles
            self.head = source.head[:]
            self.card = source.card[:]
            self.below = source.below[:]
            self.joins = source.joins[:]
            self.todo = source.todo
            self.free = source.free
            self.empty = source.empty
            self.top_v = source.top_v
            self.ends_v = source.ends_v
            self.ends_h = source.ends_h
            self.immune = source.immune
            self.no_cover = source.no_cover

    # Changing the table

    def put(self, cell: i64, code: i64) -> None:
        """Lay a card on top of a cell's stack."""
        slot = self.free
        self.free = self.below[slot]
        self.card[slot] = code
        self.below[slot] = self.head[cell]
        self.head[cell] = slot
        self.refresh(cell)

    def pop(self, cell: i64) -> i64:
        """Take the top card off; the one below counts again (rule 7.1)."""
        slot = self.head[cell]
        self.head[cell] = self.below[slot]
        self.below[slot] = self.free
        self.free = slot
        self.refresh(cell)
        return self.card[slot]

    def rotate(self, cell: i64, quarters: i64, pile: bool) -> None:
        """Turn the pile, or only its top card, clockwise (rule 7.8)."""
        slot = self.head[cell]
        while slot >= 0:
            code = self.card[slot]
            self.card[slot] = code - (code & 3) + (code + quarters & 3)
            slot = self.below[slot] if pile else -1
        self.refresh(cell)

    def swap(self, cell: i64, other: i64) -> None:
        """Let two piles change places; an empty cell counts as a pile of none."""
        slot = self.head[cell]
        self.head[cell] = self.head[other]
        self.head[other] = slot
        self.refresh(cell)
        self.refresh(other)

    def refresh(self, cell: i64) -> None:
        """Bring all that is derived from a stack up to date."""
        bit: i64 = 1 << cell
        slot = self.head[cell]
        if slot < 0:
            self.empty |= bit
            self.top_v &= ~bit
            self.ends_v &= ~bit
            self.ends_h &= ~bit
            self.joins[cell] = 0
            return
        top = self.card[slot]
        under = self.below[slot]
        below: i64 = -1 if under < 0 else self.card[under]
        self.empty &= ~bit
        self.joins[cell] = self.rules.join[top * (4 * self.rules.faces + 1) + below + 1]  # rule 5.2
        if top & 1:
            self.top_v &= ~bit
            self.ends_h |= bit
            self.ends_v = self.ends_v & ~bit if under < 0 else self.ends_v | bit
        else:
            self.top_v |= bit
            self.ends_v |= bit
            self.ends_h = self.ends_h & ~bit if under < 0 else self.ends_h | bit

    # Where a card may go

    def open_v(self) -> i64:
        """Empty cells where a card lying north-south has contact (rule 4.1)."""
        v = self.ends_v
        return self.empty & (self.castles.touch_v | v << self.rules.size | v >> self.rules.size)

    def open_h(self) -> i64:
        """Empty cells where a card lying east-west has contact (rule 4.1)."""
        h = self.ends_h
        return self.empty & (self.castles.touch_h | (h & self.rules.not_east) << 1 | (h & self.rules.not_west) >> 1)

    def cover_v(self) -> i64:
        """Stacks on which a card may lie north-south, crosswise (rules 4.2, 4.6)."""
        return ~self.empty & ~self.top_v & ~self.no_cover & self.rules.all_cells

    def cover_h(self) -> i64:
        """Stacks on which a card may lie east-west, crosswise (rules 4.2, 4.6)."""
        return self.top_v & ~self.no_cover

    def targets(self, pile: bool) -> i64:
        """Stacks that magic may change (rules 6.3, 7.3; ruling R16)."""
        mask = ~self.empty & ~self.immune & self.rules.all_cells
        if self.rules.touch_magic:
            return mask
        kept: i64 = 0
        while mask:
            cell = lowest(mask)
            slot = self.head[cell]
            plain = True
            while slot >= 0:
                if self.card[slot] >> 2 >= self.rules.routes:
                    plain = False
                slot = self.below[slot] if pile else -1
            if plain:
                kept |= 1 << cell
            mask &= mask - 1
        return kept

    def fits(self, cell: i64, code: i64) -> bool:
        """Strict matching (ruling R5): where short sides meet, route meets route and bare meets bare."""
        flaps = self.rules.flaps[code]
        port: i64 = code & 1
        for _ in range(2):
            beyond = self.castles.next_port[cell * 4 + port]
            if 0 <= beyond < 64:
                other = beyond >> 2
                ends = self.ends_h if port & 1 else self.ends_v
                if ends >> other & 1 and (flaps >> port & 1) != (self.shown_flap(other, beyond & 3)):
                    return False
            port += 2
        return True

    def shown_flap(self, cell: i64, port: i64) -> i64:
        """1 where the flap a stack shows at that edge carries a route."""
        slot = self.head[cell]
        if slot >= 0 and (self.card[slot] & 1) != (port & 1):
            slot = self.below[slot]
        return self.rules.flaps[self.card[slot]] >> port & 1 if slot >= 0 else 0

    # What is joined

    def joined(self, cell: i64) -> i64:
        """Links that run through *cell* (rule 8.1): families joined north-south in bits 0-3, west-east in bits 4-7."""
        joins = self.joins
        here = joins[cell]
        if here == 0:
            return 0
        next_port = self.castles.next_port
        todo = self.todo
        links: i64 = 0
        visited: i64 = 0
        base = cell * 4
        port: i64 = 0
        while port < 4:
            out = here >> (4 * port) & 15
            if out != 0 and visited >> (base + port) & 1 == 0:
                visited |= out << base
                castles: i64 = 0
                n: i64 = 0
                e: i64 = 0
                while e < 4:
                    if out >> e & 1:
                        todo[n] = next_port[base + e]
                        n += 1
                    e += 1
                while n:
                    n -= 1
                    at = todo[n]
                    if at >= 64:
                        castles |= 1 << (at - 64)  # rule 5.4: a castle is an end
                        continue
                    if at < 0 or visited >> at & 1:
                        continue
                    out = joins[at >> 2] >> (4 * (at & 3)) & 15
                    if out == 0:
                        continue
                    there = at & 60
                    visited |= out << there
                    e = 0
                    while e < 4:
                        if out >> e & 1 and there + e != at:
                            todo[n] = next_port[there + e]
                            n += 1
                        e += 1
                links |= castles & castles >> 4 & 15 | (castles >> 8 & castles >> 12 & 15) << 4
            port += 1
        return links

    def all_links(self) -> i64:
        """Every link on the table: each must leave by the north or the west edge."""
        links: i64 = 0
        size = self.rules.size
        for i in range(size):
            links |= self.joined(i) | self.joined(i * size)
        return links

    # For people

    def stack(self, cell: i64) -> list[tuple[int, int]]:
        """The cards on a cell from bottom to top, as (face, turn)."""
        found: list[tuple[int, int]] = []
        slot = self.head[cell]
        while slot >= 0:
            code = self.card[slot]
            found.append((int(code >> 2), int(code & 3)))
            slot = self.below[slot]
        found.reverse()
        return found
