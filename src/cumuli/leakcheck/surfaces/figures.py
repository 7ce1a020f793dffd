"""What the house counts for those who run it: they may sit at the table, too."""

from __future__ import annotations

from cumuli.leakcheck.run import Run


async def told(run: Run, seat: int | None) -> bytes:
    """By how much each figure has grown since the last time."""
    before, run.counted = run.counted, run.figures()
    grown = {name: value - before.get(name, 0.0) for name, value in run.counted.items()}
    return "\n".join(f"{name} {by:g}" for name, by in sorted(grown.items()) if by).encode()
