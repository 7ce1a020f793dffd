"""A process that does what the bench times: one build of the engine, or one peer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from builds import BENCH, BUILD, PEERS, kernel, limit, pure
from builds import ROOT as HERE

SPAN: Final = 0.2
"""Seconds of processor time one measurement aims at."""


class Missing(Exception):
    """A worker that this machine cannot run, and why."""


@dataclass(frozen=True, slots=True)
class Done:
    """What one measurement told."""

    digest: int
    seconds: float
    units: dict[str, int]

    def rate(self, unit: str) -> float:
        return self.units[unit] / max(self.seconds, 1e-9)


@dataclass
class Worker:
    """One process; it lives as long as the bench."""

    command: list[str]
    path: list[Path] = field(default_factory=list)

    def __post_init__(self) -> None:
        paths = [BENCH / "workers", *self.path]
        env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONHASHSEED": "0"}
        if not Path(self.command[0]).is_file():
            raise Missing("its environment is not installed")
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env,
            cwd=BUILD,
        )  # fmt: skip
        first = self._answer()
        self.about: str = first["about"]
        self.tasks: list[str] = first["tasks"]
        self.count: dict[str, int] = {}

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None and self.process.stderr is not None
        while line := self.process.stdout.readline():
            if line.startswith("{"):  # a peer may greet whoever imports it
                found: dict[str, Any] = json.loads(line)
                return found
        raise Missing((self.process.stderr.read().strip().splitlines() or ["it died"])[-1])

    def do(self, task: str, first: int, count: int) -> Done:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{task} {first} {count}\n")
        self.process.stdin.flush()
        return Done(**self._answer())

    def calibrate(self, task: str, span: float) -> None:
        """Find how often a task must be done to take about so many seconds."""
        if task in self.count:
            return
        count = 1
        while (done := self.do(task, 0, count)).seconds < span / 4 and count < 1 << 22:
            count *= 2 if done.seconds > span / 40 else 8
        self.count[task] = max(1, round(count * span / max(done.seconds, 1e-6)))

    def timed(self, task: str) -> Done:
        return self.do(task, 1000, self.count[task])

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def opened(name: str, before: Path | None) -> Worker:
    """The worker of that name; raises Missing where it cannot run here."""
    python = [sys.executable, "-P"]
    engine = [*python, str(BENCH / "workers" / "engine.py")]
    small = [*python, str(BENCH / "workers" / "small.py")]
    if name == "compiled":
        return Worker(engine, [HERE / "src"])
    if name == "uncompiled":
        return Worker(engine, [pure()])
    if name == "before":
        if before is None:
            raise Missing("no other tree was named")
        return Worker(engine, [before / "src"])
    if name == "environments":
        return Worker([*python, str(BENCH / "workers" / "environments.py")], [HERE / "src"])
    if name == "kernel":
        return Worker(small, [kernel()])
    if name == "uncompiled kernel":
        return Worker(small, [pure()])
    if name == "limit":
        return Worker([str(limit())])
    if name == "door":
        return Worker([*python, str(BENCH / "workers" / "door.py")], [HERE / "src", BENCH / "peers"])
    return Worker([str(PEERS), "-P", str(BENCH / "peers" / f"on_{name}.py")])
