"""The value of a stage by linear programming over sequences, history by history: no tree, no arrays, no regrets.

von Stengel, Games and Economic Behavior 14 (1996): the realisation plans of one seat and the values of the other's
decisions are the two sides of one linear program.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

from cumuli.bots.broom_service.stage.rules import Public, Stage, actions, after, begun

Sequence = tuple[Any, ...]
ROOT: Sequence = ()


class Program:
    """Sequences, decisions and payoffs of a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.sequences: list[dict[Sequence, int]] = [{ROOT: 0}, {ROOT: 0}]
        self.decisions: list[dict[tuple[Any, ...], tuple[int, list[int]]]] = [{}, {}]
        self.pay: dict[tuple[int, int], float] = defaultdict(float)
        begin = begun(stage)
        for mine in stage.hands[0]:
            for theirs in stage.hands[1]:
                self.walk(begin, (mine, theirs), [self.step(0, ROOT, (), mine), self.step(1, ROOT, (), theirs)], ())

    def step(self, seat: int, before: Sequence, decision: tuple[Any, ...], deed: Any) -> Sequence:
        """The sequence that goes on by this deed."""
        known = self.sequences[seat]
        sequence = (*before, (decision, deed))
        number = known.setdefault(sequence, len(known))
        _, deeds = self.decisions[seat].setdefault((before, decision), (known[before], []))
        if number not in deeds:
            deeds.append(number)
        return sequence

    def walk(self, public: Public, hands: tuple[int, int], before: list[Sequence], seen: tuple[Any, ...]) -> None:
        if public.over:
            numbers = self.sequences[0][before[0]], self.sequences[1][before[1]]
            self.pay[numbers] += public.points
            return
        seat = public.actor
        for deed in actions(public, hands[seat]):
            then = list(before)
            then[seat] = self.step(seat, before[seat], seen, deed)
            self.walk(after(self.stage, public, deed), hands, then, (*seen, deed))

    def plan(self, seat: int) -> csr_matrix:
        """The conditions on a plan: the root is played once, and a decision's deeds share what led to it."""
        rows, columns, data = [0], [0], [1.0]
        for row, (parent, deeds) in enumerate(self.decisions[seat].values(), 1):
            for column, value in [(parent, -1.0), *((deed, 1.0) for deed in deeds)]:
                rows.append(row)
                columns.append(column)
                data.append(value)
        shape = (1 + len(self.decisions[seat]), len(self.sequences[seat]))
        return csr_matrix((data, (rows, columns)), shape)

    def value(self) -> float:
        """What seat 0 can be sure of: it picks a plan against which the other's best answer gives it most."""
        shape = (len(self.sequences[0]), len(self.sequences[1]))
        rows, columns = zip(*self.pay, strict=True)
        pay = csr_matrix((list(self.pay.values()), (rows, columns)), shape)
        ours, theirs = self.plan(0), self.plan(1)
        # Least of e·p where theirsᵀ q ≤ payᵀ x, and x a plan: the dual of the other's best answer, q by decision.
        cost = np.zeros(shape[0] + theirs.shape[0])
        cost[shape[0]] = -1.0
        above = csr_matrix(np.hstack([-pay.T.toarray(), theirs.T.toarray()]))
        equal = csr_matrix(np.hstack([ours.toarray(), np.zeros((ours.shape[0], theirs.shape[0]))]))
        right = np.zeros(ours.shape[0])
        right[0] = 1.0
        bounds = [(0, None)] * shape[0] + [(None, None)] * theirs.shape[0]
        found = linprog(cost, above, np.zeros(shape[1]), equal, right, bounds, method="highs")
        assert found.success, found.message
        return float(-found.fun)
