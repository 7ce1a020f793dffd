"""Whose turn it is at which table, as each person's own list tells it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.duels import two_at_duel
from server.harness import Client, running


def since(client: Client, table: str) -> float | None:
    found = [info for info in client.lobby if info["table"] == table]
    return None if not found else found[0]["since"]


def test_the_list_tells_whose_turn_it_is_and_since_when_also_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            eve = await server.client("Eve")
            await ann.done("Unwatch", table=table)
            await ann.until(lambda: since(ann, table))
            began = since(ann, table)
            block = bob.asked(table)[0]
            await bob.play(table, block, {"type": "Keep"})
            assert bob.tables[table]["info"]["since"] is None, "Bob has answered"
            assert since(ann, table) == began, "Ann is still asked the same"
            eves = await eve.watch(table)
            assert eves["info"]["since"] is None, "who only watches has no turn"
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann", ann.cookie), await server.client("Bob", bob.cookie)
            assert since(ann, table) == began
            assert since(bob, table) is None

    asyncio.run(play())
