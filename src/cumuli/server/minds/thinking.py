"""Where bots think: in processes of their own, with the lowest priority, limited memory and a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from cumuli.server.config import Config
from cumuli.server.minds.working import ENOUGH, budgeted, settle_in

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
BIRTH: Final = 60.0
"""Seconds a worker may take to come up."""
AGAIN: Final = 0.1
"""Seconds after which a worker that was told to answer, and has not, is told once more."""
HASTE: Final = 0.25
"""The part of a deadline in which a bot is told to answer with the best it has."""
LEAST: Final = 0.05
"""Seconds of processor time that every bot has, however many think."""


class Job(Struct, frozen=True):
    """One question to a bot: all it may know, as plain data, and who it is."""

    game: str
    level: str
    seats: int
    options: dict[str, Any]
    version: str
    saved: list[int]
    seat: int
    seed: int
    own: int
    """What makes this bot itself: the same for all its questions at a table, and known to nobody else."""
    deck: bytes | None = None
    """What bots see in the pictures of the table's own deck; None where there is none."""
    seconds: float = 2.0
    """Processor time after which it answers with the best it has found."""


def work(job: Job) -> str:
    """Think, and answer as a record would say it; runs in a worker."""
    from cumuli.bots import choose

    where = (job.game, job.level, job.seats, job.options, job.version, list(job.saved))
    with budgeted(job.seconds) as budget:
        try:
            return choose(*where, job.seat, job.seed, job.own, job.deck, budget)
        except StopIteration as error:
            raise RuntimeError("a bot came to an end of something") from error  # a future cannot carry the other


class Worker:
    """One process that does one thing at a time."""

    def __init__(self, memory: int) -> None:
        context = get_context("spawn")
        self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=settle_in, initargs=(memory,))
        self.pid: int | None = None

    async def do(self, task: Callable[..., T], *things: Any, deadline: float, stop: asyncio.Event | None = None) -> T:
        """What *task* makes of these things; raises TimeoutError when it takes longer than that.

        Once *stop* is set, or the deadline is near, a task that thinks within a budget is told to answer.
        """
        if self.pid is None:
            birth = asyncio.wrap_future(self.pool.submit(os.getpid))
            self.pid = await asyncio.wait_for(birth, BIRTH)
        answer = asyncio.wrap_future(self.pool.submit(task, *things))
        hurry = None if stop is None else asyncio.create_task(self._hurry(stop, deadline * (1 - HASTE)))
        try:
            return await asyncio.wait_for(answer, deadline)
        finally:
            if hurry is not None:
                hurry.cancel()

    async def _hurry(self, stop: asyncio.Event, seconds: float) -> None:
        """Tell the worker that it is time to answer, until it has: it may not have begun when it hears so first."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), seconds)
        while ENOUGH is not None and self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, ENOUGH)
            await asyncio.sleep(AGAIN)

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        self.pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A few workers, begun when first needed; one that failed or was too slow is replaced.

    Where they are not *lasting*, each does one thing only: what a file from outside may have done to it ends with it.
    """

    def __init__(self, places: int, memory: int, lasting: bool = True) -> None:
        self.memory = memory
        self.lasting = lasting
        self._places = asyncio.Semaphore(max(1, places))
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self.closed = False

    async def do(self, task: Callable[..., T], *things: Any, deadline: float, stop: asyncio.Event | None = None) -> T:
        """What *task* makes of these things in a worker; raises what it raises, TimeoutError, or CancelledError."""
        async with self._places:
            if self.closed:
                raise asyncio.CancelledError
            worker = self._idle.pop() if self._idle else Worker(self.memory)
            self._busy.add(worker)
            fit = False
            try:
                made = await worker.do(task, *things, deadline=deadline, stop=stop)
                fit = True
                return made
            finally:
                self._busy.discard(worker)
                if fit and self.lasting and not self.closed:
                    self._idle.append(worker)
                else:
                    worker.kill()

    def close(self) -> None:
        self.closed = True
        for worker in (*self._idle, *self._busy):
            worker.kill()
        self._idle.clear()


class Report(Protocol):
    """Writes a line to the log, as `Logger.error` does."""

    def __call__(self, message: str, /, *args: object, exc_info: BaseException | None = None) -> None: ...


class Thinkers:
    """Where bots think."""

    def __init__(self, config: Config, task: Callable[[Job], str] = work) -> None:
        self.config = config
        self.task = task
        self._workers = Workers(config.bot_workers, config.bot_memory)
        self._asked: set[asyncio.Event] = set()
        """By question that somebody thinks about, or waits to: what is set when it must be answered."""

    @property
    def places(self) -> int:
        """How many bots think at once."""
        return self.config.bot_workers

    def open(self) -> None:
        """Begin what goes on as long as the house is open."""

    async def do(self, task: Callable[..., T], *things: Any, stop: asyncio.Event | None = None) -> T:
        """What a bot is asked, in a worker; it is told to answer once *stop* is set."""
        return await self._workers.do(task, *things, deadline=self.config.bot_deadline, stop=stop)

    async def choose(self, job: Job, report: Report = LOG.error, stop: asyncio.Event | None = None) -> str | None:
        """A bot's answer, or None if it had none in time; then *report* hears why.

        Once *stop* is set it answers with the best it has.  Where many are asked at once, each has less time.
        """
        stop = stop or asyncio.Event()
        self._asked.add(stop)
        try:
            share = self.config.bot_seconds * self.places / max(self.places, len(self._asked))
            return await self.thought(msgspec.structs.replace(job, seconds=max(LEAST, share)), stop)
        except TimeoutError:
            report("bot %s at %s took too long", job.level, job.game)
        except Exception as error:
            report("bot %s at %s failed", job.level, job.game, exc_info=error)
        finally:
            self._asked.discard(stop)
        return None

    async def thought(self, job: Job, stop: asyncio.Event) -> str:
        """A bot's answer; raises TimeoutError, or what broke."""
        return await self.do(self.task, job, stop=stop)

    def stop(self) -> None:
        """Have everybody who thinks answer now."""
        for stop in self._asked:
            stop.set()

    def close(self) -> None:
        self._workers.close()

    async def closed(self) -> None:
        """Return once nothing of it is left."""
