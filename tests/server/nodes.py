"""The nodes of one house in one process, for tests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from cumuli.server.table import deeds as log
from server.harness import Client, Server, running

QUICK = {"beat": 0.0, "beat_median": 0.0, "beat_least": 0.0}


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


def node(tmp_path: Path, url: str, nats: str, work: Any, nodes: int = 2, **knobs: Any) -> None:
    """Try something with the nodes of one house."""

    async def run() -> None:
        async with house(tmp_path, url, nats, nodes, **knobs) as servers:
            await work(servers)

    asyncio.run(run())


async def log_of(server: Server, table: str) -> list[log.Deed]:
    return [deed for entry in await server.hub.store.entries(table) for deed in log.read(entry.payload)]


async def moved(server: Server, client: Client) -> Client:
    """The same browser at another node."""
    return await server.client("same", client.cookie)
