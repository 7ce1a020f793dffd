"""Monte Carlo tree search over information sets, for every game on the shelf.  Compiled.

One tree for one observer; every simulation goes through a world that the seat may believe (SO-ISMCTS: Cowling,
Powley and Whitehouse, IEEE TCIAIG 4(2), 2012).  A node stands for what was decided, not for a position: luck is
drawn anew each time and does not branch unless asked to (open loop: Perez and others, GECCO 2015).  Seats that
act at once choose each for itself (decoupled UCT: Tak, Lanctot and Winands, CIG 2014; or regrets.py).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from time import sleep, thread_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.search.evaluator import Evaluator
from cumuli.bots.search.hopes import Hopes
from cumuli.bots.search.regrets import Regrets
from cumuli.bots.search.tree import Tree
from cumuli.bots.search.wins import count_seats, win
from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE, MOST, OVER, Position

BREATH: Final = 32
"""Simulations between two looks at the clock; other threads get a turn then."""
DEEPEST: Final = 4096
"""No path through the tree is longer."""
UNSEEN: Final = -3
"""Instead of a code: seats have decided something that the observer does not see."""
SURE: Final = 4
"""A move wins at once if it does in so many worlds."""


class Search:
    """One seat's search from one position; `run` may be called again and goes on where it stopped."""

    def __init__(
        self,
        state: Position,
        seat: i64,
        resample: Callable[[Position, int, Random], Position],
        seed: int,
        explore: float,
        every: i64,
        branch: bool,
        first_play: float,
        evaluator: Evaluator | None,
        rollout: i64,
        decisive: bool,
        regretful: bool,
        curious: float,
        hopeful: float,
    ) -> None:
        self.state = state
        self.seat = seat
        self.resample = resample
        self.rng = Random(seed)
        self.dice = Dice(seed)
        self.explore = explore
        self.every = every
        self.branch = branch
        self.first_play = first_play
        self.evaluator = evaluator
        self.rollout = rollout
        self.simulations: i64 = 0
        self.worlds: i64 = 0
        self.seconds = 0.0
        self.stopped = False
        self.looked = not decisive
        self.wins: i64 = -1  # a code that wins at once
        self.world = self.imagine()
        self.seats: i64 = count_seats(self.world, self.dice)
        self.tree = Tree(self.seats)
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.length: i64 = 0
        self.regrets: Regrets | None = Regrets(self.tree, curious) if regretful else None
        self.hopeful = hopeful
        self.hopes: Hopes | None = Hopes(self.tree, DEEPEST) if hopeful > 0.0 else None
        self.legal: vec[i64] = vec[i64]([0] * MOST)
        self.child: vec[i64] = vec[i64]([0] * MOST)  # by index into legal: its node, or -1
        self.result: vec[float] = vec[float]([0.0] * int(self.seats))

    def imagine(self) -> Position:
        """A world that the seat may believe; nothing else of the true one is ever looked at."""
        self.worlds += 1
        return self.resample(self.state, int(self.seat), self.rng)

    def stop(self) -> None:
        """End `run` soon, from another thread."""
        self.stopped = True

    def run(self, simulations: i64, seconds: float) -> None:
        """So many simulations more, unless the thread has worked for so many seconds first (0: no limit)."""
        began = thread_time()
        self.stopped = False
        if not self.looked:
            self.looked = True
            self.wins = self.look_for_win()
        done: i64 = 0
        while done < simulations and self.wins < 0:
            self.simulate()
            done += 1
            if done % BREATH == 0:
                sleep(0)  # a compiled loop holds the interpreter until it gives way
                if self.stopped or (seconds > 0.0 and thread_time() - began >= seconds):
                    break
        self.seconds += thread_time() - began

    def look_for_win(self) -> i64:
        """A move that wins at once in whatever world, or -1."""
        worlds = [self.world] + [self.imagine() for _ in range(int(SURE) - 1)]
        return win(worlds, self.seat, self.legal, self.world.fill(self.seat, self.legal))

    # One simulation

    def simulate(self) -> None:
        if self.simulations % self.every == 0 and self.simulations:
            self.world = self.imagine()
        self.simulations += 1
        world = self.world.clone()
        last = self.descend(world)
        hopes = self.hopes
        evaluator = self.evaluator
        apart = self.rollout > 0 and world.actor() != OVER
        if hopes is not None and evaluator is not None and apart:
            evaluator.value(world, hopes.leaf)
        self.judge(world)
        regrets = self.regrets
        if regrets is not None:
            regrets.learn(self.result)
        self.tree.back_up(self.path, self.length, self.result)
        if hopes is not None:
            hopes.back_up(self.path, self.length, last, hopes.leaf if apart else self.result)

    def descend(self, world: Position) -> i64:
        """Down the tree to the first decision that is new, which is answered; those without a choice are passed by."""
        self.path[0] = 0
        self.length = 1
        node: i64 = 0
        fresh = False
        while not fresh and self.length < DEEPEST - 16:
            seat = world.actor()
            if seat == OVER:
                return node
            if seat == CHANCE:
                code = world.sample(self.dice)
                world.apply(CHANCE, code)
                if self.branch:
                    node = self.enter(node, CHANCE, code)
                continue
            actors = world.to_act()
            if len(actors) > 1:
                node, fresh = self.together(world, node, actors)
                continue
            n = world.fill(seat, self.legal)
            size = self.tree.n
            node = self.choose(node, seat, n)
            self.push(node)
            hopes = self.hopes
            if hopes is not None:
                hopes.note(self.length - 1, node, self.child, n)
            fresh = n > 1 and self.tree.n > size
            world.apply(seat, self.tree.code[node])
        return node

    def together(self, world: Position, node: i64, actors: tuple[int, ...]) -> tuple[i64, bool]:
        """All decide at once, each by its own count; the observer goes on knowing its own decision only."""
        size = self.tree.n
        after: i64 = -1
        regrets = self.regrets
        for actor in actors:
            seat: i64 = actor
            n = world.fill(seat, self.legal)
            if regrets is None:
                chosen = self.choose(node, seat, n)
            else:
                chosen = regrets.draw(node, seat, self.legal, n, self.dice)
            self.push(chosen)
            if seat == self.seat:
                after = chosen
            world.apply(seat, self.tree.code[chosen])
        fresh = self.tree.n > size
        return (after if after >= 0 else self.enter(node, CHANCE, UNSEEN)), fresh

    def push(self, node: i64) -> None:
        hopes = self.hopes
        if hopes is not None:
            hopes.rival[self.length] = -1
        self.path[self.length] = node
        self.length += 1

    def enter(self, parent: i64, mover: i64, code: i64) -> i64:
        """The node for something that nobody chose."""
        node = self.tree.find(parent, mover, code)
        if node < 0:
            node = self.tree.add(parent, mover, code)
        self.push(node)
        return node

    def choose(self, parent: i64, seat: i64, n: i64) -> i64:
        """The node for one of the *n* codes in legal: a new one at random, or by upper confidence bounds.

        A code counts how often it was on offer, since not every world offers it (subset-armed bandits).
        """
        tree = self.tree
        untried: i64 = 0
        for i in range(n):
            node = tree.find(parent, seat, self.legal[i])
            self.child[i] = node
            if node < 0:
                untried += 1
            else:
                tree.offered[node] += 1
        best: i64 = -1
        most = -1e9
        if untried == 0 or self.first_play < 1e9:
            explore = self.explore
            seats = tree.seats
            hopes = self.hopes
            for i in range(n):
                node = self.child[i]
                if node >= 0:
                    visits = float(tree.visits[node])
                    if visits < 1.0:
                        visits = 1.0  # where seats chose at once, in other worlds
                    bound = explore * sqrt(log(float(tree.offered[node])) / visits)
                    mean = tree.total[node * seats + seat] / visits
                    if hopes is not None:
                        mean += self.hopeful * (hopes.hope[node * seats + seat] - mean)
                    bound += mean
                    if bound > most:
                        most = bound
                        best = node
            if untried == 0 or most > self.first_play:
                return best
        k = self.dice.below(untried)
        for i in range(n):
            if self.child[i] < 0:
                if k == 0:
                    node = tree.add(parent, seat, self.legal[i])
                    tree.offered[node] = 1
                    return node
                k -= 1
        return best

    # What came of it

    def judge(self, world: Position) -> None:
        """Fill the result: by the outcome, by the evaluator, or by random play to the end."""
        evaluator = self.evaluator
        if evaluator is None:
            world.playout(self.dice)
        else:
            for _ in range(self.rollout):
                self.step(world)
            if world.actor() != OVER:
                evaluator.value(world, self.result)
                return
        outcome = world.outcome()
        assert outcome is not None
        returns = outcome.returns
        for seat in range(self.seats):
            self.result[seat] = returns[int(seat)]

    def step(self, world: Position) -> None:
        """One decision, or answer of luck, at random; nothing where the game is over."""
        seat = world.actor()
        if seat == CHANCE:
            world.apply(CHANCE, world.sample(self.dice))
        elif seat != OVER:
            n = world.fill(seat, self.legal)
            world.apply(seat, self.legal[self.dice.below(n)])

    # What was found

    def codes(self) -> list[int]:
        """What the seat may do in the position that was searched."""
        n = self.world.fill(self.seat, self.legal)
        return [int(self.legal[i]) for i in range(n)]

    def count(self, code: i64) -> tuple[int, int, list[float]]:
        """How often a code was chosen and could have been, and the mean result by seat."""
        node = self.tree.find(0, self.seat, code)
        if node < 0:
            return 0, 0, [0.0] * int(self.seats)
        values = [self.tree.value(node, seat) for seat in range(self.seats)]
        return int(self.tree.visits[node]), int(self.tree.offered[node]), values

    def mixed(self, code: i64) -> float:
        """How much of a code there was in all that the seat has mixed by regret."""
        regrets = self.regrets
        return regrets.share(0, self.seat, code) if regrets is not None else 0.0

    def line(self, code: i64, depth: int) -> list[tuple[int, int]]:
        """What is most often decided after a code, as (seat, code); luck and what is unseen left out."""
        tree = self.tree
        node = tree.find(0, self.seat, code)
        found: list[tuple[int, int]] = []
        while node > 0 and len(found) < depth:
            node = tree.favourite(node)
            if node > 0 and tree.mover[node] != CHANCE:
                found.append((int(tree.mover[node]), int(tree.code[node])))
        return found
