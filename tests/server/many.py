"""One node of a house, to be killed and frozen: `python -m server.many PORT FOLDER STORE NATS honest|deaf`.

NATS may be `-` for none.  The deaf one neither hears rings nor looks for
itself: what the checker must find out.
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from cumuli.games import SHELF
from cumuli.server.app import make_app, raise_file_limit, settings
from cumuli.server.config import Config
from cumuli.server.house import House
from cumuli.server.hub import Hub
from cumuli.server.minds.thinking import Thinkers
from cumuli.server.nodes.joining import joined
from cumuli.server.nodes.shared import Shared
from cumuli.server.table.room import Room
from cumuli.store.opening import open_store
from server.duel import DUEL
from server.follow import FOLLOW
from server.harness import FAST, make_static


class Deaf(Shared):
    """Never learns what others wrote but by running into it."""

    async def run(self) -> None:
        return

    async def newest(self, table: str) -> Room:
        return await self.hub.room(table)

    def _heard(self, ring: object) -> None:
        return


def main(port: int, folder: Path, store: str, nats: str, mode: str) -> None:
    config = Config(**FAST, beat=0.15, shared=True, nats=nats.strip("-"))  # type: ignore[arg-type]
    SHELF.update({toy.id: toy for toy in (DUEL, FOLLOW)})
    raise_file_limit()
    hub = Hub(open_store(store), config, House(SHELF, ("random",), config.dealer), Thinkers(config))
    hub.nodes = joined(hub)
    if mode == "deaf":
        hub.nodes = Deaf(hub, hub.nodes.board, hub.nodes.bell)
    uvicorn.Server(settings(make_app(hub, make_static(folder)), "127.0.0.1", port, config)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:6])
