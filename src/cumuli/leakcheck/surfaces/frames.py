"""What comes through a socket unasked, the whole table where it is asked for, and what is offered."""

from __future__ import annotations

import msgspec

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run


async def told(run: Run, seat: int | None) -> bytes:
    """What was sent since the last time: Changed, Opened, Spoke."""
    return run.guest(seat).table.take()


async def opened(run: Run, seat: int | None) -> bytes:
    """The table as whoever comes back gets it: all that happened, and all that was said."""
    return await run.send(run.guest(seat).table, type="Watch", id="w", table=TABLE)


async def legal(run: Run, seat: int | None) -> bytes:
    """What may be answered and sealed now, and whether its seat must keep silent; a bot's seat is asked for, too."""
    if seat is None:
        return b""
    play = run.play
    return msgspec.json.encode([play.words(seat), play.ahead(seat), play.muted(seat), play.asks[seat]])
