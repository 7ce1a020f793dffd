"""What somebody hears who is in the lobby: tables of theirs and open ones."""

from __future__ import annotations

from cumuli.leakcheck.run import Run


async def told(run: Run, seat: int | None) -> bytes:
    ear = run.guest(seat).lobby
    ear.take()
    ear.lobby = b""  # or it would not be told again what it knows
    run.hub.presence.tell_lobby(ear)
    return ear.take()
