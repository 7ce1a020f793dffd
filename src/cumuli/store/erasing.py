"""All that is kept of one person: found, told and taken out again.

What names a person in a column `person` or `owner` is found by the schema
itself, so that a table which is added later is neither forgotten here nor there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cumuli.store import Conflict, Entry, Row
from cumuli.store.sql import Db, Sql, marks

NAMING: Final = ("person", "owner")
"""Columns that say whose a row is."""


class Erasing(Sql):
    """The part of the store that forgets."""

    async def aliases(self, person: str) -> list[str]:
        """Who somebody was before."""
        return [str(old) for (old,) in await self._ask("SELECT old FROM aliases WHERE person = ? ORDER BY old", person)]

    async def touched(self, ids: Sequence[str], everywhere: bool = False) -> list[str]:
        """The tables whose log or summary names one of these; *everywhere* reads every log for it."""
        found: set[str] = set()
        for id in ids:
            if everywhere:
                named = await self._ask(f"SELECT DISTINCT table_id FROM entries WHERE {self._holds('payload')}", id)
                found |= {str(table) for (table,) in named}
            for sql, values in (
                ("SELECT table_id FROM sittings WHERE person = ?", (id,)),
                ("SELECT DISTINCT table_id FROM entries WHERE command > ? AND command < ?", (f"{id}:", f"{id};")),
                (f"SELECT id FROM tables WHERE {self._holds('summary')}", (id,)),
            ):
                found |= {str(table) for (table,) in await self._ask(sql, *values)}
        return sorted(found)

    async def rows_of(self, ids: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
        """By kind, every row that is one of these persons'; what is no text and no number stays here."""
        columns = await self.columns()
        found: dict[str, list[dict[str, Any]]] = {}
        for kind, column in columns:
            if column in NAMING:
                names = [name for other, name in columns if other == kind]
                sql = f"SELECT {', '.join(names)} FROM {kind} WHERE {column} IN ({marks(ids)}) ORDER BY 1, 2"
                told = [dict(zip(names, row, strict=True)) for row in await self._ask(sql, *ids)]
                found[kind] = [{name: v for name, v in row.items() if not isinstance(v, bytes)} for row in told]
        return found

    async def erase(
        self, ids: Sequence[str], rewritten: dict[str, tuple[Row, list[Entry]]], gone: Sequence[str], more: int = 0
    ) -> None:
        """Put these logs, which have so many entries *more*, in the place of those, drop whole tables, and all rows of
        these persons: all or nothing; Conflict where a log has moved on."""
        columns = await self.columns()
        naming = [(kind, column) for kind, column in columns if column in NAMING]
        at_tables = [kind for kind, column in columns if column == "table_id"]

        def deed(db: Db) -> None:
            for table, (row, entries) in rewritten.items():
                rewrite(db, table, row, entries, more)
            for table in gone:
                db.execute("UPDATE tables SET seq = seq WHERE id = ?", (table,))  # nobody appends meanwhile
                for kind in at_tables:
                    db.execute(f"DELETE FROM {kind} WHERE table_id = ?", (table,))
                db.execute("DELETE FROM tables WHERE id = ?", (table,))
            for id in ids:
                for kind, column in naming:
                    if kind == "decks":
                        db.execute("UPDATE decks SET owner = '' WHERE owner = ?", (id,))  # those still played with
                    else:
                        db.execute(f"DELETE FROM {kind} WHERE {column} = ?", (id,))
                db.execute("DELETE FROM reports WHERE whose = ?", (id,))
                db.execute("DELETE FROM people WHERE id = ?", (id,))

        await self._do(deed)


def rewrite(db: Db, table: str, row: Row, entries: list[Entry], more: int) -> None:
    """Put a log in the place of another, which had so many entries less."""
    sql = "UPDATE tables SET summary = ?, seq = ? WHERE id = ? AND seq = ?"
    if db.execute(sql, (row.summary, len(entries), table, len(entries) - more)).rowcount != 1:
        raise Conflict(table)
    db.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))  # it holds what the log held
    for entry in entries[: len(entries) - more]:
        sql = "UPDATE entries SET payload = ?, command = ? WHERE table_id = ? AND seq = ?"
        db.execute(sql, (entry.payload, entry.command, table, entry.seq))
    for entry in entries[len(entries) - more :]:
        values = (table, entry.seq, entry.command, entry.payload, entry.at)
        db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", values)
