"""The doors for owners of a printed game, and what a table tells of its stand-ins."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.harness import running

KINGDOM, BROOM = "cloudy_kingdom", "broom_service"


def file(game: str, **more: Any) -> bytes:
    return json.dumps({"cumuli": "corrections", "version": 1, "game": game, **more}).encode()


def test_every_stand_in_is_told_with_tables_to_draw_it_from_and_a_file_is_checked(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")

            async def ask(game: str, body: bytes | None = None) -> Any:
                path = f"/standins/{game}"
                if body is None:
                    return json.loads((await ann.get(path))[2])
                return (await ann.knock(path, body))[1]

            told = await ask(BROOM)
            assert len(told["standins"]) > 150 and set(told["scenes"]) == {"front", "back"}
            one = next(one for one in told["standins"] if one["id"] == "like_minded")
            assert (one["value"], one["provenance"], one["chapter"]) == ([4], "designed", "events")
            assert (await ask("cloud_mine"))["reason"] == "no-standins"

            good = await ask(KINGDOM, file(KINGDOM, by="Ann", values={"count.cross": [20]}, right=["pairs"]))
            assert good["problems"] == []
            assert good["corrections"] == {"by": "Ann", "values": {"count.cross": [20]}, "right": ["pairs"]}
            bad = await ask(KINGDOM, file(KINGDOM, values={"count.cross": [99]}))
            assert bad["problems"] == [{"where": "count.cross", "problem": "range", "about": {"low": 0, "high": 60}}]
            for body, problem in (
                (b"\xff{", "form"),
                (b"[" * 40_000, "form"),
                (file(KINGDOM, values={"count.cross": [[1]]}), "form"),
                (file("cloud_mine"), "form"),
                (file(BROOM), "game"),
                (file(KINGDOM).replace(b'"version": 1', b'"version": 2'), "version"),
                (file(KINGDOM, by="x" * 25), "name"),
                (file(KINGDOM, right=["count.dragon"]), "unknown"),
            ):
                said = await ask(KINGDOM, body)
                assert said["problems"][0]["problem"] == problem, body[:60]
            assert (await ask(KINGDOM, b" " * 70_000))["reason"] == "file-too-big"
            ann.cookie = "cumuli=nobody"
            assert (await ask(KINGDOM, file(KINGDOM)))["reason"] == "stranger"

    asyncio.run(visit())


def test_a_table_says_whose_corrections_it_has_and_how_many_stand_ins_are_left(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            printed = {"by": "Ann", "values": {"like_minded": [9]}, "right": ["lightning"]}
            plain = (await ann.done("Create", game=BROOM, seats=2))["table"]
            table = (await ann.done("Create", game=BROOM, seats=2, options={"printed": printed}))["table"]
            left = {}
            for which in (plain, table):
                left[which] = (await bob.watch(which))["info"]
            assert left[table]["options"]["printed"] == printed
            assert left[table]["standins"] == left[plain]["standins"] - 2 > 0
            values = {"F01": ["forest", 1, "no"]}
            nonsense = {"printed": {"values": values}}
            assert await ann.refused("Create", game=BROOM, seats=2, options=nonsense) == "bad-printed"

    asyncio.run(visit())
