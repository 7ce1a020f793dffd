"""The log of the tables, and what is known of each without reading it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import astuple

from cumuli.store import Append, Conflict, Entry, Repeated, Reported, Row
from cumuli.store.sql import Db, Sql, marks

ROW = "SELECT id, game, version, status, created, summary FROM tables"


OF_LATE: Final = "status < 'over' OR status > 'over' OR (status = 'over' AND created >= ?)"
"""Tables that are not over, and those over that were opened since then; said so that an index answers it."""


class Log(Sql):
    """The part of the store that keeps what happened at tables, and reports of what was said there."""

    async def append(self, batch: Sequence[Append]) -> None:
        await self._do(lambda db: append(db, batch))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        sql = "SELECT seq, command, payload, at FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [Entry(*row) for row in await self._ask(sql, table, after)]

    async def tables(self, over_since: float) -> list[Row]:
        sql = f"{ROW} WHERE {OF_LATE} ORDER BY created, id"
        return [Row(*row) for row in await self._ask(sql, over_since)]

    async def finished(self, game: str | None, before: float, most: int) -> list[Row]:
        one = "" if game is None else "game = ? AND "
        sql = f"{ROW} WHERE {one}status = 'over' AND created < ? ORDER BY created DESC, id LIMIT ?"
        return [Row(*row) for row in await self._ask(sql, *([] if game is None else [game]), before, most)]

    async def tables_of(self, person: str) -> list[Row]:
        sql = f"{ROW} WHERE id IN (SELECT table_id FROM sittings WHERE person = ?) ORDER BY created DESC, id"
        return [Row(*row) for row in await self._ask(sql, person)]

    async def report(self, report: Reported) -> None:
        values = astuple(report)
        await self._change((f"INSERT INTO reports VALUES ({marks(values)}) ON CONFLICT DO NOTHING", values))

    async def reports(self) -> list[Reported]:
        return [Reported(*row) for row in await self._ask("SELECT * FROM reports ORDER BY at DESC, command")]

    async def ready(self) -> None:
        await self._do(lambda db: db.execute("SELECT 1").fetchone())


def append(db: Db, batch: Sequence[Append]) -> None:
    """Write the entries into an open transaction."""
    for new in batch:
        if not (begin(db, new) if new.expected == 0 else move_on(db, new)):
            known = db.execute("SELECT 1 FROM entries WHERE command = ?", (new.command,)).fetchone()
            raise Repeated(new.command) if known else Conflict(new.table)
        if new.row is not None and new.seated:
            sit(db, new.row)
        values = (new.table, new.expected + 1, new.command, new.payload, new.at)
        sql = "INSERT INTO entries VALUES (?, ?, ?, ?, ?) ON CONFLICT (command) DO NOTHING"
        if db.execute(sql, values).rowcount != 1:
            raise Repeated(new.command)


def begin(db: Db, new: Append) -> bool:
    """Insert the row of a new table; whether there was none."""
    row = new.row
    if row is None:
        raise ValueError(f"table {new.table} cannot begin without a row")
    values = (new.table, row.game, row.version, row.status, row.created, row.summary)
    sql = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT (id) DO NOTHING"
    return db.execute(sql, values).rowcount == 1


def move_on(db: Db, new: Append) -> bool:
    """Move a table's number on, if it stands where the caller believes; whether it did."""
    row = new.row
    if row is None:
        sql = "UPDATE tables SET seq = seq + 1 WHERE id = ? AND seq = ?"
        done = db.execute(sql, (new.table, new.expected))
    else:
        sql = "UPDATE tables SET seq = seq + 1, version = ?, status = ?, summary = ? WHERE id = ? AND seq = ?"
        done = db.execute(sql, (row.version, row.status, row.summary, new.table, new.expected))
    return done.rowcount == 1


def sit(db: Db, row: Row) -> None:
    """Note who sits at a table now, where that is somebody else than before: most entries are moves."""
    sql = "SELECT person FROM sittings WHERE table_id = ?"
    before = {str(person) for (person,) in db.execute(sql, (row.id,)).fetchall()}
    if before == set(row.persons):
        return
    db.execute("DELETE FROM sittings WHERE table_id = ?", (row.id,))
    for person in row.persons:
        db.execute("INSERT INTO sittings VALUES (?, ?)", (person, row.id))
