"""Where bots think: in processes of their own, with the lowest priority, limited memory and a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

from cumuli.server.config import Config

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
BIRTH: Final = 60.0
"""Seconds a worker may take to come up."""
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What the libraries beneath numpy look for, or else begin a thread for every core."""


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


def work(job: Job) -> str:
    """Think, and answer as a record would say it; runs in a worker."""
    from cumuli.bots import choose

    where = (job.game, job.level, job.seats, job.options, job.version, list(job.saved))
    return choose(*where, job.seat, job.seed, job.own, job.deck)


def settle_in(memory: int) -> None:
    """Make a fresh worker humble, and let it die with its server."""
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))  # threads take address space, and time from others
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)
    if memory:
        try:
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        except (ImportError, ValueError, OSError):
            pass  # a system without such limits
    Thread(target=die_with_parent, daemon=True).start()


def die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Worker:
    """One process that does one thing at a time."""

    def __init__(self, memory: int) -> None:
        context = get_context("spawn")
        self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=settle_in, initargs=(memory,))
        self.pid: int | None = None

    async def do(self, task: Callable[..., T], *things: Any, deadline: float) -> T:
        """What *task* makes of these things; raises TimeoutError when it takes longer than that."""
        if self.pid is None:
            birth = asyncio.wrap_future(self.pool.submit(os.getpid))
            self.pid = await asyncio.wait_for(birth, BIRTH)
        return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(task, *things)), deadline)

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

    async def do(self, task: Callable[..., T], *things: Any, deadline: float) -> T:
        """What *task* makes of these things in a worker; raises what it raises, TimeoutError, or CancelledError."""
        async with self._places:
            if self.closed:
                raise asyncio.CancelledError
            worker = self._idle.pop() if self._idle else Worker(self.memory)
            self._busy.add(worker)
            fit = False
            try:
                made = await worker.do(task, *things, deadline=deadline)
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

    async def do(self, task: Callable[..., T], *things: Any) -> T:
        """What else a bot is asked."""
        return await self._workers.do(task, *things, deadline=self.config.bot_deadline)

    async def choose(self, job: Job, report: Report = LOG.error) -> str | None:
        """A bot's answer, or None if it had none in time; then *report* hears why."""
        try:
            return await self.do(self.task, job)
        except TimeoutError:
            report("bot %s at %s took too long", job.level, job.game)
        except Exception as error:
            report("bot %s at %s failed", job.level, job.game, exc_info=error)
        return None

    def close(self) -> None:
        self._workers.close()
