"""A way to a server that a test spoils, in a thread of its own: others wait meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from chaos.proxy import Proxy


class Way:
    """A way to a server, in a thread of its own."""

    def __init__(self, target: int | Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.proxy = Proxy(target, Random(0))
        self._do(self.proxy.open())
        self.database = f"postgresql://cumuli@127.0.0.1:{self.proxy.port}/postgres?sslmode=disable&gssencmode=disable"
        """The address, where a PostgreSQL is at the other end."""

    def _do(self, work: Coroutine[Any, Any, Any]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    def change(self, does: Callable[[Proxy], object]) -> None:
        """Do something to it."""

        async def work() -> None:
            does(self.proxy)

        self._do(work())

    def let(self, there: bool, silent: bool) -> None:
        """Be there, or not, and say so or not."""

        def does(proxy: Proxy) -> None:
            proxy.deaf, proxy.shut = silent and not there, not there
            if there or not silent:
                proxy.cut()

        self.change(does)

    def close(self) -> None:
        self._do(self.proxy.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
