"""Games that were played before the test began, written into an inn's store as if people had played them."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.ids import table_id
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.summary import as_row
from cumuli.server.wire import Create
from cumuli.store import Append, Repeated
from cumuli.store.sqlite import SqliteStore


def past(folder: Path, game: str, seats: int, seed: int = 1, **options: Any) -> str:
    """A game of this kind that is over; its table.  Whoever has the link may look at it."""
    rng = Random(f"{game} {seats} {seed}")
    house = House(SHELF, ("random",), lambda: rng)
    table = table_id(game, str(seats), str(seed), str(options))
    ann = Person(f"past-{seed}", "Ann", "en")
    command = Create("c", game, seats, options, ("random",) * (seats - 1), True)
    room, step = Room.created(house, table, ann, command, 1.8e9, "0")
    steps = [step]
    while room.summary.status == "playing":
        play = room.play
        assert play is not None
        seat = rng.choice([seat for seat, ask in enumerate(play.asks) if ask is not None])
        steps.append(room.move(seat, rng.choice(play.words(seat)), str(len(steps)), 1.8e9))
    row = as_row(table, room.summary)
    batch = [Append(table, n, f"{table}:{n}", log.write(one.deeds), 1.8e9, row) for n, one in enumerate(steps)]
    with ThreadPoolExecutor(1) as beside:  # the browser has this thread's event loop
        beside.submit(asyncio.run, kept(folder, batch)).result()
    return table


async def kept(folder: Path, batch: list[Append]) -> None:
    store = SqliteStore(folder / "cumuli.db")
    try:
        with contextlib.suppress(Repeated):  # another test has played it
            await store.append(batch)
    finally:
        await store.close()
