"""What the first entries of a table's log come to, kept so that a long table opens quickly; the log is the truth."""

from __future__ import annotations

from typing import Final

from cumuli.store import Entry, Snapshot
from cumuli.store.log import Log
from cumuli.store.sql import Db

OPENING: Final = (
    "SELECT entries.seq, command, payload, at, version, fold FROM entries"
    " LEFT JOIN snapshots ON snapshots.table_id = entries.table_id AND snapshots.seq = entries.seq"
    " WHERE entries.table_id = ? AND entries.seq >= COALESCE((SELECT seq FROM snapshots WHERE table_id = ?), 0)"
    " ORDER BY entries.seq"
)
"""Asked in one go, for many open many tables at once where a server has gone."""


class Snapshots(Log):
    """The part of the store that may be thrown away at any time."""

    async def keep_snapshot(self, table: str, kept: Snapshot) -> None:
        sql = (
            "INSERT INTO snapshots (table_id, seq, version, fold) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
            " DO UPDATE SET seq = excluded.seq, version = excluded.version, fold = excluded.fold"
        )

        def deed(db: Db) -> None:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():  # else it was deleted meanwhile
                db.execute(sql, (table, kept.seq, kept.version, kept.fold))

        await self._do(deed)

    async def opening(self, table: str) -> tuple[Snapshot | None, list[Entry]]:
        rows = await self._ask(OPENING, table, table)
        entries = [Entry(*row[:4]) for row in rows]
        kept = Snapshot(rows[0][0], *rows[0][4:]) if rows and rows[0][4] is not None else None
        if kept is None and (not rows or entries[0].seq > 1):
            return None, await self.entries(table)  # what is kept may belong to another log than this
        return kept, entries

    async def forget_snapshots(self) -> int:
        return await self._do(lambda db: db.execute("DELETE FROM snapshots").rowcount)
