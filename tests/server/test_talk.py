"""What is said at a table: heard by all who are there, kept, within bounds; and who knows too much is silent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cumuli.server.table.room import Room
from server.harness import Client, Message, running
from server.test_sky import DREAMER, EVE, SCOUT, WATCHER, Evening, evening


def lines(client: Client) -> list[Message]:
    return [frame for frame in client.frames if frame["type"] == "Spoke"]


def test_everybody_at_the_table_hears_and_whoever_comes_later_and_after_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, str]:
        async with running(tmp_path) as server:
            ann, bob, eve = [await server.client(name) for name in ("Ann", "Bob", "Eve")]
            table = (await ann.done("Create", game="duel", seats=2))["table"]
            for client in (ann, bob, eve):
                await client.watch(table)
            assert await bob.refused("Say", table=table, text="hello") == "not-yours"
            await bob.done("Sit", table=table, seat=1)
            await ann.done("Start", table=table)
            await eve.until(lambda: eve.tables[table]["blocks"])
            seq = eve.tables[table]["seq"]
            await bob.done("Say", table=table, text=" <b>good\u202e  luck</b>\n")
            (line,) = await eve.until(lambda: lines(eve))
            assert {key: line[key] for key in ("table", "number", "seat", "name", "text")} == {
                "table": table,
                "number": 1,
                "seat": 1,
                "name": "Bob",
                "text": "<b>good luck</b>",
            }
            for client in (ann, bob):
                await client.until(lambda client=client: lines(client) == [{**line, "mine": client is bob}])
            assert (await server.hub.room(table)).seq == seq
            answer = await ann.send("Say", id="once", table=table, text="and you")
            again = await ann.send("Say", id="once", table=table, text="and you")
            assert (answer["type"], again["type"]) == ("Done", "Already")
            for block in ann.asked(table):
                await ann.play(table, block, {"type": "Keep"})
            for wrong in ("", "x" * 301, "\u200b \n"):
                assert await ann.refused("Say", table=table, text=wrong) == "bad-message"
            return table, eve.cookie

    async def second(table: str, cookie: str) -> None:
        async with running(tmp_path) as server:
            eve = await server.client("Eve", cookie)
            await eve.watch(table)
            await eve.until(lambda: len(lines(eve)) == 2)
            assert [(line["number"], line["text"]) for line in lines(eve)] == [(1, "<b>good luck</b>"), (2, "and you")]
            entries = await server.hub.store.entries(table)
            rebuilt = Room.rebuilt(server.hub.house, table, entries)
            assert rebuilt.seq == eve.tables[table]["seq"] == len(entries) - 2

    asyncio.run(second(*asyncio.run(first())))


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, talk_burst=3.0, talk_rate=1e-6) as server:
            ann = await server.client("Ann")
            table = (await ann.done("Create", game="duel", seats=2))["table"]
            for _ in range(3):
                await ann.done("Say", table=table, text="and")
            assert await ann.refused("Say", table=table, text="and") == "talk-often"
            assert await ann.refused("Say", table="nowhere", text="and") == "no-table"

    asyncio.run(play())


@pytest.mark.parametrize("talk", ["muted", "free"])
def test_scout_and_dreamer_are_silent_while_they_know_what_the_others_seek(tmp_path: Path, talk: str) -> None:
    """Rule 6.5."""

    async def play(at: Evening) -> None:
        async def may(*seats: int) -> None:
            """Those may talk, and of those with a seat nobody else."""
            for seat in (DREAMER, WATCHER, SCOUT):
                answer = await at.people[seat].send("Say", table=at.table, text="hm")
                silent = talk == "muted" and seat not in seats
                said = ("Refused", "muted", "6.5") if silent else ("Done", None, None)
                assert (answer["type"], answer.get("reason"), answer.get("rule")) == said, seat
                assert at.block(seat)["muted"] == ("6.5" if silent else ""), seat

        await at.begin({"talk": talk})
        await may(DREAMER, WATCHER)
        await at.done(SCOUT, {"type": "Pick", "card": 71})
        await may(WATCHER)
        await at.done(DREAMER, {"type": "Describe", "text": "a fish on stilts"})
        await may(WATCHER)
        target = next(place for place, card in enumerate(at.view(EVE)["sky"]) if card["card"] == 71)
        await at.done(WATCHER, {"type": "Guess", "place": target})
        assert at.view(EVE)["round"] == 2 and at.view(EVE)["scout"] == WATCHER
        await may(DREAMER, SCOUT)
        assert "hm" not in json.dumps([at.view(seat) for seat in (DREAMER, WATCHER, SCOUT, EVE)])

    asyncio.run(evening(tmp_path, play, talk_burst=99.0))
