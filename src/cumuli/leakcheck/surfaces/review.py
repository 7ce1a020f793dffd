"""What somebody is told who looks back while the game goes on: its plies, and how it looked then."""

from __future__ import annotations

from typing import Final

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run

BACK: Final = (0, 2, 6, 30, 10_000)
"""From how many plies before the last the positions are asked for; the farthest is the beginning."""


async def told(run: Run, seat: int | None) -> bytes:
    """Everything through one's own eyes, and what is answered to whoever asks for others'."""
    token, made = run.guest(seat).token, len(run.play.moves)
    said = [await run.get(f"/api/review/{TABLE}", token)]
    for back in BACK:
        said.append(await run.get(f"/api/review/{TABLE}/{max(0, made - back)}", token))
    for eyes in ("table", "truth", *map(str, range(len(run.room.summary.chairs)))):
        said.append(await run.get(f"/api/review/{TABLE}/0", token, f"eyes={eyes}"))
    return b"\n".join(said)
