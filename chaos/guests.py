"""Somebody at tables who comes back at any node after silence and sends again, as the page does it.

`web/src/socket.svelte.ts` and `dial.ts` are what is imitated here, with the same
patience: who dials and hears nothing soon dials once more besides, and the
first line on which the tables are shown is the one that counts; who is owed an
answer and hears nothing for two seconds looks for another line, and keeps the
old one until that is there, or it speaks after all; and if that was no better,
waits twice as long the next time, or many who wait would be what they wait for.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec

from chaos.dialling import Line, Look, Try, found_in
from chaos.heard import Back, Heard, Seen
from cumuli.server.patches import Message, followed

ANSWERS = frozenset(("Done", "Refused", "Already", "Because", "Told"))
WRITTEN = frozenset(("Create", "Again", "Sit", "Start", "Act", "SetTerms", "Say"))
"""Commands that are Done only once they stand in the log."""
PATIENCE, MOST_PATIENCE = 2.0, 8.0
"""Seconds of silence, where an answer is owed, after which another line is taken."""
PAUSE, LONGER, LONGEST_PAUSE = 0.4, 1.5, 8.0
"""Seconds before a broken line is dialled again, and by how much longer each next time."""


class Answer(msgspec.Struct):
    """What is read of every message."""

    type: str
    id: str = ""


class Named(msgspec.Struct):
    """What is read of an answer."""

    table: str | None = None
    reason: str = ""


ANSWER, NAMED = msgspec.json.Decoder(Answer), msgspec.json.Decoder(Named)


class Guest(Heard):
    """A person with a browser."""

    def __init__(self, name: str, rng: Random, dial: Callable[[], Awaitable[Line]]) -> None:
        super().__init__(name)
        self.rng = rng
        self.dial = dial
        self.patience = PATIENCE
        self.line: Line | None = None
        self.stop = False
        self._look = Look(self._try)
        self._stirred = asyncio.Event()
        """The line that we have says something, or is lost."""
        self._spoke = 0.0
        """When it said something last."""
        self._gone: asyncio.Future[None]
        """Done when the line that we have is lost."""
        self._lost: tuple[float, bool] | None = None
        """When the last line was lost, and whether it said nothing any more."""
        self._waiting: dict[str, asyncio.Future[Named]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._gate = asyncio.Lock()
        self._count = 0

    @property
    def heard(self) -> Heard:
        """All that was told, without the person."""
        return Heard(**{name: getattr(self, name) for name in Heard.__dataclass_fields__})

    # lines

    async def live(self) -> Line:
        """A line over which all wanted tables were told."""
        if self.line is not None:
            return self.line
        async with self._gate:
            pause, tries = PAUSE, 0
            while self.line is None:
                if tries or (self._lost and not self._lost[1]):
                    await asyncio.sleep(pause * self.rng.uniform(0.75, 1.25))
                    pause = min(LONGER * pause, LONGEST_PAUSE)
                found, tried = await self._look.first()
                tries += tried
                if found is not None:
                    self._have(found, tries)
            return self.line

    def _have(self, found: Try, tries: int) -> None:
        """Go on over a line that was found, if it still stands."""
        if found.over:
            return
        self.line = found.line
        self.seen |= found.seen
        found.seen = self.seen
        now = asyncio.get_running_loop().time()
        if self._lost is not None:
            self.back.append(Back(self._lost[0], now, self._lost[1], tries))
            self._lost = None
        self._spoke, self._gone = now, asyncio.get_running_loop().create_future()

    async def _rival(self, line: Line, since: float) -> None:
        """Look for another line beside one that has said nothing since then, until that speaks; or give it up."""
        loop = asyncio.get_running_loop()
        async with self._gate:
            if self.line is not line:
                return
            spoke, end = self._spoke, loop.time() + self.patience
            look = asyncio.create_task(self._look.first())
            try:
                while self.line is line and self._spoke == spoke and loop.time() < end and not found_in(look):
                    self._stirred.clear()
                    stir = asyncio.create_task(self._stirred.wait())
                    either = {stir, look} if not look.done() else {stir}  # none is to be had; the old may still be good
                    await asyncio.wait(either, timeout=end - loop.time(), return_when=asyncio.FIRST_COMPLETED)
                    stir.cancel()
                if self._spoke != spoke:
                    return
                await self._hang_up(line, since, silent=True)
                self._lost = (since, True)
                found, tries = await look
                if found is not None:
                    self._have(found, tries)
            finally:
                look.cancel()
                (left,) = await asyncio.gather(look, return_exceptions=True)
                if isinstance(left, tuple) and left[0] is not None and left[0].line is not self.line:
                    await left[0].line.close()  # it came when it was not needed any more

    async def _try(self) -> Try:
        """A line of its own on which everything wanted was shown; OSError where there is none to be had."""
        began = asyncio.get_running_loop().time()
        mine = Try(await self.dial())
        self._look.took = asyncio.get_running_loop().time() - began
        self._do(self._read(mine))
        try:
            wanted = list(self.wanted)
            ids = [await self._send(mine.line, "Hello", name=self.name)]
            ids += [await self._send(mine.line, "Watch", table=table) for table in wanted]
            while any(id not in self.answers for id in ids) or not all(
                table in mine.seen or self.answers[id] != ["Done"] for id, table in zip(ids[1:], wanted, strict=True)
            ):
                mine.news.clear()
                if mine.over:
                    raise ConnectionError("the line broke")
                await mine.news.wait()
            return mine
        except BaseException:
            with contextlib.suppress(Exception):
                await mine.line.close()
            raise

    async def _send(self, line: Line, type: str, **fields: Any) -> str:
        id, text = self._new(type, **fields)
        await line.say(text)
        return id

    def _do(self, work: Any) -> None:
        self._tasks.add(task := asyncio.create_task(work))
        task.add_done_callback(self._tasks.discard)

    def _new(self, type: str, **fields: Any) -> tuple[str, str]:
        self._count += 1
        id = f"{self.name}-{self._count}"
        return id, json.dumps({"type": type, "id": id, **fields})

    async def _hang_up(self, line: Line, since: float, silent: bool) -> None:
        if self.line is line:
            self.line, self._lost = None, (since, silent)
            self._stirred.set()
            if not self._gone.done():
                self._gone.set_result(None)
        with contextlib.suppress(Exception):
            await line.close()

    async def say(self, type: str, **fields: Any) -> Named:
        """A command, sent with the same id, to whatever node, until it is answered."""
        loop = asyncio.get_running_loop()
        id, text = self._new(type, **fields)
        self.kinds[id], began = type, loop.time()
        future: asyncio.Future[Named] = loop.create_future()
        self._waiting[id] = future
        while not future.done():
            line, sent = await self.live(), loop.time()
            try:
                await line.say(text)
                if self.rng.random() < 0.05:
                    await line.say(text)
            except OSError:
                await self._hang_up(line, loop.time(), silent=False)
            while not future.done() and self.line is line:
                since = max(sent, self._spoke)
                if (left := since + self.patience - loop.time()) > 0:
                    either: set[asyncio.Future[Any]] = {future, self._gone}
                    await asyncio.wait(either, timeout=left, return_when=asyncio.FIRST_COMPLETED)
                else:
                    self.patience = min(2 * self.patience, MOST_PATIENCE)
                    await self._rival(line, since)
        self.waits.append(loop.time() - began)
        self.patience = PATIENCE
        return future.result()

    async def _read(self, mine: Try) -> None:
        loop = asyncio.get_running_loop()
        try:
            with contextlib.suppress(OSError):
                while (raw := await mine.line.next()) is not None:
                    self._take(mine, raw)
                    mine.news.set()
                    if mine.line is self.line:
                        self._spoke = loop.time()
                        self._stirred.set()
        finally:
            mine.over = True
            mine.news.set()
        had = self.line is mine.line
        await self._hang_up(mine.line, loop.time(), silent=False)
        if had and not self.stop:  # a page that lost its line looks for another at once
            self._do(self.live())

    def _take(self, mine: Try, raw: str | bytes) -> None:
        said = ANSWER.decode(raw)
        if said.type in ANSWERS:
            self.answers.setdefault(said.id, []).append(said.type)
            answer = NAMED.decode(raw)
            if said.type == "Refused":
                self.reasons[said.id] = answer.reason
            if answer.table is not None:
                self.named[said.id] = answer.table
            future = self._waiting.pop(said.id, None)
            if future is not None and not future.done():
                future.set_result(answer)
        elif said.type in ("Opened", "Changed"):
            self._show(mine, msgspec.json.decode(raw))

    def _show(self, mine: Try, said: Message) -> None:
        anew = said["type"] == "Opened"
        table: str = said["info"]["table"] if anew else said["table"]
        seen = mine.whole.get(table)
        if not anew and (seen is None or said["seq"] - seen["seq"] not in (0, 1)):
            self.gaps += 1
            return
        now = mine.whole[table] = said if seen is None or anew else followed(seen, said)
        blocks = mine.seen[table].blocks if table in mine.seen else b"[]"
        if anew or seen is None or said["seq"] > seen["seq"]:
            blocks = msgspec.json.encode(now["blocks"])
            self.told.append((table, said["seq"], blocks))
        mine.seen[table] = Seen(said["seq"], now["info"]["status"], blocks)

    # what people do

    async def watch(self, table: str) -> None:
        if table not in self.wanted:
            self.wanted.append(table)
            await self.say("Watch", table=table)

    async def move(self, table: str) -> bool:
        """Answer a question with one of the moves that were sent as legal; whether there was one."""
        for block in self.seen[table].asked() if table in self.seen else ():
            if block.ask is not None and block.legal:
                action = json.loads(bytes(self.rng.choice(block.legal)))
                await self.say("Act", table=table, seat=block.seat, ask=block.ask, action=action)
                return True
        return False

    async def leave(self) -> None:
        self.stop = True
        for task in self._tasks:
            task.cancel()
        if self.line is not None:
            await self._hang_up(self.line, 0.0, silent=False)
