"""What carries rings between nodes: it loses them, says them twice, and brings them late and out of order."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass, field
from random import Random

from chaos.simulate.loop import Loop
from cumuli.server.nodes.bell import Ring


@dataclass
class Bus:
    """The broker, and what is wrong with it."""

    loop: Loop
    rng: Random
    lost: float = 0.0
    """How likely a ring is lost on its way to one node."""
    twice: float = 0.0
    late: float = 0.0
    """How likely it comes seconds later, behind others."""
    rung: int = 0
    ears: dict[str, tuple[Context, Callable[[Ring], None]]] = field(default_factory=dict)

    def ring(self, ring: Ring) -> None:
        self.rung += 1
        for name, (context, heard) in list(self.ears.items()):
            if name == ring.node or self.rng.random() < self.lost:
                continue
            for _ in range(1 + (self.rng.random() < self.twice)):
                late = self.rng.uniform(0.5, 4.0) if self.rng.random() < self.late else 0.0
                self.loop.call_later(self.rng.uniform(0.0002, 0.01) + late, heard, ring, context=context.copy())


class BusBell:
    """One node's bell."""

    def __init__(self, bus: Bus, context: Context) -> None:
        self.bus = bus
        self.context = context
        self.name = ""

    async def open(self, name: str, house: str, heard: Callable[[Ring], None]) -> None:
        self.name = name
        self.bus.ears[name] = (self.context, heard)

    def ring(self, table: str = "", number: int = 0) -> None:
        self.bus.ring(Ring(self.name, table, number))

    async def close(self) -> None:
        self.bus.ears.pop(self.name, None)
