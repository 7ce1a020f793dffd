"""A clock that stands still until it is told to go on."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count

from server.harness import Client, Server

BEGAN = 1_700_000_000.0


class FakeClock:
    """Time as the test has it; whoever sleeps wakes at the very moment that was meant."""

    def __init__(self) -> None:
        self.at = 0.0
        self.skew = 0.0
        """By how much somebody has set the time of day wrong."""
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()

    def now(self) -> float:
        return self.at

    def wall(self) -> float:
        return BEGAN + self.at + self.skew

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.at + seconds, next(self._number), sleeper))
        await sleeper

    async def go(self, server: Server, seconds: float) -> None:
        """Let time go by, moment by moment; before and after each of them all that can happen does."""
        until = self.at + seconds
        await settled(server)
        while self._sleepers and self._sleepers[0][0] <= until:
            await self.step(server)
        self.at = until

    async def step(self, server: Server) -> None:
        """Let time go by up to the next moment at which somebody wakes."""
        self.at = self._sleepers[0][0]
        while self._sleepers and self._sleepers[0][0] <= self.at:
            _, _, sleeper = heapq.heappop(self._sleepers)
            if not sleeper.done():
                sleeper.set_result(None)
        await settled(server)


async def settled(server: Server) -> None:
    """Wait until everything that was begun is written down, told and heard."""
    for _ in range(2):
        for _ in range(10):
            await asyncio.sleep(0)
        await server.hub.store.ready()  # whatever was to be written before stands in the log now
        for _ in range(10):
            await asyncio.sleep(0)
    for client in server.clients:
        await heard(client)


async def heard(client: Client) -> None:
    """Wait until a client has all that was said to it: what is answered last was said last."""
    if client.ws.close_code is None:
        await client.send("Unwatch", table="nowhere")
