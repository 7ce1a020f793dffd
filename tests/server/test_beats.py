"""What happens between a question and the moment at which its answer is heard, over a real socket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cumuli.server import deeds as log
from cumuli.server.ids import house_key
from server.clocks import FakeClock, settled
from server.harness import Client, Message, Server, running
from server.scenes import Last

BRAVE, COWARD, PASS = {"type": "Brave"}, {"type": "Coward"}, {"type": "Pass"}
HANDS = ((0, 1, 2), (1, 3, 4), (0, 1, 5))
"""Who leads 0 is followed by the third alone, who leads 1 by all."""


class Table:
    """Three people, or one with three seats, whose hands are those above."""

    def __init__(self, server: Server, clock: FakeClock, people: list[Client], id: str) -> None:
        self.server, self.clock, self.people, self.id = server, clock, people, id

    def client(self, seat: int) -> Client:
        return self.people[seat % len(self.people)]

    def block(self, seat: int) -> Message:
        return dict(next(b for b in self.client(seat).tables[self.id]["blocks"] if b["seat"] == seat))

    async def act(self, seat: int, action: Message, **fields: Any) -> Message:
        answer = await self.client(seat).act(self.id, self.block(seat), action, **fields)
        await settled(self.server)
        return answer

    async def seal(self, seat: int, action: Message | None, **fields: Any) -> Message:
        answer = await self.client(seat).send("Seal", table=self.id, seat=seat, action=action, **fields)
        await settled(self.server)
        return answer

    async def lead(self, card: int) -> None:
        assert (await self.act(0, {"type": "Lead", "card": card}))["type"] == "Done"

    async def go(self, seconds: float) -> None:
        await self.clock.go(self.server, seconds)

    async def deeds(self) -> list[log.Deed]:
        return [deed for entry in await self.server.hub.store.entries(self.id) for deed in log.read(entry.payload)]

    async def moves(self) -> list[tuple[int, str]]:
        moved = [deed.moves for deed in await self.deeds() if isinstance(deed, log.Moved)]
        return [move for moves in moved for move in moves if move[0] >= 0 and not move[1].startswith("choose")]


async def begin(server: Server, clock: FakeClock, people: int = 3, cadence: str = "short") -> Table:
    """A table at which everybody has chosen."""
    clients = [await server.client(f"P{seat}") for seat in range(people)]
    made = await clients[0].done("Create", game="follow", seats=3, options={"cadence": cadence})
    table = Table(server, clock, clients, made["table"])
    for seat in (1, 2):
        await table.client(seat).done("Sit", table=table.id, seat=seat)
    for client in clients:
        await client.watch(table.id)
    await clients[0].done("Start", table=table.id)
    await settled(server)
    for seat, hand in enumerate(HANDS):
        assert (await table.act(seat, {"type": "Choose", "cards": hand}))["type"] == "Done"
    return table


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

            async def choose(job: Any) -> None:
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
