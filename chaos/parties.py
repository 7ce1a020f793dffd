"""People at tables over real sockets: two who play beside a bot and one who looks on, game after game."""

from __future__ import annotations

import asyncio
import contextlib
import urllib.request
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chaos.guests import Guest


class Socket:
    """A line that is a WebSocket."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws

    async def send(self, text: str) -> None:
        try:
            await self.ws.send(text)
        except WebSocketException as error:
            raise ConnectionError from error

    async def next(self) -> str | None:
        try:
            return str(await self.ws.recv())
        except WebSocketException:
            return None

    async def close(self) -> None:
        self.ws.transport.abort()  # as a line breaks: nobody says goodbye


def visitor(name: str, ports: list[int], rng: Random) -> Guest:
    """Somebody new, who comes by any of these ports."""
    cookie = ""

    def met(port: int) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2) as got:
            return str(got.headers["set-cookie"]).split(";")[0]

    async def dial() -> Socket:
        nonlocal cookie
        port = rng.choice(ports)
        if not cookie:
            cookie = await asyncio.to_thread(met, port)
        origin = f"http://127.0.0.1:{port}"
        try:
            ws = await connect(
                f"ws://127.0.0.1:{port}/ws",
                additional_headers={"cookie": cookie},
                origin=origin,  # type: ignore[arg-type]
                max_queue=None,
                max_size=None,
                open_timeout=1.5,
                ping_interval=1.0,
                ping_timeout=1.0,
            )
        except WebSocketException as error:
            raise ConnectionError from error
        return Socket(ws)

    return Guest(name, rng, dial)


class Party:
    """Those who sit together."""

    def __init__(self, number: int, ports: list[int], rng: Random) -> None:
        names = (f"host{number}", f"guest{number}", f"onlooker{number}")
        self.people = [visitor(name, ports, Random(rng.random())) for name in names]
        self.host, self.guest, self.onlooker = self.people
        self.table = ""
        self.busy: set[str] = set()
        self.games = 0

    async def begin(self) -> None:
        made = await self.host.say("Create", game="cloudy_kingdom", seats=3, bots=[None, "random"])
        self.table = str(made["table"])
        await self.host.watch(self.table)
        await self.guest.say("Sit", table=self.table, seat=1)
        await asyncio.gather(self.guest.watch(self.table), self.onlooker.watch(self.table))
        await self.host.say("Start", table=self.table)

    async def again(self) -> None:
        """The game is over: the next one, at a new table."""
        old, made = self.table, await self.host.say("Again", table=self.table)
        if not made.get("table"):
            return
        self.table, self.games = str(made["table"]), self.games + 1
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
            status = person.seen.get(self.table, {}).get("info", {}).get("status")
            if status == "over" and person is self.host:
                await self.again()
            elif person is self.onlooker:
                await person.say("Look", table=self.table, here=True)
            elif status == "playing":
                await person.move(self.table)
        self.busy.discard(person.name)
