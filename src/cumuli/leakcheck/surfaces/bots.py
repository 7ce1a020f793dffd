"""What a bot is given to think about."""

from __future__ import annotations

from random import Random

import msgspec

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run


async def told(run: Run, seat: int | None) -> bytes:
    """The world that is made up for a seat, and where a bot sits there and is asked, its whole question."""
    if seat is None:
        return b""
    said: list[object] = [run.play.guess(seat, Random(3))]
    for asked, ask, level in run.room.thinkers:
        if asked == seat:
            run.hub.minds.random = Random(5)  # type: ignore[assignment]
            said.append(await run.hub.minds.job((TABLE, seat, ask), level))
    return msgspec.json.encode(said)
