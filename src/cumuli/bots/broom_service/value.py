"""What a position is worth to a seat, in VP: what it has, and what it may still bring.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.games.broom_service import effects, scoring
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

# Shares of a tower's VP that a potion in stock promises: from where a pawn stands, one move away, two moves away
HERE: Final = 0.62
NEAR: Final = 0.5
FAR: Final = 0.26
POTION: Final = 1.1  # VP a potion promises beyond the towers in sight
WAND: Final = 1.0
CLOUD: Final = 0.35  # share of what a cloud in reach would bring
SPACE: Final = 0.09  # VP of every region two moves can reach
AMULET: Final = 0.45  # share of an amulet that lies a move away
TILE: Final = 2.5  # a forest tile in hand


class Judge:
    """Values positions of one table."""

    def __init__(self, state: BroomService) -> None:
        rules = state.rules
        self.rules = rules
        self.base: vec[i64] = vec[i64]([0] * (rules.towers + len(rules.hill_of)))  # by tower: mask of its regions
        for region in range(rules.regions):
            for i in range(rules.tower_at[region], rules.tower_at[region + 1]):
                self.base[rules.tower[i]] |= t.bit(i64(region))
        self.best: vec[i64] = vec[i64]([0] * 64)  # by colour * 16: promises in thousandths, the largest first

    def open_near(self, state: BroomService, at: i64) -> i64:
        """Regions that a pawn may enter from a set of regions."""
        rules = self.rules
        found: i64 = 0
        region: i64 = 0
        while at:
            if at & 1:
                found |= rules.near[region]
            at >>= 1
            region += 1
        return found & ~self.clouded(state)

    def clouded(self, state: BroomService) -> i64:
        rules = self.rules
        mask: i64 = 0
        for space in range(rules.spaces):
            if state.cloud[space] >= 0:
                mask |= t.bit(rules.space_region[space])
        return mask

    def value(self, state: BroomService, seat: i64) -> float:
        """VP now, and what the rest of the game promises."""
        rules = self.rules
        rounds_left = rules.rounds - state.round
        time = (float(rounds_left) + 0.6) / float(rules.rounds)
        hope = time * 1.6 if time < 0.5 else 0.8 + 0.2 * time
        total = float(state.vp[seat]) + float(scoring.lightning(state, state.bolts[seat]))
        total += float(scoring.amulets(state, seat)) + float(scoring.sets(state, seat)) * (1.0 - 0.6 * hope)
        here = t.bit(state.pawn[seat * 2]) | t.bit(state.pawn[seat * 2 + 1])
        near = self.open_near(state, here)
        far = self.open_near(state, near | here)
        total += hope * self.promises(state, seat, here, near, far)
        total += hope * SPACE * float(t.popcount(far | near | here))
        total += hope * self.clouds(state, seat, here, near)
        for i in range(rules.mountains):
            region = rules.tile_spaces[i]
            if near >> region & 1 and not state.amulets[seat] >> region & 1:
                total += hope * AMULET * 5.0
        for kind in range(3):
            total += TILE * float(state.owned[seat * 3 + kind]) * (1.0 if rounds_left else 0.3)
        return total + self.event(state, seat)

    def promises(self, state: BroomService, seat: i64, here: i64, near: i64, far: i64) -> float:
        """What the potions in stock may bring, the best towers first."""
        rules = self.rules
        best = self.best
        for i in range(64):
            best[i] = 0
        for tower in range(rules.towers + len(rules.hill_of)):
            if state.closed >> i64(tower) & 1:
                continue
            base = self.base[tower]
            share = HERE if base & here else NEAR if base & near else FAR if base & far else 0.0
            if share == 0.0:
                continue
            colour = effects.colour(state, tower)
            vp = rules.vp[tower] if tower < rules.towers else rules.hill_vp[effects.hill_tile(state, tower)]
            wands: i64 = rules.wands[tower] if tower < rules.towers else 0
            worth = i64(share * (float(vp) + float(wands)) * 1000.0)
            again = tower >= rules.towers or rules.square[tower] != 0
            at = colour * 16
            for _ in range(3 if again else 1):
                i = at + 15
                if worth <= best[i]:
                    break
                while i > at and best[i - 1] < worth:
                    best[i] = best[i - 1]
                    i -= 1
                best[i] = worth
        total = 0.0
        for colour in range(3):
            stock = state.have[seat * 4 + i64(colour)]
            for i in range(16):
                if i >= stock:
                    total += 0.12 * float(best[colour * 16 + i]) / 1000.0  # towers that wait for potions
                    break
                total += float(best[colour * 16 + i]) / 1000.0 + POTION * (0.85 if i > 2 else 1.0)
        return total

    def clouds(self, state: BroomService, seat: i64, here: i64, near: i64) -> float:
        """What wands may bring: clouds beside a pawn or one move away."""
        rules = self.rules
        wands = state.have[seat * 4 + t.WAND]
        top = 0.0
        beside: i64 = 0
        region: i64 = 0
        mask = here | near
        while mask:
            if mask & 1:
                beside |= rules.near[region]
            mask >>= 1
            region += 1
        for space in range(rules.spaces):
            cloud = state.cloud[space]
            if cloud >= 0 and beside >> rules.space_region[space] & 1 and rules.cloud_cost[cloud] <= wands:
                gain = scoring.lightning(state, state.bolts[seat] + rules.cloud_bolts[cloud])
                gain -= scoring.lightning(state, state.bolts[seat])
                if rules.cloud_kind[cloud] == t.BREW:
                    gain += 3
                if float(gain + 3) > top:
                    top = float(gain + 3)
        return CLOUD * top + WAND * float(wands if wands < 6 else 6)

    def event(self, state: BroomService, seat: i64) -> float:
        """What this round's event will bring where the pawns stand now."""
        rules = self.rules
        a = rules.terrain[state.pawn[seat * 2]]
        b = rules.terrain[state.pawn[seat * 2 + 1]]
        if state.event == t.DANGEROUS or state.event == t.PLEASANT:
            table = rules.danger if state.event == t.DANGEROUS else rules.pleasure
            once = rules.danger_once if state.event == t.DANGEROUS else rules.pleasure_once
            vp = table[a]
            if not once or a != b:
                vp += table[b]
            return 0.7 * float(vp)
        if state.event == t.LIKE_MINDED and a == b:
            return 0.6 * float(rules.like_vp)
        if state.event == t.EMPTY_HANDS:
            return -0.2 * float(state.total(seat))
        if state.event == t.FULL_HANDS:
            return 0.2 * float(state.total(seat))
        return 0.0
