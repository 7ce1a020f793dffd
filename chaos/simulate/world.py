"""One world: a database, a bus, nodes, people and what goes wrong, all of it out of one seed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final, Protocol

from chaos.simulate.bus import Bus
from chaos.simulate.checking import check
from chaos.simulate.database import Database
from chaos.simulate.loop import Loop, Stuck, context_of
from chaos.simulate.node import DAWN, Node
from chaos.simulate.people import Guest, Plan, plans
from chaos.simulate.trouble import trouble

NODES: Final = 3
STEPS: Final = 400_000
"""After so many steps a world that has come to no end is given up."""
PATIENCE: Final = 240.0
"""Seconds in which all games must come to their end once nothing goes wrong any more."""
QUIET: Final = 6.0
"""Seconds in which all must have heard of everything: a few sweeps."""


class Plant(Protocol):
    """A fault that is put in on purpose."""

    def world(self, world: World) -> None:
        """Spoil what all share."""

    def node(self, node: Node) -> None:
        """Spoil a node that has not begun yet."""


@dataclass
class Told:
    """What came of one world."""

    seed: int
    wrong: list[str] = field(default_factory=list)
    steps: int = 0
    seconds: float = 0.0
    """that went by in the world"""
    commits: int = 0
    moves: int = 0
    rings: int = 0
    troubles: int = 0
    trace: str = ""


class World:
    """Everything there is."""

    def __init__(self, seed: int, plants: Sequence[Plant] = ()) -> None:
        self.seed = seed
        self.plants = plants
        self.rng = Random(f"world {seed}")
        self.loop = Loop(Random(f"order {seed}"))  # type: ignore[abstract]  # nobody asks for what it leaves out
        self.wires = count()
        self.database = Database(seed, lambda: DAWN + self.loop.time())
        rng = self.rng
        self.bus = Bus(self.loop, Random(f"bus {seed}"), rng.choice((0, 0.1, 0.6, 1)), rng.choice((0, 0.3)), 0.2)
        for plant in plants:
            plant.world(self)
        self.told = Told(seed)
        self.calm = False
        """Nothing goes wrong any more."""
        self.nodes: list[Node] = []
        self.plans: list[Plan] = plans(self.rng)
        self.guests = [Guest(self, number) for number in range(1 + max(max(plan.all) for plan in self.plans))]

    def wrong(self, what: str) -> None:
        """Note something that must not be."""
        if len(self.told.wrong) < 50:
            self.told.wrong.append(f"[{self.loop.time():.3f}] {what}")

    # nodes

    def lost(self, node: Node) -> None:
        """A process has ended by itself."""
        node.kill()
        self.loop.call_later(0.5, self.begin, node)

    def begin(self, old: Node) -> None:
        """Start a node again."""
        if self.nodes[old.number] is old:
            self.nodes[old.number] = Node(self, old.number, int(old.name.split(".")[1]) + 1)

    async def _live(self) -> None:
        self.nodes = [Node(self, number, 0) for number in range(NODES)]
        for guest in self.guests:
            self.loop.create_task(guest.live(), context=context_of(guest.name))
        await trouble(self)
        self.calm = True
        until = self.loop.time() + PATIENCE
        while not self.over() and self.loop.time() < until:
            await asyncio.sleep(0.5)
        if not self.over():
            self.wrong(f"games do not come to an end: {self.statuses()}")
        await asyncio.sleep(QUIET)
        check(self)

    def statuses(self) -> dict[str, str]:
        rows = self.database.db.execute("SELECT id, status FROM tables").fetchall()
        return dict(rows)

    def over(self) -> bool:
        """Whether every game that was planned has been played, and every node is up."""
        statuses = self.statuses()
        played = all(statuses.get(plan.table) == "over" for plan in self.plans)
        return played and all(node.open for node in self.nodes)

    def run(self) -> Told:
        """Live from beginning to end."""
        try:
            self.loop.run(self._live(), STEPS)
        except Stuck as error:
            self.wrong(str(error))
        told = self.told
        for complaint in self.loop.errors[:5]:
            self.wrong(complaint)
        told.steps, told.seconds = self.loop.steps, self.loop.time()
        told.commits, told.rings = self.database.commits, self.bus.rung
        told.trace = self.loop.trace.hexdigest()
        return told
