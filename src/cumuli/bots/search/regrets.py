"""How seats choose at once: each by what it regrets not to have chosen.  Compiled.

Regret matching at every node where several decide at once (Hart and Mas-Colell, Econometrica 68, 2000; in such trees:
Lanctot, Lisý and Winands, CGW 2013).  Only what was chosen is seen, so the results of the rest are guessed by their
means so far, and corrected where they are chosen by how seldom that is (Schmid and others, AAAI 2019).  What comes near
an equilibrium is the average of the mixtures, not the last one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.search.tree import Tree
from cumuli.core.dice import Dice


class Drawn:
    """One seat's choice in this simulation, to be regretted when its result is known."""

    def __init__(self, seat: i64, nodes: vec[i64], odds: vec[float], place: i64, chance: float) -> None:
        self.seat = seat
        self.nodes = nodes
        self.odds = odds
        """What it plays, by place in nodes."""
        self.place = place
        self.chance = chance
        """How likely this choice was, with what it does to learn."""


class Regrets:
    """What every choice is regretted by, node by node of a tree."""

    def __init__(self, tree: Tree, curious: float) -> None:
        """*curious*: how often a seat chooses any, in order to learn."""
        self.tree = tree
        self.curious = curious
        self.regret: vec[float] = vec[float]([0.0] * int(tree.room))
        self.played: vec[float] = vec[float]([0.0] * int(tree.room))
        """By node: the sum of the chances with which its seat has mixed it in."""
        self.drawn: list[Drawn] = []

    def draw(self, parent: i64, seat: i64, legal: vec[i64], n: i64, dice: Dice) -> i64:
        """The node of one of the *n* codes in legal, as likely as the seat's mixture has it."""
        tree = self.tree
        nodes = vec[i64]([0] * int(n))
        for i in range(n):
            node = tree.find(parent, seat, legal[i])
            nodes[i] = tree.add(parent, seat, legal[i]) if node < 0 else node
            tree.offered[nodes[i]] += 1
        self.fit()
        odds = self.mixture(nodes, n)
        for i in range(n):
            self.played[nodes[i]] += odds[i]
        curious = self.curious
        at = float(dice.below(1 << 30)) / float(1 << 30)
        place: i64 = 0
        sum = 0.0
        for i in range(n):
            chance = (1.0 - curious) * odds[i] + curious / float(n)
            sum += chance
            if chance > 0.0:
                place = i
            if at < sum:
                break
        chance = (1.0 - curious) * odds[place] + curious / float(n)
        self.drawn.append(Drawn(seat, nodes, odds, place, chance))
        return nodes[place]

    def fit(self) -> None:
        """As much room as the tree has."""
        while len(self.regret) < self.tree.room:
            old: i64 = len(self.regret)
            self.regret = roomier(self.regret, old)
            self.played = roomier(self.played, old)

    def mixture(self, nodes: vec[i64], n: i64) -> vec[float]:
        """By place: how likely each is, as its regret has to the others'; all alike where nothing is regretted."""
        odds = vec[float]([0.0] * int(n))
        total = 0.0
        for i in range(n):
            regret = self.regret[nodes[i]]
            if regret > 0.0:
                odds[i] = regret
                total += regret
        for i in range(n):
            odds[i] = odds[i] / total if total > 0.0 else 1.0 / float(n)
        return odds

    def learn(self, result: vec[float]) -> None:
        """Regret what was not chosen, now that the result is known; the tree's means must not hold it yet."""
        tree = self.tree
        for drawn in self.drawn:
            seat = drawn.seat
            nodes = drawn.nodes
            chosen = nodes[drawn.place]
            stray = (result[seat] - tree.value(chosen, seat)) / drawn.chance
            mean = 0.0
            n: i64 = len(nodes)
            for i in range(n):
                mean += drawn.odds[i] * tree.value(nodes[i], seat)
            mean += drawn.odds[drawn.place] * stray
            for i in range(n):
                node = nodes[i]
                worth = tree.value(node, seat)
                if node == chosen:
                    worth += stray
                self.regret[node] += worth - mean
        self.drawn = []

    def share(self, parent: i64, seat: i64, code: i64) -> float:
        """How much of a code there is in what a seat has played at a node, or 0 where it never chose there."""
        node = self.tree.find(parent, seat, code)
        return self.played[node] if 0 <= node < len(self.played) else 0.0


def roomier(old: vec[float], n: i64) -> vec[float]:
    """The first *n* numbers, and as many zeros."""
    new = vec[float]([0.0] * int(2 * n))
    for i in range(n):
        new[i] = old[i]
    return new
