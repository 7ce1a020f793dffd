"""A lone house whose disk is full: what was answered is there, the rest refused, and it goes on once there is room."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Client, Server, fetch, running

WORDS = {"en": "no room left", "de": "kein Platz mehr", "fr": "plus de place"}


@contextlib.contextmanager
def full(folder: Path) -> Iterator[None]:
    """No file of this process may grow past what the house has written so far, as on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    written = max(path.stat().st_size for path in folder.glob("cumuli.db*"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (written, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def duel(ann: Client, bots: list[str]) -> str:
    made = await ann.done("Create", game="duel", seats=2, bots=bots, options={"rounds": 90})
    table = str(made["table"])
    if not bots:
        await ann.done("Sit", table=table, seat=1)
    await ann.watch(table)
    await ann.done("Start", table=table)
    await ann.until(lambda: ann.asked(table))
    return table


async def kept(server: Server, table: str) -> list[str]:
    return [entry.command for entry in await server.hub.store.entries(table)]


def test_what_cannot_be_written_is_refused_once_and_what_was_answered_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            table = await duel(ann, [])
            before, seen = await kept(server, table), ann.tables[table]
            block = ann.asked(table)[0]
            act = {"table": table, "seat": block["seat"], "ask": block["ask"], "action": {"type": "Keep"}}
            with full(tmp_path):
                for number in range(3):
                    text = json.dumps({"type": "Act", "id": f"try{number}", **act})
                    await ann.ws.send(text)
                    await ann.until(lambda number=number: ann.answers.get(f"try{number}"))
                    (no,) = ann.answers[f"try{number}"]
                    assert (no["type"], no["reason"]) == ("Refused", "house-full")
                assert await ann.refused("Create", game="duel", seats=2) == "house-full"
                assert await ann.refused("Say", table=table, text="hello") == "house-full"
                await ann.done("Hello", name="Ann")
                assert await kept(server, table) == before
                again = await Client(server.port, ann.cookie).open()
                await again.hello("Ann")
                assert (await again.watch(table))["blocks"] == seen["blocks"]
                await again.close()
            await ann.ws.send(text)  # the very command that was refused
            await ann.until(lambda: len(ann.answers["try2"]) == 2)
            assert [answer["type"] for answer in ann.answers["try2"]] == ["Refused", "Done"]
            assert len(await kept(server, table)) == len(before) + 1
            assert ann.ws.close_code is None

    asyncio.run(play())


def test_a_bot_whose_move_found_no_room_makes_it_once_there_is_some(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, bot_pause=0.4) as server:
            ann = await server.client("Ann")
            table = await duel(ann, ["random"])
            while True:
                block = (await ann.until(lambda: ann.asked(table)))[0]
                await ann.play(table, block, {"type": "Keep"})
                if not ann.asked(table):
                    break
            before = await kept(server, table)
            with full(tmp_path):
                await asyncio.sleep(1.2)
                assert await kept(server, table) == before and not ann.asked(table)
            await ann.until(lambda: ann.asked(table))
            assert len(await kept(server, table)) > len(before)

    asyncio.run(play())


@pytest.mark.parametrize("lang", WORDS)
def test_doors_say_so_too_in_the_language_of_whoever_asks(tmp_path: Path, lang: str) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            with full(tmp_path):
                status, _, body = await asyncio.to_thread(
                    fetch, f"http://127.0.0.1:{server.port}/", {"accept-language": lang}
                )
                assert status == 507 and WORDS[lang] in body.decode(), body
                status, said = await ann.knock("/api/me/choices", b'{"theme": "day"}')
                assert (status, said["reason"]) == (507, "house-full"), said
            status, said = await ann.knock("/api/me/choices", b'{"theme": "day"}')
            assert status == 204

    asyncio.run(play())
