"""What was sealed or ordered ahead when moves are taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_hex

from cumuli.server.table import deeds as log
from server.clocks import FakeClock, settled
from server.harness import running
from server.trios import BRAVE, COWARD, Table, begin


async def take_back(table: Table, many: int) -> None:
    """All have agreed that so many moves are taken back."""
    key, hub = token_hex(8), table.server.hub

    def undo(room):  # type: ignore[no-untyped-def]
        return room.agree((log.Undone(len(room.play.moves) - many),), key, hub.now())

    await hub.let(table.id, key, undo)
    await settled(table.server)


async def again(table: Table, folder: Path) -> None:
    """The house falls over and reads its log."""
    table.server.hub.rooms.clear()
    for client in table.people:
        await client.watch(table.id)


def test_orders_stand_again_when_the_moves_that_used_them_up_are_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            orders = {"1": "brave", "5": "cowardly"}
            await table.client(2).done("Order", table=table.id, seat=2, orders=orders)
            await table.lead(1)
            await table.act(1, COWARD)
            await table.go(3)
            used = [(0, "lead 1"), (1, "coward"), (2, "brave")]
            assert [move for move in await table.moves() if move in used] == used
            assert table.block(2)["orders"] == {"5": "cowardly"}
            await take_back(table, 4)  # with the prize
            assert table.block(2)["orders"] == orders
            await again(table, tmp_path)
            assert table.block(2)["orders"] == orders
            assert table.block(1)["orders"] == table.block(0)["orders"] == {}
            await table.lead(1)
            await table.act(1, COWARD)
            await table.go(3)
            assert (await table.moves())[-3:] == used, "and they answer again"

    asyncio.run(play())


def test_a_seal_stays_and_an_answer_goes_with_its_question(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            await table.lead(1)
            await table.act(1, COWARD)
            await table.go(0.1)
            await table.seal(2, BRAVE)
            assert table.block(1)["sealed"] == COWARD and table.block(2)["sealed"] == BRAVE
            await take_back(table, 0)  # say a move of somebody who played on meanwhile
            assert table.block(2)["sealed"] == BRAVE and table.block(1)["sealed"] is None
            assert table.block(1)["ask"] is not None, "asked anew"
            await again(table, tmp_path)
            assert table.block(2)["sealed"] == BRAVE and table.block(1)["sealed"] is None
            await take_back(table, 1)
            assert table.block(2)["sealed"] is None, "there is nothing to be sealed before somebody leads"

    asyncio.run(play())


def test_what_a_leaver_ordered_is_not_found_again(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock()
        async with running(tmp_path, clock=clock) as server:
            table = await begin(server, clock)
            await table.client(2).done("Order", table=table.id, seat=2, orders={"5": "brave"})
            await table.lead(1)
            await table.client(2).done("Stand", table=table.id, seat=2)
            await take_back(table, 1)
            assert (await server.hub.room(table.id)).play.orders == [{}, {}, {}]  # type: ignore[union-attr]

    asyncio.run(play())
