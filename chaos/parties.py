"""People at tables over real sockets: two who play beside a bot and one who looks on, game after game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from random import Random

from bench.load import frames

from chaos.guests import Guest

LOOK, PATIENCE = 0.5, 1.0
"""Seconds between two looks whether a node is ready, and in which it must say so."""


class Socket(frames.Socket):
    """A line that is a WebSocket."""

    def __init__(self, port: int, cookie: str) -> None:
        super().__init__("/ws", port, {"Cookie": cookie, "Origin": f"http://127.0.0.1:{port}"})
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()

    @classmethod
    async def dial(cls, port: int, cookie: str) -> Socket:
        """A line to a node; `Answered` where it says no, another OSError where nothing is there."""
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(port, cookie), "127.0.0.1", port)
        try:
            await line.ready
        except BaseException as error:
            line.transport.abort()
            if line.answered:
                raise Answered from error
            raise
        return line

    def heard(self, body: bytes) -> None:
        self._said.put_nowait(body)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._said.put_nowait(None)

    async def say(self, text: str) -> None:
        if self.closed or self.transport.is_closing():
            raise ConnectionError
        self.send(text.encode())

    async def next(self) -> bytes | None:
        return None if self.closed and self._said.empty() else await self._said.get()

    async def close(self) -> None:
        self.transport.abort()  # as a line breaks: nobody says goodbye


class Answered(ConnectionError):
    """A node says no."""


async def fetched(port: int, path: str) -> bytes:
    """All that a node says to a request for a page."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\r\n".encode())
        return await reader.read()
    finally:
        writer.transport.abort()


class Doors:
    """What a proxy before the nodes does: it asks each whether it is ready, and leads everybody to one that is."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.ready = set(ports)
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._chores = [asyncio.create_task(self._look(port)) for port in self.ports]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)

    async def _look(self, port: int) -> None:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    good = b" 200 " in (await fetched(port, "/readyz"))[:16]
            except (OSError, TimeoutError):
                good = False
            (self.ready.add if good else self.ready.discard)(port)
            await asyncio.sleep(LOOK)

    def ways(self, mine: int, rng: Random) -> list[int]:
        """Where to try: one's own node while it is ready, then any others that are."""
        others = [port for port in self.ports if port in self.ready and port != mine]
        rng.shuffle(others)
        return [mine, *others] if mine in self.ready else others


def visitor(name: str, doors: Doors, rng: Random) -> Guest:
    """Somebody new, who comes by these doors, to the same node while that is ready."""
    cookie, mine, gate = "", rng.choice(doors.ports), asyncio.Lock()

    async def met(port: int) -> str:
        head = (await fetched(port, "/")).partition(b"\r\n\r\n")[0].decode()
        for line in head.split("\r\n"):
            if line.lower().startswith("set-cookie: "):
                return line.split(": ", 1)[1].split(";")[0]
        raise ConnectionError("no cookie")

    async def dial() -> Socket:
        nonlocal cookie, mine
        for port in doors.ways(mine, rng):
            try:
                async with gate:  # two lines that are dialled at once are of one person
                    cookie = cookie or await met(port)
                line = await Socket.dial(port, cookie)
            except Answered:
                raise  # a node that says no is asked, and not gone past: Caddy does so, too
            except OSError:
                continue
            mine = port
            return line
        raise ConnectionError("no node is ready")

    return Guest(name, rng, dial)


class Party:
    """Those who sit together."""

    def __init__(self, number: int, doors: Doors, rng: Random) -> None:
        names = (f"host{number}", f"guest{number}", f"onlooker{number}")
        self.people = [visitor(name, doors, Random(rng.random())) for name in names]
        self.host, self.guest, self.onlooker = self.people
        self.table = ""
        self.busy: set[str] = set()
        self.games = 0

    async def begin(self) -> None:
        made = await self.host.say("Create", game="cloudy_kingdom", seats=3, bots=[None, "random"])
        table = str(made.table)
        await self.host.watch(table)
        await self.guest.say("Sit", table=table, seat=1)
        await asyncio.gather(self.guest.watch(table), self.onlooker.watch(table))
        await self.host.say("Start", table=table)
        self.table = table

    async def again(self) -> None:
        """The game is over: the next one, at a new table."""
        old, made = self.table, await self.host.say("Again", table=self.table)
        if not made.table:
            return
        self.table, self.games = made.table, self.games + 1
        for person in self.people:
            await person.watch(self.table)
            person.wanted.remove(old)
            await person.say("Unwatch", table=old)
        await self.host.say("Start", table=self.table)

    async def turn(self, person: Guest) -> None:
        """One thing that somebody does, if they are not at it still."""
        if person.name in self.busy or not self.table:
            return
        self.busy.add(person.name)
        with contextlib.suppress(ValueError):
            status = person.seen[self.table].status if self.table in person.seen else ""
            if status == "over" and person is self.host:
                await self.again()
            elif status == "open" and person is self.host:  # there was no room to write down that it begins
                await person.say("Start", table=self.table)
            elif person is self.onlooker:
                await person.say("Look", table=self.table, here=True)
            elif status == "playing":
                await person.move(self.table)
        self.busy.discard(person.name)
