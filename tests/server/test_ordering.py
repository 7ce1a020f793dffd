"""Orders over a real socket: left, changed, refused, kept over a restart, and heard of by nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.clocks import FakeClock, settled
from server.harness import Message, running
from server.trios import BRAVE, Table, begin

WAYS = ["brave", "cowardly", "first"]


async def order(table: Table, seat: int, orders: Message) -> Message:
    answer = await table.client(seat).send("Order", table=table.id, seat=seat, orders=orders)
    await settled(table.server)
    return answer


def test_orders_answer_when_the_time_comes_also_after_a_restart_and_nobody_hears_of_them(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            eve = await server.client("Eve")
            await eve.watch(table.id)
            others = [(client, list(client.raw)) for client in (table.people[0], table.people[1], eve)]
            assert table.block(2)["standing"] == {card: WAYS for card in "015"}
            assert (await order(table, 2, {"0": "brave"}))["type"] == "Done"
            assert (await order(table, 2, {"1": "first", "5": "cowardly"}))["type"] == "Done"
            assert table.block(2)["orders"] == {"1": "first", "5": "cowardly"}, "all orders anew"
            for client, before in others:
                said = [raw for raw in client.raw[len(before) :] if '"Done"' not in raw]
                assert not said, "somebody else heard of it"
            entries = len(await server.hub.store.entries(table.id))
            for seat, orders, reason in (
                (2, {"3": "brave"}, "cannot-order"),
                (2, {"1": "loudly"}, "cannot-order"),
                (2, {"1": 5}, "bad-message"),
            ):
                assert (await order(table, seat, orders))["reason"] == reason
            assert await table.people[0].refused("Order", table=table.id, seat=2, orders={}) == "not-yours"
            assert len(await server.hub.store.entries(table.id)) == entries
        async with running(tmp_path, clock=(clock := FakeClock())) as server:
            people = [await server.client(cookie=client.cookie) for client in table.people]
            table = Table(server, clock, people, table.id)
            for client in people:
                await client.watch(table.id)
            assert table.block(2)["orders"] == {"1": "first", "5": "cowardly"}
            await table.lead(1)
            await table.act(1, BRAVE)
            await table.go(1)
            assert table.block(2)["ask"] is not None, "asked, and not heard before the beat is over"
            await table.go(1)
            assert (await table.moves())[-2:] == [(1, "brave"), (2, "coward")]
            assert table.block(2)["orders"] == {"5": "cowardly"}, "what was used is gone"

    asyncio.run(play())


def test_what_is_sealed_or_said_by_hand_goes_before_orders(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            await order(table, 2, {"1": "cowardly"})
            await table.lead(1)
            await table.seal(2, BRAVE)
            await table.act(1, BRAVE)
            await table.go(2)
            assert (await table.moves())[-1] == (2, "brave")

    asyncio.run(play())


def test_without_a_cadence_orders_answer_at_once_and_a_leaver_takes_them_along(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock, cadence="off")
            await order(table, 2, {"1": "first", "0": "brave"})
            await order(table, 1, {"1": "brave"})
            await table.people[1].done("Stand", table=table.id, seat=1)
            await table.people[1].done("Sit", table=table.id, seat=1)
            await table.people[1].watch(table.id)
            assert table.block(1)["orders"] == {}
            await table.lead(1)
            assert table.block(1)["ask"] is not None
            await table.act(1, {"type": "Coward"})
            assert (await table.moves())[-2:] == [(1, "coward"), (2, "brave")]

    asyncio.run(play())
