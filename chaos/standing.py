"""The house that a storm befalls: three nodes, PostgreSQL and NATS, and ways between them that can be spoilt."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from chaos.leash import Leash
from chaos.node import Process
from chaos.proxy import Proxy, Rings
from cumuli.store import Entry

NODES = 3


class Standing:
    """All that was begun for it."""

    def __init__(self, base: Any, broker: Any, folder: Path, rng: Random, leash: Leash) -> None:
        self.base, self.broker, self.folder, self.rng, self.leash = base, broker, folder, rng, leash
        self.bell = Rings(broker.port, rng)
        self.nodes: list[Process] = []
        self.ways: list[Proxy] = []
        """From people to each node."""
        self.bases: list[Proxy] = []
        """From each node to PostgreSQL."""
        self._filler = Path(base.folder) / "filler"
        self._hold()

    def _hold(self) -> None:
        self.leash.hold(self.base.process.pid, signal.SIGQUIT)
        self.leash.hold(self.broker.process.pid)

    async def open(self, free: Callable[[], int]) -> None:
        await self.bell.open()
        self.bell.odds = 0.1
        for number in range(NODES):
            base = await Proxy(self.base.folder / ".s.PGSQL.5432", self.rng).open()
            store = f"postgresql://cumuli@127.0.0.1:{base.port}/postgres?sslmode=disable&gssencmode=disable"
            nats = f"nats://127.0.0.1:{self.bell.port}"
            node = Process(free(), store, nats, self.folder / f"node{number}.log", self.leash)
            node.start()
            self.nodes.append(node)
            self.bases.append(base)
            self.ways.append(await Proxy(node.port, self.rng).open())
        await asyncio.gather(*(asyncio.to_thread(node.wait) for node in self.nodes))

    async def close(self) -> None:
        for node in self.nodes:
            await asyncio.to_thread(node.kill)
        for way in (*self.ways, *self.bases, self.bell):
            await way.close()

    # what is begun and ended on the way

    def stop_base(self) -> None:
        self.leash.let_go(self.base.process.pid)
        self.base.stop()

    def start_base(self) -> None:
        self.base.start()
        self.leash.hold(self.base.process.pid, signal.SIGQUIT)

    def fill(self) -> None:
        """Let no byte be left on the database's disk."""
        with self._filler.open("wb") as filler:
            while (left := shutil.disk_usage(self.base.folder).free) > 0:
                try:
                    os.posix_fallocate(filler.fileno(), filler.seek(0, os.SEEK_END), left)
                except OSError:  # the database was quicker
                    continue

    def empty(self) -> None:
        """Let there be room again; a database that ended for want of it is begun anew."""
        self._filler.unlink()
        if self.base.process.poll() is not None:
            self.stop_base()
            self.start_base()

    def stop_broker(self) -> None:
        self.leash.let_go(self.broker.process.pid)
        self.broker.kill()

    def start_broker(self) -> None:
        self.broker.start()
        self.leash.hold(self.broker.process.pid)

    # what stands there

    def entries(self) -> int:
        """How many entries there are."""
        with psycopg.connect(self.base.url) as base:
            row = base.execute("SELECT count(*) FROM entries").fetchone()
            return int(row[0]) if row else 0

    def kept(self) -> dict[str, list[Entry]]:
        """What stands in the database, past all that a node would say."""
        found: dict[str, list[Entry]] = {}
        with psycopg.connect(self.base.url) as base:
            sql = "SELECT table_id, seq, command, payload, at FROM entries ORDER BY table_id, seq"
            for table, *rest in base.execute(sql):
                found.setdefault(table, []).append(Entry(*rest))
        return found

    def stumbles(self) -> int:
        """How often a node complained with a traceback of something else than a database that was not there."""
        return sum(node.log.read_text().count(" stumbled") for node in self.nodes)
