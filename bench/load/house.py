"""A house that has the bench's toy on its shelf: `python -m bench.load.house DATA PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from bench.load.toy import TOY

from cumuli.bots import known
from cumuli.cli.house import FILE
from cumuli.games import SHELF
from cumuli.server.app import make_app, raise_file_limit, settings
from cumuli.server.config import Config
from cumuli.server.house import House
from cumuli.server.hub import Hub
from cumuli.server.minds.thinking import Thinkers
from cumuli.store.sqlite import SqliteStore


def main() -> None:
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    config = Config()
    raise_file_limit()
    SHELF[TOY.id] = TOY  # in this process alone
    house = House(SHELF, known(), config.dealer, max(config.beat, config.beat_most))
    hub = Hub(SqliteStore(data / FILE), config, house, Thinkers(config))
    uvicorn.Server(settings(make_app(hub), "127.0.0.1", port, config)).run()


if __name__ == "__main__":
    main()
