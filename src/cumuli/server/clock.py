"""What time it is for pauses, beats and clocks; tests bring a clock of their own."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment or other."""

    def wall(self) -> float:
        """Seconds since 1970, for what is written down."""

    async def sleep(self, seconds: float) -> None:
        """Return when that many seconds have gone by."""


class LoopClock:
    """The machine's own time, and the time of day as it was at the start, gone on with it.

    Somebody may set the machine's clock, and time servers do: then an hour that nobody lived through would run out
    on everybody's clock, or be given to them.  So the time of day is asked for once, and again at the next start.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def set(self, wall: float) -> None:
        """Go by another clock from here on, which says that it is *wall* now."""
        self._ahead = wall - time.monotonic()

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return self._ahead + time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
