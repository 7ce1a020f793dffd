"""What a judge's values come to if everybody goes on with what it likes best: implicit minimax.  Compiled.

Beside the mean of results, which random play and poor first tries drag along, every node keeps the judge's value backed
up as max^n would (Lanctot and others, CIG 2014); a share of it goes into the choice of moves.  A node of an open tree
holds moves that are never on offer together, and the best of them all would be a dream: so what is backed up each time
is the best of what this world offers, and a node keeps the mean of that.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.search.tree import Tree


class Hopes:
    """The backed up values of a tree."""

    def __init__(self, tree: Tree, deepest: i64) -> None:
        self.tree = tree
        self.hope: vec[float] = vec[float]([0.0] * int(tree.room * tree.seats))  # by node * seats + seat
        self.rival: vec[i64] = vec[i64]([-1] * int(deepest))
        """By place on the path: the best that could have been chosen in place of the node there, or -1."""
        self.leaf: vec[float] = vec[float]([0.0] * int(tree.seats))
        """What the judge says of the end of the path, where random play goes on from there."""
        self.carry: vec[float] = self.leaf[:]

    def note(self, place: i64, chosen: i64, child: vec[i64], n: i64) -> None:
        """Keep the best rival of a choice among the *n* nodes on offer, by the hopes of the seat that chose."""
        tree = self.tree
        self.fit()
        seat = tree.mover[chosen]
        best: i64 = -1
        for i in range(n):
            node = child[i]
            if node >= 0 and node != chosen and (best < 0 or self.of(node, seat) > self.of(best, seat)):
                best = node
        self.rival[place] = best

    def fit(self) -> None:
        """As much room as the tree has."""
        need: i64 = self.tree.room * self.tree.seats
        if len(self.hope) < need:
            wider = vec[float]([0.0] * int(need))
            for i in range(len(self.hope)):
                wider[i] = self.hope[i]
            self.hope = wider

    def of(self, node: i64, seat: i64) -> float:
        return self.hope[node * self.tree.seats + seat]

    def back_up(self, path: vec[i64], length: i64, last: i64, leaf: vec[float]) -> None:
        """Bring the leaf's value up the path; *last* is the decision it hangs on, and the visits hold this one."""
        tree = self.tree
        seats = tree.seats
        self.fit()
        for seat in range(seats):
            self.carry[seat] = leaf[seat]
        at = last
        place = length - 1
        while place >= 0:
            node = path[place]
            if node != at:  # what another seat chose at once
                self.add(node, leaf)
            else:
                self.add(node, self.carry)
                better = node
                rival = self.rival[place]
                if rival >= 0 and self.of(rival, tree.mover[node]) > self.of(node, tree.mover[node]):
                    better = rival
                for seat in range(seats):
                    self.carry[seat] = self.of(better, seat)
                at = tree.parent[node]
            place -= 1

    def add(self, node: i64, value: vec[float]) -> None:
        """Take a value into the mean of a node."""
        seats = self.tree.seats
        share = 1.0 / float(self.tree.visits[node])
        for seat in range(seats):
            hope = self.hope[node * seats + seat]
            self.hope[node * seats + seat] = hope + share * (value[seat] - hope)
