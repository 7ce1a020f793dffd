"""A whole house on PostgreSQL: every kind of game to its end, killed and opened again on the way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cumuli.games import SHELF
from cumuli.record import Record
from cumuli.store.opening import open_store
from postgres import Cluster, own, schema
from server.harness import Client, Server, running

HALF = 6
"""Answers after which the house is closed for a while."""


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as url:
        yield url


async def answers(client: Client, table: str, most: int) -> int:
    """Answer whatever is asked, with the last legal word, at most so often or to the end; how often it was."""
    given = 0
    while given < most and client.tables[table]["info"]["status"] != "over":
        await client.until(lambda: client.asked(table) or client.tables[table]["info"]["status"] == "over", 60)
        for block in client.asked(table):
            answer = await client.act(table, block, block["legal"][-1])
            given += answer["type"] == "Done"
            break
        await asyncio.sleep(0)
    return given


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_game_is_played_to_its_end_though_the_house_was_closed_on_the_way(
    tmp_path: Path, url: str, game: str
) -> None:
    seats = SHELF[game].seats[0]
    told: dict[str, Any] = {}

    async def begin(server: Server) -> None:
        ann = await server.client("Ann")
        bots = ["random"] * (seats - 1)
        told["cookie"], made = ann.cookie, await ann.done("Create", game=game, seats=seats, bots=bots)
        told["table"] = table = str(made["table"])
        await ann.watch(table)
        await ann.done("Start", table=table)
        await answers(ann, table, HALF)

    async def end(server: Server) -> None:
        ann = await server.client("Ann", told["cookie"])
        table = told["table"]
        assert [row["table"] for row in ann.lobby] == [table]
        await ann.watch(table)
        assert ann.tables[table]["info"]["status"] in ("playing", "over")
        await answers(ann, table, 10_000)
        status, _, record = await ann.get(f"/t/{table}.record")
        assert status == 200
        Record.parse(record.decode()).verify()
        status, said = await ann.knock("/api/me/history", method="GET")
        assert status == 200 and table in json.dumps(said)

    async def work() -> None:
        for part in (begin, end):
            async with running(tmp_path, store=url, beat=0.0, beat_median=0.0, beat_least=0.0) as server:
                await part(server)

    asyncio.run(work())
    assert not (tmp_path / "cumuli.db").exists()


def test_what_people_may_type_can_be_kept(tmp_path: Path, url: str) -> None:
    """The sign of number 0, which PostgreSQL's texts cannot hold, is refused or cleaned away before it gets there."""

    async def work() -> None:
        async with running(tmp_path, store=url) as server:
            ann = await server.client("A\0nn")
            nothing = await ann.get("/t/a%00b.record")
            assert nothing[0] == 404
            await ann.ws.send('{"type":"Create","id":"a\\u0000b","game":"duel","seats":2}')
            await ann.until(lambda: any(frame.get("reason") == "bad-message" for frame in ann.frames))
            made = await ann.done("Create", game="duel", seats=2)
            await ann.done("Say", table=made["table"], text="a\0b")
            assert await ann.refused("Watch", table="a\0b") == "bad-message"

    asyncio.run(work())


def test_a_person_takes_their_data_along_and_is_forgotten(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with running(tmp_path, store=url) as server:
            ann = await server.client("Annabella")
            made = await ann.done("Create", game="duel", seats=2)
            await ann.done("Say", table=made["table"], text="I live by the old mill")
            status, mine = await ann.knock("/api/me/data", method="GET")
            assert status == 200 and "old mill" in json.dumps(mine)
            status, _ = await ann.knock("/api/me/erase", b'{"sure": true}')
            assert status == 204
        store = open_store(url)
        kept = [await store._ask(f"SELECT * FROM {kind}") for kind in {kind for kind, _ in await store.columns()}]  # type: ignore[attr-defined]
        await store.close()
        assert "Annabella" not in repr(kept) and "old mill" not in repr(kept)

    asyncio.run(work())


def test_while_the_database_is_away_nothing_is_answered_and_then_all_goes_on(tmp_path: Path) -> None:
    async def work(database: Cluster) -> None:
        async with running(tmp_path, store=database.url) as server:
            ann = await server.client("Ann")
            made = await ann.done("Create", game="duel", seats=2, bots=["random"], options={"rounds": 9})
            table = str(made["table"])
            await ann.watch(table)
            await ann.done("Start", table=table)
            await ann.until(lambda: ann.asked(table))
            block, id = ann.asked(table)[0], "the-same"
            before = ann.tables[table]["seq"]
            await asyncio.to_thread(database.stop)
            assert (await ann.get("/readyz"))[0] == 503
            move = {"type": "Act", "id": id, "table": table, "seat": 0, "ask": block["ask"], "action": {"type": "Show"}}
            await ann.ws.send(json.dumps(move))
            await asyncio.wait_for(ann.ws.wait_closed(), 30)
            assert ann.ws.close_code == 1011 and not ann.answers.get(id)
            await asyncio.to_thread(database.start)
            async with asyncio.timeout(30):
                while (await ann.get("/readyz"))[0] != 200:
                    await asyncio.sleep(0.1)
            again = await server.client("Ann", ann.cookie)
            await again.watch(table)
            before = max(before, again.tables[table]["seq"])  # the bot may have answered
            answer = await again.act(table, block, {"type": "Show"}, id=id)
            assert answer["type"] == "Done", answer
            await again.until(lambda: again.tables[table]["seq"] > before)

    with own() as database:
        asyncio.run(work(database))
