"""The log in PostgreSQL, for a house that other servers share or that has its database elsewhere.

Each deed is a transaction of its own on one of a few connections; the database
writes commits that wait together to disk together.  Two servers that append to
one table meet at its row: the second finds that the number moved on.
"""

from __future__ import annotations

import asyncio
import select
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, Final, TypeVar

from psycopg import Connection, OperationalError, connect
from psycopg.errors import DeadlockDetected, DiskFull, SerializationFailure, UniqueViolation
from psycopg_pool import ConnectionPool

from cumuli.store import Append, Conflict, Full, Gone, Repeated, Taken
from cumuli.store.patient import TELLING, Patient
from cumuli.store.schema import POSTGRESQL, needed
from cumuli.store.sql import Db, Each, Rows
from cumuli.store.whole import Whole

T = TypeVar("T")

WRITERS: Final = 6
READERS: Final = 3
TRIES: Final = 5
PATIENCE: Final = 5.0
"""Seconds in which a connection must be had."""
AGAIN: Final = 4.0
"""Seconds for which the pool tries again by itself, ever less often; then it tries whenever somebody asks."""
LOCK: Final = 0x63756D75
"""One server at a time brings a database up to date."""
BEGUN: Final = "CREATE TABLE IF NOT EXISTS cumuli_schema (number BIGINT NOT NULL)"


MOVED: Final = "UPDATE tables SET seq = seq + 1 WHERE id = %(table)s AND seq = %(expected)s RETURNING id"
CHANGED: Final = """
UPDATE tables SET seq = seq + 1, version = %(version)s, status = %(status)s, summary = %(summary)s
WHERE id = %(table)s AND seq = %(expected)s RETURNING id"""
SEATED: Final = """
), gone AS (
DELETE FROM sittings USING moved WHERE table_id = moved.id AND person <> ALL (%(persons)s::text[])
), come AS (
INSERT INTO sittings SELECT unnest(%(persons)s::text[]), id FROM moved ON CONFLICT DO NOTHING"""
ADDED: Final = """
INSERT INTO entries SELECT id, %(expected)s::bigint + 1, %(command)s, %(payload)s, %(at)s FROM moved RETURNING seq"""
"""What `log.append` does, for one entry of a table that is there, in one statement: more than three times as fast."""


class Transaction:
    """An open transaction, spoken to as if it were SQLite's."""

    def __init__(self, db: Connection[Any]) -> None:
        self._db = db

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        return self._db.execute(spoken(sql), plain(values), binary=True)

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> None:
        with self._db.cursor() as cursor:
            cursor.executemany(spoken(sql), [plain(row) for row in values])


def each(db: Connection[Any], sql: str, at_once: int) -> Iterator[tuple[Any, ...]]:
    """Every row, of which the database gives out so many at once."""
    with db.cursor("each") as rows:
        rows.itersize = at_once
        yield from rows.execute(spoken(sql), binary=True)


@cache
def spoken(sql: str) -> bytes:
    """A statement with the place-holders of psycopg."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


def plain(values: Sequence[Any]) -> list[Any]:
    """Values as the columns take them: what is true or false is kept as a number."""
    return [int(value) if isinstance(value, bool) else value for value in values]


def migrate(db: Connection[Any]) -> None:
    """Bring an older database up to date, all steps or none; refuse one from a newer program."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        db.execute(BEGUN)
        row = db.execute("SELECT max(number) FROM cumuli_schema").fetchone()
        at = (row and row[0]) or 0
        for number, script in needed(at, POSTGRESQL):
            db.execute(script.encode())
            db.execute("INSERT INTO cumuli_schema VALUES (%s)", (number,))


def durable(db: Connection[Any]) -> None:
    """See to it that a commit, once made, survives a power cut, whatever the database is told to do else."""
    row = db.execute("SHOW synchronous_commit").fetchone()
    if row is not None and row[0] == "off":
        db.execute("SET synchronous_commit TO on")


def telling(url: str) -> dict[str, Any]:
    """How the system shall look after a line, where the address does not say so itself."""
    return {name: value for name, value in TELLING.items() if f"{name}=" not in url}


def alive(db: Connection[Any]) -> None:
    """Look closer at a connection on which the database spoke unasked: it may have been shut down since."""
    poll = getattr(select, "poll", None)  # Windows has none
    if poll is not None:
        watch = poll()
        watch.register(db.fileno(), select.POLLIN)
        if not watch.poll(0):
            return
    ConnectionPool.check_connection(db)


