"""How a worker of the bench talks: it reads `task first count`, a line each, and answers with a line of JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time

Units = Mapping[str, int]
Work = Callable[[int, int], tuple[int, Units]]
"""From the first seed and how many: a digest of what came out, and what was done, counted in several units."""


def serve(about: str, tasks: Mapping[str, Work]) -> None:
    """Do what is asked until nobody asks any more; times are processor seconds of this process."""
    print(json.dumps({"about": about, "tasks": list(tasks)}), flush=True)
    for line in sys.stdin:
        task, first, count = line.split()
        began = process_time()
        digest, units = tasks[task](int(first), int(count))
        print(json.dumps({"digest": digest, "units": units, "seconds": process_time() - began}), flush=True)


KEPT: list[object] = []
"""What was weighed stays, or what is weighed next would lie in its place and weigh nothing."""


def resident() -> int:
    """Bytes of memory this process holds just now (Linux; elsewhere 0)."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except OSError:
        return 0


def weigh(copy: Callable[[], object], count: int) -> int:
    """Bytes that one copy takes, from so many that are held at once."""
    KEPT.extend(copy() for _ in range(64))  # pools that grow in steps have grown
    before = resident()
    KEPT.extend(copy() for _ in range(count))
    return max(0, resident() - before) // count
