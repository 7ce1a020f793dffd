"""What befalls a house in a storm, one thing after the other."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Collection
from random import Random

from chaos.leash import send
from chaos.standing import Standing

Fault = Callable[[], Awaitable[None]]


class Faults:
    """All that may happen."""

    def __init__(self, house: Standing, rng: Random, only: Collection[str] = ()) -> None:
        """*Only* those of these names, where there are any that can be had here."""
        self.house, self.rng = house, rng
        self.away: list[tuple[float, float]] = []
        """When there was no database for anybody."""
        self.befell: list[tuple[float, str]] = []
        """When each began, and what it was."""
        turn: list[Fault] = [
            self.kill, self.cut, self.freeze, self.nats, self.late, self.workers, self.database, self.deaf, self.split,
            self.apart, self.apart_silent, self.apart_late,
        ]  # fmt: skip
        if house.base.alone:
            turn.append(self.full)
        self.turn = [fault for fault in turn if fault.__name__ in only] or turn
        """In what order they come."""

    def victim(self) -> int:
        """The node where most people are, or any: those who had to leave one do not come back by themselves."""
        ways = self.house.ways
        if self.rng.random() < 0.3:
            return self.rng.randrange(len(ways))
        return max(range(len(ways)), key=lambda number: ways[number].used)

    async def next(self, number: int) -> str:
        """Let the next thing happen; what it was."""
        fault = self.turn[number % len(self.turn)]
        self.befell.append((self._now(), fault.__name__))
        await fault()
        return fault.__name__

    def last(self, moment: float) -> str:
        """What befell the house last before a moment."""
        return max((one for one in self.befell if one[0] <= moment), default=(0.0, "nothing"))[1]

    async def kill(self) -> None:
        """A node is killed, and begun again."""
        node = self.house.nodes[self.victim()]
        await asyncio.to_thread(node.kill)
        await asyncio.sleep(self.rng.uniform(0, 1))
        node.start()
        await asyncio.to_thread(node.wait)

    async def freeze(self) -> None:
        """A node stands still, as likely as not past the others' patience."""
        node = self.house.nodes[self.victim()]
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.rng.choice((0.5, 5.0)))
        node.send(signal.SIGCONT)

    async def workers(self) -> None:
        """Bots' processes are killed."""
        for node in self.house.nodes:
            for pid in node.children():
                send(pid, signal.SIGKILL)

    async def nats(self) -> None:
        """The broker is killed, and comes back."""
        await asyncio.to_thread(self.house.stop_broker)
        await asyncio.sleep(self.rng.uniform(0.3, 2.0))
        await asyncio.to_thread(self.house.start_broker)

    async def database(self) -> None:
        """PostgreSQL stops at once, as in a crash, and recovers."""
        began = self._now()
        await asyncio.to_thread(self.house.stop_base)
        await asyncio.sleep(self.rng.uniform(0, 1))
        await asyncio.to_thread(self.house.start_base)
        self.away.append((began, self._now()))

    async def cut(self) -> None:
        """All ways to a node are cut."""
        self.house.ways[self.victim()].cut()

    async def late(self) -> None:
        """What is said to a node, and by it, is late."""
        way = self.house.ways[self.victim()]
        way.late = 0.2
        await asyncio.sleep(2)
        way.late = 0.0

    async def deaf(self) -> None:
        """A node cannot be reached, and nobody is told so; what was swallowed is missed, so its ways are cut after."""
        way = self.house.ways[self.victim()]
        way.deaf = True
        await asyncio.sleep(2.5)
        way.cut()
        way.deaf = False

    async def split(self) -> None:
        """The nodes do not hear one another, while the database hears them all."""
        bell = self.house.bell
        bell.deaf = True
        await asyncio.sleep(2)
        bell.cut()
        bell.deaf = False

    async def apart(self) -> None:
        """One node loses its database, and is told so at each try; the others have it."""
        base = self.house.bases[self.victim()]
        base.shut = True
        base.cut()
        await asyncio.sleep(self.rng.uniform(1.0, 6.0))
        base.shut = False

    async def apart_silent(self) -> None:
        """One node's database says nothing any more, and nobody tells the node; what was swallowed is lost."""
        base = self.house.bases[self.victim()]
        base.deaf = True
        await asyncio.sleep(self.rng.choice((2.5, 8.0)))
        base.cut()
        base.deaf = False

    async def apart_late(self) -> None:
        """One node's database is far away for a while."""
        base = self.house.bases[self.victim()]
        base.late = 0.2
        await asyncio.sleep(2)
        base.late = 0.0

    async def full(self) -> None:
        """The database's disk is full: it refuses what needs room, or ends over it."""
        began = self._now()
        await asyncio.to_thread(self.house.fill)
        await asyncio.sleep(self.rng.uniform(0.5, 3.0))
        await asyncio.to_thread(self.house.empty)
        self.away.append((began, self._now()))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
