"""Duels ready to be played."""

from __future__ import annotations

from typing import Any

from server.harness import Client, Server


async def new_duel(host: Client, **fields: Any) -> str:
    made = await host.done("Create", game="duel", seats=2, options={"rounds": 2}, **fields)
    return str(made["table"])


async def two_at_duel(server: Server, **fields: Any) -> tuple[Client, Client, str]:
    """Two people at a duel that has begun."""
    ann, bob = await server.client("Ann"), await server.client("Bob")
    table = await new_duel(ann, **fields)
    await bob.done("Sit", table=table, seat=1)
    await ann.watch(table)
    await bob.watch(table)
    await ann.done("Start", table=table)
    for client in (ann, bob):
        await client.until(lambda client=client: client.asked(table))
    return ann, bob, table
