"""Several servers share one house: whoever sits where, all see the same, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from broker import broker
from postgres import schema
from server.harness import Client, Server, running

QUICK = {"beat": 0.0, "beat_median": 0.0, "beat_least": 0.0}


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as url:
        yield url


@pytest.fixture(scope="module")
def nats() -> Iterator[str]:
    with broker() as url:
        yield url


@contextlib.asynccontextmanager
async def house(folder: Path, url: str, nats: str, nodes: int = 2, **knobs: Any) -> AsyncIterator[list[Server]]:
    """So many nodes of one house, in one process."""
    async with contextlib.AsyncExitStack() as stack:
        servers = []
        for number in range(nodes):
            (place := folder / str(number)).mkdir(exist_ok=True)
            shared = running(place, store=url, shared=True, nats=nats, **{**QUICK, **knobs})
            servers.append(await stack.enter_async_context(shared))
        yield servers


async def sat(servers: list[Server], rounds: int = 3, seats: int = 2, **more: Any) -> tuple[str, list[Client]]:
    """A begun duel whose seats are held at one node after the other."""
    clients = [await server.client(f"P{number}") for number, server in enumerate(servers[:seats])]
    made = await clients[0].done("Create", game="duel", seats=seats, options={"rounds": rounds}, **more)
    table = str(made["table"])
    await clients[0].watch(table)
    for seat, client in enumerate(clients[1:], 1):
        await client.watch(table)
        await client.done("Sit", table=table, seat=seat)
    await clients[0].until(lambda: not any(s["kind"] == "free" for s in clients[0].tables[table]["info"]["seats"]))
    await clients[0].done("Start", table=table)
    return table, clients


@pytest.mark.parametrize("rung", [True, False], ids=["rings", "looking"])
def test_a_game_is_played_with_its_seats_at_two_nodes(tmp_path: Path, url: str, nats: str, rung: bool) -> None:
    async def work() -> None:
        async with house(tmp_path, url, nats if rung else "") as servers:
            table, clients = await sat(servers)
            while any(client.tables[table]["info"]["status"] != "over" for client in clients):
                for client in clients:
                    for block in client.asked(table):
                        answer = await client.act(table, block, {"type": "Show"})
                        assert answer["type"] == "Done", answer
                        await client.until(lambda c=client, b=block: c.asked(table) != [b])
                await asyncio.sleep(0.05)
            one, two = (client.tables[table] for client in clients)
            assert one["seq"] == two["seq"] and one["blocks"][0]["view"]["scores"] == two["blocks"][0]["view"]["scores"]

    asyncio.run(work())
