"""A process that thinks, to be killed: `python -m server.mind NATS TASK [WORKERS]`, a task of `brains`."""

from __future__ import annotations

import asyncio
import signal
import sys

from cumuli.server.config import Config
from cumuli.server.minds.queue.answering import Mind
from server import brains


async def main(nats: str, task: str, workers: int = 1) -> None:
    leave = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, leave.set)
    mind = Mind(Config(nats=nats, bot_workers=workers, bot_deadline=60.0), getattr(brains, task))
    await mind.run(leave, lambda: print("ready", flush=True))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])))
