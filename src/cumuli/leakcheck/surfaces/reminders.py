"""What players who wait say to whom they wait for, on open pages and elsewhere; and what is answered them."""

from __future__ import annotations

import msgspec

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Ear, Run
from cumuli.server.notices.outbox import asked
from cumuli.server.notices.words import Turn
from cumuli.server.people.person import LANGS
from cumuli.server.table.reminders import Reminders
from cumuli.store import Channel


async def told(run: Run, seat: int | None) -> bytes:
    """Remind everybody, and be reminded by everybody."""
    me, said = run.guest(seat), []
    for other, guest in enumerate(run.guests):
        run.hub.reminders = Reminders(run.hub)  # or it would be too soon
        if other < len(run.room.summary.chairs):
            said.append(await run.send(me.lobby, type="Remind", id="m", table=TABLE, seat=other))
        if seat is not None and guest is not me:
            ear = Ear(me.person)
            run.hub.presence.links[me.person.id].add(ear)
            await run.send(guest.lobby, type="Remind", id="m", table=TABLE, seat=seat)
            run.hub.presence.links[me.person.id].discard(ear)
            said.append(ear.take())
    ask, _ = asked(run.hub.lobby.tables[TABLE], me.person.id)
    if ask is not None:
        channel = Channel("channel", me.person.id, "hook", "", "", "https://house.test", True, 0.0)
        about = msgspec.json.encode([Turn(TABLE, ask, "P0")]).decode()
        said.append(msgspec.json.encode(run.hub.outbox.turns(channel, about, LANGS[run.room.entries % 3])))
    return b"\n".join(said)
