"""Processes that think, and those who ask them, for the tests of the queue."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

from cumuli.server.config import Config
from cumuli.server.minds.queue.asking import Asking
from cumuli.server.minds.thinking import Job
from server import brains

TESTS = Path(__file__).parents[1]
JOB = Job("duel", "greedy", 2, {}, "1", [1, 2], 0, 7, 5)


@contextlib.contextmanager
def mind(nats: str, task: str, workers: int = 1) -> Iterator[subprocess.Popen[str]]:
    """A process that thinks, ready to."""
    path = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    command = [sys.executable, "-m", "server.mind", nats, task, str(workers)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    try:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
        yield process
    finally:
        process.kill()
        process.wait()


@contextlib.asynccontextmanager
async def another(nats: str, task: str, workers: int = 1) -> AsyncIterator[subprocess.Popen[str]]:
    """The same while others are asking: they go on meanwhile."""
    made = mind(nats, task, workers)
    try:
        yield await asyncio.to_thread(made.__enter__)
    finally:
        made.__exit__(None, None, None)


@contextlib.asynccontextmanager
async def asking(
    nats: str, task: Callable[[Job], str] = brains.fails, somebody: bool = True, **knobs: float
) -> AsyncIterator[Asking]:
    """Bots of a server; those that think here after all do it by a task of their own."""
    some = Asking(Config(nats=nats, think="queue", **knobs), task)  # type: ignore[arg-type]
    some.open()
    try:
        await until(lambda: bool(some.elsewhere) or (not somebody and some.broker.client.is_connected))
        yield some
    finally:
        some.close()
        await some.closed()


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        await asyncio.sleep(0.02)


def command(*words: str, **environment: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    env = {**os.environ, "PYTHONPATH": path, "LANG": "en", "PYTHONUNBUFFERED": "1", **environment}
    line = [sys.executable, "-m", "cumuli.cli", *words]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env)