def add(db: Connection[Any], new: Append) -> bool:
    """One entry of a table that is there: whether it stood where the caller believes."""
    row = new.row
    values = {name: getattr(new, name) for name in ("table", "expected", "command", "payload", "at")}
    if row is not None:
        values |= {name: getattr(row, name) for name in ("version", "status", "summary")}
        values["persons"] = list(row.persons)
    changed = MOVED if row is None else CHANGED + SEATED * new.seated
    sql = f"WITH moved AS ({changed}){ADDED}"
    return db.execute(sql.encode(), values, binary=True).fetchone() is not None


class PostgresStore(Whole):
    """A Store in a database of its own, or in the schema that the address names first in `search_path`."""

    def __init__(self, url: str) -> None:
        with connect(url, autocommit=True, **telling(url)) as db:
            migrate(db)
        self.url = url
        self._patience: float | None = None
        self._pool = ConnectionPool(
            url,
            connection_class=Patient,
            min_size=2,
            max_size=WRITERS + READERS,
            open=True,
            configure=self._ready,
            check=alive,
            timeout=PATIENCE,
            reconnect_timeout=AGAIN,
            kwargs={"autocommit": True, **telling(url)},
        )
        self._writers = ThreadPoolExecutor(WRITERS, "store")
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._closed = False

    def hurry(self, seconds: float) -> None:
        self._patience = seconds

    def _ready(self, db: Patient) -> None:
        db.patience = self._patience
        durable(db)

    @contextmanager
    def _spoken_to(self, patience: float | None) -> Iterator[Connection[Any]]:
        """A connection for a while; whatever becomes of it is told in the store's words."""
        try:
            with self._pool.connection() as db:
                db.patience = patience
                yield db
        except DiskFull as error:
            raise Full(str(error)) from error
        except UniqueViolation as error:
            raise Taken(str(error)) from error
        except (DeadlockDetected, SerializationFailure):
            raise
        except OperationalError as error:
            raise Gone(str(error)) from error

    async def _do(self, deed: Callable[[Db], T]) -> T:
        def whole(db: Connection[Any]) -> T:
            with db.transaction():
                return deed(Transaction(db))

        return await self._write(whole)

    async def one_by_one(self, deed: Callable[[Db], T]) -> T:
        """Carry out statements each of which may be done though the next is not; two ways to the database are saved."""
        return await self._write(lambda db: deed(Transaction(db)))

    async def _change(self, *changes: tuple[str, Sequence[object]]) -> None:
        if len(changes) != 1:
            await super()._change(*changes)
            return
        ((sql, values),) = changes
        await self.one_by_one(lambda db: db.execute(sql, tuple(values)))

    async def _write(self, work: Callable[[Connection[Any]], T]) -> T:
        """Let work be done that leaves nothing behind if it fails."""
        if self._closed:
            raise RuntimeError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._writers, self._written, work)

    def _written(self, work: Callable[[Connection[Any]], T]) -> T:
        for again in reversed(range(TRIES)):
            try:
                with self._spoken_to(self._patience) as db:
                    return work(db)
            except (DeadlockDetected, SerializationFailure):  # nothing was written, and nobody knows better
                if not again:
                    raise
        raise AssertionError("tried, and neither done nor failed")

    async def append(self, batch: Sequence[Append]) -> None:
        if len(batch) != 1 or batch[0].expected == 0:
            await super().append(batch)
            return
        new = batch[0]
        try:
            added = await self._write(lambda db: add(db, new))
        except Taken:
            raise Repeated(new.command) from None
        if not added:
            known = await self._ask("SELECT 1 FROM entries WHERE command = ?", new.command)
            raise Repeated(new.command) if known else Conflict(new.table)

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # no text of this kind is kept, so none is found
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._found, sql, values)

    def _found(self, sql: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        with self._spoken_to(self._patience) as db:
            return Transaction(db).execute(sql, values).fetchall()

    async def _snapshot(self, look: Callable[[Each], T]) -> T:
        def whole() -> T:
            with self._spoken_to(None) as db, db.transaction():  # it may take as long as there is to read
                db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                return look(partial(each, db))

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    def _holds(self, column: str) -> str:
        return f"position(convert_to(?, 'UTF8') IN {column}) > 0"

    async def columns(self) -> list[tuple[str, str]]:
        sql = (
            "SELECT table_name::text, column_name::text FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name NOT LIKE 'cumuli\\_%'"
            ' ORDER BY table_name::text COLLATE "C", ordinal_position'
        )
        return [(str(kind), str(column)) for kind, column in await self._ask(sql)]

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writers.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._pool.close)
