"""What is answered to every command that changes nothing: refusals, explanations, and what cannot be read."""

from __future__ import annotations

from typing import Any

import msgspec

from cumuli.core.game import Illegal
from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.server.table.play import Play


async def told(run: Run, seat: int | None) -> bytes:
    """Ask why not, try what is not allowed, on seats of one's own and of others; seal what cannot be sealed."""
    ear = run.guest(seat).table
    chairs = run.room.summary.chairs
    said = [await run.send(ear, type="Nonsense", id="x"), await run.send(ear, type="Start", id="s", table=TABLE)]
    for other in range(len(chairs)):
        ahead = msgspec.to_builtins(run.play.ahead(other)) if other == seat else []
        for action in run.words:
            common = {"table": TABLE, "seat": other, "action": action}
            said.append(await run.send(ear, type="Why", id="y", **common))
            if other != seat or not allowed(run.play, seat, action):
                said.append(await run.send(ear, type="Act", id="a", ask=run.play.asks[seat or 0] or 0, **common))
            if action not in ahead:
                said.append(await run.send(ear, type="Seal", id="l", **common))
    return b"\n".join(said)


def allowed(play: Play, seat: int, action: dict[str, Any]) -> bool:
    """Whether a seat may do this now, so that asking for it would do it."""
    try:
        play.table.checked(seat, play.word(action))
    except Illegal:
        return False
    return True
