"""What happened since somebody looked, told when they come back: what they saw then, and how much they knew."""

from __future__ import annotations

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Ear, Run

LONG_AGO = -1e9


async def told(run: Run, seat: int | None) -> bytes:
    """Come back after the last entry but one, and after half of the game; nobody else of theirs is looking."""
    guest, looks, said = run.guest(seat), run.hub.looks, []
    here = [set(ear.here) for ear in (guest.table, guest.lobby)]
    for seq in {run.room.seq - 1, run.room.seq // 2}:
        for ear in (guest.table, guest.lobby):
            ear.here.discard(TABLE)
        ear = Ear(guest.person)
        ear.seen[TABLE] = run.room.seq
        await run.hub.store.look([(guest.person.id, TABLE, seq, LONG_AGO)])
        await looks.come(ear, run.room)
        said.append(ear.take())
    run.store.looks.clear()
    guest.table.here, guest.lobby.here = here
    return b"\n".join(said)
