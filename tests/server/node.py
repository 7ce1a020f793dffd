"""A server to be killed: `python -m server.node PORT FOLDER honest|hasty|forgetful [STORE]`.

The hasty one answers before it has written, the forgetful one does not write
down what nobody may hear yet: what the checker must find out.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from cumuli.games import SHELF
from cumuli.server.app import make_app, raise_file_limit, settings
from cumuli.server.config import Config
from cumuli.server.house import House
from cumuli.server.hub import Hub
from cumuli.server.minds.thinking import Thinkers
from cumuli.server.table.deeds import Sealed, read
from cumuli.store import Append
from cumuli.store.log import append
from cumuli.store.opening import open_store
from cumuli.store.sql import Db
from cumuli.store.sqlite import Deed, SqliteStore
from server.follow import FOLLOW
from server.harness import FAST, make_static


class HastyStore(SqliteStore):
    """Says yes at once and writes a little later."""

    async def append(self, batch: Sequence[Append]) -> None:
        def late(db: Db) -> None:
            append(db, batch)

        self._jobs.put((late, asyncio.get_running_loop().create_future()))

    def _together(self, deeds: Sequence[Deed]) -> list[object]:
        time.sleep(0.1)
        return super()._together(deeds)


class ForgetfulStore(SqliteStore):
    """Keeps no sealed answer."""

    async def append(self, batch: Sequence[Append]) -> None:
        if not all(isinstance(deed, Sealed) for new in batch for deed in read(new.payload)):
            await super().append(batch)


STORES = {"honest": SqliteStore, "hasty": HastyStore, "forgetful": ForgetfulStore}


def main(port: int, folder: Path, mode: str, address: str = "") -> None:
    config = Config(**FAST, beat=0.15)  # type: ignore[arg-type]
    SHELF["follow"] = FOLLOW
    raise_file_limit()
    store = open_store(address) if address else STORES[mode](folder / "cumuli.db")
    hub = Hub(store, config, House(SHELF, ("random",), config.dealer), Thinkers(config))
    uvicorn.Server(settings(make_app(hub, make_static(folder)), "127.0.0.1", port, config)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], *sys.argv[4:])
