"""A real server for the browser tests: `python -m e2e.node PORT FOLDER SEED PAUSE STATIC`.

With a seed below 0 luck is pledged, as in a house that people visit.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import uvicorn

from cumuli.server.app import make_app, make_hub, settings
from cumuli.server.config import Config
from cumuli.store.sqlite import SqliteStore


def main(port: int, folder: Path, seed: int, pause: float, static: Path) -> None:
    dealer = None if seed < 0 else lambda: Random(seed)
    config = Config(dealer=dealer, bot_pause=pause, lobby_pause=0.01, rate=1e6, burst=1e6)
    app = make_app(make_hub(SqliteStore(folder / "cumuli.db"), config), static)
    uvicorn.Server(settings(app, "127.0.0.1", port, config)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), Path(sys.argv[5]))
