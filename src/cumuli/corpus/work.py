"""Tasks spread over processes, their results in order, and never more of them under way than are soon wanted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD: Final = 3
"""Tasks for each worker that are handed out."""


def spread(do: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """The result of each task, in order; one worker is this process itself."""
    if workers < 2:
        yield from map(do, tasks)
        return
    waiting: deque[Future[Result]] = deque()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for task in tasks:
            waiting.append(pool.submit(do, task))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
