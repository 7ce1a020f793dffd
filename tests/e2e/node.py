"""A real server for the browser tests: `python -m e2e.node PORT FOLDER SEED [PAUSE]`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from cumuli.server.app import serve
from cumuli.server.config import Config


def main(port: int, folder: Path, seed: int, pause: float) -> None:
    config = Config(dealer=lambda: Random(seed), bot_pause=pause, lobby_pause=0.01, rate=1e6, burst=1e6)
    serve(port=port, data=folder, config=config)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float((*sys.argv, "0")[4]))
