"""When the store fails, when another process was faster, when many rooms rest: what was told stays true."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from cumuli.server.config import Config
from cumuli.server.house import refuse
from cumuli.server.table.deeds import read
from cumuli.server.table.lobby import Lobby
from cumuli.server.table.summary import Summary, after, from_row
from server.clocks import FakeClock
from server.harness import Client, running


async def duel(ann: Client, rounds: int = 3) -> str:
    """A duel that Ann plays against herself."""
    made = await ann.done("Create", game="duel", seats=2, options={"rounds": rounds})
    table = str(made["table"])
    await ann.done("Sit", table=table, seat=1)
    await ann.watch(table)
    await ann.done("Start", table=table)
    await ann.until(lambda: ann.asked(table))
    return table


def test_who_said_hello_without_a_name_is_not_forgotten(tmp_path: Path) -> None:
    """Nameless guests have seats, too; only who fetched the page and said nothing goes."""

    async def play() -> None:
        async with running(tmp_path) as server:
            guest = await (await Client(server.port).open()).hello("")
            table = await duel(guest)
            await Client(server.port).get("/")  # somebody who says nothing
            assert await server.hub.store.forget(9e9) == 1
            again = await (await Client(server.port, guest.cookie).open()).hello("")
            assert len((await again.watch(table))["blocks"]) == 2, "both seats are still theirs"

    asyncio.run(play())


def test_nothing_is_written_where_somebody_comes_back_soon_as_whom_they_were(tmp_path: Path) -> None:
    """When a node is gone all its people say hello at another at once."""

    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann = await server.client("Ann")

            async def written(name: str) -> bool:
                before = db.execute("PRAGMA data_version").fetchone()
                await server.client(name, ann.cookie)
                return bool(db.execute("PRAGMA data_version").fetchone() != before)

            with contextlib.closing(sqlite3.connect(tmp_path / "cumuli.db")) as db:
                assert not await written("Ann")
                assert await written("Anne") and not await written("Anne")
                clock.skew += 700
                assert await written("Anne") and not await written("Anne"), "the device was here"

    asyncio.run(play())


@pytest.mark.parametrize("other", ["a bot", "myself"])
def test_a_game_begins_though_the_answer_to_its_start_was_lost_behind_the_disk(tmp_path: Path, other: str) -> None:
    """It stands in the log: the lobby knows before anybody moves, bots move, the command sent again is answered so."""

    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            made = await ann.done("Create", game="duel", seats=2, options={"rounds": 3})
            table, store = str(made["table"]), server.hub.store
            if other == "a bot":
                await ann.done("FillBots", table=table, bot="random")
            else:
                await ann.done("Sit", table=table, seat=1)
            await ann.watch(table)
            write = store.append

            def listed() -> bool:
                return any(row["table"] == table for row in bob.lobby)

            await bob.until(listed)

            async def lost(batch: Any) -> None:
                await write(batch)
                raise OSError("the line broke")

            store.append = lost  # type: ignore[method-assign]
            await ann.ws.send(json.dumps({"type": "Start", "id": "start", "table": table}))
            await ann.until(lambda: ann.ws.close_code)
            store.append = write  # type: ignore[method-assign]
            assert "start" not in ann.answers
            again = await server.client("Ann", ann.cookie)
            await again.watch(table)
            await bob.until(lambda: not listed())
            if other == "a bot":
                await again.until(lambda: again.asked(table))
                await again.play(table, again.asked(table)[0], {"type": "Keep"})
                await again.until(lambda: again.asked(table))  # the bot has answered, too
            await again.ws.send(json.dumps({"type": "Start", "id": "start", "table": table}))
            await again.until(lambda: again.answers.get("start"))
            assert again.answers["start"][0]["type"] == "Already"

    asyncio.run(play())


def test_two_servers_on_one_file_agree(tmp_path: Path) -> None:
    """Whoever writes second reads what the first wrote, and decides anew."""

    async def play() -> None:
        async with running(tmp_path) as one:
            ann = await one.client("Ann")
            table = await duel(ann)
            async with running(tmp_path) as two:
                other = await two.client("Ann", ann.cookie)
                await other.watch(table)
                for step in range(6):
                    here, there = (ann, other) if step % 2 else (other, ann)
                    await here.watch(table)
                    block = here.asked(table)[0]
                    await here.play(table, block, {"type": "Keep"})
                    stale = await there.act(table, block, {"type": "Show"})
                    assert stale["type"] == "Refused"
                assert (await ann.watch(table))["info"]["status"] == "over"
                assert (await other.watch(table))["info"]["status"] == "over"
            seqs = [entry.seq for entry in await one.hub.store.entries(table)]
            assert seqs == list(range(1, len(seqs) + 1))

    asyncio.run(play())


def test_rooms_nobody_watches_are_forgotten_and_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, rooms_at_rest=3, tables_each=99) as server:
            ann = await server.client("Ann")
            tables = []
            for _ in range(12):
                table = await duel(ann)
                await ann.done("Unwatch", table=table)
                tables.append((table, ann.tables[table]))
            assert len(server.hub.rooms) <= 5
            for table, seen in tables:
                opened = await ann.watch(table)
                assert opened["blocks"] == seen["blocks"]
                await ann.done("Unwatch", table=table)

    asyncio.run(play())


def test_a_tables_row_says_what_its_log_says(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            table = await duel(ann, rounds=1)
            for _ in range(2):
                await ann.play(table, ann.asked(table)[0], {"type": "Show"})
            await ann.done("Again", table=table)
            open_table = await ann.done("Create", game="duel", seats=4, bots=["random"])
            await ann.done("SetOptions", table=open_table["table"], seats=2, options={"rounds": 7})
            await ann.done("Stand", table=open_table["table"], seat=1)
            rows = await server.hub.store.tables(0)
            assert len(rows) == 3
            for row in rows:
                entries = await server.hub.store.entries(row.id)
                summary = after(None, [deed for entry in entries for deed in read(entry.payload)])
                assert from_row(row) == summary and row.status == summary.status

    asyncio.run(play())


def summary(host: str, status: str = "open") -> Summary:
    return Summary("duel", host, 0.0, (), {}, status=status)


def test_the_lobby_counts_only_tables_that_are_not_over() -> None:
    lobby = Lobby(Config(tables_each=2, tables_in_all=3), lambda summary: False)
    lobby.update("a", summary("ann"))
    lobby.update("b", summary("ann", "playing"))
    with pytest.raises(type(refuse("too-many"))):
        lobby.may_open("ann")
    lobby.may_open("bob")
    lobby.update("b", summary("ann", "over"))
    lobby.may_open("ann")
    assert [info.table for info in lobby.shown("bob", lambda person: False)] == ["a"]
    assert {info.table for info in lobby.shown("ann", lambda person: False)} == {"a", "b"}


def test_a_game_that_goes_on_for_weeks_is_not_pushed_out_of_the_lobby_by_those_that_are_over() -> None:
    lobby = Lobby(Config(), lambda summary: False)
    lobby.update("long", summary("ann", "playing"))
    for number in range(100):
        lobby.update(f"short{number}", summary("ann", "playing"))
        lobby.update(f"short{number}", summary("ann", "over"))
    shown = [info.table for info in lobby.shown("ann", lambda person: False)]
    assert shown == [*(f"short{number}" for number in range(99, 93, -1)), "long"]
