"""A node that loses its database while another has it: those who only look on are not left before a still picture."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import postgres
from cumuli.server.nodes import apart
from server.harness import Client, fetch, running
from server.way import Way


@pytest.mark.parametrize("silent", [False, True], ids=["refused", "silent"])
def test_people_of_a_node_without_its_database_are_sent_off_and_see_the_rest_at_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    monkeypatch.setattr(apart, "LONG", 3.0)

    async def play(base: postgres.Cluster) -> None:
        way = Way(base.folder / ".s.PGSQL.5432")
        for folder in ("one", "two"):
            (tmp_path / folder).mkdir()
        async with (
            running(tmp_path / "one", store=base.url, shared=True) as whole,
            running(tmp_path / "two", store=way.database, shared=True) as node,
        ):
            ann = await whole.client("Ann")
            table = str((await ann.done("Create", game="duel", seats=2, options={"rounds": 9}))["table"])
            await ann.done("Sit", table=table, seat=1)
            await ann.watch(table)
            await ann.done("Start", table=table)
            eve = await node.client("Eve")
            await eve.watch(table)
            way.let(False, silent)
            began = time.monotonic()
            block = (await ann.until(lambda: ann.asked(table)))[0]
            await ann.play(table, block, {"type": "Keep"})  # the others go on
            await eve.until(lambda: eve.ws.close_code, 20)
            assert eve.ws.close_code == 1013 and time.monotonic() - began < 15
            status, said = await eve.knock("/api/me/choices", b"{}")
            assert (status, said["reason"]) == (503, "house-away")
            status, _, body = await asyncio.to_thread(fetch, f"http://127.0.0.1:{node.port}/", {"cookie": eve.cookie})
            assert status == 503 and b"cannot reach its database" in body
            elsewhere = await Client(whole.port, eve.cookie).open()
            await elsewhere.hello("Eve")
            assert (await elsewhere.watch(table))["seq"] == ann.tables[table]["seq"]
            await elsewhere.close()
            way.let(True, silent)
            back = await Client(node.port, eve.cookie).open()
            async with asyncio.timeout(10):
                while not await comes(back):
                    await back.close()
                    back = await Client(node.port, eve.cookie).open()
            assert (await back.watch(table))["seq"] == ann.tables[table]["seq"]
            await back.close()
        way.close()

    async def comes(client: Client) -> bool:
        try:
            await client.hello("Eve")
        except Exception:
            await asyncio.sleep(0.3)
            return False
        return True

    with postgres.own() as base:
        asyncio.run(play(base))
