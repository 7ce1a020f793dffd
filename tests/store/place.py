"""Where a store under test stands: in a file or in a database, and there again after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cumuli.store import Store
from cumuli.store.opening import open_store

Work = Callable[[Store], Awaitable[None]]


class Place:
    """One house's store, opened as often as a test likes."""

    def __init__(self, address: str) -> None:
        self.address = address

    def open(self) -> Store:
        return open_store(self.address)

    def work(self, *works: Work) -> None:
        """Do some work, each with the store opened anew."""

        async def run(work: Work) -> None:
            store = self.open()
            try:
                await work(store)
            finally:
                await store.close()

        for work in works:
            asyncio.run(run(work))
