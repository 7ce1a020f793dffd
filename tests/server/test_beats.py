"""What happens between a question and the moment at which its answer is heard, over a real socket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cumuli.server.ids import house_key
from cumuli.server.table import deeds as log
from server.clocks import FakeClock
from server.harness import running
from server.scenes import Last
from server.trios import BRAVE, COWARD, PASS, begin


def test_whoever_must_pass_passes_by_itself_after_a_beat(tmp_path: Path) -> None:
    """Also when nobody is there, and at one device; and the next beat begins when the first is over."""

    async def play(people: int, away: bool) -> None:
        clock = FakeClock()
        async with running(tmp_path / f"{people}{away}", clock=clock) as server:
            table = await begin(server, clock, people)
            await table.lead(0)
            assert table.block(1)["legal"] == [PASS] and table.block(1)["ask"] is not None
            if away:
                await table.client(1).close()
            await table.go(0.89)
            assert await table.moves() == [(0, "lead 0")]
            await table.go(0.02)
            assert await table.moves() == [(0, "lead 0"), (1, "pass")]
            assert (await table.act(2, COWARD))["type"] == "Done"
            await table.go(0.88)
            assert len(await table.moves()) == 2
            await table.go(0.02)
            assert await table.moves() == [(0, "lead 0"), (1, "pass"), (2, "coward")]
            ask = next(entry.seq for entry in await server.hub.store.entries(table.id) if b"lead 0" in entry.payload)
            assert house_key(table.id, 1, ask) in (await server.hub.room(table.id)).commands

    for people, away in ((3, False), (3, True), (1, False)):
        (tmp_path / f"{people}{away}").mkdir()
        asyncio.run(play(people, away))


def test_no_bot_is_asked_where_it_must_pass(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock, levels=("random", "greedy")) as server:
            asked: list[Any] = []

            async def choose(job: Any, report: Any, stop: Any) -> None:
                asked.append(job.seat)

            server.hub.minds.thinkers.choose = choose  # type: ignore[method-assign]
            server.hub.minds.random = Last()  # type: ignore[assignment]
            table = await begin(server, clock)
            room = await server.hub.room(table.id)
            assert room.play is not None
            room.play.guess = lambda seat, rng: []  # type: ignore[method-assign]
            for seat in (1, 2):
                await table.client(seat).done("Stand", table=table.id, seat=seat)
                await table.client(0).done("SetBot", table=table.id, seat=seat, bot="greedy")
            await table.lead(0)
            await table.go(0.5)
            assert not asked and len(await table.moves()) == 1
            await table.go(0.5)
            assert asked == [2] and await table.moves() == [(0, "lead 0"), (1, "pass")]
            await table.go(0.7)
            assert len(await table.moves()) == 2
            await table.go(0.2)
            assert len(await table.moves()) == 3 and asked == [2]

    asyncio.run(play())


def test_an_early_answer_is_acknowledged_once_and_heard_after_its_beat(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            await table.lead(1)
            block = table.block(1)
            seen = table.client(0).tables[table.id]
            assert (await table.act(1, BRAVE, id="once"))["type"] == "Done"
            assert (await table.client(1).act(table.id, block, BRAVE, id="once"))["type"] == "Already"
            again = await table.client(1).act(table.id, block, COWARD)
            assert (again["type"], again["reason"]) == ("Refused", "stale")
            now = table.block(1)
            assert (now["ask"], now["legal"], now["ahead"], now["sealed"]) == (None, [], [], BRAVE)
            assert now["view"] == block["view"]
            assert table.client(0).tables[table.id] == seen and len(await table.moves()) == 1
            assert (await table.seal(1, None))["reason"] == "cannot-seal"
            await table.go(1)
            assert await table.moves() == [(0, "lead 1"), (1, "brave")]
            assert (await table.client(1).act(table.id, block, BRAVE, id="once"))["type"] == "Already"
            for client in table.people:
                assert client.tables[table.id]["seq"] == seen["seq"] + 1
                assert client.tables[table.id]["blocks"][0]["sealed"] is None
            await table.go(5)
            assert (await table.act(2, COWARD))["type"] == "Done"
            assert len(await table.moves()) == 3  # late: heard at once

    asyncio.run(play())


@pytest.mark.parametrize("sealed", [False, True])
def test_a_beat_goes_on_after_a_restart(tmp_path: Path, sealed: bool) -> None:
    """What was acknowledged is heard though nobody comes back, and it is heard once."""

    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            await table.lead(1)
            if sealed:
                assert (await table.seal(2, BRAVE, id="mine"))["type"] == "Done"
            assert (await table.act(1, COWARD, id="his"))["type"] == "Done"
            await table.go(0.5)
            before = await table.deeds()
        for times in range(3):
            async with running(tmp_path, clock=(clock := FakeClock())) as server:
                table.server, table.clock = server, clock
                await asyncio.sleep(0.02)
                await table.go(0.4)
                assert await table.deeds() == before, times
        async with running(tmp_path, clock=(clock := FakeClock())) as server:
            table.server, table.clock = server, clock
            await asyncio.sleep(0.02)
            await table.go(1)
            heard = [(0, "lead 1"), (1, "coward")]
            assert await table.moves() == heard
            await table.go(1)
            assert await table.moves() == heard + [(2, "brave")] * sealed
            again = await server.client("P1", table.people[1].cookie)
            assert (await again.send("Seal", id="his", table=table.id, seat=1, action=None))["type"] == "Already"
            await table.go(9)
            assert await table.moves() == heard + [(2, "brave")] * sealed

    asyncio.run(play())


def test_without_a_cadence_a_pass_stands_in_the_entry_before_it(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock, cadence="off")
            seq = table.people[0].tables[table.id]["seq"]
            await table.lead(0)
            assert await table.moves() == [(0, "lead 0"), (1, "pass")]
            assert table.people[0].tables[table.id]["seq"] == seq + 1
            events = table.block(0)["events"]
            assert [event["type"] for event in events] == ["Led", "Answered"]
            assert (await table.act(2, COWARD))["type"] == "Done"
            await table.lead(1)
            assert (await table.seal(2, BRAVE))["type"] == "Done"
            assert (await table.act(1, COWARD))["type"] == "Done"
            assert (await table.moves())[-2:] == [(1, "coward"), (2, "brave")]  # the sealed one, at once
            assert clock.now() == 0

    asyncio.run(play())


def test_broom_service_is_played_to_its_end_at_the_tables_pace(tmp_path: Path) -> None:
    """On the real clock: one person, who sometimes seals, and two bots."""

    async def play() -> None:
        rng = Random(3)
        async with running(tmp_path, beat=0.004, dealer=lambda: Random(3)) as server:
            ann = await server.client("Ann")
            made = await ann.done("Create", game="broom_service", seats=3, bots=["random"] * 2, start=True)
            table = made["table"]
            await ann.watch(table)
            sealed = 0
            while ann.tables[table]["info"]["status"] == "playing":
                seen = ann.tables[table]
                (block,) = seen["blocks"]
                if block["ahead"] and not block["sealed"]:
                    answer = await ann.send("Seal", table=table, seat=0, action=rng.choice(block["ahead"]))
                    sealed += answer["type"] == "Done"  # it may have been asked meanwhile
                elif block["ask"] is not None:
                    await ann.act(table, block, rng.choice(block["legal"]))
                if ann.tables[table] is seen:
                    await ann.until(lambda seen=seen: ann.tables[table] is not seen)
            room = await server.hub.room(table)
            assert room.play is not None and room.entries > room.seq and sealed
            room.play.table.record.verify()
            kept = [deed for entry in await server.hub.store.entries(table) for deed in log.read(entry.payload)]
            assert sum(isinstance(deed, log.Sealed) for deed in kept) == room.entries - room.seq
            assert all(len(answers) == 1 for answers in ann.answers.values())

    asyncio.run(play())
