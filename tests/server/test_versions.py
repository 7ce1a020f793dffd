"""A game goes on by the rules it began with; where this engine does not play them, it stops and says so."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cumuli.games import SHELF
from cumuli.server.table import deeds
from server.duel import DUEL
from server.harness import Client, Server, running


async def begun(server: Server) -> tuple[Client, str]:
    """A duel against a bot in which one round was played."""
    ann = await server.client("Ann")
    made = await ann.done("Create", game="duel", seats=2, bots=["random"], options={"rounds": 3}, start=True)
    table = made["table"]
    await ann.watch(table)
    await go_on(ann, table)
    return ann, table


async def go_on(ann: Client, table: str) -> None:
    (block,) = await ann.until(lambda: ann.asked(table), 20)
    left = block["view"]["rounds"]
    await ann.play(table, block, {"type": "Keep"})
    await ann.until(lambda: ann.tables[table]["blocks"][0]["view"]["rounds"] < left, 20)


def rewritten(folder: Path, table: str, change: Callable[[Any], Any]) -> None:
    """Make a log as if it came from another version of the program."""
    with sqlite3.connect(folder / "cumuli.db") as db:
        for seq, payload in db.execute("SELECT seq, payload FROM entries WHERE table_id = ?", (table,)).fetchall():
            new = deeds.write(tuple(change(deed) for deed in deeds.read(payload)))
            db.execute("UPDATE entries SET payload = ? WHERE table_id = ? AND seq = ?", (new, table, seq))
    db.close()


def test_a_game_finishes_on_the_version_it_began_with_while_new_ones_begin_on_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def start(seats: int, options: Any, version: str) -> Any:
        asked.append(version)
        return DUEL.start(seats, options, version)

    async def play() -> None:
        async with running(tmp_path) as server:
            ann, table = await begun(server)
        newer = replace(DUEL, version="2", versions=("1", "2"), start=start)
        monkeypatch.setitem(SHELF, "duel", newer)
        async with running(tmp_path) as server:
            ann = await server.client("Ann", ann.cookie)
            await ann.watch(table)
            assert asked and set(asked) == {"1"}
            await go_on(ann, table)
            await go_on(ann, table)
            await ann.until(lambda: ann.tables[table]["info"]["status"] == "over")
            assert server.hub.rooms[table].summary.version == "1"
            status, _, record = await ann.get(f"/t/{table}.record")
            assert status == 200 and b'version = "1"' in record
            _, other = await begun(server)
            assert server.hub.rooms[other].summary.version == asked[-1] == "2"

    asyncio.run(play())


@pytest.mark.parametrize(
    "move",
    [(0, "deal 9"), (5, "keep"), (0, "no word of this game")],
    ids=["a move nobody may make", "a seat nobody has", "a word nobody knows"],
)
def test_a_game_whose_moves_this_engine_does_not_know_is_stopped_and_says_so_and_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, move: tuple[int, str]
) -> None:
    def other(deed: Any) -> Any:
        return msgspec.structs.replace(deed, moves=(move, *deed.moves[1:])) if isinstance(deed, deeds.Moved) else deed

    async def play() -> None:
        async with running(tmp_path) as server:
            ann, table = await begun(server)
            _, fine = await begun(server)
        rewritten(tmp_path, table, other)
        async with running(tmp_path) as server:
            ann = await server.client("Ann", ann.cookie)
            opened = await ann.watch(table)
            assert opened["info"]["status"] == "frozen" and opened["blocks"] == []
            assert await ann.refused("Act", table=table, seat=0, ask=3, action={"type": "Show"}) == "frozen"
            assert await ann.refused("Stand", table=table, seat=0) == "frozen"
            assert server.hub.rooms[table].thinkers == []
            assert (await server.client("Bob")).ws is not None
            bob = server.clients[-1]
            assert (await bob.watch(fine))["info"]["status"] == "playing"

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    told = {line.getMessage() for line in caplog.records}
    assert len(told) == 1 and "is stopped: it began on other rules" in told.pop()
