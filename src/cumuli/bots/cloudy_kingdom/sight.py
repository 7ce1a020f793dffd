"""What a position looks like to a learned judge: a row of numbers for each seat, and one for a game nobody wins.

Compiled.  A distance alone does not say how likely a card will come that shortens it, nor how many ways there are
to be shortened.  So the ways are kept, too: what is reached with so many cards from either castle, the cells where a
card would help, and the faces, of those nobody has seen, that would.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.cloudy_kingdom.distance import FAR, Ruler
from cumuli.games.cloudy_kingdom.stacks import Stacks, lowest, popcount
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import Castles, Rules

STEPS: Final = 8
"""Distances from STEPS - 1 on count alike."""
SEAT: Final = 40
"""Numbers that describe a seat."""
TABLE: Final = 14
"""Numbers that describe the table as a whole, which say how likely nobody will win."""


class Sight:
    """Reads positions of one table; `believe` what is unseen before reading."""

    def __init__(self, rules: Rules, castles: Castles) -> None:
        self.rules = rules
        self.seats: i64 = rules.seats
        self.ruler = Ruler(rules, castles)
        self.belows: i64 = 4 * rules.faces + 1
        self.left: vec[i64] = vec[i64]([0] * int(rules.faces))  # by face: how many are unseen
        self.total: i64 = 0
        self.memo: vec[i64] = vec[i64]([-1] * int(self.belows * 256))  # faces that join ports a to ports b on a card
        self.used: vec[i64] = vec[i64]([0] * int(self.belows * 256))  # which entries of it are known
        self.uses: i64 = 0
        self.top: vec[i64] = vec[i64]([0] * 16)  # by cell: 1 + the top card's code; 0 empty, -1 not to be covered
        self.block: vec[i64] = vec[i64]([0] * 32)  # edges joined within a cell
        self.owner: vec[i64] = vec[i64]([0] * 32)  # by block: its cell
        self.blocks: i64 = 0
        self.out: vec[i64] = vec[i64]([0] * 16)  # by cards: edges reached from one castle
        self.back: vec[i64] = vec[i64]([0] * 16)  # and from the other
        self.turns: i64 = -1  # turns that are left; -1: as the position says
        self.faces: i64 = 0  # faces that shorten the way measured last
        self.spots: i64 = 0  # cells where they do, as a mask
        self.near: vec[i64] = vec[i64]([0] * 4)  # by seat
        self.far: vec[i64] = vec[i64]([0] * 4)
        self.wins: vec[i64] = vec[i64]([0] * 4)  # by seat: the faces that join its castles at once
        self.row: vec[float] = vec[float]([0.0] * (4 * SEAT))  # by turn order from the mover on
        self.table: vec[float] = vec[float]([0.0] * TABLE)
        self.own: vec[float] = vec[float]([0.0] * 32)  # scratch: what one seat's ways look like, by seat * 8

    def believe(self, left: vec[i64]) -> None:
        """Take in which faces are unseen; the cards of a line that is looked at are not taken off again."""
        self.total = 0
        for face in range(self.rules.routes):
            self.left[face] = left[face]
            self.total += left[face]
        for i in range(self.uses):
            self.memo[self.used[i]] = -1
        self.uses = 0

    def mass(self, faces: i64) -> float:
        """The chance that the next unseen card shows one of these faces."""
        if faces == 0 or self.total == 0:
            return 0.0
        n: i64 = 0
        face: i64 = 0
        while faces:
            if faces & 1:
                n += self.left[face]
            faces >>= 1
            face += 1
        return float(n) / float(self.total)

    def lay(self, stacks: Stacks) -> None:
        """Take in the table as it lies."""
        self.ruler.lay(stacks)
        edges = self.ruler.edges
        n: i64 = 0
        cells = self.rules.size * self.rules.size
        cell: i64 = 0
        while cell < cells:
            slot = stacks.head[cell]
            if slot < 0:
                self.top[cell] = 0
            else:
                self.top[cell] = -1 if stacks.no_cover >> cell & 1 else stacks.card[slot] + 1
                joins = stacks.joins[cell]
                ports = (joins | joins >> 4 | joins >> 8 | joins >> 12) & 15
                while ports:
                    here = joins >> (4 * lowest(ports)) & 15
                    self.block[n] = edges[cell * 16 + here]
                    self.owner[n] = cell
                    n += 1
                    ports &= ~here
            cell += 1
        self.blocks = n

    def helpful(self, cell: i64, a: i64, b: i64) -> i64:
        """The faces that, laid on this cell, join a port of *a* to a port of *b*."""
        top = self.top[cell]
        if top < 0:
            return 0
        key = top * 256 + a * 16 + b
        known = self.memo[key]
        if known >= 0:
            return known
        rules = self.rules
        found: i64 = 0
        for face in range(rules.routes):
            if self.left[face] == 0:
                continue
            for turn in range(4):
                if top > 0 and (turn & 1) == (top - 1 & 1):
                    continue  # rule 4.2: crosswise
                joins = rules.join[(face * 4 + turn) * self.belows + top]
                for port in range(4):
                    if a >> port & 1 and joins >> (4 * port) & 15 & b:
                        found |= 1 << face
        self.memo[key] = found
        self.used[self.uses] = key
        self.uses += 1
        return found

    def ports(self, cell: i64, mask: i64) -> i64:
        """Which edges of a cell are among these."""
        edge = self.ruler.edge
        base = cell * 4
        found: i64 = 0
        if edge[base] & mask:
            found = 1
        if edge[base + 1] & mask:
            found |= 2
        if edge[base + 2] & mask:
            found |= 4
        if edge[base + 3] & mask:
            found |= 8
        return found

    def flood(self, start: i64, but: i64) -> i64:
        """What is joined to an edge without the help of one cell."""
        inner = self.ruler.inner | start
        now = start
        before: i64 = 0
        while now != before:
            before = now
            i: i64 = 0
            while i < self.blocks:
                if self.block[i] & now & inner and self.owner[i] != but:
                    now |= self.block[i]
                i += 1
        return now

    def spread(self, start: i64, goal: i64, levels: vec[i64]) -> i64:
        """Fill *levels* with what is reached by cards; return how many it takes to the goal, or FAR."""
        ruler = self.ruler
        inner = ruler.inner | start
        one = ruler.one
        two = ruler.two
        done = ruler.done
        before: i64 = 0
        now = start
        i: i64 = 0
        while i < ruler.dones:
            if done[i] & now:
                now |= done[i]
            i += 1
        cards: i64 = 0
        levels[0] = now
        while not now & goal:
            here = now & inner
            then = now
            i = 0
            while i < ruler.ones:
                if one[i] & here:
                    then |= one[i]
                i += 1
            here = before & inner
            if here:
                i = 0
                while i < ruler.twos:
                    if two[i] & here:
                        then |= two[i]
                    i += 1
            here = then & inner
            i = 0
            while i < ruler.dones:
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
            levels[cards] = now
        return cards

    def measure(self, family: i64, axis: i64) -> i64:
        """The distance, with the faces and the cells that would shorten it."""
        self.faces = 0
        self.spots = 0
        ruler = self.ruler
        start = ruler.castle[axis * 8 + family]
        goal = ruler.castle[axis * 8 + 4 + family]
        if start == 0 or goal == 0:
            return FAR
        cards = self.spread(start, goal, self.out)
        if cards == 0 or cards >= STEPS:
            return cards
        if self.spread(goal, start, self.back) != cards:
            return cards  # where castles are ends, the ways back may differ by what lies at the edge
        a_inner = ruler.inner | start
        b_inner = ruler.inner | goal
        cells = self.rules.size * self.rules.size
        cell: i64 = 0
        while cell < cells:
            if self.top[cell] >= 0:
                whole = ruler.edges[cell * 16 + 15]
                k: i64 = 0
                while k < cards:
                    a = self.out[k] & a_inner & whole
                    b = self.back[cards - 1 - k] & b_inner & whole
                    if a and b:
                        if cards == 1:
                            a = self.flood(start, cell) & a_inner & whole
                            b = self.flood(goal, cell) & b_inner & whole
                        found = self.helpful(cell, self.ports(cell, a), self.ports(cell, b))
                        if found:
                            self.faces |= found
                            self.spots |= 1 << cell
                    k += 1
            cell += 1
        return cards

    def read(self, state: CloudyKingdom, mover: i64) -> None:
        """Fill `near`, `far`, `wins`, `row` and `table` for a position in which *mover* is to draw and to play."""
        self.lay(state.stacks)
        own = self.own
        seats = self.seats
        for seat in range(seats):
            family = state.family[seat]
            a = self.measure(family, 0)
            faces = self.faces
            spots = self.spots
            b = self.measure(family, 1)
            wins: i64 = 0
            if a == 1:
                wins = faces
            if b == 1:
                wins |= self.faces
            self.wins[seat] = wins
            base = seat * 8
            if a < b or (a == b and popcount(spots) >= popcount(self.spots)):
                own[base] = self.mass(faces)
                own[base + 1] = float(popcount(spots)) / 4.0
                own[base + 2] = self.mass(self.faces)
                own[base + 3] = float(popcount(self.spots)) / 4.0
            else:
                own[base] = self.mass(self.faces)
                own[base + 1] = float(popcount(self.spots)) / 4.0
                own[base + 2] = self.mass(faces)
                own[base + 3] = float(popcount(spots)) / 4.0
                a, b = b, a
            own[base + 4] = self.mass(wins)
            self.near[seat] = a if a < STEPS else STEPS - 1
            self.far[seat] = b if b < STEPS else STEPS - 1
        self.describe(state, mover)

    def describe(self, state: CloudyKingdom, mover: i64) -> None:
        """Fill `row` and `table` from what was measured."""
        row = self.row
        own = self.own
        seats = self.seats
        turns = self.turns if self.turns >= 0 else state.last_turns
        if turns < 0:
            turns = state.in_deck
            for seat in range(seats):
                if state.hand[seat] >= 0:
                    turns += 1
        empty = float(popcount(state.stacks.empty)) / float(self.rules.size * self.rules.size)
        for i in range(seats * SEAT):
            row[i] = 0.0
        table = self.table
        for i in range(TABLE):
            table[i] = 0.0
        alone = 1.0  # the chance that nobody wins before this seat
        least: i64 = STEPS  # the shortest way of those who play before it
        nearest: i64 = STEPS - 1
        together = 0.0
        seat = mover
        for offset in range(seats):
            base = offset * SEAT
            mine = seat * 8
            row[base + self.near[seat]] = 1.0
            row[base + 8 + self.far[seat]] = 1.0
            for i in range(5):
                row[base + 16 + i] = own[mine + i]
            held = popcount(state.magic[seat] & 0xFFFF)
            row[base + 21] = float(held) / 3.0
            row[base + 22 + offset] = 1.0
            row[base + 26] = alone
            row[base + 27] = alone * own[mine + 4]
            row[base + 28] = float(least) / 8.0
            most = 0.0
            theirs: i64 = STEPS - 1
            for other in range(seats):
                if other != seat:
                    if own[other * 8 + 4] > most:
                        most = own[other * 8 + 4]
                    if self.near[other] < theirs:
                        theirs = self.near[other]
            row[base + 29] = most
            row[base + 30] = float(theirs) / 8.0
            row[base + 31] = 1.0 if theirs == 1 else 0.0
            row[base + 32] = 1.0 if theirs == 2 else 0.0
            mine_left = (turns - offset + seats - 1) // seats
            row[base + 33] = float(turns) / 72.0
            row[base + 34] = float(mine_left if mine_left < 8 else 8) / 8.0
            row[base + 35] = 1.0 if mine_left <= 0 else 0.0
            row[base + 36] = 1.0 if mine_left == 1 else 0.0
            row[base + 37] = empty
            row[base + 38] = 1.0 if mine_left < self.near[seat] else 0.0
            row[base + 39] = 1.0
            alone *= 1.0 - own[mine + 4]
            if self.near[seat] < least:
                least = self.near[seat]
            if self.near[seat] < nearest:
                nearest = self.near[seat]
            together += float(self.near[seat])
            seat += 1
            if seat == seats:
                seat = 0
        table[nearest] = 1.0
        table[8] = float(turns) / 72.0
        table[9] = float(turns if turns < 12 else 12) / 12.0
        table[10] = together / float(seats * 8)
        table[11] = alone
        table[12] = empty
        table[13] = 1.0
