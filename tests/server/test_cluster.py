"""Nodes are killed, frozen, and cut off from one another: nothing is lost, doubled or stuck."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from broker import own
from long import long
from postgres import schema
from server.cluster import House, Mischief, breaking, freezing, killing, ordeal

TIMES = long(20, 5)


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as url:
        yield url


def trial(
    folder: Path, url: str, nats: str, nodes: int, mischief: Mischief, seed: int, times: int = TIMES
) -> tuple[Counter[str], Counter[str]]:
    async def work() -> tuple[Counter[str], Counter[str]]:
        async with House(folder, url, nats, nodes) as house:
            return await ordeal(house, mischief, times, seed)

    return asyncio.run(work())


@pytest.mark.parametrize("rung", [True, False], ids=["rings", "looking"])
def test_nodes_that_are_killed_lose_nothing_and_double_nothing(tmp_path: Path, url: str, rung: bool) -> None:
    with own() as broker:
        wrong, done = trial(tmp_path, url, broker.url if rung else "", 3, killing, 1)
    print(dict(done))
    assert not wrong, (wrong, done)
    assert done["answers"] > 20 and done["sockets"] > TIMES, done


def test_a_node_that_stood_still_writes_nothing_that_is_stale(tmp_path: Path, url: str) -> None:
    with own() as broker:
        wrong, done = trial(tmp_path, url, broker.url, 2, freezing, 2)
    print(dict(done))
    assert not wrong, (wrong, done)


def test_a_broker_that_dies_costs_time_and_nothing_else(tmp_path: Path, url: str) -> None:
    with own() as broker:
        wrong, done = trial(tmp_path, url, broker.url, 2, breaking(broker), 3)
    print(dict(done))
    assert not wrong, (wrong, done)
