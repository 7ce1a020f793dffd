"""Answers sealed ahead, over a real socket: when they are offered, used and refused, and that nobody else hears."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from server.clocks import FakeClock
from server.harness import Client, Message, running
from server.trios import BRAVE, COWARD, PASS, begin


def test_a_seal_is_offered_changed_taken_back_and_used(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            eve = await server.client("Eve")
            await eve.watch(table.id)
            await table.lead(1)
            others = [(client, list(client.raw)) for client in (table.people[0], eve)]
            assert table.block(2)["ahead"] == [BRAVE, COWARD] and table.block(2)["sealed"] is None
            assert table.block(1)["ahead"] == table.block(0)["ahead"] == []  # asked already, or the leader
            for number, action in enumerate((BRAVE, BRAVE, COWARD, None, None, COWARD)):
                assert (await table.seal(2, action, id=f"s{number}"))["type"] == "Done"
                assert (await table.seal(2, BRAVE, id=f"s{number}"))["type"] == "Already"
                assert table.block(2)["sealed"] == action and table.block(2)["ahead"] == [BRAVE, COWARD]
            for client, before in others:
                said = [raw for raw in client.raw[len(before) :] if '"Done"' not in raw]
                assert not said, "somebody else heard of it"
            await table.act(1, BRAVE)
            await table.go(1)
            assert table.block(2)["ask"] is None and table.block(2)["sealed"] == COWARD
            assert (await table.seal(2, None))["reason"] == "cannot-seal"
            await table.go(1)
            assert (await table.moves())[-2:] == [(1, "brave"), (2, "coward")]
            assert table.block(2)["sealed"] is None

    asyncio.run(play())


def test_what_cannot_be_sealed_is_refused_for_one_reason(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            ann, eve = table.people[0], await server.client("Eve")
            fresh = (await ann.done("Create", game="follow", seats=2))["table"]
            plain = (await ann.done("Create", game="duel", seats=2, bots=["random"], start=True))["table"]
            cannot = {"table": table.id, "seat": 2, "action": BRAVE}
            assert (await table.seal(2, BRAVE))["reason"] == "cannot-seal"  # nothing was led
            await table.lead(1)
            before = await table.deeds()
            cem = table.people[2]
            cases: list[tuple[Client, Message, str, str]] = [
                (ann, {"table": fresh, "seat": 0, "action": BRAVE}, "not-started", ""),
                (ann, {"table": fresh, "seat": 0, "action": None}, "not-started", ""),
                (ann, {"table": plain, "seat": 0, "action": {"type": "Show"}}, "cannot-seal", "4.10"),
                (ann, {"table": "nowhere", "seat": 0, "action": BRAVE}, "no-table", ""),
                (ann, {**cannot, "seat": 0}, "cannot-seal", "4.10"),
                (ann, cannot, "not-yours", ""),
                (eve, cannot, "not-yours", ""),
                (cem, {**cannot, "seat": 9}, "no-seat", ""),
                (cem, {**cannot, "seat": 99}, "bad-message", ""),
                (cem, {**cannot, "action": [BRAVE]}, "bad-message", ""),
                (cem, {"table": table.id, "seat": 2}, "bad-message", ""),
                (cem, {**cannot, "action": {}}, "unknown-word", ""),
                (cem, {**cannot, "action": {"type": "Fly"}}, "unknown-word", ""),
                (cem, {**cannot, "action": {"type": "Lead", "card": "x"}}, "unknown-word", ""),
                (cem, {**cannot, "action": {"type": "Lead", "card": 10**9}}, "cannot-seal", "4.10"),
                (cem, {**cannot, "action": PASS}, "cannot-seal", "4.10"),
                (table.people[1], {"table": table.id, "seat": 1, "action": BRAVE}, "cannot-seal", "4.10"),
            ]
            for client, fields, reason, rule in cases:
                said = await client.send("Seal", **fields)
                assert (said["type"], said["reason"], said["rule"]) == ("Refused", reason, rule), fields
            assert await table.deeds() == before
            assert (await table.seal(2, BRAVE))["type"] == "Done"

    asyncio.run(play())


def test_at_a_finished_table_nothing_can_be_sealed(tmp_path: Path) -> None:
    async def play() -> None:
        clock, rng = FakeClock(), Random(1)
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            while table.people[0].tables[table.id]["info"]["status"] == "playing":
                for seat in range(3):
                    if table.block(seat)["ask"] is not None:
                        await table.act(seat, rng.choice(table.block(seat)["legal"]))
                        break
                await table.go(1)
            assert (await table.seal(2, BRAVE))["reason"] == "cannot-seal"
            assert (await table.seal(2, None))["reason"] == "cannot-seal"
            act = {"table": table.id, "seat": 2, "ask": 1, "action": BRAVE}
            assert await table.client(2).refused("Act", **act) == "over"
            room = await server.hub.room(table.id)
            assert room.play is not None and room.due is None
            room.play.table.record.verify()

    asyncio.run(play())
