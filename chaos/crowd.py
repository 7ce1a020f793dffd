"""The people of some tables, in a process of their own: `python -m chaos.crowd`, its orders a JSON object a line.

They come when told to, play until told to stop, and are asked at last for all
that they were told, which they leave in a file.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from chaos.heard import Heard
from chaos.leash import Leash
from chaos.parties import Doors, Party

AT_ONCE = 24
"""Parties that come to the house at the same time."""
LAST = 45.0
"""Seconds in which all that was begun must be answered, once the storm is over."""


@dataclass
class Left:
    """What a crowd leaves."""

    guests: list[Heard] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)
    stuck: int = 0
    """People who were not back, or not answered, when all had been quiet for long."""


class Crowd:
    """Those of some tables."""

    def __init__(self, ports: list[int], tables: list[int], seed: int) -> None:
        self.rng = Random(seed)
        self.doors = Doors(ports)
        self.parties = [Party(number, self.doors, self.rng) for number in tables]
        self.left = Left()
        self._tasks: set[asyncio.Task[None]] = set()
        self._playing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Everybody comes and sits down."""
        await self.doors.open()
        gate = asyncio.Semaphore(AT_ONCE)

        async def come(party: Party) -> None:
            async with gate:
                await party.begin()

        await asyncio.gather(*(come(party) for party in self.parties))

    def play(self, rate: float) -> None:
        self._playing = asyncio.create_task(self._play(rate))

    async def _play(self, rate: float) -> None:
        """So many things meant to be done a second, whether or not the house keeps up."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            due += self.rng.expovariate(rate)
            if due > loop.time():
                await asyncio.sleep(due - loop.time())
            elif self.left.done["meant to do"] % 100 == 0:
                await asyncio.sleep(0)
            party = self.rng.choice(self.parties)
            person = self.rng.choices(party.people, (5, 5, 1))[0]
            self.left.done["meant to do"] += 1
            if person.name not in party.busy:
                task = asyncio.create_task(party.turn(person))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def rest(self) -> None:
        """Nobody begins anything any more; whoever waits is answered, and whoever was cut off comes back."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        guests = [guest for party in self.parties for guest in party.people]
        lives = [asyncio.create_task(guest.live()) for guest in guests]
        _, stuck = await asyncio.wait({*self._tasks, *lives}, timeout=LAST)
        self.left.stuck = len(stuck)
        for task in stuck:
            task.cancel()

    async def leave(self, file: Path) -> None:
        """Everybody goes, and what they were told stands in the file."""
        guests = [guest for party in self.parties for guest in party.people]
        self.left.guests = [guest.heard for guest in guests]
        self.left.done["games over"] = sum(party.games for party in self.parties)
        file.write_bytes(pickle.dumps(self.left))
        await self.doors.close()
        await asyncio.gather(*(guest.leave() for guest in guests))


async def main() -> None:
    loop = asyncio.get_running_loop()
    orders = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    crowd: Crowd | None = None
    while line := await orders.readline():
        order = json.loads(line)
        if order["do"] == "begin":
            crowd = Crowd(order["ports"], order["tables"], order["seed"])
            await crowd.begin()
        assert crowd is not None
        if order["do"] == "play":
            crowd.play(order["rate"])
        elif order["do"] == "rest":
            await crowd.rest()
        elif order["do"] == "leave":
            await crowd.leave(Path(order["file"]))
        print("done", flush=True)


class Apart:
    """A crowd in a process of its own, as the storm sees it."""

    def __init__(self, process: asyncio.subprocess.Process, leash: Leash) -> None:
        self.process, self.leash = process, leash

    @classmethod
    async def open(cls, log: Path, leash: Leash) -> Apart:
        pipe = asyncio.subprocess.PIPE
        with log.open("ab") as out:
            command = [sys.executable, "-m", "chaos.crowd"]
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=out, env=env)
        leash.hold(process.pid)
        return cls(process, leash)

    async def let(self, do: str, **words: Any) -> None:
        """Let them do something, and return once it is done."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, **words}).encode() + b"\n")
        if not await self.process.stdout.readline():
            raise ConnectionError("the crowd is gone")

    async def left(self, file: Path) -> Left:
        """What they leave; they go."""
        await self.let("leave", file=str(file))
        found = pickle.loads(file.read_bytes())
        assert isinstance(found, Left)
        return found

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.leash.let_go(self.process.pid)


if __name__ == "__main__":
    from chaos import crowd  # so that what is left is of the module that reads it

    uvloop.run(crowd.main())
