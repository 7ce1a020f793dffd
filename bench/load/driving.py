"""Moves at a steady rate, whatever the server does (an open loop), or as many as it bears (a closed one).

And what that took.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import cycle, islice
from time import perf_counter
from typing import Final

from bench.load.filling import Full
from msgspec import Struct

BOTS: Final = 1.0
"""Seconds between two moves of the people who play with bots."""
WARM: Final = 1.5
"""Seconds before anything is counted."""


class Row(Struct, frozen=True):
    """What one run has shown."""

    what: str
    tables: int
    sockets: int
    seconds: float
    moves: int
    p50: float
    """milliseconds from a move to the last of its views"""
    p99: float
    most: float
    cpu: float
    """microseconds of the server's processor time a move, the kernel's for it among them"""
    sent: float
    """bytes to all sockets a move"""
    memory: float
    """kilobytes of resident memory a table, above the server's before anybody came"""
    refused: int
    late: int
    load: float
    """of the machine"""


def place(times: Sequence[float], share: float) -> float:
    """The time that this share of all is not above, in milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("nan")


async def pump(full: Full, rate: float, seconds: float) -> None:
    """Let *rate* moves a second begin, table after table."""
    begun, number, played = perf_counter(), 0, 0.0
    playing = [table for table in full.tables if not table.over]
    while (now := perf_counter()) < begun + seconds:
        while begun + number / rate <= now:
            playing[number % len(playing)].move()
            number += 1
        if now >= played + BOTS:
            played = now
            for table in full.thinking:
                table.move()
        await asyncio.sleep(max(0.0005, begun + number / rate - perf_counter()))


async def press(full: Full, busy: int, seconds: float) -> None:
    """Keep a move under way at so many tables, all tables by turns: one ends, and another begins."""
    loop, turn = asyncio.get_running_loop(), cycle(full.tables)
    out = asyncio.Event()

    def another() -> None:
        free = next((table for table in islice(turn, len(full.tables)) if not (table.over or table.missing)), None)
        if free is None:
            out.set()  # all games are over
        else:
            loop.call_soon(free.move)

    full.tally.then = another
    for _ in range(min(busy, len(full.tables) // 2)):
        another()
    with suppress(TimeoutError):
        await asyncio.wait_for(out.wait(), seconds)
    full.tally.then = None


async def driven(full: Full, rate: float, seconds: float, what: str = "", busy: int = 0) -> Row:
    """One run, at a steady rate or with so many tables busy: some moves to warm up, then those that count."""
    gc.collect()
    gc.disable()  # the guests' own pauses are not the server's
    run = partial(press, full, busy) if busy else partial(pump, full, rate)
    await run(min(WARM, seconds / 10) if busy else WARM)  # games that are pressed are over soon
    full.tally.begin()
    cpu, views, began = full.server.cpu(), full.views, perf_counter()
    await run(seconds)
    await asyncio.sleep(0.2)
    spent, took = perf_counter() - began, list(full.tally.took)
    used, told = full.server.cpu() - cpu, full.views - views
    gc.enable()
    moves = max(1, len(took))
    return Row(
        what or full.name,
        len(full.tables),
        sum(len(table.sockets) for table in full.tables),
        round(spent, 2),
        len(took),
        place(took, 0.5),
        place(took, 0.99),
        place(took, 1.0),
        1e6 * used / moves,
        told / moves,
        (full.server.memory() - full.empty) / 1000 / len(full.tables),
        full.tally.refused,
        full.tally.late,
        os.getloadavg()[0],
    )
