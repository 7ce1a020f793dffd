"""What time it is for pauses and beats; tests bring a clock of their own."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment or other."""

    async def sleep(self, seconds: float) -> None:
        """Return when that many seconds have gone by."""


class LoopClock:
    """The event loop's own time."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
