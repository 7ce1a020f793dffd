"""How a server asks bots that think elsewhere; where none does, they think here.

Whoever asks is called by a name of its own, drawn when it starts, and each question by a number nobody can guess.
The first answer to a question counts; one that comes later, or twice, is for nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Final

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error
from taskiq.exceptions import SendTaskError
from taskiq.kicker import AsyncKicker

from cumuli.server.config import Config
from cumuli.server.minds.queue.broker import ANSWERS, ENOUGH, HERE, TASK, Answer, Presence, Questions, told
from cumuli.server.minds.thinking import HASTE, Job, Thinkers, work

LOG: Final = logging.getLogger(__name__)
GONE: Final = 3.5
"""Seconds after which a process that thinks, and has said nothing, is taken as gone."""
FORGOTTEN: Final = 60.0
LOOK: Final = 0.25
"""Seconds between two looks whether somebody is still there, and between two words that it is time to answer."""
SURE: Final = 3
"""Looks in a row that find nobody: after one alone it may be we who did not listen for a while."""
GRACE: Final = 2.0
"""Seconds in which a bot that was told to answer must have done so."""
SENDING: Final = 2.0
"""Seconds in which NATS must have taken a question."""


class Nobody(Exception):
    """There is no answer to be had elsewhere."""


class Asking(Thinkers):
    """Bots that think in processes of `cumuli think`, found over NATS."""

    def __init__(self, config: Config, task: Callable[[Job], str] = work) -> None:
        super().__init__(config, task)
        self.name = token_hex(8)
        self.broker = Questions(config.nats)
        self._heard: dict[str, tuple[float, int]] = {}
        """By process that thinks: when it was heard last, and its places."""
        self._open: dict[str, asyncio.Future[Answer]] = {}
        """The questions that are out, by name."""
        self._life: asyncio.Task[None] | None = None

    # who is there

    @property
    def elsewhere(self) -> int:
        """How many questions are thought about at once by those who are there."""
        if not self.broker.client.is_connected:
            return 0
        since = asyncio.get_running_loop().time() - GONE
        return sum(places for at, places in self._heard.values() if at > since)

    @property
    def places(self) -> int:
        return self.elsewhere or super().places

    def open(self) -> None:
        self._life = asyncio.create_task(self._live())

    async def _live(self) -> None:
        """Be connected, and tell when those who think elsewhere come and go."""
        try:
            await self.broker.startup()
            await self.broker.client.subscribe(f"{HERE}.*", cb=self._hear)
            await self.broker.client.subscribe(f"{ANSWERS}.{self.name}.*", cb=self._answered)
            LOG.warning("bots think elsewhere from now on, where somebody is there for it")
            began, there = asyncio.get_running_loop().time(), True
            while True:
                await asyncio.sleep(LOOK)
                since = asyncio.get_running_loop().time() - FORGOTTEN
                self._heard = {name: heard for name, heard in self._heard.items() if heard[0] > since}
                if asyncio.get_running_loop().time() - began > GONE and there != bool(self.elsewhere):
                    there = not there
                    LOG.warning("somebody thinks elsewhere" if there else "nobody thinks elsewhere: bots think here")
        except Exception:
            LOG.exception("bots cannot think elsewhere, and think here")
        finally:
            with contextlib.suppress(Exception):
                await self.broker.shutdown()

    async def _hear(self, message: Msg) -> None:
        presence = told(message, Presence)
        if presence is not None:
            self._heard[message.subject] = (asyncio.get_running_loop().time(), presence.places)
            if not presence.places:
                del self._heard[message.subject]

    async def _answered(self, message: Msg) -> None:
        answer, waiting = told(message, Answer), self._open.get(message.subject.rpartition(".")[2])
        if answer is not None and waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # asking

    async def thought(self, job: Job, stop: asyncio.Event) -> str:
        if self.elsewhere:
            try:
                return await self._ask(job, stop)
            except Nobody:
                pass
        return await super().thought(job, stop)

    async def _ask(self, job: Job, stop: asyncio.Event) -> str:
        """What a bot elsewhere says; Nobody where none answers, and then no time is left to think for long."""
        loop, name = asyncio.get_running_loop(), token_hex(16)
        waiting = self._open[name] = loop.create_future()
        question = msgspec.json.encode(job)
        if len(question) * 2 > self.broker.client.max_payload:
            raise Nobody  # a deck with far more pictures than any that can be made here
        try:
            kicker: AsyncKicker[Any, Any] = AsyncKicker(TASK, self.broker, {})
            async with asyncio.timeout(SENDING):
                await kicker.with_task_id(f"{self.name}.{name}").kiq(f"{self.name}.{name}", question.decode())
            answer = await self._wait(waiting, f"{ENOUGH}.{self.name}.{name}", stop)
        except (SendTaskError, TimeoutError):
            raise Nobody from None
        finally:
            del self._open[name]
        if answer.late:
            raise TimeoutError
        if answer.said is None:
            raise RuntimeError(answer.failed)
        return answer.said

    async def _wait(self, waiting: asyncio.Future[Answer], enough: str, stop: asyncio.Event) -> Answer:
        """An answer, which is asked for once *stop* is set or the deadline is near."""
        loop = asyncio.get_running_loop()
        near = loop.time() + self.config.bot_deadline * (1 - HASTE)
        told_at, silent = float("inf"), 0
        stopped = loop.create_task(stop.wait())
        try:
            while True:
                either: set[asyncio.Future[Any]] = {waiting} if stopped.done() else {waiting, stopped}
                await asyncio.wait(either, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                if waiting.done():
                    return waiting.result()
                now = loop.time()
                if stop.is_set() or now > near:
                    told_at = min(told_at, now)
                    with contextlib.suppress(Error, OSError):
                        await self.broker.client.publish(enough)
                if now > told_at + GRACE:
                    stop.set()  # whoever thinks here instead must not take long
                    raise Nobody
                silent = 0 if self.elsewhere else silent + 1
                if silent == SURE:
                    raise Nobody
        finally:
            stopped.cancel()

    def close(self) -> None:
        super().close()
        if self._life is not None:
            self._life.cancel()

    async def closed(self) -> None:
        if self._life is not None:
            await asyncio.wait({self._life}, timeout=GRACE)
