"""What a position at the end of a round will come to for a seat, in VP: learned from games.  Compiled.

A network of one hidden layer tells what is still to come; what is sure is added exactly.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.broom_service.features import FEATURES, Features
from cumuli.games.broom_service import scoring
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService


class Net:
    """The weights: of the inputs, by hidden unit; then of the hidden units."""

    def __init__(self, units: int, weights: list[float]) -> None:
        self.units: i64 = units
        self.first: vec[float] = vec[float](weights[: units * FEATURES])
        rest = weights[units * FEATURES :]
        self.bias: vec[float] = vec[float](rest[:units])
        self.second: vec[float] = vec[float](rest[units : 2 * units])
        self.straight: vec[float] = vec[float](rest[2 * units : 2 * units + FEATURES])
        self.level: float = rest[2 * units + FEATURES]

    def value(self, inputs: vec[float]) -> float:
        total = self.level
        straight = self.straight
        for i in range(FEATURES):
            total += straight[i] * inputs[i]
        first = self.first
        at: i64 = 0
        for unit in range(self.units):
            sum = self.bias[unit]
            for i in range(FEATURES):
                sum += first[at + i] * inputs[i]
            at += FEATURES
            if sum > 0.0:
                total += self.second[unit] * sum
        return total


class Outlook:
    """Values positions of one table."""

    def __init__(self, rules: t.Rules, net: Net) -> None:
        self.rules = rules
        self.net = net
        self.eye = Features(rules)
        self.inputs: vec[float] = vec[float]([0.0] * FEATURES)
        # What a persona fancies beyond what was learned, in VP at the beginning of the game
        self.wand = 0.0
        self.bolt = 0.0
        self.potion = 0.0

    def sure(self, state: BroomService, seat: i64) -> float:
        """The score, were the game over now."""
        total = float(state.vp[seat]) + float(scoring.lightning(state, state.bolts[seat]))
        return total + float(scoring.amulets(state, seat)) + float(scoring.sets(state, seat))

    def value(self, state: BroomService, seat: i64) -> float:
        """The score that the seat is likely to end with, were the round to end now."""
        rules = self.rules
        if state.phase == t.ENDED:
            return float(state.vp[seat])
        over = state.phase == t.EVENT  # then the round is counted on already
        left = rules.rounds - state.round + (1 if over else 0)
        total = self.sure(state, seat)
        if not over:
            total += self.event(state, seat)
        if left > 0:
            self.eye.fill(state, seat, left, self.inputs)
            total += self.net.value(self.inputs)
            time = float(left) / 6.0
            at = seat * 4
            total += time * self.wand * float(state.have[at + t.WAND])
            total += time * self.bolt * float(state.bolts[seat])
            total += time * self.potion * float(state.have[at] + state.have[at + 1] + state.have[at + 2])
        return total

    def event(self, state: BroomService, seat: i64) -> float:
        """What this round's event will bring where the pawns stand now."""
        rules = self.rules
        event = state.event
        a = rules.terrain[state.pawn[seat * 2]]
        b = rules.terrain[state.pawn[seat * 2 + 1]]
        if event == t.DANGEROUS or event == t.PLEASANT:
            table = rules.danger if event == t.DANGEROUS else rules.pleasure
            once = rules.danger_once if event == t.DANGEROUS else rules.pleasure_once
            vp = table[a]
            if not once or a != b:
                vp += table[b]
            return float(vp)
        if event == t.LIKE_MINDED:
            same = state.pawn[seat * 2] == state.pawn[seat * 2 + 1] if rules.like_region else a == b
            return float(rules.like_vp) if same else 0.0
        if event == t.EVERYTHING_ONCE and scoring.has_set(state, seat):
            return 0.5 * float(rules.once_vp)
        if event == t.EMPTY_HANDS:
            if rules.empty_each:
                return float(rules.empty_each * state.total(seat))
            return -0.2 * float(state.total(seat))
        if event == t.FULL_HANDS:
            return 0.2 * float(state.total(seat))
        return 0.0
