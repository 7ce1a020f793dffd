"""Counts by kind and seat, in the order in which kinds are named."""

from __future__ import annotations

from collections.abc import Sequence

from cumuli.stats.charts import Part, Stack


class Tally:
    """What is counted for every row: kinds with their rules, each row from 0."""

    def __init__(self, rows: int, kinds: Sequence[tuple[str, str]]) -> None:
        self.rules = dict(kinds)
        self._counts = {kind: [0] * rows for kind, _ in kinds}

    def add(self, kind: str, row: int, count: int = 1) -> None:
        self._counts[kind][row] += count

    def stack(self, id: str, rows: Sequence[str] = ()) -> Stack:
        """A picture of all kinds that occurred."""
        parts = (Part(kind, tuple(counts), self.rules[kind]) for kind, counts in self._counts.items() if any(counts))
        return Stack(id, tuple(rows), tuple(parts))
