"""How a worker works: humbly, within a budget, ready to answer when it is told to, and no longer than its server."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Final

from cumuli.bots.thought import Budget

ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What the libraries beneath numpy look for, or else begin a thread for every core."""
ENOUGH: Final = getattr(signal, "SIGUSR1", None)
"""Tells a worker to answer with the best it has; None on systems that have no such signal."""

_running: Budget | None = None


def settle_in(memory: int) -> None:
    """Make a fresh worker humble, and let it die with its server."""
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))  # threads take address space, and time from others
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if ENOUGH is not None:
        signal.signal(ENOUGH, enough)
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


@contextlib.contextmanager
def budgeted(seconds: float) -> Iterator[Budget]:
    """A budget of processor time for what is done meanwhile, which `enough` ends early."""
    global _running
    budget = Budget(seconds)
    _running = budget
    try:
        yield budget
    finally:
        _running = None


def enough(*_: object) -> None:
    """Whatever is being thought about is answered now; between two questions this means nothing."""
    if _running is not None:
        _running.stop()
