"""A database of one house that several nodes share, in memory: the real statements of the log, on SQLite.

Every deed happens at one moment, somewhere between its being asked for and its
answer; the way there and the way back take time, and either may break.
"""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, TypeVar

from cumuli.store import Append, Gone, Row, Taken
from cumuli.store.board import Me, Seen
from cumuli.store.schema import SQLITE, needed
from cumuli.store.sql import Db, Each
from cumuli.store.whole import Whole

T = TypeVar("T")


@cache
def empty() -> bytes:
    """An empty database with every table of today's."""
    db = sqlite3.connect(":memory:")
    for _, script in needed(0, SQLITE):
        db.executescript(script)
    return db.serialize()


class Database:
    """What all nodes see, and how well it can be reached."""

    def __init__(self, seed: int, now: Callable[[], float]) -> None:
        self.seed = seed
        self.now = now
        self.rng = Random(f"database {seed}")
        self.up = True
        self.slow = 0.01
        """Seconds that one way takes, more or less."""
        self.breaks = 0.0
        """How likely one way breaks."""
        self.appending: Callable[[Database, Sequence[Append]], Sequence[Append]] = lambda database, batch: batch
        """What becomes of entries on their way; planted faults change it."""
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        self.db.deserialize(empty())
        self.nodes: dict[str, tuple[float, Me]] = {}
        self.slips: list[tuple[float, str, str, bytes]] = []
        self.claims: dict[str, float] = {}
        self.commits = 0

    async def way(self) -> None:
        """One way, there or back."""
        rng = self.rng
        seconds = self.slow * rng.choice((0.05, 0.2, 0.5, 1.0, 1.0, 3.0, 20.0))
        await asyncio.sleep(seconds)
        if not self.up or rng.random() < self.breaks:
            raise Gone("the database cannot be reached")

    def carry_out(self, deed: Callable[[Db], T]) -> T:
        """One transaction, at once."""
        db = self.db
        db.execute("BEGIN")
        try:
            done = deed(db)
        except BaseException as error:
            db.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken(str(error)) from None
            raise
        db.execute("COMMIT")
        self.commits += 1
        return done

    async def do(self, deed: Callable[[Db], T]) -> T:
        await self.way()
        try:
            done = self.carry_out(deed)
        except Exception:
            await self.way()
            raise
        await self.way()
        return done


class MemoryStore(Whole):
    """One node's connection."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _do(self, deed: Callable[[Db], T]) -> T:
        return await self.database.do(deed)

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.database.do(lambda db: db.execute(sql, values).fetchall())

    async def _snapshot(self, look: Callable[[Each], T]) -> T:
        return await self.database.do(lambda db: look(lambda sql, at_once: iter(db.execute(sql).fetchall())))

    def _holds(self, column: str) -> str:
        return f"instr({column}, CAST(? AS BLOB))"

    async def columns(self) -> list[tuple[str, str]]:
        raise NotImplementedError("no trial asks for it")

    async def append(self, batch: Sequence[Append]) -> None:
        from cumuli.store.log import append

        await self._do(lambda db: append(db, self.database.appending(self.database, batch)))

    async def secret(self) -> bytes:
        return sha256(f"house {self.database.seed}".encode()).digest()

    async def close(self) -> None:
        """Nothing is held open."""


class MemoryBoard:
    """What `cumuli.store.board.Board` keeps in PostgreSQL, by the database's one clock."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self) -> float:
        return await self._at_once(self.database.now)

    async def probe(self) -> None:
        await self._at_once(lambda: None)

    def close(self) -> None:
        """Nothing is held open."""

    async def _at_once(self, deed: Callable[[], T]) -> T:
        await self.database.way()
        done = deed()
        await self.database.way()
        return done

    async def look(
        self, me: Me, alive: float, since: float, asked: Sequence[str] | None, begun: float = math.inf
    ) -> Seen:
        data = self.database

        def deed() -> Seen:
            now = data.now()
            data.nodes[me.name] = (now, me)
            nodes = {name: (it.born, it.number) for name, (seen, it) in data.nodes.items() if seen > now - alive}
            slips = [(id, node, said) for at, id, node, said in data.slips if at >= since and node != me.name]
            numbers: dict[str, int] = {}
            if asked is not None:
                rows = data.db.execute("SELECT id, seq, status, created FROM tables").fetchall()
                numbers = {id: seq for id, seq, status, at in rows if status != "over" or at >= begun or id in asked}
            return Seen(now, nodes, slips, numbers)

        return await self._at_once(deed)

    async def states(self, names: Sequence[str]) -> dict[str, tuple[int, bytes]]:
        def deed() -> dict[str, tuple[int, bytes]]:
            found = {name: self.database.nodes[name][1] for name in names if name in self.database.nodes}
            return {name: (it.number, it.state) for name, it in found.items()}

        return await self._at_once(deed)

    async def rows(self, tables: Sequence[str]) -> list[tuple[Row, int]]:
        def deed() -> list[tuple[Row, int]]:
            sql = "SELECT id, game, version, status, created, summary, seq FROM tables ORDER BY id"
            rows = self.database.db.execute(sql).fetchall()
            return [(Row(*row[:6]), int(row[6])) for row in rows if row[0] in tables]

        return await self._at_once(deed)

    async def leave(self, name: str) -> None:
        await self._at_once(lambda: self.database.nodes.pop(name, None))

    async def tidy(self) -> None:
        """Nothing lives long enough here."""

    async def say(self, id: str, node: str, said: bytes) -> None:
        await self._at_once(lambda: self.database.slips.append((self.database.now(), id, node, said)))

    async def claim(self, what: str, seconds: float) -> bool:
        def deed() -> bool:
            now = self.database.now()
            free = self.database.claims.get(what, 0.0) <= now
            if free:
                self.database.claims[what] = now + seconds
            return free

        return await self._at_once(deed)
