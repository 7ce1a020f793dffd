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
from typing import Any, Final

from msgspec import Struct

from cumuli.server.config import Config

LOG: Final = logging.getLogger(__name__)
BIRTH: Final = 60.0
"""Seconds a worker may take to come up."""


class Job(Struct, frozen=True):
    """One question to a bot: all it may know, as plain data."""

    game: str
    level: str
    seats: int
    options: dict[str, Any]
    version: str
    saved: list[int]
    seat: int
    seed: int


def work(job: Job) -> int:
    """Think; runs in a worker."""
    from cumuli.bots import choose

    return choose(job.game, job.level, job.seats, job.options, job.version, list(job.saved), job.seat, job.seed)


def settle_in(memory: int) -> None:
    """Make a fresh worker humble, and let it die with its server."""
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
    """One process that thinks about one question at a time."""

    def __init__(self, memory: int) -> None:
        context = get_context("spawn")
        self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=settle_in, initargs=(memory,))
        self.pid: int | None = None

    async def choose(self, task: Callable[[Job], int], job: Job, deadline: float) -> int:
        if self.pid is None:
            birth = asyncio.wrap_future(self.pool.submit(os.getpid))
            self.pid = await asyncio.wait_for(birth, BIRTH)
        return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(task, job)), deadline)

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """A few workers, begun when first needed."""

    def __init__(self, config: Config, task: Callable[[Job], int] = work) -> None:
        self.config = config
        self.task = task
        self._places = asyncio.Semaphore(max(1, config.bot_workers))
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False

    async def choose(self, job: Job) -> int | None:
        """A bot's answer, or None if it had none in time."""
        async with self._places:
            if self._closed:
                return None
            worker = self._idle.pop() if self._idle else Worker(self.config.bot_memory)
            self._busy.add(worker)
            fit = False
            try:
                code = await worker.choose(self.task, job, self.config.bot_deadline)
                fit = True
                return code
            except TimeoutError:
                LOG.warning("bot %s at %s took too long", job.level, job.game)
            except Exception:
                LOG.exception("bot %s at %s failed", job.level, job.game)
            finally:
                self._busy.discard(worker)
                if fit and not self._closed:
                    self._idle.append(worker)
                else:
                    worker.kill()
        return None

    def close(self) -> None:
        self._closed = True
        for worker in (*self._idle, *self._busy):
            worker.kill()
        self._idle.clear()
