"""Clocks where time itself is at fault: the house was shut, somebody set the time of day, moves are taken back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from cumuli.server.clock import LoopClock
from cumuli.server.table import deeds as log
from cumuli.server.table.terms import Terms
from cumuli.server.table.timing import GIVEN_BACK, MERCY, Timing
from server.clocks import FakeClock, settled
from server.harness import Client, Server, running
from server.test_clocks import KEEP, choose, deeds, duel, left

BANK = {"clock": "bank", "seconds": 100, "increment": 5}


async def back(server: Server, client: Client, table: str) -> Client:
    """Somebody comes back to a house that was shut."""
    again = await server.client(cookie=client.cookie)
    await again.watch(table)
    await settled(server)
    return again


@pytest.mark.parametrize(("shut", "given"), [(50.0, 60.0), (80_000.0, 0.0)])
def test_nobody_loses_by_a_restart_in_the_middle_of_a_move(tmp_path: Path, shut: float, given: float) -> None:
    """Ann thinks for ten seconds, the house is shut for fifty: all of it is given back, so long as it is not a day."""

    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, _, table = await duel(server, {**BANK, "late": "end"})
            await clock.go(server, 10)
        later = FakeClock()
        later.at = clock.at + shut
        async with running(tmp_path, clock=later) as server:
            ann = await back(server, ann, table)
            if not given:  # out of time, for all that ten minutes were given back
                assert ann.tables[table]["info"]["status"] == "over"
                return
            assert left(ann, table) == [100, 100]
            assert [deed for deed in await deeds(server, table) if isinstance(deed, log.Reopened)] == [
                log.Reopened(GIVEN_BACK)
            ]
            await later.go(server, 30)
            await choose(server, ann, table, KEEP)
            assert left(ann, table)[0] == 75, "from then on it runs as ever"
            server.hub.rooms.clear()
            ann = await back(server, ann, table)
            assert left(ann, table)[0] == 75
            assert len([deed for deed in await deeds(server, table) if isinstance(deed, log.Reopened)]) == 1

    asyncio.run(play())


def test_a_break_and_a_table_without_clocks_know_nothing_of_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await duel(server, BANK)
            await clock.go(server, 10)
            await ann.done("Propose", table=table, seat=0, what="pause")
            await bob.done("Answer", table=table, number=1, yes=True)
            _, _, other = await duel(server, {})
            entries = [len(await server.hub.store.entries(id)) for id in (table, other)]
        later = FakeClock()
        later.at = clock.at + 5_000
        async with running(tmp_path, clock=later) as server:
            ann = await back(server, ann, table)
            await back(server, ann, other)
            assert [len(await server.hub.store.entries(id)) for id in (table, other)] == entries
            await later.go(server, 500)
            await ann.done("Resume", table=table)
            await settled(server)
            assert left(ann, table) == [90, 90], "a break stops the clocks, however long the house is shut in it"

    asyncio.run(play())


def test_a_restart_on_a_machine_whose_clock_was_set_back_stops_nobodys_clock(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, _, table = await duel(server, BANK)
            await clock.go(server, 10)
        later = FakeClock()
        later.at, later.skew = clock.at, -3_600.0
        async with running(tmp_path, clock=later) as server:
            ann = await back(server, ann, table)
            await later.go(server, 20)
            await choose(server, ann, table, KEEP)
            assert left(ann, table)[0] == pytest.approx(85, abs=1), "not a free hour"

    asyncio.run(play())


def test_the_time_of_day_does_not_jump_with_the_machines_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Daylight saving never touches it; somebody who sets the clock, or a time server, does not either."""
    clock = LoopClock()
    before, true = clock.wall(), time.time
    assert abs(before - true()) < 1
    for jump in (3_600.0, -86_400.0):
        monkeypatch.setattr(time, "time", lambda jump=jump: true() + jump)
        assert 0 <= clock.wall() - before < 5
        assert abs(LoopClock().wall() - true() - jump) < 1, "a new start asks again"


def test_what_a_bank_gained_with_a_move_goes_with_it() -> None:
    """Or two who agree could play and take back for ever."""
    timing = Timing(Terms(clock="bank", seconds=100, increment=60), 2, 0.0)
    timing.now(0.0, [0])
    timing.now(10.0, [1], mover=0, moves=4)
    assert timing.left == [150, 100]
    timing.now(30.0, [0], mover=1, moves=5)
    assert timing.left == [150, 140]
    timing.undone(5)
    assert timing.left == [150, 80]
    timing.undone(4)
    assert timing.left == [90, 80]
    timing.undone(0)
    assert timing.left == [90, 80], "only once"


def test_an_undo_brings_nobody_to_the_end_of_their_time() -> None:
    timing = Timing(Terms(clock="bank", seconds=20, increment=60), 2, 0.0)
    timing.now(0.0, [0])
    timing.now(19.0, [1], mover=0, moves=0)
    assert timing.left[0] == 61
    timing.now(60.0, [0], mover=None, moves=1)
    timing.undone(0)
    assert timing.left[0] == MERCY


def test_an_undo_at_a_table_takes_the_gain_back_also_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob, table = await duel(server, BANK)
            await clock.go(server, 10)
            await choose(server, ann, table, KEEP)
            assert left(ann, table) == [95, 90]
            await ann.done("Propose", table=table, seat=0, what="undo")
            await bob.done("Answer", table=table, number=1, yes=True)
            await settled(server)
            assert left(ann, table) == [90, 90]
            server.hub.rooms.clear()
            ann = await back(server, ann, table)
            assert left(ann, table) == [90, 90]

    asyncio.run(play())
