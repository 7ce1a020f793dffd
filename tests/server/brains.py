"""What a worker does in the tests of thinking, in a process of its own."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from zlib import crc32

import msgspec

from cumuli.server.minds.thinking import Job, work
from cumuli.server.minds.working import budgeted


def quick(job: Job) -> str:
    return f"deal {job.seed}"


def slow(job: Job) -> str:
    time.sleep(60)
    return ""


def until_told(job: Job) -> str:
    """Thinks until somebody wants to hear what it has: asleep it uses nothing of its budget."""
    with budgeted(60.0) as budget:
        while not budget.over:
            time.sleep(0.002)
        return "keep" if budget.stopped else "nobody asked"


def to_the_end(job: Job) -> str:
    """Uses up a budget, unless it is told to stop."""
    with budgeted(0.3) as budget:
        while not budget.over:
            pass
        return "told" if budget.stopped else "not told"


def seconds(job: Job) -> str:
    """How much time it has."""
    return str(job.seconds)


def dies(job: Job) -> str:
    os._exit(3)


def fails(job: Job) -> str:
    raise RuntimeError("no idea")


def ends(job: Job) -> str:
    """A real bot that is given no position at all."""
    return work(msgspec.structs.replace(job, game="broom_service", saved=[1, 2]))


def greedy_for_memory(job: Job) -> str:
    return str(len(bytearray(4 << 30)))


def about_itself(job: Job) -> str:
    """Its own pid, and how nice it is."""
    return f"{os.getpid()} {os.nice(0)}"


def counts(job: Job) -> str:
    """Numbers as bots for pictures use them; gives how many threads that took, and how much address space, in MB."""
    import numpy as np
    from PIL import Image

    grey = np.asarray(Image.new("L", (512, 512), 7), dtype=np.float32)
    assert float((grey @ grey)[0, 0]) == 49 * 512
    threads = len(list(Path("/proc/self/task").iterdir()))
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    return f"{threads - threading.active_count()} {pages * os.sysconf('SC_PAGE_SIZE') >> 20}"


def looks(job: Job) -> str:
    """Thinks as bots do, and writes down what pictures it looked at and what it said."""
    said = work(job)
    with Path(os.environ["CUMULI_TEST_LOOKS"]).open("a", encoding="utf-8") as file:
        file.write(f"{job.seat} {crc32(job.deck or b'')} {said}\n")
    return said


def own(job: Job) -> str:
    """Writes down who it is, and keeps its card."""
    with Path(os.environ["CUMULI_TEST_OWN"]).open("a", encoding="utf-8") as file:
        file.write(f"{job.seat} {job.own}\n")
    return "keep"


def a_while(job: Job) -> str:
    """Thinks for most of a second."""
    with budgeted(60.0) as budget:
        until = time.monotonic() + 0.8
        while not budget.over and time.monotonic() < until:
            time.sleep(0.01)
    return "keep"
