"""All onlookers read one message; what a seat or the host alone may read is in none of theirs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.harness import Client, running
from server.test_order import play_on, table_with


def last(client: Client) -> Any:
    return [frame for frame in client.frames if frame["type"] == "Changed" and frame["blocks"]][-1]


def test_onlookers_read_alike_and_nothing_of_the_hands(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, eve, table = await table_with(server)
            fay = await server.client("Fay")
            for one in (eve, fay):
                await one.watch(table)
            before = last(ann)["seq"] if any(f["type"] == "Changed" and f["blocks"] for f in ann.frames) else 0
            await play_on(table, ann, bob)
            for one in (ann, bob, eve, fay):
                await one.until(lambda one=one: [f for f in one.frames if f["type"] == "Changed" and f["seq"] > before])
            raws = [[raw for raw in one.raw if json.loads(raw)["type"] == "Changed"][-1] for one in (eve, fay)]
            assert raws[0] == raws[1]
            told, mine = last(eve), last(ann)
            assert [block["seat"] for block in told["blocks"]] == [None]
            assert told["blocks"][0]["view"]["hand"] is None and mine["blocks"][0]["view"]["hand"] is not None
            assert mine["info"]["host"] and not told["info"]["host"]
            assert not any(seat["mine"] for seat in told["info"]["seats"])

    asyncio.run(play())
