"""The log in one SQLite file: one writing thread that commits in groups, one reading thread.

Every write waiting when the writer is free shares one commit, and so one wait
for the disk; each stands or falls alone within it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from queue import Empty, SimpleQueue
from secrets import token_bytes
from threading import Thread
from typing import Any, Final, TypeVar

from msgspec.structs import astuple

from cumuli.store import Append, Conflict, Deck, Entry, Repeated, Reported, Row
from cumuli.store.erasing import Erasing
from cumuli.store.notices import Notices
from cumuli.store.people import People

T = TypeVar("T")
Deed = Callable[[sqlite3.Connection], Any]
Job = tuple[Deed, asyncio.Future[Any]]

MOST_TOGETHER: Final = 512


def connect(path: Path) -> sqlite3.Connection:
    """Open the file so that a commit, once made, survives a power cut."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA foreign_keys=ON")
    db.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
    return db


def scripts() -> list[tuple[int, str]]:
    """The steps that lead from an empty file to today's tables, numbered from 1."""
    folder = files("cumuli.store") / "migrations"
    return sorted((int(f.name[:4]), f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".sql"))


def migrate(db: sqlite3.Connection) -> None:
    """Bring an older file up to date, one step a transaction; refuse one from a newer program."""
    steps = scripts()
    (at,) = db.execute("PRAGMA user_version").fetchone()
    if at > steps[-1][0]:
        raise RuntimeError(f"this file is at schema {at}, newer than this program's {steps[-1][0]}")
    for number, script in steps:
        if number > at:
            db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version={number};\nCOMMIT;")


