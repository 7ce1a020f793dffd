"""Clocks and absence: whose time runs, what survives a restart, and what comes of somebody who is late or gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cumuli.server.table import deeds as log
from cumuli.server.table.terms import Terms
from cumuli.server.table.timing import MERCY, Timing
from server import trios
from server.clocks import FakeClock, settled
from server.harness import Client, Message, Server, running

SHOW, KEEP = {"type": "Show"}, {"type": "Keep"}


async def duel(server: Server, terms: Message, rounds: int = 3) -> tuple[Client, Client, str]:
    """Two people at a duel that has just begun."""
    ann, bob = await server.client("Ann"), await server.client("Bob")
    made = await ann.done("Create", game="duel", seats=2, options={"rounds": rounds}, terms=terms)
    table = str(made["table"])
    await bob.done("Sit", table=table, seat=1)
    for client in (ann, bob):
        await client.watch(table)
    await ann.done("Start", table=table)
    await settled(server)
    return ann, bob, table


def info(client: Client, table: str) -> Message:
    return dict(client.tables[table]["info"])


def left(client: Client, table: str) -> list[float]:
    return [clock["left"] for clock in info(client, table)["clocks"]]


def runs(client: Client, table: str) -> list[float | None]:
    return [clock["starts"] for clock in info(client, table)["clocks"]]


async def choose(server: Server, client: Client, table: str, action: Message) -> None:
    await client.play(table, client.asked(table)[0], action)
    await settled(server)


async def deeds(server: Server, table: str) -> list[log.Deed]:
    return [deed for entry in await server.hub.store.entries(table) for deed in log.read(entry.payload)]


def test_a_bank_runs_while_its_seat_is_asked_and_gains_with_each_answer(tmp_path: Path) -> None:
    clock = FakeClock()
    terms = {"clock": "bank", "seconds": 100, "increment": 5}

    async def first() -> tuple[str, str]:
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await duel(server, terms)
            assert left(ann, table) == [100, 100] and runs(ann, table) == [0, 0]
            await clock.go(server, 20)
            await choose(server, ann, table, KEEP)
            assert left(bob, table) == [85, 80] and runs(bob, table) == [None, 0]
            await clock.go(server, 30)
            await choose(server, bob, table, SHOW)
            assert left(ann, table) == [85, 55] and runs(ann, table) == [0, 0]
            await clock.go(server, 7)
            return table, ann.cookie

    async def second(table: str, cookie: str) -> None:
        async with running(tmp_path, clock=clock) as server:
            ann = await server.client("Ann", cookie)
            await ann.watch(table)
            assert left(ann, table) == [85, 55], "what ran while nobody knows is given back"
            assert runs(ann, table) == [0, 0]

    asyncio.run(second(*asyncio.run(first())))


def test_no_clock_runs_in_a_break(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await duel(server, {"clock": "bank", "seconds": 50, "late": "end"})
            await clock.go(server, 10)
            await ann.done("Propose", table=table, seat=0, what="pause")
            await settled(server)
            await bob.done("Answer", table=table, number=1, yes=True)
            await settled(server)
            assert left(bob, table) == [40, 40] and runs(bob, table) == [None, None]
            await clock.go(server, 500)
            assert info(bob, table)["status"] == "playing" and info(bob, table)["paused"]
            await bob.done("Resume", table=table)
            await settled(server)
            assert left(bob, table) == [40, 40] and runs(bob, table) == [0, 0]
            await clock.go(server, 39)
            assert info(bob, table)["status"] == "playing"
            await clock.go(server, 2)
            assert info(bob, table)["status"] == "over"

    asyncio.run(play())


def test_of_two_whose_time_is_up_the_other_wins_where_the_terms_end_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await duel(server, {"clock": "move", "seconds": 30, "late": "end"})
            await clock.go(server, 29)
            await choose(server, ann, table, KEEP)
            await clock.go(server, 2)
            assert info(ann, table)["ended"] == {"reason": "time", "winners": [0], "seat": 1, "early": True}
            assert info(bob, table)["clocks"] == [] and bob.asked(table) == []

    asyncio.run(play())


def test_a_bot_answers_for_whoever_is_late_until_they_are_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            terms = {"clock": "bank", "seconds": 20, "late": "bot"}
            ann, bob, table = await duel(server, terms, rounds=50)
            await choose(server, ann, table, KEEP)
            await clock.go(server, 21)
            for _ in range(20):
                await asyncio.sleep(0.02)
                await settled(server)
                if ann.asked(table):
                    break
            assert info(bob, table)["seats"][1]["deputy"] == "random" and runs(bob, table)[1] is None
            assert ann.asked(table), "the bot has answered"
            await choose(server, ann, table, KEEP)
            await bob.done("Return", table=table, seat=1)
            await settled(server)
            assert info(ann, table)["seats"][1]["deputy"] is None
            assert left(bob, table)[1] == MERCY
            assert await bob.refused("Return", table=table, seat=1) == "not-late"
            assert await bob.refused("Return", table=table, seat=0) == "not-yours"
            told = [deed for deed in await deeds(server, table) if isinstance(deed, log.BotFor | log.Returned)]
            assert told == [log.BotFor(1, "random"), log.Returned(1)]

    asyncio.run(play())


def test_somebody_who_is_gone_counts_as_away_and_takes_over_on_opening_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await duel(server, {"patience": 60, "late": "bot"}, rounds=50)
            cookie = bob.cookie
            await choose(server, ann, table, KEEP)
            await bob.close()
            await asyncio.sleep(0.05)
            await settled(server)
            await clock.go(server, 59)
            assert not info(ann, table)["seats"][1]["away"]
            assert await ann.refused("Remind", table=table, seat=0) == "not-waiting"
            await ann.done("Remind", table=table, seat=1)
            assert await ann.refused("Remind", table=table, seat=1) == "reminded"
            await clock.go(server, 2)
            seat = info(ann, table)["seats"][1]
            assert (seat["deputy"], seat["online"]) == ("random", False)
            bob = await server.client("Bob", cookie)
            await bob.watch(table)
            await settled(server)
            assert info(ann, table)["seats"][1]["deputy"] is None
            assert info(bob, table)["seats"][1]["mine"]

    asyncio.run(play())


def test_who_is_waited_for_is_shown_as_away_and_reminded(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await duel(server, {"patience": 60})
            cookie = bob.cookie
            await bob.close()
            await asyncio.sleep(0.05)
            await clock.go(server, 100)
            assert info(ann, table)["seats"][1]["away"]
            bob = await server.client("Bob", cookie)
            await settled(server)
            assert not info(ann, table)["seats"][1]["away"]
            await choose(server, ann, table, KEEP)
            await ann.done("Remind", table=table, seat=1)
            told = await bob.until(lambda: [frame for frame in bob.frames if frame["type"] == "Reminded"])
            assert told == [{"type": "Reminded", "table": table, "seat": 1, "name": "Ann"}]

    asyncio.run(play())


def test_a_house_that_opens_again_looks_after_those_who_do_not_come_back(tmp_path: Path) -> None:
    clock = FakeClock()

    async def first() -> str:
        async with running(tmp_path, clock=clock) as server:
            _, _, table = await duel(server, {"patience": 60, "late": "end"})
            return table

    async def second(table: str) -> None:
        async with running(tmp_path, clock=clock) as server:
            await settled(server)
            await clock.go(server, 59)
            assert server.hub.lobby.tables[table].status == "playing"
            await clock.go(server, 2)
            assert server.hub.lobby.tables[table].status == "over"
            ended = server.hub.lobby.tables[table].ended
            assert ended is not None and ended.reason == "away"

    asyncio.run(second(asyncio.run(first())))


@pytest.mark.parametrize("how", ["passes", "seals", "waits"])
def test_the_beat_is_free_and_looks_the_same_whatever_the_hand_holds(tmp_path: Path, how: str) -> None:
    """Who is asked to follow: nobody's clock runs before the longest beat is over, so none can tell."""

    async def play() -> None:
        clock = FakeClock()
        terms = {"clock": "bank", "seconds": 60}
        async with running(tmp_path, clock=clock) as server:
            table = await trios.begin(server, clock, terms=terms)
            await table.lead(1)
            assert runs(table.client(0), table.id) == [None, 8, None]
            await table.act(1, trios.BRAVE)
            await table.go(1)
            clocks = info(table.client(0), table.id)["clocks"]
            assert clocks[1] == {"left": 60, "starts": None} and clocks[2] == {"left": 60, "starts": 8}

    async def passes() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await trios.begin(server, clock, terms={"clock": "bank", "seconds": 60})
            if how == "seals":
                await table.lead(1)
                await table.seal(2, trios.COWARD)
            else:
                await table.lead(0 if how == "passes" else 1)
            seen = []
            for _ in range(3):
                await table.go(0.2)
                seen.append([clock["left"] for clock in info(table.client(0), table.id)["clocks"]])
            assert seen == [[60, 60, 60]] * 3

    asyncio.run(play())
    asyncio.run(passes())


