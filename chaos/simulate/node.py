"""One server of the house: a real hub among real nodes, and its sockets, which are pipes with a delay."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextvars import Context
from hashlib import sha256
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from chaos.simulate.bus import BusBell
from chaos.simulate.database import MemoryBoard, MemoryStore
from chaos.simulate.loop import Loop, context_of
from cumuli.games import SHELF
from cumuli.server.config import Config
from cumuli.server.house import House
from cumuli.server.hub import Hub
from cumuli.server.link import Link
from cumuli.server.minds.thinking import Thinkers
from cumuli.server.nodes.shared import Shared
from cumuli.server.people.person import Person
from cumuli.store.board import Board

if TYPE_CHECKING:
    from chaos.simulate.world import World

LOG: Final = logging.getLogger(__name__)
DAWN: Final = 1_700_000_000.0
"""The time of day at which every world begins."""


class WorldClock:
    """The loop's time, and a time of day that is not the same for all."""

    def __init__(self, loop: Loop, skew: float = 0.0) -> None:
        self.loop = loop
        self.skew = skew

    def now(self) -> float:
        return self.loop.time()

    def wall(self) -> float:
        return DAWN + self.skew + self.loop.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def knobs(seed: int) -> Config:
    """A house in which nothing is refused for being too much."""
    endless = {"rate": 1e12, "burst": 1e12, "talk_rate": 1e12, "talk_burst": 1e12}
    return Config(shared=True, bot_pause=0.3, pacer=lambda: Random(f"pace {seed}"), **endless)  # type: ignore[arg-type]


class Node:
    """A process; started again it is another."""

    def __init__(self, world: World, number: int, life: int) -> None:
        self.world = world
        self.number = number
        self.name = f"node{number}.{life}"
        self.context = context_of(self.name)
        self.open = False
        self.ends: set[Wire] = set()
        rng, seed, config = Random(f"{world.seed} {self.name}"), world.seed, knobs(world.seed)
        keys = (sha256(f"key {seed} {self.name} {n}".encode()).digest()[:16] for n in count())
        house = House(SHELF, ("random",), None, max(config.beat, config.beat_most), keys=lambda: next(keys))
        clock = WorldClock(world.loop, rng.uniform(-0.5, 0.5))
        self.hub = Hub(MemoryStore(world.database), config, house, Thinkers(config), clock)
        self.shared = Shared(self.hub, cast(Board, MemoryBoard(world.database)), BusBell(world.bus, self.context))
        self.shared.name = sha256(self.name.encode()).hexdigest()[:16]
        self.hub.nodes = self.shared
        self.hub.minds.random = cast(Any, Random(f"{seed} minds {self.name}"))
        for plant in world.plants:
            plant.node(self)
        self.do(self._begin())

    def do(self, work: Any) -> None:
        """Let the process do something."""
        self.world.loop.create_task(work, context=self.context.copy())

    async def _begin(self) -> None:
        """Open, as often as it takes: a process that cannot reach its database ends, and is begun anew."""
        try:
            await self.hub.open()
        except ConnectionError:
            self.world.loop.call_soon(self.world.lost, self, context=Context())
            return
        self.open = True

    def kill(self) -> None:
        """The process is gone, and its machine closes its sockets."""
        self.world.loop.kill(self.name)
        self.world.bus.ears.pop(self.shared.name, None)
        self.open = False
        for wire in list(self.ends):
            wire.cut()


class Pipe(Link):
    """Keeps what is said until its wire takes it."""

    def __init__(self, person: Person, config: Config) -> None:
        super().__init__(person, config, 0.0)
        self.queue: deque[bytes] = deque()
        self.more = asyncio.Event()

    def say_raw(self, data: bytes) -> None:
        if not self.cut:
            self.queue.append(data)
            self.more.set()

    def stop(self) -> None:
        super().stop()
        self.queue.clear()
        self.more.set()


class Wire:
    """One socket: what is said on it comes in order, or it is cut."""

    def __init__(
        self, node: Node, person: Person, back: Context, heard: Callable[[bytes], None], closed: Callable[[], None]
    ) -> None:
        world = node.world
        self.node, self.person, self.back = node, person, back
        self._heard, self._closed = heard, closed
        self.rng = Random(f"{world.seed} wire {person.id} {next(world.wires)}")
        self.loop = world.loop
        self.is_open = True
        self._last = {True: 0.0, False: 0.0}
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.link: Pipe | None = None
        node.ends.add(self)
        self._later(True, lambda: node.do(self._serve()))

    def _later(self, there: bool, deed: Callable[..., object], *values: Any) -> None:
        """Let something arrive at one end, after all that was sent there before."""
        slow = self.rng.choice((0.001, 0.005, 0.02, 0.02, 0.3))
        when = max(self._last[there], self.loop.time() + slow * self.rng.random())
        self._last[there] = when + 1e-6
        self.loop.call_at(when, deed, *values, context=(self.node.context if there else self.back).copy())

    def send(self, raw: str) -> None:
        if self.is_open:
            self._later(True, self._inbox.put_nowait, raw)

    def cut(self) -> None:
        """Both ends hear of it in their time; what is on its way is lost."""
        if self.is_open:
            self.is_open = False
            self.node.ends.discard(self)
            self._later(True, self._inbox.put_nowait, None)
            self._later(False, self._closed)

    def _arrive(self, data: bytes) -> None:
        if self.is_open:
            self._heard(data)

    async def _serve(self) -> None:
        """What the server does with a socket."""
        hub = self.node.hub
        if not self.node.open or self.node.shared.apart.away:
            self.cut()
            return
        person = self.person
        link = self.link = Pipe(Person(person.id, person.name, person.lang, person.device), hub.config)
        hub.presence.join(link)
        self.node.do(self._write(link))
        try:
            while not link.cut and (raw := await self._inbox.get()) is not None:
                await hub.receive(link, raw)
        except ConnectionError:
            pass
        except Exception:
            LOG.exception("a command was neither carried out nor refused")
        finally:
            hub.presence.leave(link)
            link.stop()

    async def _write(self, link: Pipe) -> None:
        while not link.cut:
            while link.queue:
                data = link.queue.popleft()
                if self.is_open:
                    self._later(False, self._arrive, data)
            link.more.clear()
            await link.more.wait()
        self.cut()
