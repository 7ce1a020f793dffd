"""How a page looks for a line, as `web/src/dial.ts` does: who is slow gets a rival, the first good one is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from chaos.heard import Seen
from cumuli.server.patches import Message

RIVALS, AT_ONCE = (0.7, 0.7, 0.7, 1.5, 3.0, 8.0), 3
"""Seconds after which a line that is not there yet gets a rival, each time; the oldest of so many is then given up."""
SLOW = 3.0
"""Seconds that a rival waits at most because the last line took half as long to open."""


class Line(Protocol):
    """A way to a node and back."""

    async def say(self, text: str) -> None:
        """Say something; OSError where nobody is there any longer."""

    async def next(self) -> str | bytes | None:
        """What is said next; None where nothing more will come."""

    async def close(self) -> None: ...


class Try:
    """A line that is dialled, and what was shown on it."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.seen: dict[str, Seen] = {}
        self.whole: dict[str, Message] = {}
        """The same with all there is, for what comes next to be laid over it."""
        self.news = asyncio.Event()
        """Something was said, or nothing more will be."""
        self.over = False


def found_in(look: asyncio.Task[tuple[Try | None, int]]) -> bool:
    """Whether a line was found."""
    return look.done() and look.result()[0] is not None


class Look:
    """A look for a line."""

    def __init__(self, attempt: Callable[[], Coroutine[Any, Any, Try]]) -> None:
        self._attempt = attempt
        """Dials once; OSError where no good line comes of it."""
        self.took = 0.0
        """Seconds until the last line was open."""

    async def first(self) -> tuple[Try | None, int]:
        """The first line on which all is told, of a few at a time, if there is any; and how many were tried."""
        tries: list[asyncio.Task[Try]] = []
        count = 0
        try:
            while True:
                if len(tries) >= AT_ONCE:
                    tries.pop(0).cancel()
                tries.append(asyncio.create_task(self._attempt()))
                patience = max(RIVALS[min(count, len(RIVALS) - 1)], min(2 * self.took, SLOW))
                end = asyncio.get_running_loop().time() + patience
                count += 1
                while tries and (left := end - asyncio.get_running_loop().time()) > 0:
                    done, _ = await asyncio.wait(tries, timeout=left, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        tries.remove(task)
                        if task.exception() is None:
                            return task.result(), count
                if not tries:
                    return None, count
        finally:
            for task in tries:
                task.cancel()
            for end_of in await asyncio.gather(*tries, return_exceptions=True):
                if isinstance(end_of, Try):  # both came at once
                    await end_of.line.close()
