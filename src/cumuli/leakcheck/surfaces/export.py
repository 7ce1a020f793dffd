"""The file with all that is kept of somebody."""

from __future__ import annotations

from cumuli.leakcheck.run import Run


async def told(run: Run, seat: int | None) -> bytes:
    return await run.get("/api/me/data", run.guest(seat).token, whole=True)
