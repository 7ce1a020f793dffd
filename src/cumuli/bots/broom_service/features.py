"""What a seat has and what lies within its reach, as numbers for a value that is learned.  Compiled.

All are about as large as one; towers, clouds and tiles are asked of the board,
so that the same numbers mean the same on every map.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.broom_service import effects, scoring
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

FEATURES: Final = 78
FAR: Final = 4
"""Reach is told for none to so many moves less one."""
DEEP: Final = 6
"""No more deliveries of a colour are counted ahead."""


class Features:
    """Looks at the positions of one table."""

    def __init__(self, rules: t.Rules) -> None:
        self.rules = rules
        self.base: vec[i64] = vec[i64]([0] * (rules.towers + len(rules.hill_of)))  # by tower: mask of its regions
        for region in range(rules.regions):
            for i in range(rules.tower_at[region], rules.tower_at[region + 1]):
                self.base[rules.tower[i]] |= t.bit(i64(region))
        self.ball: vec[i64] = vec[i64]([0] * FAR)  # by moves: mask of the regions within reach
        self.best: vec[i64] = vec[i64]([0] * (FAR * 3 * DEEP))  # by moves and colour: the best deliveries
        self.terrain_mask: vec[i64] = vec[i64]([0] * 4)
        for region in range(rules.regions):
            self.terrain_mask[rules.terrain[region]] |= t.bit(i64(region))
        self.tower_total = 0.0
        for tower in range(rules.towers):
            self.tower_total += float(rules.vp[tower])

    def around(self, regions: i64) -> i64:
        """All neighbours of a set of regions."""
        near = self.rules.near
        found: i64 = 0
        region: i64 = 0
        while regions:
            if regions & 1:
                found |= near[region]
            regions >>= 1
            region += 1
        return found

    def spread(self, state: BroomService, seat: i64) -> None:
        """How far the pawns get: clouds bar the way (rule 6.2)."""
        rules = self.rules
        free: i64 = t.bit(i64(rules.regions)) - 1
        for space in range(rules.spaces):
            if state.cloud[space] >= 0:
                free &= ~t.bit(rules.space_region[space])
        ball = self.ball
        at = t.bit(state.pawn[seat * 2]) | t.bit(state.pawn[seat * 2 + 1])
        ball[0] = at
        edge = at
        for moves in range(1, FAR):
            edge = self.around(edge) & free & ~at
            at |= edge
            ball[moves] = at

    def fill(self, state: BroomService, seat: i64, rounds_left: i64, out: vec[float]) -> None:
        """Write the numbers of a seat, as if the round ended here, into *out*."""
        rules = self.rules
        for i in range(FEATURES):
            out[i] = 0.0
        if 1 <= rounds_left <= 6:
            out[rounds_left - 1] = 1.0
        out[6 + rules.seats - 2] = 1.0
        out[10] = 1.0 if state.leader == seat else 0.0
        time = float(rounds_left) / 6.0
        at = seat * 4
        wands = state.have[at + t.WAND]
        bolts = state.bolts[seat]
        now = scoring.lightning(state, bolts)
        out[11] = float(bolts) / 10.0
        out[12] = float(now) / 20.0
        out[13] = float(scoring.lightning(state, bolts + 3) - now) / 12.0
        out[14] = time * out[13]
        out[15] = float(wands) / 5.0
        out[16] = time * out[15]
        out[17] = float(wands if wands < 3 else 3) / 3.0
        total = state.have[at] + state.have[at + 1] + state.have[at + 2]
        out[18] = float(total) / 8.0
        out[19] = time * out[18]
        out[20] = float(min(state.have[at], min(state.have[at + 1], state.have[at + 2]))) / 3.0
        out[21] = float(scoring.sets(state, seat)) / 10.0
        self.spread(state, seat)
        self.fill_towers(state, seat, out)
        self.fill_clouds(state, seat, now, out)
        ball = self.ball
        for moves in range(1, FAR):
            out[53 + moves] = float(t.popcount(ball[moves])) / 15.0
        for terrain in range(4):
            out[57 + terrain] = float(t.popcount(ball[1] & self.terrain_mask[terrain])) / 3.0
        self.fill_tiles(state, seat, out)
        self.fill_others(state, seat, out)

    def fill_towers(self, state: BroomService, seat: i64, out: vec[float]) -> None:
        """What the potions in stock would bring within so many moves, and what any potion would; 22 to 33."""
        rules = self.rules
        best = self.best
        ball = self.ball
        for i in range(FAR * 3 * DEEP):
            best[i] = 0
        left = 0.0
        for tower in range(rules.towers + len(rules.hill_of)):
            if state.closed >> i64(tower) & 1:
                continue
            base = self.base[tower]
            colour = effects.colour(state, tower)
            vp = rules.vp[tower] if tower < rules.towers else rules.hill_vp[effects.hill_tile(state, tower)]
            if tower < rules.towers:
                vp += rules.wands[tower] * 2
            left += float(vp)
            again = tower >= rules.towers or rules.square[tower] != 0
            moves: i64 = FAR - 1
            while moves >= 0 and base & ball[moves]:
                start = (moves * 3 + colour) * DEEP
                for _ in range(3 if again else 1):
                    i = start + DEEP - 1
                    if vp <= best[i]:
                        break
                    while i > start and best[i - 1] < vp:
                        best[i] = best[i - 1]
                        i -= 1
                    best[i] = vp
                moves -= 1
        for moves in range(FAR):
            stocked: i64 = 0
            first: i64 = 0
            next: i64 = 0
            for colour in range(3):
                start = (moves * 3 + colour) * DEEP
                stock = state.have[seat * 4 + i64(colour)]
                first += best[start]
                for i in range(DEEP):
                    if i < stock:
                        stocked += best[start + i]
                    else:
                        next += best[start + i]
                        break
            out[22 + moves] = float(stocked) / 20.0
            out[26 + moves] = float(first) / 15.0
            out[30 + moves] = float(next) / 15.0
        out[34] = left / (self.tower_total + 1.0)

    def fill_clouds(self, state: BroomService, seat: i64, now: i64, out: vec[float]) -> None:
        """What fairies could bring: 35 to 52."""
        rules = self.rules
        wands = state.have[seat * 4 + t.WAND]
        bolts = state.bolts[seat]
        left: i64 = 0
        a0 = self.around(self.ball[0])
        a1 = self.around(self.ball[1])
        a2 = self.around(self.ball[2])
        a3 = self.around(self.ball[3])
        for space in range(rules.spaces):
            cloud = state.cloud[space]
            if cloud < 0:
                continue
            left += rules.cloud_bolts[cloud]
            region = rules.space_region[space]
            moves: i64 = 4
            if a0 >> region & 1:
                moves = 0
            elif a1 >> region & 1:
                moves = 1
            elif a2 >> region & 1:
                moves = 2
            elif a3 >> region & 1:
                moves = 3
            if moves == 4:
                continue
            gain = float(scoring.lightning(state, bolts + rules.cloud_bolts[cloud]) - now)
            kind = rules.cloud_kind[cloud]
            if kind == t.BREW and state.have[seat * 4 + rules.cloud_colour[cloud]] >= rules.cloud_need[cloud]:
                gain += float(rules.cloud_vp[cloud])
            elif kind == t.GUST or kind == t.COURIER:
                gain += 3.0
            while moves < FAR:
                if rules.cloud_cost[cloud] <= wands and gain / 10.0 > out[35 + moves]:
                    out[35 + moves] = gain / 10.0
                if gain / 10.0 > out[39 + moves]:
                    out[39 + moves] = gain / 10.0
                out[43 + moves] += float(rules.cloud_bolts[cloud]) / 8.0
                out[47 + moves] += float(rules.cloud_cost[cloud]) / 6.0
                moves += 1
        out[51] = float(left) / 40.0
        out[52] = 0.0 if wands == 0 else out[36] * float(wands) / 5.0
        out[53] = float(state.tailwinds) / 2.0

    def fill_tiles(self, state: BroomService, seat: i64, out: vec[float]) -> None:
        """Amulets and tiles: 61 to 71."""
        rules = self.rules
        owned = t.popcount(state.amulets[seat])
        last = i64(len(rules.amulet_vp)) - 1
        out[61] = float(rules.amulet_vp[owned]) / 10.0
        if owned < last and rules.mountains:
            out[62] = float(rules.amulet_vp[owned + 1] - rules.amulet_vp[owned]) / 5.0
        ball = self.ball
        for i in range(len(rules.tile_spaces)):
            region = rules.tile_spaces[i]
            tile = state.tile[region]
            if t.FIRST_MOUNTAIN <= tile < t.FIRST_FOREST:
                if state.amulets[seat] >> region & 1:
                    continue
                for moves in range(1, FAR):
                    if ball[moves] >> region & 1:
                        out[62 + moves] += 0.5
            elif t.FIRST_FOREST <= tile < t.FIRST_HILL:
                for moves in range(1, 3):
                    if ball[moves] >> region & 1:
                        out[65 + moves] += 0.5
        for kind in range(3):
            out[68 + kind] = float(state.owned[seat * 3 + i64(kind)])
        if rules.mountains:
            out[71] = 1.0

    def fill_others(self, state: BroomService, seat: i64, out: vec[float]) -> None:
        """Who else wants clouds and towers: 72 to 77."""
        rules = self.rules
        many = float(rules.seats - 1)
        for other in range(rules.seats):
            if other == seat:
                continue
            at = i64(other) * 4
            out[72] += float(state.have[at + t.WAND]) / 5.0 / many
            out[73] += float(state.have[at] + state.have[at + 1] + state.have[at + 2]) / 8.0 / many
            out[74] += float(state.bolts[other]) / 10.0 / many
            for pawn in range(2):
                if self.ball[2] >> state.pawn[i64(other) * 2 + i64(pawn)] & 1:
                    out[75] += 0.5 / many
        out[76] = 1.0 if len(rules.tile_spaces) > rules.mountains else 0.0
        out[77] = float(t.popcount(state.events_gone)) / 7.0
