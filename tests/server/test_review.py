"""Looking back at a game: what is told of it, to whom, and at which plies."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.duels import two_at_duel
from server.harness import Client, running


async def asked(client: Client, path: str) -> Any:
    """What a door of the review answers: its JSON, or the reason why not."""
    status, _, said = await client.get(f"/api/review/{path}")
    told = json.loads(said)
    return told if status == 200 else told["reason"]


async def everybody_shows(table: str, *clients: Client) -> None:
    for client in clients:
        (block,) = await client.until(lambda client=client: client.asked(table))
        assert (await client.act(table, block, {"type": "Show"}))["type"] == "Done"


async def over(table: str, *clients: Client) -> None:
    for client in clients:
        await client.until(lambda client=client: client.tables[table]["info"]["status"] == "over")


def test_whoever_plays_looks_back_through_their_own_eyes_alone_until_the_game_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            mine = await asked(ann, table)
            assert mine["eyes"] == "0" and mine["may"] == ["0"] and not mine["over"]
            assert [ply["line"] for ply in mine["plies"]] == [""] and mine["plies"][0]["seat"] is None
            for eyes in ("1", "table", "truth", "7", "", "-1"):
                assert await asked(ann, f"{table}?eyes={eyes}") == "eyes-shut"
                assert await asked(ann, f"{table}/0?eyes={eyes}") == "eyes-shut"
            shown = (await asked(ann, f"{table}/0"))["positions"]
            assert [one["block"]["view"] for one in shown] == [ann.tables[table]["blocks"][0]["view"]]
            assert await asked(ann, f"{table}/3") == "no-ply"
            await everybody_shows(table, ann, bob)
            await everybody_shows(table, ann, bob)
            await over(table, ann, bob)
            mine = await asked(ann, table)
            assert mine["may"] == ["0", "table", "1", "truth"] and mine["over"]
            assert (await asked(bob, table))["eyes"] == "1"
            truth = await asked(ann, f"{table}?eyes=truth")
            assert [ply["number"] for ply in truth["plies"]] == list(range(len(truth["plies"])))
            assert all(ply["line"] for ply in truth["plies"][1:])
            lines = [(ply["seat"], ply["line"]) for ply in mine["plies"] if ply["line"]]
            assert lines == [(0, "show"), (0, "show")]

    asyncio.run(play())


def test_those_who_look_on_look_back_as_the_terms_let_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            eve = await server.client("Eve")
            for watching in ("live", "late", "closed"):
                terms = {"watching": watching}
                ann, bob, table = await two_at_duel(server, terms=terms)
                begun = await asked(eve, table)
                for client in (ann, bob):  # a decision, and nobody else's answer yet
                    await everybody_shows(table, client)
                went_on = await asked(eve, table)
                if watching == "closed":
                    assert begun == went_on == "watch-shut"
                else:
                    assert begun["may"] == ["table"] and await asked(eve, f"{table}?eyes=0") == "eyes-shut"
                    behind = len((await server.hub.room(table)).play.moves) - went_on["plies"][-1]["number"]
                    assert (behind > 0) == (watching == "late")
                await everybody_shows(table, ann, bob)
                await over(table, ann, bob)
                ended = await asked(eve, f"{table}?eyes=truth")
                assert ended == "watch-shut" if watching == "closed" else ended["over"]
                status, _, _ = await eve.get(f"/t/{table}.record")
                assert status == (403 if watching == "closed" else 200)
                assert (await asked(ann, f"{table}?eyes=truth"))["over"]

    asyncio.run(play())


def test_there_is_nothing_to_look_back_at_before_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            table = (await ann.done("Create", game="duel", seats=2, options={}))["table"]
            assert await asked(ann, table) == "not-started"
            assert await asked(ann, "nosuchtable") == "no-table"

    asyncio.run(play())
