"""Whether something may be proposed: how far a move can be taken back depends on what everybody knows."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cumuli.core.game import Illegal
from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.server.reading import spelled
from cumuli.server.table import consent
from cumuli.server.table.deeds import What
from cumuli.server.wire import Propose

WHATS: Final[tuple[What, ...]] = ("undo", "draw", "pause")


async def told(run: Run, seat: int | None) -> bytes:
    """The answer to each proposal, which nobody makes."""
    if seat is None or run.room.summary.proposal is not None or run.room.summary.paused:
        return b""
    said: list[Any] = []
    for what in WHATS:
        wish = Propose("p", TABLE, seat, what)
        try:
            said.append(consent.propose(run.room.summary, run.play, run.guest(seat).person, wish))
        except Illegal as no:
            said.append(spelled(no.refusal))
    return msgspec.json.encode(said)
