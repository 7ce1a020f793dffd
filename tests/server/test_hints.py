"""The page of a table comes with the names of all that it will ask for."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cumuli.server.hints import FILE, Hints, read
from server.harness import fetch, running

TOLD = {
    "table": ["assets/table-1.js", "assets/table-1.css"],
    "games": {"cloudy_kingdom": ["assets/game-1.js", "assets/table-1.js"]},
    "words": {"de": ["assets/de-1.js"], "cloudy_kingdom/de": ["assets/words-1.js"], "en": ["assets/en-1.js"]},
}


def test_each_file_is_named_once_and_as_the_page_would_ask_for_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps(TOLD))
    assert read(tmp_path).links("cloudy_kingdom", "de").split(", ") == [
        "</assets/de-1.js>; rel=modulepreload; crossorigin",
        "</assets/table-1.js>; rel=modulepreload; crossorigin",
        "</assets/table-1.css>; rel=preload; as=style; crossorigin",
        "</assets/game-1.js>; rel=modulepreload; crossorigin",
        "</assets/words-1.js>; rel=modulepreload; crossorigin",
    ]


@pytest.mark.parametrize("text", [None, "", "[]", '{"table": 1}'])
def test_a_build_that_says_nothing_of_use_hints_at_nothing(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / FILE).write_text(text)
    assert read(tmp_path) == Hints() and read(tmp_path).links("cloudy_kingdom", "de") == ""


def test_only_a_table_is_hinted_at_and_its_game_once_it_is_under_way(tmp_path: Path) -> None:
    async def visit() -> None:
        static = tmp_path / "static"
        static.mkdir()
        (static / FILE).write_text(json.dumps(TOLD))
        async with running(tmp_path) as server:
            ann = await server.client()

            async def hinted(path: str) -> set[str]:
                wanted = {"accept-language": "de-AT,en;q=0.8", "cookie": ann.cookie}
                _, headers, _ = await asyncio.to_thread(fetch, ann.origin + path, wanted)
                return {one.split(">")[0].removeprefix("</assets/") for one in headers.get("link", "").split(", ")}

            seats = {"game": "cloudy_kingdom", "seats": 2, "bots": ["random"]}
            table = (await ann.done("Create", **seats))["table"]
            waiting = {"de-1.js", "table-1.js", "table-1.css"}
            assert await hinted(f"/t/{table}") == waiting
            await ann.done("Start", table=table)
            assert await hinted(f"/t/{table}") == waiting | {"game-1.js", "words-1.js"}
            assert await hinted("/t/nowhere") == waiting
            assert await hinted("/") == await hinted(f"/t/{table}/review") == {""}

    asyncio.run(visit())
