"""What a worker does in the tests of thinking, in a process of its own."""

from __future__ import annotations

import os
import time

from cumuli.server.thinking import Job


def quick(job: Job) -> int:
    return job.seed


def slow(job: Job) -> int:
    time.sleep(60)
    return 0


def dies(job: Job) -> int:
    os._exit(3)


def fails(job: Job) -> int:
    raise RuntimeError("no idea")


def greedy_for_memory(job: Job) -> int:
    return len(bytearray(4 << 30))


def about_itself(job: Job) -> int:
    """Its own pid, and how nice it is, in one number."""
    return os.getpid() * 100 + os.nice(0)
