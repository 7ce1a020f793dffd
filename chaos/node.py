"""One node of a house, as a process of its own: `python -m chaos.node PORT STORE NATS`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import uvicorn

from chaos.leash import Leash, children, send

WIDE = dict.fromkeys(
    ("rate", "burst", "guests_rate", "guests_burst", "looks_rate", "looks_burst", "talk_rate", "talk_burst"), 1e9
)


class Process:
    """A node that can be killed, frozen and begun again."""

    def __init__(self, port: int, store: str, nats: str, log: Path, leash: Leash) -> None:
        self.port, self.words, self.log, self.leash = port, (str(port), store, nats), log, leash
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            command = [sys.executable, "-m", "chaos.node", *self.words]
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=env)
        self.leash.hold(self.process.pid)

    def send(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)

    def kill(self) -> None:
        workers = self.children()
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.leash.let_go(self.process.pid)
            self.process = None
        for pid in workers:
            send(pid, signal.SIGKILL)

    def children(self) -> list[int]:
        """The processes in which this node's bots think."""
        return children(self.process.pid) if self.process else []

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=1) as got:
                return bool(got.status == 200)
        except OSError:
            return False

    def wait(self, seconds: float = 60.0) -> None:
        """Return once it takes commands."""
        end = time.monotonic() + seconds
        while not self.ready():
            if time.monotonic() > end or self.process is None or self.process.poll() is not None:
                raise TimeoutError(f"the node at {self.port} did not come up: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)


def main(port: int, store: str, nats: str) -> None:
    from cumuli.server.app import make_app, make_hub, raise_file_limit, settings
    from cumuli.server.config import Config
    from cumuli.server.nodes.joining import joined
    from cumuli.store.opening import open_store

    many = {"tables_each": 10_000, "sockets_each_address": 20_000, "bot_workers": 1, "bot_pause": 0.0}
    config = Config(**WIDE, **many, shared=True, nats=nats)  # type: ignore[arg-type]
    raise_file_limit()
    hub = make_hub(open_store(store), config)
    hub.nodes = joined(hub)
    uvicorn.Server(settings(make_app(hub), "127.0.0.1", port, config)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:4])
