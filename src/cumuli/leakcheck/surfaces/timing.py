"""When the next answer will be heard: after a beat, at once, or once a bot or a person has thought.

At a table whose people switched the pace off there is nothing to keep.
"""

from __future__ import annotations

from random import Random

import msgspec

from cumuli.leakcheck.run import Run
from cumuli.server.table.pacing import length
from cumuli.server.table.play import UNPACED


async def told(run: Run, seat: int | None) -> bytes:
    room, play = run.room, run.play
    if play.cadence == UNPACED:
        return b""
    waits = []
    for asked, ask in enumerate(play.asks):
        if ask is None:
            continue
        if room.due == (asked, ask):
            how: object = length(play.cadence, run.hub.config, Random(ask)) if play.paced else "at once"
        else:
            how = "a bot" if room.summary.chairs[asked].bot else "a person"
        waits.append([asked, ask, how])
    return msgspec.json.encode([waits, run.hub.beats.early(room)])
