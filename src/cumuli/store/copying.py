"""A house moved from one database to another: one moment of it, whole, and compared row by row afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from queue import Empty, Full, Queue
from threading import Event
from typing import Any, Final

from msgspec import msgpack

from cumuli.store.sql import Db, Each, Sql, marks

Pack = tuple[str, list[tuple[Any, ...]]]
"""A kind, and some of its rows."""

ROWS: Final = 500
BYTES: Final = 1 << 20
"""As much goes over in one pack, or one row that is larger."""
HEAVY: Final = frozenset({"decks"})
"""Kinds of which one row may be many megabytes."""
FIRST: Final = "tables"
"""What others refer to."""
HEAD: Final = "SELECT COUNT(*), COALESCE(SUM(seq), 0) FROM tables"


class NotFree(Exception):
    """There is another house at the other end already, or this one, and it went on there."""


@dataclass
class Tally:
    """What there is: rows and a digest of each kind, whatever their order; and a hash of every table's log."""

    rows: dict[str, int] = field(default_factory=dict)
    digests: dict[str, int] = field(default_factory=dict)
    logs: dict[str, Any] = field(default_factory=dict)

    def add(self, kind: str, row: tuple[Any, ...]) -> None:
        told = msgpack.encode(row)
        self.rows[kind] = self.rows.get(kind, 0) + 1
        self.digests[kind] = (self.digests.get(kind, 0) + int.from_bytes(sha256(told).digest())) % (1 << 256)
        if kind == "entries":  # they come by table and in order
            self.logs.setdefault(row[0], sha256()).update(told)

    def log(self, table: str) -> str:
        found = self.logs.get(table)
        return "" if found is None else str(found.hexdigest())

    def differs(self, other: Tally) -> list[str]:
        """The kinds, and the tables, of which not the same stands here and there."""
        kinds = self.rows.keys() | other.rows.keys()
        wrong = {kind for kind in kinds if self.digests.get(kind) != other.digests.get(kind)}
        wrong |= {kind for kind in kinds if self.rows.get(kind) != other.rows.get(kind)}
        tables = self.logs.keys() | other.logs.keys()
        return sorted(wrong) + sorted(table for table in tables if self.log(table) != other.log(table))


@dataclass(frozen=True)
class Copied:
    """What came of it."""

    tally: Tally
    differences: list[str]
    went_on: bool
    """Whether people played on at the old place meanwhile."""


async def copy(source: Sql, target: Sql, tell: Callable[[int, int], None] = lambda done, of: None) -> Copied:
    """Put all that is in *source* into *target*, which is free or an earlier copy; raise NotFree.

    The target has all of it or nothing; the source may be in use, and is read as it is at one moment.
    """
    shape = shapes(await source.columns())
    if {kind: set(names) for kind, names in shape.items()} != {
        kind: set(names) for kind, names in shapes(await target.columns()).items()
    }:
        raise NotFree
    await must_be_free(source, target)
    of = sum([int((await source._ask(f"SELECT COUNT(*) FROM {kind}"))[0][0]) for kind in shape])
    pipe, tally = Pipe(), Tally()

    def read(each: Each) -> tuple[Any, ...]:
        head = next(iter(each(HEAD, 1)))
        try:
            for kind, names in shape.items():
                for rows in packs(tallied(tally, kind, in_order(each, kind, names))):
                    pipe.put((kind, rows))
            pipe.put(None)
        except BaseException:
            pipe.broken.set()
            raise
        return head

    def write(db: Db) -> None:
        done = 0
        try:
            for kind in reversed(shape):
                db.execute(f"DELETE FROM {kind}")
            for kind, rows in pipe.all():
                names = shape[kind]
                db.executemany(f"INSERT INTO {kind} ({', '.join(names)}) VALUES ({marks(names)})", rows)
                done += len(rows)
                tell(done, max(of, done))
        except BaseException:
            pipe.broken.set()
            raise

    written, head = await asyncio.gather(target._do(write), source._snapshot(read), return_exceptions=True)
    for result in (written, head):
        if isinstance(result, BaseException) and not isinstance(result, Broken):
            raise result
    there = await counted(target, shape)
    (now,) = await source._ask(HEAD)
    return Copied(tally, tally.differs(there), tuple(map(int, now)) != tuple(map(int, head)))


async def counted(store: Sql, shape: dict[str, list[str]]) -> Tally:
    """What a store holds, read anew."""

    def read(each: Each) -> Tally:
        tally = Tally()
        for kind, names in shape.items():
            for _ in tallied(tally, kind, in_order(each, kind, names)):
                pass
        return tally

    return await store._snapshot(read)


async def must_be_free(source: Sql, target: Sql) -> None:
    """Where there is something at the other end, it must be this house, and no further than it is here."""
    here, there = [await one._ask("SELECT value FROM house WHERE name = 'secret'") for one in (source, target)]
    if not there and not any([await target._ask(f"SELECT 1 FROM {kind} LIMIT 1") for kind in (FIRST, "people")]):
        return
    if here != there:
        raise NotFree
    last = (
        "SELECT entries.table_id, entries.seq, entries.command FROM tables"
        " JOIN entries ON entries.table_id = tables.id AND entries.seq = tables.seq"
    )
    for table, seq, command in await target._ask(last):
        same = "SELECT 1 FROM entries WHERE table_id = ? AND seq = ? AND command = ?"
        if not await source._ask(same, table, seq, command):
            raise NotFree


def shapes(columns: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The columns of each kind; what others refer to comes first."""
    found: dict[str, list[str]] = {FIRST: []}
    for kind, name in columns:
        found.setdefault(kind, []).append(name)
    return found


def in_order(each: Each, kind: str, names: list[str]) -> Iterator[tuple[Any, ...]]:
    order = " ORDER BY table_id, seq" if kind == "entries" else ""
    return each(f"SELECT {', '.join(names)} FROM {kind}{order}", 1 if kind in HEAVY else ROWS)


def tallied(tally: Tally, kind: str, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    tally.rows.setdefault(kind, 0)
    for row in rows:
        tally.add(kind, row)
        yield row


def packs(rows: Iterable[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    """Rows by some hundreds, or by a megabyte."""
    pack: list[tuple[Any, ...]] = []
    size = 0
    for row in rows:
        pack.append(row)
        size += sum(len(value) for value in row if isinstance(value, bytes | str))
        if len(pack) >= ROWS or size >= BYTES:
            yield pack
            pack, size = [], 0
    if pack:
        yield pack


class Broken(Exception):
    """The other end has stopped."""


class Pipe:
    """From the thread that reads to the one that writes; never many packs in between."""

    def __init__(self) -> None:
        self.broken = Event()
        self._queue: Queue[Pack | None] = Queue(8)

    def put(self, pack: Pack | None) -> None:
        while not self.broken.is_set():
            try:
                self._queue.put(pack, timeout=0.2)
                return
            except Full:
                continue
        raise Broken

    def all(self) -> Iterator[Pack]:
        while not self.broken.is_set():
            try:
                pack = self._queue.get(timeout=0.2)
            except Empty:
                continue
            if pack is None:
                return
            yield pack
        raise Broken
