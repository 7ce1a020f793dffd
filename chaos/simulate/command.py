"""`python -m chaos simulate`: many worlds, each out of its own seed, by which any of them can be had again."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from chaos.simulate.plants import PLANTS
from chaos.simulate.world import Told, World


@contextmanager
def hushed() -> Iterator[None]:
    """What a server complains of while its database is away is not told."""
    log = logging.getLogger("cumuli")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)


def lived(seed: int, plant: str = "") -> Told:
    """One world, with a planted fault perhaps."""
    with hushed():
        return World(seed, [PLANTS[plant]] if plant else []).run()


def run(args: argparse.Namespace, say: Callable[[str], object]) -> bool:
    """Worlds of so many seeds one after the other; whether all was well in each."""
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets of words must be the same each time, too
        again = [sys.executable, "-m", "chaos", *sys.argv[1:]]
        os.execve(sys.executable, again, {**os.environ, "PYTHONHASHSEED": "0"})
    began, sums, bad = time.monotonic(), Counter[str](), []
    for seed in range(args.seed, args.seed + args.runs):
        told = lived(seed, args.plant)
        for name in ("steps", "commits", "moves", "rings", "troubles", "seconds"):
            sums[name] += round(getattr(told, name))
        if told.wrong:
            bad.append(seed)
            for line in told.wrong[:8]:
                say(f"seed {seed}: {line}")
    say(
        f"{args.runs:,} worlds from seed {args.seed} in {time.monotonic() - began:.0f} s:"
        f" {sums['seconds']:,} s of their own, {sums['steps']:,} steps, {sums['commits']:,} transactions,"
        f" {sums['moves']:,} moves, {sums['rings']:,} rings, {sums['troubles']:,} troubles"
    )
    say(f"worlds in which something was wrong: {len(bad)}" + (f" ({', '.join(map(str, bad[:20]))})" if bad else ""))
    return not bad
