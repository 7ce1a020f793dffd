"""The log in one SQLite file: one writing thread that commits in groups, one reading thread.

Every write waiting when the writer is free shares one commit, and so one wait
for the disk; each stands or falls alone within it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from cumuli.store import Full, Taken
from cumuli.store.schema import SQLITE, needed
from cumuli.store.sql import Db, Each
from cumuli.store.whole import Whole

T = TypeVar("T")
Deed = Callable[[Db], Any]
Job = tuple[Deed, asyncio.Future[Any]]

MOST_TOGETHER: Final = 512
NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)
"""What SQLite says, always before anything is committed, where the disk is full or the file may not grow."""


def connect(path: Path) -> sqlite3.Connection:
    """Open the file so that a commit, once made, survives a power cut."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA foreign_keys=ON")
    db.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
    return db


def told(error: Exception) -> Exception:
    """What went wrong, in the store's words."""
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(str(error))
    full = isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", None) in NO_ROOM
    return Full(str(error)) if full else error


def migrate(db: sqlite3.Connection) -> None:
    """Bring an older file up to date, one step a transaction; refuse one from a newer program."""
    (at,) = db.execute("PRAGMA user_version").fetchone()
    for number, script in needed(at, SQLITE):
        db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version={number};\nCOMMIT;")


class SqliteStore(Whole):
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
            if len(deeds) == 1:  # where it fails nothing else is undone
                results.append(deeds[0](db))
            for deed in deeds if len(deeds) > 1 else ():
                db.execute("SAVEPOINT deed")
                try:
                    results.append(deed(db))
                except Exception as error:
                    if not db.in_transaction:
                        raise  # a full disk or the like has undone everything
                    db.execute("ROLLBACK TO deed")
                    results.append(told(error))
                db.execute("RELEASE deed")
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            return [told(error)] * len(deeds)
        return results

    async def _do(self, deed: Callable[[Db], T]) -> T:
        if self._closed:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((deed, future))
        return await future

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

    async def _snapshot(self, look: Callable[[Each], T]) -> T:
        def whole() -> T:
            self._reads.execute("BEGIN")
            try:
                return look(lambda sql, at_once: self._reads.execute(sql))
            finally:
                self._reads.execute("COMMIT")

        return await asyncio.get_running_loop().run_in_executor(self._reader, whole)

    def _holds(self, column: str) -> str:
        return f"instr({column}, CAST(? AS BLOB))"

    async def columns(self) -> list[tuple[str, str]]:
        sql = (
            "SELECT kinds.name, columns.name FROM sqlite_schema AS kinds, pragma_table_info(kinds.name) AS columns"
            " WHERE kinds.type = 'table' ORDER BY kinds.name, columns.cid"
        )
        return [(str(kind), str(column)) for kind, column in await self._ask(sql)]


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
