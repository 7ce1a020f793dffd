"""An event loop whose time is made up, and in which a seed says which process goes on next.

Every callback belongs to a process, told by its context.  Within a process
callbacks run in the order in which they became ready, as in asyncio; between
processes the seed chooses, so any order comes up that several machines could
show.  A process can be killed, after which nothing of it ever runs again, or
stopped, after which everything of it is late.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from hashlib import sha256
from heapq import heappop, heappush
from random import Random
from typing import Any, Final, TypeVarTuple

PROCESS: Final[ContextVar[str]] = ContextVar("process", default="world")


Ts = TypeVarTuple("Ts")


class Stuck(RuntimeError):
    """Nothing is left that could happen."""


class Loop(asyncio.AbstractEventLoop):
    """As much of an event loop as a house needs that has neither sockets nor files."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.steps = 0
        self.killed: set[str] = set()
        self.stopped: set[str] = set()
        self.trace = sha256()
        """Of every choice made: two runs that are alike have the same."""
        self.errors: list[str] = []
        self._now = 0.0
        self._ready: dict[str, deque[Any]] = {}
        self._timers: list[tuple[float, int, str, Any]] = []
        self._count = 0
        self._tasks: list[asyncio.Task[Any]] = []
        self._closed = False

    # what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._closed

    def is_closed(self) -> bool:
        return self._closed

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._queue(context.get(PROCESS, "world"), handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heappush(self._timers, (when, self._count, context.get(PROCESS, "world"), handle))
        return handle

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        if self._closed:
            coro.close()
            raise RuntimeError("this world has ended")
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        self._tasks.append(task)  # kept, or what a killed process left would tidy up after itself
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.errors.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _timer_handle_cancelled(self, handle: Any) -> None:
        """Nothing: it is passed over when its time comes."""

    # running

    def _queue(self, process: str, handle: Any) -> None:
        if process not in self.killed and not self._closed:
            self._ready.setdefault(process, deque()).append(handle)

    def step(self) -> None:
        """Let one process do one thing; if none can, let time go by until one can."""
        while True:
            while self._timers and self._timers[0][0] <= self._now:
                _, _, process, handle = heappop(self._timers)
                self._queue(process, handle)
            able = sorted(self._ready.keys() - self.stopped)
            if able:
                break
            if not self._timers:
                raise Stuck("nothing is left that could happen")
            self._now = max(self._now, self._timers[0][0])
        process = able[self.rng.randrange(len(able))] if len(able) > 1 else able[0]
        queue = self._ready[process]
        handle = queue.popleft()
        if not queue:
            del self._ready[process]
        if not handle.cancelled():
            self.steps += 1
            self.trace.update(f"{self._now:.9f} {process}\n".encode())
            handle._run()

    def run(self, main: Coroutine[Any, Any, Any], most: int) -> Any:
        """Run until *main* is done, in so many steps at the most."""
        asyncio.events._set_running_loop(self)
        try:
            task = self.create_task(main)
            while not task.done():
                if self.steps >= most:
                    raise Stuck(f"no end after {most} steps")
                self.step()
            return task.result()
        finally:
            asyncio.events._set_running_loop(None)
            self._end()

    def _end(self) -> None:
        """Let go of everything that still waits."""
        self._closed = True
        self._ready.clear()
        self._timers.clear()
        for task in self._tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # they end with the world
            if not task.done() and (work := task.get_coro()) is not None:
                with suppress(BaseException):
                    work.close()
            elif task.done() and not task.cancelled():
                task.exception()

    # processes

    def kill(self, process: str) -> None:
        """End a process where it stands: nothing of it runs any more."""
        self.killed.add(process)
        self._ready.pop(process, None)

    def hold(self, process: str) -> None:
        """Let a process stand still."""
        self.stopped.add(process)

    def go_on(self, process: str) -> None:
        self.stopped.discard(process)


def context_of(process: str) -> Context:
    """A context whose callbacks belong to this process."""
    context = Context()
    context.run(PROCESS.set, process)
    return context
