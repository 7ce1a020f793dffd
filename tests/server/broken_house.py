"""An evening in a house whose rules may be broken: `python -m server.broken_house FOLDER`.

Two people play Cloudy Kingdom at random until the game is over or the house
stumbles.  Then one of them packs a bug capsule, as the page would.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cumuli.capsule import Page, Seen, Traced, write
from cumuli.games import SHELF
from cumuli.server.capsule.packing import packed
from cumuli.server.house import House
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.summary import as_row
from cumuli.server.wire import Act, Create, Sit, Start
from cumuli.store import Append
from cumuli.store.sqlite import SqliteStore

TABLE = "abc"
ANN = Person("ann", "Annabella", "en")


async def main(folder: Path) -> None:
    store, rng = SqliteStore(folder / "cumuli.db"), Random(7)
    house = House(SHELF, ("random",), keys=lambda: bytes(32))
    create = Create("0", "cloudy_kingdom", 2, {"board": "2x2"})
    room, step = Room.created(house, TABLE, ANN, create, 0.0, "0")

    async def keep(step: Any) -> None:
        row, entries = as_row(TABLE, room.summary), room.entries
        await store.append([Append(TABLE, entries - 1, str(entries), log.write(step.deeds), 0.0, row)])

    await keep(step)
    for command in (Sit("c", TABLE, 1), Start("c", TABLE)):
        await keep(room.receive(ANN, command, 0.0, str(room.entries + 1)))
    trace: list[Traced] = []
    while room.summary.status == "playing":
        play = room.play
        assert play is not None
        seat = next(seat for seat, ask in enumerate(play.asks) if ask is not None)
        action = json.loads(msgspec.json.encode(rng.choice(play.words(seat))))
        act = Act(str(len(trace)), TABLE, seat, play.asks[seat] or 0, action)
        trace.append(Traced(len(trace), "sent", "Act", room.seq, {"id": act.id, "seat": seat, "action": action}))
        try:
            await keep(room.receive(ANN, act, 0.0, str(room.entries + 1)))
        except Exception:  # what the hub does: the room is built anew, and the command refused
            trace.append(Traced(len(trace), "refused", "Act", room.seq, {"id": act.id, "reason": "bad-message"}))
            room = Room.rebuilt(house, TABLE, await store.entries(TABLE))
            break
    seen = tuple(Seen(seat, room.block(seat, ()).view) for seat in (0, 1))
    capsule = packed(house, TABLE, await store.entries(TABLE), room.seq, ANN.id)
    full = msgspec.structs.replace(capsule, page=Page("a browser"), seen=seen, trace=tuple(trace[-120:]))
    (folder / "it.cumuli-capsule").write_bytes(write(full))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
