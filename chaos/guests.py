"""Somebody at tables who comes back at any node after silence and sends again, over whatever carries the messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Protocol

Message = dict[str, Any]
ANSWERS = frozenset(("Done", "Refused", "Already", "Because", "Told"))
WRITTEN = frozenset(("Create", "Again", "Sit", "Start", "Act", "SetTerms", "Say"))
"""Commands that are Done only once they stand in the log."""


class Line(Protocol):
    """A way to a node and back."""

    async def send(self, text: str) -> None:
        """Say something; OSError where nobody is there any longer."""

    async def next(self) -> str | None:
        """What is said next; None where nothing more will come."""

    async def close(self) -> None: ...


class Guest:
    """A person with a browser, and all they were told."""

    def __init__(self, name: str, rng: Random, dial: Callable[[], Awaitable[Line]], patience: float = 2.0) -> None:
        self.name = name
        self.rng = rng
        self.dial = dial
        self.patience = patience
        """Seconds of silence after which a line counts as lost."""
        self.line: Line | None = None
        self.wanted: list[str] = []
        """Tables to be watched on every line."""
        self.seen: dict[str, Message] = {}
        """By table: what the page would show."""
        self.told: list[tuple[str, int, list[Message]]] = []
        """Every view ever told: table, number, blocks."""
        self.gaps = 0
        self.kinds: dict[str, str] = {}
        self.answers: dict[str, list[str]] = {}
        """By command: how it was answered, each time."""
        self.back: list[tuple[float, float]] = []
        """When a line was lost, and when its tables were told again on another."""
        self.waits: list[float] = []
        """Seconds from a command to its answer, lost lines included."""
        self.stop = False
        self._lost: float | None = None
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._again: asyncio.Task[None] | None = None
        self._gate = asyncio.Lock()
        self._count = 0

    # lines

    async def live(self) -> Line:
        """A line over which all wanted tables were told."""
        loop = asyncio.get_running_loop()
        async with self._gate:
            while self.line is None:
                line = None
                try:
                    async with asyncio.timeout(self.patience):
                        line = await self.dial()
                        self._reader = asyncio.create_task(self._read(line))
                        await self._ask(line, "Hello", name=self.name)
                        for table in self.wanted:
                            await self._ask(line, "Watch", table=table)
                    self.line = line
                except (TimeoutError, OSError):
                    await self._hang_up(line)
                    await asyncio.sleep(self.rng.uniform(0.02, 0.1))
            if self._lost is not None:
                self.back.append((self._lost, loop.time()))
                self._lost = None
            return self.line

    async def _hang_up(self, line: Line | None) -> None:
        if line is not None:
            if self.line is line:
                self.line, self._lost = None, asyncio.get_running_loop().time()
            with contextlib.suppress(Exception):
                await line.close()

    async def drop(self) -> None:
        await self._hang_up(self.line)

    async def _ask(self, line: Line, type: str, **fields: Any) -> Message:
        self._count += 1
        id = f"{self.name}-{self._count}"
        return await self._answer(line, id, json.dumps({"type": type, "id": id, **fields}))

    async def _answer(self, line: Line, id: str, text: str) -> Message:
        future = self._waiting[id] = asyncio.get_running_loop().create_future()
        await line.send(text)
        if self.rng.random() < 0.05:
            await line.send(text)
        async with asyncio.timeout(self.patience):
            return await future

    async def say(self, type: str, **fields: Any) -> Message:
        """A command, sent with the same id, to whatever node, until it is answered."""
        loop = asyncio.get_running_loop()
        self._count += 1
        id, began = f"{self.name}-{self._count}", loop.time()
        self.kinds[id] = type
        text = json.dumps({"type": type, "id": id, **fields})
        while True:
            line = await self.live()
            try:
                answer = await self._answer(line, id, text)
            except (TimeoutError, OSError):
                await self._hang_up(line)
                continue
            self.waits.append(loop.time() - began)
            return answer

    async def _read(self, line: Line) -> None:
        with contextlib.suppress(OSError):
            while (raw := await line.next()) is not None:
                self._take(json.loads(raw))
        mine = self.line is line
        await self._hang_up(line)
        if mine and not self.stop:
            self._again = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        """A page that lost its line looks for another at once."""
        await self.live()

    def _take(self, said: Message) -> None:
        kind = said["type"]
        if kind in ANSWERS:
            self.answers.setdefault(said["id"], []).append(kind)
            future = self._waiting.pop(said["id"], None)
            if future is not None and not future.done():
                future.set_result(said)
        elif kind == "Opened":
            self.seen[said["info"]["table"]] = said
            self.told.append((said["info"]["table"], said["seq"], said["blocks"]))
        elif kind == "Changed":
            seen = self.seen[said["table"]]
            self.gaps += said["seq"] - seen["seq"] not in (0, 1)
            on = said["seq"] > seen["seq"]
            blocks = said["blocks"] if on else seen["blocks"]
            if on:
                self.told.append((said["table"], said["seq"], blocks))
            self.seen[said["table"]] = {**seen, "seq": said["seq"], "info": said["info"], "blocks": blocks}

    # what people do

    async def watch(self, table: str) -> None:
        if table not in self.wanted:
            self.wanted.append(table)
            await self.say("Watch", table=table)

    async def move(self, table: str) -> bool:
        """Answer a question with one of the moves that were sent as legal; whether there was one."""
        for block in self.seen.get(table, {}).get("blocks", ()):
            if block["seat"] is not None and block["legal"] and block["ask"] is not None:
                action = self.rng.choice(block["legal"])
                await self.say("Act", table=table, seat=block["seat"], ask=block["ask"], action=action)
                return True
        return False

    async def onlook(self, table: str, pause: float = 1.0) -> None:
        """Watch, and notice when the line is dead."""
        await self.watch(table)
        while not self.stop:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * pause)
            await self.say("Look", table=table, here=True)

    async def leave(self) -> None:
        self.stop = True
        if self._again is not None:
            self._again.cancel()
        await self.drop()
