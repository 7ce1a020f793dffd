"""The servers that are measured, each a process of its own, ended by its own id."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import psutil

ROOT: Final = Path(__file__).parents[2]
PEERS: Final = ROOT / "build" / "load_peers"
SOURCES: Final = Path(__file__).with_name("peers_js")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """A running server and what it has used."""

    def __init__(self, command: list[str], port: int, cwd: Path = ROOT, src: Path | None = None) -> None:
        self.port = port
        paths = os.pathsep.join((str(src or ROOT / "src"), str(ROOT)))
        quiet = subprocess.DEVNULL if src is None else None
        self._started = subprocess.Popen(
            command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=quiet, env={**os.environ, "PYTHONPATH": paths}
        )
        self.process = psutil.Process(self._started.pid)

    def wait(self) -> None:
        """Return once it takes connections."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if self._started.poll() is not None:
                raise SystemExit(f"the server ended by itself with {self._started.returncode}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server does not answer")

    def cpu(self) -> float:
        """Seconds of processor time of the server alone: its own, and the kernel's for it, but not its workers'."""
        used = self.process.cpu_times()
        return float(used.user + used.system)

    def memory(self) -> int:
        """Resident bytes of the server alone."""
        return int(self.process.memory_info().rss)

    def end(self) -> None:
        """Stop it and wait until it has gone."""
        self._started.terminate()
        try:
            self._started.wait(20)
        except subprocess.TimeoutExpired:
            self._started.kill()
            self._started.wait()


def cumuli(data: Path, src: Path = ROOT / "src") -> Server:
    """A house as `cumuli serve` opens it, of this tree or of another."""
    port = free_port()
    command = [sys.executable, "-m", "cumuli.cli", "serve", "--port", str(port), "--data", str(data)]
    return Server(command, port, src=src)


def cumuli_with_toy(data: Path, src: Path = ROOT / "src") -> Server:
    """The same with the bench's toy on its shelf."""
    port = free_port()
    return Server([sys.executable, "-m", "bench.load.house", str(data), str(port)], port, src=src)


def peer(name: str) -> Server:
    """One of the servers from npm, which are installed into build/ when they are needed first."""
    installed()
    port = free_port()
    node = shutil.which("node")
    assert node is not None
    return Server([node, str(PEERS / f"{name}.mjs"), str(port)], port, cwd=PEERS)


def installed() -> None:
    """Install the peers, as their lock says, unless they are there."""
    PEERS.mkdir(parents=True, exist_ok=True)
    stale = PEERS / "package-lock.json"
    kept = (SOURCES / "package-lock.json").read_bytes()
    ready = PEERS / ".made"
    fresh = ready.is_file() and stale.is_file() and stale.read_bytes() == kept
    for file in SOURCES.iterdir():
        shutil.copy(file, PEERS / file.name)
    if not fresh:
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("the peers are installed with npm, which is not here; --alone measures without them")
        print("Installing what Cumuli is measured beside ...", file=sys.stderr)
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=PEERS, check=True)
        ready.touch()