class SqliteStore(People, Erasing, Notices):
    """A Store in one file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = connect(path)
        migrate(self._db)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._reads = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-read")
        self._closed = False

    # writing

    def _write(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            jobs: list[Job] = [job]
            last = False
            while len(jobs) < MOST_TOGETHER:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    last = True
                    break
                jobs.append(more)
            answer(jobs, self._together([deed for deed, _ in jobs]))
            if last:
                return

    def _together(self, deeds: Sequence[Deed]) -> list[Any]:
        """Do the deeds in one transaction; give the result or the error of each."""
        db = self._db
        results: list[Any] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for deed in deeds:
                db.execute("SAVEPOINT deed")
                try:
                    results.append(deed(db))
                except Exception as error:
                    if not db.in_transaction:
                        raise  # a full disk or the like has undone everything
                    db.execute("ROLLBACK TO deed")
                    results.append(error)
                db.execute("RELEASE deed")
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            return [error] * len(deeds)
        return results

    async def _do(self, deed: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((deed, future))
        return await future

    async def append(self, batch: Sequence[Append]) -> None:
        await self._do(lambda db: append(db, batch))

    async def secret(self) -> bytes:
        def known(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO house VALUES ('secret', ?)", (token_bytes(32),))
            return bytes(db.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()[0])

        return await self._do(known)

    async def keep_deck(self, deck: Deck, bundle: bytes) -> None:
        values = (*astuple(deck), bundle, b"")
        columns = ", ".join((*Deck.__struct_fields__, "bundle", "perception"))
        await self._do(lambda db: db.execute(f"INSERT INTO decks ({columns}) VALUES ({marks(values)})", values))

    async def change_deck(self, deck: Deck, bundle: bytes, perception: bytes) -> None:
        sql = "UPDATE decks SET kind = ?, state = ?, cards = ?, hash = ?, bundle = ?, perception = ? WHERE id = ?"
        values = (deck.kind, deck.state, deck.cards, deck.hash, bundle, perception, deck.id)
        await self._do(lambda db: db.execute(sql, values))

    async def name_deck(self, id: str, name: str) -> None:
        await self._do(lambda db: db.execute("UPDATE decks SET name = ? WHERE id = ?", (name, id)))

    async def use_decks(self, ids: Sequence[str], at: float) -> None:
        sql = f"UPDATE decks SET used = ? WHERE id IN ({marks(ids)})"
        await self._do(lambda db: db.execute(sql, (at, *ids)))

    async def forget_decks(self, unused_since: float) -> list[str]:
        sql = "DELETE FROM decks WHERE used < ? RETURNING id"
        return await self._do(lambda db: [str(id) for (id,) in db.execute(sql, (unused_since,)).fetchall()])

    async def drop_deck(self, id: str) -> None:
        await self._do(lambda db: db.execute("DELETE FROM decks WHERE id = ?", (id,)))

    async def report(self, report: Reported) -> None:
        values = astuple(report)
        await self._do(lambda db: db.execute(f"INSERT OR IGNORE INTO reports VALUES ({marks(values)})", values))

    async def ready(self) -> None:
        await self._do(lambda db: db.execute("SELECT 1").fetchone())

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._reads.close()
        self._db.close()

    # reading

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, lambda: self._reads.execute(sql, values).fetchall())

    async def entries(self, table: str) -> list[Entry]:
        sql = "SELECT seq, command, payload, at FROM entries WHERE table_id = ? ORDER BY seq"
        return [Entry(*row) for row in await self._ask(sql, table)]

    async def tables(self, over_since: float) -> list[Row]:
        sql = (
            "SELECT id, game, version, status, created, summary FROM tables"
            " WHERE status <> 'over' OR created >= ? ORDER BY created, id"
        )
        return [Row(*row) for row in await self._ask(sql, over_since)]

    async def finished(self, game: str | None, before: float, most: int) -> list[Row]:
        sql = (
            "SELECT id, game, version, status, created, summary FROM tables"
            " WHERE status = 'over' AND created < ? AND (? IS NULL OR game = ?) ORDER BY created DESC, id LIMIT ?"
        )
        return [Row(*row) for row in await self._ask(sql, before, game, game, most)]

    async def tables_of(self, person: str) -> list[Row]:
        sql = (
            "SELECT id, game, version, status, created, summary FROM tables"
            " WHERE id IN (SELECT table_id FROM sittings WHERE person = ?) ORDER BY created DESC, id"
        )
        return [Row(*row) for row in await self._ask(sql, person)]

    async def reports(self) -> list[Reported]:
        return [Reported(*row) for row in await self._ask("SELECT * FROM reports ORDER BY at DESC")]

    async def _decks(self, where: str, *values: object) -> list[Deck]:
        sql = f"SELECT {', '.join(Deck.__struct_fields__)} FROM decks WHERE {where}"
        return [Deck(*row) for row in await self._ask(sql, *values)]

    async def decks(self, state: str) -> list[Deck]:
        return await self._decks("state = ? ORDER BY created, id", state)

    async def decks_of(self, owner: str) -> list[Deck]:
        return await self._decks("owner = ? ORDER BY created DESC, id", owner)

    async def deck_bytes(self) -> int:
        rows = await self._ask("SELECT COALESCE(SUM(length(bundle) + length(perception)), 0) FROM decks")
        return int(rows[0][0])

    async def deck(self, id: str) -> Deck | None:
        found = await self._decks("id = ?", id)
        return found[0] if found else None

    async def bundle(self, id: str) -> bytes:
        rows = await self._ask("SELECT bundle FROM decks WHERE id = ?", id)
        return rows[0][0] if rows else b""

    async def perception(self, id: str) -> bytes:
        rows = await self._ask("SELECT perception FROM decks WHERE id = ?", id)
        return rows[0][0] if rows else b""


def marks(values: Sequence[object]) -> str:
    """A question mark for each value."""
    return ", ".join("?" * len(values))


def append(db: sqlite3.Connection, batch: Sequence[Append]) -> None:
    """Write the entries into an open transaction."""
    for new in batch:
        if db.execute("SELECT 1 FROM entries WHERE command = ?", (new.command,)).fetchone():
            raise Repeated(new.command)
        if new.expected == 0:
            begin(db, new)
        else:
            move_on(db, new)
        if new.row is not None:
            sit(db, new.row)
        values = (new.table, new.expected + 1, new.command, new.payload, new.at)
        db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", values)


def begin(db: sqlite3.Connection, new: Append) -> None:
    """Insert the row of a new table."""
    row = new.row
    if row is None:
        raise ValueError(f"table {new.table} cannot begin without a row")
    if db.execute("SELECT 1 FROM tables WHERE id = ?", (new.table,)).fetchone():
        raise Conflict(new.table)
    values = (new.table, row.game, row.version, row.status, row.created, row.summary)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, 1, ?)", values)


def sit(db: sqlite3.Connection, row: Row) -> None:
    """Note who sits at a table now."""
    db.execute("DELETE FROM sittings WHERE table_id = ?", (row.id,))
    db.executemany("INSERT INTO sittings VALUES (?, ?)", [(person, row.id) for person in row.persons])


def move_on(db: sqlite3.Connection, new: Append) -> None:
    """Move a table's number on, if it stands where the caller believes."""
    row = new.row
    if row is None:
        sql = "UPDATE tables SET seq = seq + 1 WHERE id = ? AND seq = ?"
        done = db.execute(sql, (new.table, new.expected))
    else:
        sql = "UPDATE tables SET seq = seq + 1, version = ?, status = ?, summary = ? WHERE id = ? AND seq = ?"
        done = db.execute(sql, (row.version, row.status, row.summary, new.table, new.expected))
    if done.rowcount != 1:
        raise Conflict(new.table)


def answer(jobs: Sequence[Job], results: Sequence[Any]) -> None:
    """Tell those who wait, each on the loop it waits on."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for (_, future), result in zip(jobs, results, strict=True):
        waiting.setdefault(future.get_loop(), []).append((future, result))
    for loop, pairs in waiting.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, pairs)


def settle(pairs: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    """Give each waiting future its result or its error."""
    for future, result in pairs:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
