"""Who plays many games: processes of this machine, or a Dask cluster; the work and its results are the same."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

from msgspec import Struct

HERE: Final = ""
DASK: Final = "dask"
PATIENCE: Final = 10
"""Seconds until a scheduler that does not answer is given up."""
AGAIN: Final = 3
"""How often a task is given to somebody else when its worker dies."""


class Lacking(Exception):
    """Dask is not installed: `pip install 'cumuli[dask]'`."""


class Crew(Struct, frozen=True):
    """An executor, and how many tasks it works on at once."""

    pool: Executor
    places: int


@contextmanager
def crew(workers: int, on: str = HERE) -> Iterator[Crew]:
    """So many processes of this machine.  With *on* `dask` they are a Dask cluster of this machine, over loopback;
    with the address of a scheduler (`tcp://host:8786`) the workers are whatever stands behind it, and must have the
    same Cumuli installed.

    Raises Lacking, and OSError where no scheduler answers.
    """
    if on == HERE:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield Crew(pool, workers)
        return
    try:
        dask: Any = import_module("distributed")
    except ImportError as error:
        raise Lacking from error
    if on != DASK:
        with dask.Client(on, timeout=PATIENCE) as client:
            yield Crew(client.get_executor(retries=AGAIN), max(1, sum(client.nthreads().values())))
        return
    made = {"n_workers": workers, "threads_per_worker": 1, "host": "127.0.0.1", "dashboard_address": None}
    with dask.LocalCluster(**made) as cluster, dask.Client(cluster) as client:
        yield Crew(client.get_executor(retries=AGAIN), workers)
