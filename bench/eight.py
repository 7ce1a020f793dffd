"""How fast a house answers while bots think at eight tables: `make eight`.

A real server is started as `cumuli serve` starts it.  Bots of the strongest level play all three games on eight tables
by themselves, one game after the other.  Meanwhile some people play at tables of their own, and the time from each
of their commands to its answer is taken.  Printed are medians, 99th percentiles and the longest, in milliseconds, and
what the machine was doing besides.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections import defaultdict
from collections.abc import Callable
from itertools import cycle
from random import Random
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from cumuli.server.patches import followed

GAMES = (("cloudy_kingdom", 2), ("broom_service", 3), ("cloud_mine", 4), ("broom_service", 2))
PACE = 0.125
"""Seconds between two commands of one person: below what a house allows one socket in the long run."""
TARGET = 100.0
"""Milliseconds that 99 of 100 answers should stay below."""


class Person:
    """Somebody with a socket, who keeps what they are told of their tables and how long each answer took."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.took: dict[str, list[float]] = defaultdict(list)
        self.tables: dict[str, dict[str, Any]] = {}
        self.changes = 0
        self._asked: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.ws: ClientConnection

    async def come(self, name: str) -> Person:
        with await asyncio.to_thread(urllib.request.urlopen, self.origin) as page:
            cookie = page.headers["set-cookie"].split(";")[0]
        where = f"{self.origin.replace('http', 'ws')}/ws"
        self.ws = await connect(where, additional_headers={"cookie": cookie}, origin=self.origin, max_size=None)
        self.reader = asyncio.create_task(self._read())
        await self.say("Hello", name=name)
        return self

    async def _read(self) -> None:
        async for raw in self.ws:
            told = json.loads(raw)
            if (waits := self._asked.pop(told.get("id", ""), None)) is not None:
                waits.set_result(told)
            elif told["type"] == "Opened":
                self.tables[told["info"]["table"]] = told
            elif told["type"] == "Changed" and told["table"] in self.tables:
                self.changes += 1
                self.tables[told["table"]] = followed(self.tables[told["table"]], told)

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        id = uuid.uuid4().hex
        waits = self._asked[id] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self.ws.send(json.dumps({"type": type, "id": id, **fields}))
        answer = await waits
        self.took[type].append(1000 * (time.perf_counter() - began))
        if answer["type"] == "Refused" and answer["reason"] == "busy":
            raise SystemExit("the house refuses to be asked so often")
        return answer


async def bots(host: Person, game: str, seats: int, level: str) -> str:
    """A table at which only bots play."""
    table: str = (await host.say("Create", game=game, seats=seats, bots=[level] * (seats - 1)))["table"]
    await host.say("Stand", table=table, seat=0)
    await host.say("SetBot", table=table, seat=0, bot=level)
    await host.say("Start", table=table)
    await host.say("Watch", table=table)
    return table


async def keep_thinking(host: Person, many: int, level: str) -> None:
    """Always so many games between bots."""
    wanted = cycle(GAMES)
    while True:
        over = [table for table, seen in host.tables.items() if seen["info"]["status"] == "over"]
        for table in over:
            del host.tables[table]
            await host.say("Unwatch", table=table)
        while len(host.tables) < many:
            await bots(host, *next(wanted), level)
            await asyncio.sleep(PACE * 6)
        await asyncio.sleep(0.5)


async def play(person: Person, rng: Random, until: Callable[[], bool]) -> None:
    """Play both seats of a table, look at it now and then, and open the next when it is over."""
    table = ""
    while not until():
        await asyncio.sleep(PACE)
        seen = person.tables.get(table)
        if seen is None or seen["info"]["status"] == "over":
            table = (await person.say("Create", game="cloudy_kingdom", seats=2))["table"]
            await person.say("Sit", table=table, seat=1, name="Bo")
            await person.say("Start", table=table)
            await person.say("Watch", table=table)
            continue
        asked = [block for block in seen["blocks"] if block["ask"] is not None and block["legal"]]
        if asked and rng.random() < 0.7:
            block = asked[0]
            deed = rng.choice(block["legal"])
            await person.say("Act", table=table, seat=block["seat"], ask=block["ask"], action=deed)
        else:
            await person.say("Tell", table=table, seat=0, about="look", lang="de")


async def measured(
    port: int, seconds: float, tables: int, people: int, level: str
) -> tuple[dict[str, list[float]], int]:
    host = await Person(port).come("Host")
    thinking = asyncio.create_task(keep_thinking(host, tables, level))
    while len(host.tables) < tables:
        await asyncio.sleep(0.2)
        assert not thinking.done(), thinking.result()
    guests = [await Person(port).come(f"Ann {number}") for number in range(people)]
    host.took.clear()
    before, end = host.changes, time.monotonic() + seconds
    await asyncio.gather(
        *(play(one, Random(number), lambda: time.monotonic() > end) for number, one in enumerate(guests))
    )
    thinking.cancel()
    took: dict[str, list[float]] = defaultdict(list)
    for one in guests:
        for kind, times in one.took.items():
            took[kind] += times
    return took, host.changes - before


def show(took: dict[str, list[float]], moves: int, args: argparse.Namespace) -> float:
    """Print what was measured; the 99th percentile of all."""
    every = [one for times in took.values() for one in times]
    table = Table("command", "answers", "p50 ms", "p99 ms", "longest ms")
    for kind, times in [*sorted(took.items()), ("all", every)]:
        high = quantiles(times, n=100)[-1] if len(times) > 1 else times[0]
        table.add_row(kind, str(len(times)), f"{median(times):.1f}", f"{high:.1f}", f"{max(times):.1f}")
    console = Console(soft_wrap=True)
    console.print(table)
    load = os.getloadavg()[0]
    console.print(
        f"{args.tables} tables of bots of level {args.level}, {moves} changes there in {args.seconds:.0f} s;"
        f" {args.people} people; {os.cpu_count()} cores, load {load:.1f}"
    )
    return quantiles(every, n=100)[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--level", default="5")
    args = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "cumuli.cli", "serve", "--port", str(port), "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            ready(f"http://127.0.0.1:{port}/readyz")
            found = show(*asyncio.run(measured(port, args.seconds, args.tables, args.people, args.level)), args)
        finally:
            server.terminate()
            server.wait()
    return 0 if found < TARGET else 1


def ready(url: str) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    sys.exit(main())
