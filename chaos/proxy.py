"""A way to a server on which things go wrong: bytes come late, are swallowed, or the way is cut; rings get mixed up."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random


class Proxy:
    """Stands before a port of this machine; with *rings* it understands NATS and spoils what is published."""

    def __init__(self, target: int, rng: Random, rings: bool = False) -> None:
        self.target = target
        self.rng = rng
        self.rings = rings
        self.port = 0
        self.late = 0.0
        """Seconds by which everything is late."""
        self.deaf = False
        """Everything is swallowed, and nobody is told."""
        self.odds = 0.0
        """How often a ring is lost, comes twice, or after the next."""
        self.spoilt = 0
        self._ways: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    @property
    def used(self) -> int:
        """How many ends of ways are open."""
        return len(self._ways)

    async def open(self) -> Proxy:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        """Cut every way there is."""
        for way in list(self._ways):
            way.transport.abort()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._ways |= {writer, back}
        out = self._mixed(reader, back) if self.rings else self._carry(reader, back)
        both = [asyncio.create_task(out), asyncio.create_task(self._carry(there, writer))]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        for way in (writer, back):
            self._ways.discard(way)
            way.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._put(writer, data)

    async def _put(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        if self.late:
            await asyncio.sleep(self.rng.uniform(0, self.late))
        if not self.deaf:
            writer.write(data)
            await writer.drain()

    async def _mixed(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What a node says to NATS, its rings lost, doubled or held back until the next."""
        held = b""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while line := await reader.readline():
                if not line.startswith(b"PUB "):
                    await self._put(writer, line)
                    continue
                ring = line + await reader.readexactly(int(line.split()[-1]) + 2)
                chance = self.rng.random()
                self.spoilt += chance < 3 * self.odds
                if chance < self.odds:
                    continue
                if chance < 2 * self.odds:
                    ring *= 2
                elif chance < 3 * self.odds and not held:
                    held = ring
                    continue
                await self._put(writer, ring + held)
                held = b""
