"""What the first entries of a table's log come to, kept so that a long table opens quickly; the log is the truth."""

from __future__ import annotations

from cumuli.store import Snapshot
from cumuli.store.sql import Db, Sql


class Snapshots(Sql):
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

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._ask("SELECT seq, version, fold FROM snapshots WHERE table_id = ?", table)
        return Snapshot(*rows[0]) if rows else None

    async def forget_snapshots(self) -> int:
        return await self._do(lambda db: db.execute("DELETE FROM snapshots").rowcount)
