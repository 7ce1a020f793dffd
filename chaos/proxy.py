"""A way to a server on which things go wrong: bytes come late, are swallowed, or the way is cut; rings get mixed up."""

from __future__ import annotations

import asyncio
from collections import deque
from pathlib import Path
from random import Random
from typing import cast

PATIENT = 1.0
"""Seconds in which the server must let somebody in."""


class End(asyncio.Protocol):
    """One end of a way: what comes in here goes out at its other end."""

    def __init__(self, proxy: Proxy, other: End | None = None) -> None:
        self.proxy = proxy
        self.other = other
        self.muted = False
        """What it says is swallowed."""
        self.far = other is not None
        """Whether this is the server's end."""
        self.transport: asyncio.Transport | None = None
        self.early: list[bytes] = []
        """What came before the other end was there."""
        self.due = 0.0
        """When what came last may go on, at the earliest."""
        self.waiting: deque[bytes] = deque()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one, but does not say so
        self.proxy.ends.add(self)
        if self.other is None:  # somebody comes: find the server for them
            self.proxy.chores.add(chore := asyncio.ensure_future(self.proxy.lead(self)))
            chore.add_done_callback(self.proxy.chores.discard)

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self.early.append(data)
        else:
            self.proxy.carry(self, self.other, data)

    def put(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing() and not self.proxy.deaf:
            self.transport.write(data)

    def put_late(self) -> None:
        self.put(self.waiting.popleft())

    def connection_lost(self, error: Exception | None) -> None:
        self.proxy.ends.discard(self)
        if self.other is not None:
            self.other.cut()

    def cut(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()


class Proxy:
    """Stands before a port of this machine, or a socket in its files."""

    def __init__(self, target: int | Path, rng: Random) -> None:
        self.target = target
        self.rng = rng
        self.port = 0
        self.late = 0.0
        """Seconds by which everything is late."""
        self.deaf = False
        """Everything is swallowed, and nobody is told."""
        self.shut = False
        """Whoever comes is sent away at once."""
        self.hang = 0
        """How many who come next are let in and hear nothing."""
        self.ends: set[End] = set()
        self.chores: set[asyncio.Future[None]] = set()
        self._server: asyncio.Server | None = None

    @property
    def used(self) -> int:
        """How many ends of ways are open."""
        return len(self.ends)

    async def open(self) -> Proxy:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: End(self), "127.0.0.1", 0, backlog=2_048)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        """Cut every way there is."""
        for end in list(self.ends):
            end.cut()

    def mute(self) -> None:
        """Every way there is falls silent, and whoever comes anew finds one that is not."""
        for end in self.ends:
            end.muted = True

    async def lead(self, near: End) -> None:
        """Open the way on to the server; what was said meanwhile follows."""
        if self.hang > 0:
            self.hang -= 1
            return
        if self.shut:
            near.cut()
            return
        far = End(self, near)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENT):
                if isinstance(self.target, int):
                    await loop.create_connection(lambda: far, "127.0.0.1", self.target)
                else:
                    await loop.create_unix_connection(lambda: far, str(self.target))
        except (OSError, TimeoutError):
            near.cut()
            return
        near.other = far
        if near not in self.ends:
            far.cut()
        for data in near.early:
            self.carry(near, far, data)
        near.early = []

    def carry(self, here: End, there: End, data: bytes) -> None:
        """Hand on what was said at one end, perhaps later, but never before what was said earlier."""
        if here.muted:
            return
        loop = asyncio.get_running_loop()
        if self.late:
            here.due = max(here.due, loop.time() + self.rng.uniform(0, self.late))
        if there.waiting or here.due > loop.time():
            there.waiting.append(data)
            loop.call_at(here.due, there.put_late)
        else:
            there.put(data)


class Rings(Proxy):
    """Stands before NATS, and spoils what nodes publish there."""

    def __init__(self, target: int, rng: Random) -> None:
        super().__init__(target, rng)
        self.odds = 0.0
        """How often a ring is lost, comes twice, or after the next."""
        self.spoilt = 0
        self._heard: dict[End, bytearray] = {}
        self._held: dict[End, bytes] = {}

    def carry(self, here: End, there: End, data: bytes) -> None:
        if here.far:
            return super().carry(here, there, data)
        heard = self._heard.setdefault(here, bytearray())
        heard += data
        out = b""
        while (line := heard.find(b"\n") + 1) > 0:
            ring = heard.startswith(b"PUB ")
            size = line + (int(heard[:line].split()[-1]) + 2 if ring else 0)
            if len(heard) < size:
                break
            said = bytes(heard[:size])
            del heard[:size]
            out += self._mixed(here, said) if ring else said
        if out:
            super().carry(here, there, out)

    def _mixed(self, here: End, ring: bytes) -> bytes:
        """What becomes of a ring: it is lost, doubled, held back until the next, or nothing happens to it."""
        held, chance = self._held.pop(here, b""), self.rng.random()
        self.spoilt += chance < 3 * self.odds
        if chance < self.odds:
            return held
        if chance < 2 * self.odds:
            return ring + held + ring
        if chance < 3 * self.odds and not held:
            self._held[here] = ring
            return b""
        return ring + held
