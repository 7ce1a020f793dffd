"""What is written to the logs, all errors included: whoever keeps the machine may sit at the table."""

from __future__ import annotations

from cumuli.leakcheck.run import Run


async def told(run: Run, seat: int | None) -> bytes:
    """All that was logged since the last time; a bot that fails is among it."""
    said = "\n".join(run.logs.lines)
    run.logs.lines.clear()
    return said.encode()
