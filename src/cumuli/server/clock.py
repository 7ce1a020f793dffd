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
    """The event loop's own time."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
