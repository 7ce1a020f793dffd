"""A bad network: a proxy that drops, delays and repeats what goes by, and cuts the line; and people who stay calm."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from server.chaos import Player
from server.harness import ANSWERS, Client, Message

PATIENCE = 0.2
"""Seconds until an answer counts as lost."""

TOLD = ('{"type":"Opened"', '{"type":"Changed')
"""What tells of a table: beneath is TCP, so what is lost of it takes the line along."""


class Storm:
    """How often something happens to a message, and to the line."""

    def __init__(self, rng: Random, drop: float = 0.03, repeat: float = 0.05, delay: float = 0.1, cut: float = 0.01):
        self.rng = rng
        self.drop, self.repeat, self.delay, self.cut = drop, repeat, delay, cut
        self.calm = False
        self.suffered = 0
        """Messages that something happened to."""
        self.cuts = 0
        """Times that a line was cut."""

    async def copies(self, text: str) -> int:
        """Wait as long as the message takes; tell how often it arrives, or -1 where the line is cut."""
        if self.calm:
            return 1
        luck = self.rng.random()
        if self.rng.random() < self.delay:
            await asyncio.sleep(self.rng.random() * 0.02)
        self.suffered += luck < self.cut + self.drop + self.repeat
        if luck < self.cut:
            self.cuts += 1
            return -1
        if luck < self.cut + self.drop:
            return 0
        answer = f'"type":"{ANSWERS[0]}"' in text[:40]
        return 2 if luck < self.cut + self.drop + self.repeat and not answer else 1


@contextlib.asynccontextmanager
async def storm(port: int, weather: Storm) -> AsyncIterator[int]:
    """A port behind which the server is, with that weather between."""

    async def through(near: ServerConnection) -> None:
        asked = near.request
        assert asked is not None
        headers = {"cookie": asked.headers.get("cookie", "")}
        origin = f"http://127.0.0.1:{port}"
        async with connect(
            f"ws://127.0.0.1:{port}/ws", additional_headers=headers, origin=origin, max_queue=None, max_size=None
        ) as far:  # type: ignore[arg-type]
            ways = [asyncio.create_task(flow(near, far)), asyncio.create_task(flow(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def flow(here: object, there: object) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in here:  # type: ignore[attr-defined]
                count = await weather.copies(text)
                if count < 0:
                    return
                if not count and text[:16].startswith(TOLD):
                    weather.cuts += 1
                    return
                for _ in range(count):
                    await there.send(text)  # type: ignore[attr-defined]

    async with serve(through, "127.0.0.1", 0, max_queue=None, max_size=None) as proxy:
        yield next(iter(proxy.sockets)).getsockname()[1]


class CalmClient(Client):
    """Does what the page does: a message that comes twice is nothing new, one that is missing asks for all anew."""

    def __init__(self, port: int, door: int, cookie: str) -> None:
        super().__init__(port, cookie)
        self.door = door
        """Where the page itself is fetched, in good weather."""
        self.gaps: set[str] = set()

    async def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        port, self.port = self.port, self.door
        try:
            return await super().get(path)
        finally:
            self.port = port

    def _changed(self, message: Message) -> None:
        table = message["table"]
        seen = self.tables.get(table)
        if seen is None or message["seq"] < seen["seq"] or (message["seq"] == seen["seq"] and message["blocks"]):
            return
        if message["seq"] > seen["seq"] + 1:
            self.gaps.add(table)
            return
        super()._changed(message)


class CalmPlayer(Player):
    """Plays on through any weather."""

    def __init__(self, port: int, door: int, name: str, rng: Random) -> None:
        super().__init__(port, name, rng)
        self.door = door
        self.gaps = 0

    async def connected(self) -> Client:
        while True:
            client = self.client
            if getattr(client, "ws", None) is not None and client.ws.close_code is None:
                return client
            self.frames += client.frames
            self.client = CalmClient(self.port, self.door, self.cookie)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(PATIENCE * 3):
                    await self.client.open()
                    self.cookie = self.client.cookie
                    await self.client.hello(self.name)
                    self.sockets += 1
                    continue
            with contextlib.suppress(Exception):
                await self.client.close()

    async def answer(self, client: Client, id: str) -> Message:
        await client.until(lambda: client.answers.get(id) or client.ws.close_code is not None, PATIENCE)
        if not client.answers.get(id):
            raise EOFError
        return client.answers[id][0]

    async def watch(self, table: str) -> Client:
        client = await self.connected()
        if isinstance(client, CalmClient) and table in client.gaps:
            client.gaps.discard(table)
            self.gaps += 1
            client.tables.pop(table, None)
        return await super().watch(table)

    async def play(self, table: str) -> None:
        """Play one game to its end."""
        quiet = 0
        while not self.stop:
            client = await self.watch(table)
            seen = client.tables[table]
            if seen["info"]["status"] == "over":
                return
            await self.besides(table, seen, 0.04)
            for block in client.asked(table)[:1]:
                action = self.rng.choice(block["legal"])
                await self.say("Act", table=table, seat=block["seat"], ask=block["ask"], action=action)
            with contextlib.suppress(TimeoutError):
                await client.until(lambda c=client, s=seen: c.tables.get(table) is not s or c.ws.close_code, PATIENCE)
                quiet = 0
                continue
            quiet += 1
            if quiet > 1:  # what was told last may be lost, and nothing that follows would show it
                client.tables.pop(table, None)
