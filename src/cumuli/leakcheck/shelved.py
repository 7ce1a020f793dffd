"""A store for one game that may stand in two worlds: its log is kept in memory, all else where it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cumuli.leakcheck.evening import TABLE, WHEN
from cumuli.store import Append, Entry, SeatLink, Store


class Shelved:
    """What a store is asked about one table, and the store that answers all other questions."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.log: list[Entry] = []
        self.links: dict[bytes, SeatLink] = {}
        """Links to seats of this table."""
        self.looks: dict[tuple[str, str], tuple[int, float]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def keep(self, command: str, payload: bytes) -> None:
        """One entry more."""
        self.log.append(Entry(len(self.log) + 1, command, payload, WHEN))

    async def append(self, batch: Sequence[Append]) -> None:
        for one in batch:
            self.keep(one.command, one.payload)

    async def entries(self, table: str) -> list[Entry]:
        return list(self.log) if table == TABLE else await self.store.entries(table)

    async def opening(self, table: str) -> tuple[None, list[Entry]]:
        """Nothing is kept of a table that changes behind the house's back."""
        return None, await self.entries(table)

    async def touched(self, ids: Sequence[str], everywhere: bool = False) -> list[str]:
        """The one table, for everybody: whoever looks on may have talked there."""
        return [TABLE]

    async def look(self, looks: Sequence[tuple[str, str, int, float]]) -> None:
        for person, table, seq, at in looks:
            self.looks[person, table] = seq, at

    async def looked(self, person: str, table: str) -> tuple[int, float] | None:
        return self.looks.get((person, table))

    async def link(self, token: bytes) -> SeatLink | None:
        return self.links.get(token)
