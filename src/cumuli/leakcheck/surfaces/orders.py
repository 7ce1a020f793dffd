"""Answers ordered ahead: what may be ordered, how it is confirmed, and whether anybody else hears of it."""

from __future__ import annotations

import msgspec

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run


async def told(run: Run, seat: int | None) -> bytes:
    """Every seat says again what it has ordered; this one hears its own answers, and tries to order for others."""
    me, said, room = run.guest(seat), [], run.room
    entries, commands, log = room.entries, set(room.commands), list(run.store.log)
    if seat is not None:
        said.append(msgspec.json.encode([run.play.standing(seat), run.play.orders[seat]]))
    for other in range(len(room.summary.chairs)):
        who = run.guest(other)
        before = len(me.table.heard)
        if who is not me and room.summary.chairs[other].person == who.person.id:
            await run.send(who.lobby, **order(run, other, len(said)))
        said += me.table.heard[before:]
        del me.table.heard[before:]
        said.append(await run.send(me.lobby, **order(run, other if seat is None else seat, len(said))))
        said.append(await run.send(me.lobby, **{**order(run, other, len(said)), "orders": {"nothing": "brave"}}))
    await run.settle()
    room.entries, room.commands, run.store.log = entries, commands, log  # as if nobody had asked
    return b"\n".join(said)


def order(run: Run, seat: int, number: int) -> dict[str, object]:
    """The order a seat has given, once more; what the house counts in secret must not be in its *number*."""
    return {
        "type": "Order",
        "id": f"o{number}",
        "table": TABLE,
        "seat": seat,
        "orders": dict(run.play.orders[seat]),
    }
