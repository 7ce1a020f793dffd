"""What happened since somebody looked: told when a table comes into sight again, to those who sit there alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from server.clocks import FakeClock, settled
from server.duels import two_at_duel
from server.harness import Client, Message, Server, running

KEEP = {"type": "Keep"}


def looked(client: Client) -> list[Message]:
    return [frame for frame in client.frames if frame["type"] == "Looked"]


def test_who_comes_back_is_told_what_happened_and_what_they_saw_then(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await two_at_duel(server)
            eve = await server.client("Eve")
            await eve.watch(table)
            then = ann.tables[table]["blocks"][0]["view"]
            events = len(ann.tables[table]["blocks"][0]["events"])
            for client in (ann, eve):
                await client.done("Unwatch", table=table)
            await settled(server)
            left = clock.wall()
            await bob.play(table, bob.asked(table)[0], KEEP)
            await clock.go(server, 3600)
            ann, eve = [await server.client(cookie=client.cookie) for client in (ann, eve)]
            for client in (ann, eve, bob):
                await client.watch(table)
            await settled(server)
            (said,) = looked(ann)
            assert said["at"] == left and said["events"] == events and said["then"] == [{"seat": 0, "view": then}]
            whole = ann.tables[table]["blocks"][0]
            assert [event["type"] for event in whole["events"][events:]] == ["Chose"]
            assert not looked(eve) and not looked(bob), "Eve does not sit there, Bob never left"
        async with running(tmp_path, clock=FakeClock()) as server:
            ann = await server.client(cookie=ann.cookie)
            await ann.watch(table)
            await settled(server)
            assert not looked(ann), "she has seen all there is"

    asyncio.run(play())


def test_a_page_in_the_background_sees_nothing_and_a_moment_away_is_no_absence(tmp_path: Path) -> None:
    async def out_of_sight(server: Server, clock: FakeClock, ann: Client, bob: Client, table: str, long: float) -> int:
        before = len(looked(ann))
        await ann.done("Look", table=table, here=False)
        await settled(server)
        await bob.play(table, bob.asked(table)[0], KEEP)
        await clock.go(server, long)
        await ann.done("Look", table=table, here=True)
        await settled(server)
        return len(looked(ann)) - before

    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await two_at_duel(server)
            assert await out_of_sight(server, clock, ann, bob, table, 5) == 0
            await ann.play(table, ann.asked(table)[0], KEEP)
            await bob.until(lambda: bob.asked(table))
            assert await out_of_sight(server, clock, ann, bob, table, 60) == 1
            eve = await server.client("Eve")
            assert await eve.refused("Look", table=table, here=True) == "no-table"

    asyncio.run(play())


def test_many_who_lose_their_line_at_once_cost_few_writes_and_coming_back_soon_no_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            store, asked, written = server.hub.store, [0], list[int]()
            look, read = store.look, store.looked

            async def noted(looks: Sequence[tuple[str, str, int, float]]) -> None:
                written.append(len(looks))
                await asyncio.sleep(0.05)
                await look(looks)

            async def counted(person: str, table: str) -> tuple[int, float] | None:
                asked[0] += 1
                return await read(person, table)

            tables = [await two_at_duel(server) for _ in range(5)]
            store.look, store.looked = noted, counted  # type: ignore[method-assign]
            for ann, bob, _ in tables:
                ann.ws.transport.abort()
                bob.ws.transport.abort()
            async with asyncio.timeout(10):
                while sum(written) < 10:
                    await asyncio.sleep(0.01)
            assert len(written) <= 5
            for ann, _, table in tables:
                await (await server.client(cookie=ann.cookie)).watch(table)
            assert not asked[0]

    asyncio.run(play())
