"""Notices that do not arrive: tried again within bounds, seen by their owner, and told by another way."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from server.clocks import FakeClock
from server.harness import Client, running
from server.test_notices import KEEP, at_turn, hooked, look, program, told


def test_what_does_not_arrive_is_tried_again_also_after_a_restart_and_only_so_often(tmp_path: Path) -> None:
    async def play() -> None:
        async with program() as found:
            found.status = 500
            clock = FakeClock()
            async with running(tmp_path, clock=clock, private_hooks=True) as server:
                ann, bob = await server.client("Ann"), await server.client("Bob")
                await hooked(ann, found)
                await at_turn(server, ann, bob)
                await look(server, clock, 700)
                assert len(found.heard) == 1
                await look(server, clock, 30)
                assert len(found.heard) == 1, "not yet"
            later = FakeClock()
            later.at = clock.at
            async with running(tmp_path, clock=later, private_hooks=True) as server:
                for tries in range(2, 9):
                    await look(server, later, 100_000)
                    assert len(found.heard) == min(tries, 6)
                assert not await server.hub.store.parcels(later.wall())

    asyncio.run(play())


def test_a_notice_that_is_true_no_more_is_not_sent_and_who_is_gone_is_asked_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with program() as found, running(tmp_path, clock=clock, private_hooks=True) as server:
            found.status = 503
            ann, bob = await server.client("Ann"), await server.client("Bob")
            await hooked(ann, found)
            table = await at_turn(server, ann, bob)
            await look(server, clock, 700)
            await ann.watch(table)
            await ann.play(table, ann.asked(table)[0], KEEP)
            await look(server, clock, 100_000)
            assert len(found.heard) == 1, "she has answered meanwhile"
            found.status = 410
            mine = (await ann.knock("/api/notices", method="GET"))[1]["channels"]
            assert (await ann.knock("/api/notices/test", json.dumps({"id": mine[0]["id"]}).encode()))[1] == {
                "sent": False
            }
            (mine,) = (await ann.knock("/api/notices", method="GET"))[1]["channels"]
            assert mine["state"] == "gone" and mine["since"] == clock.wall()

    asyncio.run(play())


@pytest.mark.parametrize(("status", "state"), [(404, "gone"), (410, "gone"), (403, "refused"), (503, "lost")])
def test_a_channel_that_fails_is_seen_and_told_by_another_way_once(tmp_path: Path, status: int, state: str) -> None:
    """Somebody who listens only there would think that nobody ever moves."""

    async def play() -> None:
        clock = FakeClock()
        async with program() as found, program() as other, running(tmp_path, clock=clock, private_hooks=True) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            await hooked(ann, found)
            await clock.go(server, 1)
            await hooked(ann, other)
            found.status = status
            await at_turn(server, ann, bob)
            await look(server, clock, 700)
            assert await states(ann) == ["down" if state == "lost" else state, ""]
            assert len(other.heard) == 1, "the turn itself"
            for _ in range(8):
                await look(server, clock, 100_000)
            assert await states(ann) == [state, ""]
            assert len(found.heard) == (6 if state == "lost" else 1), "never more"
            turn, trouble = told(other)
            assert (turn["type"], trouble["type"]) == ("turn", "trouble") and not trouble["tables"]
            assert trouble["title"] == "Notices do not arrive: 127.0.0.1" and "/hook" not in trouble["title"]
            assert trouble["url"].endswith("/notices")
            await at_turn(server, ann, bob)
            await look(server, clock, 700)
            assert len(told(other)) == 3, "the trouble is told once"
            assert len(found.heard) == {"gone": 1, "refused": 2, "lost": 7}[state], "who is gone is asked no more"
            found.status = 204
            mine = (await ann.knock("/api/notices", method="GET"))[1]["channels"][0]
            sent = await ann.knock("/api/notices/test", json.dumps({"id": mine["id"]}).encode())
            assert sent[1] == {"sent": True} and await states(ann) == ["", ""], "and it is back when it answers"

    asyncio.run(play())


async def states(client: Client) -> list[str]:
    """How it goes with each channel, oldest first."""
    return [one["state"] for one in (await client.knock("/api/notices", method="GET"))[1]["channels"]]
