"""How much faster the engine runs compiled: ratios from one run, on the same games.  `make bench`.

Every variant works in a process of its own.  They take turns, round after round, on the same seeds;
the results must be equal; processor time counts, not the clock.  Printed are the medians over the
rounds, of each variant's rate and of the ratio within a round: the machine's mood cancels out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parents[1]
BENCH: Final = ROOT / "bench"
BUILD: Final = ROOT / "build" / "bench"
PURE: Final = ROOT / "build" / "pure"
SPAN: Final = 0.2
"""Seconds of processor time one measurement aims at."""
SAME: Final = 6
"""So many seeds are run by all variants before anything is timed, to compare what comes out."""
GOAL: Final = 20.0
TASKS: Final = {
    "cloudy_kingdom": ["playouts", "steps", "clones", "thoughts"],
    "broom_service": ["playouts", "steps", "clones"],  # four players
}
UNITS: Final = {
    "playouts": "playouts",
    "steps": "steps from Python",
    "clones": "clones",
    "thoughts": "greedy decisions",
}


class Worker:
    """A process with one variant in it."""

    def __init__(self, what: str, path: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-P", str(BENCH / "worker.py"), what]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=BUILD
        )
        self.file: str = self._answer()["file"]
        self.count: dict[str, int] = {}

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A worker of the bench has died.")
        found: dict[str, Any] = json.loads(line)
        return found

    def do(self, task: str, first: int, count: int) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{task} {first} {count}\n")
        self.process.stdin.flush()
        return self._answer()

    def calibrate(self, task: str) -> None:
        count = 1
        while (seconds := self.do(task, 0, count)["seconds"]) < SPAN / 4 and count < 1 << 20:
            count *= 2
        self.count[task] = max(1, round(count * SPAN / max(seconds, 1e-6)))

    def rate(self, task: str, first: int) -> float:
        done = self.do(task, first, self.count[task])
        return float(done["units"] / done["seconds"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def pure_copies() -> Path:
    """Both packages without shared objects; the kernel's lies in build/bench/pure."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    for source, target in ((ROOT / "src", PURE), (BENCH / "kernel", BUILD / "pure" / "kernel")):
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target, ignore=ignore)
    return BUILD / "pure"


def compiled_kernel() -> Path:
    """The kernel as mypyc compiles it, in build/bench/fast."""
    home = BUILD / "fast"
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(BENCH / "kernel", home / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    (home / "setup.py").write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        "setup(name='kernel', packages=['kernel'], ext_modules=mypycify(['kernel/kernel.py']))\n"
    )
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return home


def measure(what: str, tasks: list[str], fast: Path, slow: Path, rounds: int, table: Table) -> dict[str, float]:
    """Time the tasks compiled and uncompiled; returns the ratios."""
    workers = [Worker(what, fast), Worker(what, slow)]
    if not workers[0].file.endswith((".so", ".pyd")) or workers[1].file.endswith((".so", ".pyd")):
        raise SystemExit(f"These are not a compiled and an uncompiled build: {[w.file for w in workers]}")
    found = {}
    for task in tasks:
        results = [worker.do(task, 1000, SAME)["digest"] for worker in workers]
        if results[0] != results[1]:
            raise SystemExit(f"{what} {task}: compiled and uncompiled differ: {results}")
        for worker in workers:
            worker.calibrate(task)
        rates: list[list[float]] = [[], []]
        for number in range(rounds):
            for which in (0, 1) if number % 2 else (1, 0):
                rates[which].append(workers[which].rate(task, 1000))
        ratios = [a / b for a, b in zip(*rates, strict=True)]
        found[task] = median(ratios)
        table.add_row(
            f"{what}: {UNITS[task]}",
            f"{median(rates[0]):,.0f}",
            f"{median(rates[1]):,.0f}",
            f"{median(ratios):.1f}",
            f"{min(ratios):.1f}–{max(ratios):.1f}",
        )
    for worker in workers:
        worker.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--no-kernel", action="store_true", help="leave the simplified kernel out")
    chosen = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    slow_kernel = pure_copies()
    table = Table(title=f"Python {platform.python_version()}, mypy {version('mypy')}, librt {version('librt')}")
    for head in ("a processor second", "compiled", "uncompiled", "ratio", "of the rounds"):
        table.add_column(head, justify="left" if head == "a processor second" else "right")
    ratios = {}
    for game, tasks in TASKS.items():
        ratios[game] = measure(game, tasks, ROOT / "src", PURE, chosen.rounds, table)["playouts"]
    if not chosen.no_kernel:
        measure("kernel", ["playouts"], compiled_kernel(), slow_kernel, chosen.rounds, table)
    Console().print(table)
    slow = [game for game, ratio in ratios.items() if ratio < GOAL]
    for game in slow:
        print(f"{game}: playouts are compiled less than {GOAL:.0f} times as fast as uncompiled.")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
