"""The house under test: one server process on a free loopback port, its data in a folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from cumuli.server.pages import STATIC

TESTS = Path(__file__).parents[1]


class Inn:
    """Opens, falls down, and opens again on the same data."""

    def __init__(self, folder: Path, seed: int = 1, pause: float = 0.0, static: Path = STATIC) -> None:
        self.folder = folder
        self.static = static
        self.seed = seed
        self.pause = pause
        self.process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> Inn:
        """Start the server and wait until it answers."""
        paths = [str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
        command = [sys.executable, "-m", "e2e.node", str(self.port), str(self.folder), str(self.seed), str(self.pause)]
        command.append(str(self.static))
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)})
        until = time.monotonic() + 30
        while True:
            assert self.process.poll() is None, "the server ended before it answered"
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return self
            except OSError:
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None
