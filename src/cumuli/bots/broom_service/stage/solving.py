"""A stage solved: both seats learn from their regrets until neither can gain any more.

CFR+ with alternating updates and averages weighted by the iteration (Tammelin, arXiv 1407.5042), on the tree of what
both have seen, with a number for every hand.  Nothing is pruned: where the opponent never goes now, what a seat does
there still counts in its average.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cumuli.bots.broom_service.stage.rules import Stage
from cumuli.bots.broom_service.stage.tree import Floats, Level, grown

Policy = list[Floats]
"""By level: by deed and hand, how likely the actor is to do it."""


@dataclass(frozen=True)
class Solution:
    """Strategies for both seats, and what they are worth."""

    stage: Stage
    levels: list[Level]
    hands: tuple[Floats, Floats]
    """By seat: how likely each hand is chosen."""
    policy: Policy
    value: float
    """What seat 0 gets if both play so: its points less seat 1's."""
    gains: tuple[float, float]
    """By seat: what its best answer to the other's strategy gains over that."""
    iterations: int

    @property
    def exploitability(self) -> float:
        """The mean of what the best answers gain: 0 in an equilibrium."""
        return sum(self.gains) / 2


def solved(stage: Stage, iterations: int = 512, enough: float = 0.0) -> Solution:
    """Learn for so many iterations, or until the best answers gain no more than *enough*, looked at now and then."""
    levels = grown(stage)
    learner = Learner(stage, levels)
    for number in range(1, iterations + 1):
        learner.learn(number)
        if enough and number & (number - 1) == 0 and number >= 32:
            found = judged(stage, levels, *learner.average(), number)
            if found.exploitability <= enough:
                return found
    return judged(stage, levels, *learner.average(), iterations)


def judged(
    stage: Stage, levels: list[Level], hands: tuple[Floats, Floats], policy: Policy, iterations: int = 0
) -> Solution:
    """What a pair of strategies is worth, and what the best answers to them gain."""
    reach = forward(levels, hands, policy)
    value = float(backward(levels, policy, reach, 0) @ hands[0])
    best = [_best(stage, backward(levels, policy, reach, seat, True), seat) for seat in range(2)]
    return Solution(stage, levels, hands, policy, value, (best[0] - value, best[1] + value), iterations)


def _best(stage: Stage, worth: Floats, seat: int) -> float:
    """The value of the best hand, or the mean where hands are dealt."""
    if stage.odds:
        return float(worth @ dealt(stage, seat, len(worth)))
    return float(worth[: len(stage.hands[seat])].max())


def dealt(stage: Stage, seat: int, most: int) -> Floats:
    """How likely each hand is where hands are dealt."""
    assert stage.odds
    odds = np.zeros(most)
    odds[: len(stage.hands[seat])] = stage.odds[seat]
    return np.asarray(odds / odds.sum(), dtype=np.float64)


def forward(levels: list[Level], hands: tuple[Floats, Floats], policy: Policy) -> list[Floats]:
    """By level: by seat, deed and hand, how likely that seat's own choices are to lead there and do it."""
    found = []
    reach = np.stack(hands)[:, None, :]
    for level, odds in zip(levels, policy, strict=True):
        done = reach[:, level.source]
        done *= np.where(level.mine[:, :, None], odds, 1.0)
        found.append(done)
        reach = done[:, level.inner]
    return found


def backward(
    levels: list[Level], policy: Policy, reach: list[Floats], seat: int, best: bool = False,
    sums: list[Floats] | None = None,
) -> Floats:  # fmt: skip
    """By hand of the seat: what the round is worth to it, against the other's choices.

    With *best* the seat does what is best for it; *sums* are filled by level, by deed and hand, with what a deed is
    worth above its decision, where the seat does it.
    """
    worth = np.zeros((0, reach[0].shape[2]))
    for depth in range(len(levels) - 1, -1, -1):
        level = levels[depth]
        each = np.empty(policy[depth].shape)
        each[level.inner] = worth
        met = reach[depth][1 - seat, level.ends].sum(1)
        each[level.ends] = ((1 - 2 * seat) * level.points * met)[:, None]
        mine = level.mine[seat][:, None]
        if best:
            most = np.maximum.reduceat(np.where(level.legal, each, -np.inf), level.first)
            most[np.isneginf(most)] = 0
            acts = (level.actor == seat)[:, None]
            worth = np.where(acts, most, np.add.reduceat(each, level.first))
        else:
            worth = np.add.reduceat(np.where(mine, policy[depth], 1.0) * each, level.first)
        if sums is not None:
            sums[depth] = np.where(mine & level.legal, each - worth[level.source], 0.0)
    return np.asarray(worth[0], dtype=np.float64)


class Learner:
    """The regrets of both seats, and the sums from which their averages are taken."""

    def __init__(self, stage: Stage, levels: list[Level]) -> None:
        self.stage = stage
        self.levels = levels
        most = levels[0].legal.shape[1]
        self.known = [np.arange(most) < len(hands) for hands in stage.hands]
        self.regrets = [np.zeros(level.legal.shape) for level in levels]
        self.totals = [np.zeros(level.legal.shape) for level in levels]
        self.hand_regrets = [np.zeros(most), np.zeros(most)]
        self.hand_totals = [np.zeros(most), np.zeros(most)]
        self.policy = [shared(level, regret) for level, regret in zip(levels, self.regrets, strict=True)]
        self.hands = [self.chosen(seat) for seat in range(2)]

    def chosen(self, seat: int) -> Floats:
        """How likely each hand is now."""
        if self.stage.odds:
            return dealt(self.stage, seat, len(self.known[seat]))
        regret = self.hand_regrets[seat]
        total = regret.sum()
        known = self.known[seat]
        return np.asarray(regret / total if total > 0 else known / known.sum(), dtype=np.float64)

    def learn(self, number: int) -> None:
        """One iteration: first one seat, then the other."""
        for seat in range(2):
            reach = forward(self.levels, (self.hands[0], self.hands[1]), self.policy)
            gains = [np.empty(0)] * len(self.levels)
            worth = backward(self.levels, self.policy, reach, seat, sums=gains)
            if not self.stage.odds:
                lead = np.where(self.known[seat], worth - worth @ self.hands[seat], 0.0)
                self.hand_regrets[seat] = np.maximum(self.hand_regrets[seat] + lead, 0.0)
            self.hand_totals[seat] += number * self.hands[seat]
            for depth, level in enumerate(self.levels):
                mine = level.mine[seat]
                self.totals[depth][mine] += number * reach[depth][seat][mine]
                self.regrets[depth] = np.maximum(self.regrets[depth] + gains[depth], 0.0)
                self.policy[depth] = shared(level, self.regrets[depth])
            self.hands[seat] = self.chosen(seat)

    def average(self) -> tuple[tuple[Floats, Floats], Policy]:
        """What the seats have done on the whole."""
        hands = [total / total.sum() for total in self.hand_totals]
        policy = [shared(level, total) for level, total in zip(self.levels, self.totals, strict=True)]
        return (hands[0], hands[1]), policy


def shared(level: Level, weights: Floats) -> Floats:
    """By deed and hand: its part of the weights of its decision; where there are none, all legal deeds alike."""
    total = np.add.reduceat(weights, level.first)[level.source]
    many = np.add.reduceat(level.legal, level.first, dtype=np.float64)[level.source]
    even = np.where(level.legal, 1.0 / np.maximum(many, 1.0), 0.0)
    return np.asarray(np.where(total > 0, weights / np.where(total > 0, total, 1.0), even), dtype=np.float64)