def told(timing: Timing, at: float) -> list[Any]:
    return [(clock.left, clock.starts) for clock in (timing.told(seat, at) for seat in range(len(timing.left)))]


def test_time_is_taken_for_what_a_seat_was_asked_and_for_nothing_else() -> None:
    timing = Timing(Terms(clock="move", seconds=30), 3, 8.0)
    timing.now(100, (0,))
    assert told(timing, 110) == [(20, 0), (30, None), (30, None)] and timing.out(0) == 130
    timing.now(110, (1, 2), mover=0)
    assert told(timing, 115) == [(20, None), (25, 0), (25, 0)]
    timing.now(115, (2,), mover=1)
    assert told(timing, 120)[2] == (20, 0), "what others do gives nobody new time"
    timing.now(120, (0,), mover=2, paced=True)
    assert told(timing, 121)[0] == (30, 7) and timing.out(0) == 158
    timing.now(90, (0,), paced=True)
    assert told(timing, 121)[0] == (30, 7), "a clock of the house that goes back takes and gives nothing"


def test_nobody_gains_by_waiting_out_a_beat() -> None:
    timing = Timing(Terms(clock="bank", seconds=30, increment=10), 2, 8.0)
    timing.now(0, (1,), paced=True)
    timing.now(9, (0,), mover=1)
    assert told(timing, 9) == [(30, 0), (29, None)]
    timing.now(50, (1,), mover=0)
    assert told(timing, 50) == [(10, None), (29, 0)], "who waits out of time has the increment again"
