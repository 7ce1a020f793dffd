"""A player who waits reminds another, who may be elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.clocks import FakeClock
from server.harness import running
from server.test_notices import at_turn, hooked, look, program, told


def test_a_reminder_is_sent_to_whoever_is_not_looking_now_and_then_and_tells_nobody_where(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with program() as found, running(tmp_path, clock=clock, private_hooks=True) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            await hooked(ann, found)
            table = await at_turn(server, ann, bob)
            answer = await bob.done("Remind", table=table, seat=0)
            assert set(answer) == {"type", "id", "table"}, "he does not learn where she is told"
            assert (await ann.until(lambda: [f for f in ann.frames if f["type"] == "Reminded"]))[0]["name"] == "Bob"
            await look(server, clock, 20)
            (said,) = told(found)
            assert said["title"] == "Bob is waiting for you" and said["tables"][0]["table"] == table
            assert await bob.refused("Remind", table=table, seat=0) == "reminded"
            await clock.go(server, 100)
            await bob.done("Remind", table=table, seat=0)
            await look(server, clock, 700)
            assert len(found.heard) == 1, "once an hour is enough, and the turn is told with it"
            await clock.go(server, 3_600)
            await bob.done("Remind", table=table, seat=0)
            await look(server, clock, 20)
            assert len(found.heard) == 2
            await ann.watch(table)
            await clock.go(server, 3_700)
            await bob.done("Remind", table=table, seat=0)
            await look(server, clock, 20)
            assert len(found.heard) == 2, "she is looking at it"

    asyncio.run(play())


def test_a_wrong_hour_does_not_stop_reminders(tmp_path: Path) -> None:
    """Whoever sets the machine's clock back by a day has reminded nobody tomorrow."""

    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            table = await at_turn(server, ann, bob)
            await bob.done("Remind", table=table, seat=0)
            clock.skew = -86_400.0
            await clock.go(server, 61)
            await bob.done("Remind", table=table, seat=0)

    asyncio.run(play())
