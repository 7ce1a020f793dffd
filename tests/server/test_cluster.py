"""Nodes are killed, frozen, and cut off from one another: nothing is lost, doubled or stuck."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from cumuli.games import SHELF
from long import long
from nats_server import own
from server.cluster import House, Mischief, breaking, freezing, killing, ordeal
from server.follow import FOLLOW

TIMES = long(20, 5)


def trial(
    folder: Path, url: str, nats: str, nodes: int, mischief: Mischief, seed: int, game: str = "cloudy_kingdom"
) -> tuple[Counter[str], Counter[str]]:
    async def work() -> tuple[Counter[str], Counter[str]]:
        async with House(folder, url, nats, nodes) as house:
            return await ordeal(house, mischief, TIMES, seed, game=game)

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


def test_nodes_that_neither_hear_nor_look_are_found_out(tmp_path: Path, url: str) -> None:
    """The negative control: the same evening, the same check."""

    async def work() -> Counter[str]:
        async with House(tmp_path, url, "", 3, "deaf") as house:
            wrong, _ = await ordeal(house, waiting, 4, 4)
            return wrong

    async def waiting(house: House, rng: Random) -> None:
        await asyncio.sleep(0.5)

    wrong = asyncio.run(work())
    assert wrong["views behind"], "onlookers at nodes where nobody plays have seen all"


def test_answers_that_wait_are_heard_once_though_their_node_is_killed(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHELF, "follow", FOLLOW)
    with own() as broker:
        wrong, done = trial(tmp_path, url, broker.url, 3, killing, 5, game="follow")
    print(dict(done))
    assert not wrong, (wrong, done)
