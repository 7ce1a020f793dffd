"""A process that thinks for servers: it takes questions, has them thought about by workers of its own, and answers.

It knows no tables and no people: a question is what one seat sees, and what it thinks it tells nobody else; so it logs
nothing of a question either.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import traceback
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from secrets import token_hex
from typing import Any, Final

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error
from taskiq import AsyncResultBackend, TaskiqResult
from taskiq.receiver import Receiver

from cumuli.server.config import Config
from cumuli.server.minds.queue.broker import ANSWERS, ENOUGH, HERE, TASK, Answer, Presence, Questions
from cumuli.server.minds.thinking import Job, Workers, work

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 1.0
"""Seconds between two words that we are here."""
TRIES: Final = 2
"""As often a question is thought about here whose worker was killed."""
LEAVING: Final = 5.0
"""Seconds in which those who think must have answered when we go."""


class Told(AsyncResultBackend[Any]):
    """Answers are sent to whoever asked, and kept nowhere."""

    def __init__(self, broker: Questions) -> None:
        self.broker = broker

    async def set_result(self, task_id: str, result: TaskiqResult[Any]) -> None:
        said = result.return_value if result.error is None else msgspec.json.encode(Answer(failed=repr(result.error)))
        await self.broker.client.publish(f"{ANSWERS}.{task_id}", said)

    async def is_result_ready(self, task_id: str) -> bool:
        raise NotImplementedError("answers are not kept")

    async def get_result(self, task_id: str, with_logs: bool = False) -> TaskiqResult[Any]:
        raise NotImplementedError("answers are not kept")


class Mind:
    """One process that thinks, with some workers."""

    def __init__(self, config: Config, task: Callable[[Job], str] = work) -> None:
        self.config = config
        self.task = task
        self.name = token_hex(8)
        self.broker = Questions(config.nats)
        self.broker.with_result_backend(Told(self.broker))
        self.broker.is_worker_process = True

        async def think(name: str, question: str) -> bytes:  # a task must be a function, not a method
            return await self.think(name, question)

        self.broker.register_task(think, TASK)
        self.workers = Workers(config.bot_workers, config.bot_memory)
        self._thinking: dict[str, asyncio.Event] = {}
        """By question: what is set when it must be answered."""

    async def run(self, leave: asyncio.Event, ready: Callable[[], None] = lambda: None) -> None:
        """Think for whoever asks, until told to *leave*; then those who think answer with the best they have."""
        if not await self._reached(leave):
            return
        await self.broker.client.subscribe(f"{ENOUGH}.>", cb=self._enough)
        places = self.config.bot_workers
        receiver = Receiver(self.broker, max_async_tasks=places, run_startup=False, wait_tasks_timeout=LEAVING)
        beat = asyncio.create_task(self._beat(ready))
        end = asyncio.create_task(self._end(leave))
        try:
            await receiver.listen(leave)
        finally:
            for task in (beat, end):
                task.cancel()
            with contextlib.suppress(Error, OSError):
                await self._here(0)
                await self.broker.client.flush(1)
            await self.broker.shutdown()
            self.workers.close()

    async def _reached(self, leave: asyncio.Event) -> bool:
        """Wait for NATS, unless told to leave before it is there."""
        reached, left = asyncio.create_task(self.broker.startup()), asyncio.create_task(leave.wait())
        await asyncio.wait({reached, left}, return_when=asyncio.FIRST_COMPLETED)
        left.cancel()
        if not reached.done():
            reached.cancel()
            return False
        reached.result()
        return True

    async def think(self, name: str, question: str) -> bytes:
        """What a bot says to a question, or why it says nothing."""
        stop = self._thinking[name] = asyncio.Event()
        try:
            return msgspec.json.encode(await self._thought(msgspec.json.decode(question, type=Job), stop))
        finally:
            del self._thinking[name]

    async def _thought(self, job: Job, stop: asyncio.Event) -> Answer:
        for again in reversed(range(TRIES)):
            try:
                return Answer(await self.workers.do(self.task, job, deadline=self.config.bot_deadline, stop=stop))
            except TimeoutError:
                return Answer(late=True)
            except BrokenProcessPool:
                if not again:
                    return Answer(failed=traceback.format_exc())
            except Exception:
                return Answer(failed=traceback.format_exc())
        raise AssertionError("tried, and neither thought nor failed")

    async def _enough(self, message: Msg) -> None:
        stop = self._thinking.get(message.subject.removeprefix(f"{ENOUGH}."))
        if stop is not None:
            stop.set()

    async def _beat(self, ready: Callable[[], None]) -> None:
        await self._here(self.config.bot_workers)
        ready()
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Error, OSError):
                await self._here(self.config.bot_workers)

    async def _here(self, places: int) -> None:
        await self.broker.client.publish(f"{HERE}.{self.name}", msgspec.json.encode(Presence(places)))

    async def _end(self, leave: asyncio.Event) -> None:
        await leave.wait()
        for stop in self._thinking.values():
            stop.set()
