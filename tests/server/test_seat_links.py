"""Personal links: a seat goes to another device or a friend, once, and not where the link is void."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from server.duels import new_duel, two_at_duel
from server.harness import Client, running


async def link(client: Client, table: str, seat: int) -> str:
    status, said = await client.knock("/api/seats/link", json.dumps({"table": table, "seat": seat}).encode())
    assert status == 201, said
    return str(said["token"])


async def take(client: Client, token: str) -> str | None:
    """Nothing, or why not."""
    _, said = await client.knock("/api/seats/take", json.dumps({"token": token}).encode())
    return said.get("reason")


def test_a_seat_moves_with_its_hand_and_its_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            (hand,) = [block["view"]["hand"] for block in ann.tables[table]["blocks"]]
            token = await link(ann, table, 0)
            assert await take(ann, token) is None  # my own: nothing changes
            phone = await server.client("")
            await phone.watch(table)
            assert await take(phone, token) is None
            await phone.until(lambda: phone.tables[table]["blocks"][0]["seat"] == 0)
            assert phone.tables[table]["blocks"][0]["view"]["hand"] == hand
            info = phone.tables[table]["info"]
            assert info["host"] and info["seats"][0]["mine"] and info["seats"][0]["name"] == "Ann"
            await ann.until(lambda: ann.tables[table]["blocks"][0]["seat"] is None)
            assert not ann.tables[table]["info"]["host"]
            assert await take(bob, token) == "link-void"

    asyncio.run(play())


def test_a_link_is_void_once_there_is_a_newer_one_or_its_owner_got_up_or_moved(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            table = await new_duel(ann)
            old = await link(ann, table, 0)
            new = await link(ann, table, 0)
            assert await take(bob, old) == "link-void"
            await ann.done("Reorder", table=table, order=[1, 0])
            assert await take(bob, new) == "link-void"
            new = await link(ann, table, 1)
            await ann.done("Stand", table=table, seat=1)
            await ann.done("Sit", table=table, seat=1)
            assert await take(bob, new) == "link-void"
            new = await link(ann, table, 1)
            await ann.knock("/api/seats/void", json.dumps({"table": table, "seat": 1}).encode())
            assert await take(bob, new) == "link-void"

    asyncio.run(play())


def test_only_who_sits_there_makes_a_link(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            table = await new_duel(ann)
            for seat, reason in ((0, "not-yours"), (1, "not-yours"), (9, "no-seat")):
                body = json.dumps({"table": table, "seat": seat}).encode()
                assert (await bob.knock("/api/seats/link", body))[1]["reason"] == reason
            body = json.dumps({"table": "nowhere", "seat": 0}).encode()
            assert (await bob.knock("/api/seats/link", body))[1]["reason"] == "no-table"
            assert await take(bob, "guessed") == "link-void"

    asyncio.run(play())
