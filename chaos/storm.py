"""A whole house in a storm: three nodes, PostgreSQL and NATS, killed, frozen and cut off while people play."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from chaos.checking import wrong
from chaos.node import Process, end
from chaos.parties import Party
from chaos.proxy import Proxy
from cumuli.store import Entry

NODES = 3
SOON = 3.0
"""Seconds in which everybody must be back, once there is a house to come back to."""


@dataclass
class Told:
    """What came of it."""

    wrong: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    back: list[float] = field(default_factory=list)
    """Seconds in which people were back, where the database was there meanwhile."""
    outage: list[float] = field(default_factory=list)
    """The same, where it was not."""
    waits: list[float] = field(default_factory=list)
    """Seconds from a command to its answer."""
    seconds: float = 0.0

    @property
    def quick(self) -> bool:
        """Whether everybody was back soon; where the database was away, nobody can be."""
        return max(self.back, default=0.0) < SOON

    @property
    def well(self) -> bool:
        return not self.wrong and self.quick


class Storm:
    """The house, and what befalls it."""

    def __init__(self, base: Any, broker: Any, folder: Path, tables: int, seed: int) -> None:
        self.base, self.broker, self.folder, self.rng = base, broker, folder, Random(seed)
        self.told = Told()
        self.tables = tables
        self.nodes: list[Process] = []
        self.ways: list[Proxy] = []
        self.away: list[tuple[float, float]] = []
        """When the database was not there."""

    async def open(self, free: Callable[[], int]) -> None:
        self.bell = await Proxy(self.broker.port, self.rng, rings=True).open()
        self.bell.odds = 0.1
        for number in range(NODES):
            nats = f"nats://127.0.0.1:{self.bell.port}"
            node = Process(free(), self.base.url, nats, self.folder / f"node{number}.log")
            node.start()
            self.nodes.append(node)
            self.ways.append(await Proxy(node.port, self.rng).open())
        await asyncio.gather(*(asyncio.to_thread(node.wait) for node in self.nodes))
        ports = [way.port for way in self.ways]
        self.parties = [Party(number, ports, self.rng) for number in range(self.tables)]

    async def close(self) -> None:
        for node in self.nodes:
            await asyncio.to_thread(node.kill)
        for way in (*self.ways, self.bell):
            await way.close()

    def victim(self) -> int:
        """The node where most people are, or any: those who had to leave one do not come back by themselves."""
        if self.rng.random() < 0.3:
            return self.rng.randrange(NODES)
        return max(range(NODES), key=lambda number: self.ways[number].used)

    # what befalls it

    async def kill(self) -> None:
        """A node is killed, and begun again."""
        node = self.nodes[self.victim()]
        await asyncio.to_thread(node.kill)
        await asyncio.sleep(self.rng.uniform(0, 1))
        node.start()
        await asyncio.to_thread(node.wait)

    async def freeze(self) -> None:
        """A node stands still past the others' patience."""
        node = self.nodes[self.victim()]
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.rng.choice((0.5, 5.0)))
        node.send(signal.SIGCONT)

    async def workers(self) -> None:
        """Bots' processes are killed."""
        for node in self.nodes:
            for pid in node.children():
                end(pid)

    async def nats(self) -> None:
        """The broker is killed, and comes back."""
        await asyncio.to_thread(self.broker.kill)
        await asyncio.sleep(self.rng.uniform(0.3, 2.0))
        await asyncio.to_thread(self.broker.start)

    async def database(self) -> None:
        """PostgreSQL stops at once, as in a crash, and recovers."""
        began = asyncio.get_running_loop().time()
        await asyncio.to_thread(self.base.stop)
        await asyncio.sleep(self.rng.uniform(0, 1))
        await asyncio.to_thread(self.base.start)
        self.away.append((began, asyncio.get_running_loop().time()))

    async def cut(self) -> None:
        """All ways to a node are cut."""
        self.ways[self.victim()].cut()

    async def late(self) -> None:
        """What is said to a node, and by it, is late."""
        way = self.ways[self.victim()]
        way.late = 0.2
        await asyncio.sleep(2)
        way.late = 0.0

    async def deaf(self) -> None:
        """A node cannot be reached, and nobody is told so; what was swallowed is missed, so its ways are cut after."""
        way = self.ways[self.victim()]
        way.deaf = True
        await asyncio.sleep(2.5)
        way.cut()
        way.deaf = False

    async def split(self) -> None:
        """The nodes do not hear one another, while the database hears them all."""
        self.bell.deaf = True
        await asyncio.sleep(2)
        self.bell.cut()
        self.bell.deaf = False

    # the whole

    async def blow(self, seconds: float, kills: int) -> None:
        """Everything that may happen, in turn, so often and so long."""
        turn: list[Callable[[], Awaitable[None]]] = [
            self.kill, self.cut, self.freeze, self.nats, self.late, self.workers, self.database, self.deaf, self.split
        ]  # fmt: skip
        end, number = time.monotonic() + seconds, 0
        while time.monotonic() < end or self.told.faults["kill"] < kills:
            fault = turn[number % len(turn)]
            number += 1
            self.told.faults[fault.__name__] += 1
            await fault()
            await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    async def play(self, rate: float) -> None:
        """So many things done a second, whether or not the house keeps up."""
        tasks: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        due = loop.time()
        try:
            while True:
                due += self.rng.expovariate(rate)
                await asyncio.sleep(due - loop.time())
                party = self.rng.choice(self.parties)
                person = self.rng.choices(party.people, (5, 5, 1))[0]
                self.told.done["meant to do"] += 1
                task = asyncio.create_task(party.turn(person))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        finally:
            async with asyncio.timeout(60):
                await asyncio.gather(*tasks)

    def kept(self) -> dict[str, list[Entry]]:
        """What stands in the database, past all that a node would say."""
        found: dict[str, list[Entry]] = {}
        with psycopg.connect(self.base.url) as base:
            sql = "SELECT table_id, seq, command, payload, at FROM entries ORDER BY table_id, seq"
            for table, *rest in base.execute(sql):
                found.setdefault(table, []).append(Entry(*rest))
        return found

    async def live(self, seconds: float, kills: int, rate: float) -> Told:
        """All of it, and the judge."""
        told, loop = self.told, asyncio.get_running_loop()
        await asyncio.gather(*(party.begin() for party in self.parties))
        began = loop.time()
        playing = asyncio.create_task(self.play(rate))
        await self.blow(seconds, kills)
        told.seconds = loop.time() - began
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
        guests = [guest for party in self.parties for guest in party.people]
        async with asyncio.timeout(30):
            await asyncio.gather(*(guest.live() for guest in guests))
        before = -1
        for _ in range(30):  # until bots have had their say, and a few looks more
            await asyncio.sleep(2.5)
            now = sum(map(len, self.kept().values()))
            if now == before:
                break
            before = now
        told.wrong = wrong(self.kept(), guests)
        for guest in guests:
            told.waits += guest.waits
            for lost, again in guest.back:
                hit = any(lost < end + 1 and start - 1 < again for start, end in self.away)
                (told.outage if hit else told.back).append(again - lost)
            for id, answers in guest.answers.items():
                told.done["moves"] += guest.kinds.get(id) == "Act" and bool({"Done", "Already"} & set(answers))
                told.done["commands sent again"] += "Already" in answers
        told.done["entries"], told.done["views"] = now, sum(len(guest.told) for guest in guests)
        told.done["games over"] = sum(party.games for party in self.parties)
        told.done["rings spoilt"] = self.bell.spoilt
        await asyncio.gather(*(guest.leave() for guest in guests))
        return told


async def _run(seconds: float, kills: int, tables: int, rate: float, seed: int, base: Any, broker: Any) -> Told:
    from nats_server import free_port

    with tempfile.TemporaryDirectory() as folder:
        storm = Storm(base, broker, Path(folder), tables, seed)
        try:
            await storm.open(free_port)
            return await storm.live(seconds, kills, rate)
        finally:
            await storm.close()


def run(seconds: float, kills: int, tables: int, rate: float, seed: int) -> Told:
    """The whole trial; PostgreSQL and NATS are begun for it, and ended."""
    import nats_server
    import postgres

    with postgres.own() as base, nats_server.own() as bell:
        return asyncio.run(_run(seconds, kills, tables, rate, seed, base, bell))
