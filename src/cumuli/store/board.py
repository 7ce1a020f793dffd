"""Where the servers that share a house find one another: a few tables in its PostgreSQL that belong to no game.

Nothing here is the truth about a table: that stands in the log.  What is here
may be lost, and is made anew within seconds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from cumuli.store import Row
from cumuli.store.log import OF_LATE
from cumuli.store.postgres import LOCK, PostgresStore
from cumuli.store.probe import Probe
from cumuli.store.sql import Db

MADE: Final = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS cumuli_nodes (name TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL,"
    " born FLOAT8 NOT NULL, number BIGINT NOT NULL, state BYTEA NOT NULL)",
    "CREATE UNLOGGED TABLE IF NOT EXISTS cumuli_slips (id TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL,"
    " node TEXT NOT NULL, said BYTEA NOT NULL)",
    "CREATE TABLE IF NOT EXISTS cumuli_claims (what TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL)",
)
NOW: Final = "EXTRACT(EPOCH FROM clock_timestamp())::float8"
NUMBERS: Final = f"SELECT id, seq FROM tables WHERE {OF_LATE} OR id = ANY(?::text[])"
"""Asked every second by every node."""
KEPT: Final = "10 minutes"
"""How long a slip is kept, and a node that is gone."""


class Me(Struct, frozen=True):
    """What a node tells of itself."""

    name: str
    born: float
    """Since when the house has been open without a break, as far as it knows."""
    number: int
    """Of the state, which moves on when that changes."""
    state: bytes


class Seen(Struct, frozen=True):
    """What one look at the board brings."""

    now: float
    """The database's time of day."""
    nodes: dict[str, tuple[float, int]]
    """By name of a living node: since when the house is open, and the number of its state."""
    slips: list[tuple[str, str, bytes]]
    """What nodes told the others: id, node and what was said."""
    numbers: dict[str, int]
    """By table that is not over, or was asked for: how many entries its log has."""


class Board:
    """The nodes of one house."""

    def __init__(self, store: PostgresStore, probe: Probe) -> None:
        self._store = store
        self._probe = probe

    async def open(self) -> float:
        """Make the tables if need be; give the database's time of day."""

        def deed(db: Db) -> float:
            db.execute("SELECT pg_advisory_xact_lock(?)", (LOCK,))
            for sql in MADE:
                db.execute(sql)
            return float(db.execute(f"SELECT {NOW}").fetchone()[0])

        return await self._store._do(deed)

    async def probe(self) -> None:
        """Return once the database has answered, whatever others wait for; Gone where it does not."""
        await self._probe.ask()

    def close(self) -> None:
        """Ask no more."""
        self._probe.close()

    async def look(
        self, me: Me, alive: float, since: float, asked: Sequence[str] | None, begun: float = math.inf
    ) -> Seen:
        """Show ourselves, and see who was here in the last *alive* seconds and what was said since then.

        The logs' numbers are looked up of tables that are not over, of those that were *begun* since then (they may be
        over already), and of those that are *asked* for; None for none at all.
        """

        def deed(db: Db) -> Seen:
            sql = (
                "INSERT INTO cumuli_nodes VALUES (?, clock_timestamp(), ?, ?, ?) ON CONFLICT (name) DO UPDATE"
                " SET seen = excluded.seen, born = excluded.born, number = excluded.number, state = excluded.state"
                f" RETURNING {NOW}"
            )
            now = float(db.execute(sql, (me.name, me.born, me.number, me.state)).fetchone()[0])
            sql = (
                "SELECT name, born, number FROM cumuli_nodes WHERE seen > clock_timestamp() - make_interval(secs => ?)"
            )
            nodes = {str(name): (float(born), int(number)) for name, born, number in every(db, sql, alive)}
            sql = "SELECT id, node, said FROM cumuli_slips WHERE at >= to_timestamp(?) AND node <> ? ORDER BY at, id"
            slips = [(str(id), str(node), bytes(said)) for id, node, said in every(db, sql, since, me.name)]
            numbers: dict[str, int] = {}
            if asked is not None:
                numbers = {str(id): int(seq) for id, seq in every(db, NUMBERS, begun, list(asked))}
            return Seen(now, nodes, slips, numbers)

        return await self._store.one_by_one(deed)

    async def states(self, names: Sequence[str]) -> dict[str, tuple[int, bytes]]:
        """By name: the number of a node's state, and the state."""
        sql = "SELECT name, number, state FROM cumuli_nodes WHERE name = ANY(?::text[])"
        return {
            str(name): (int(number), bytes(state)) for name, number, state in await self._store._ask(sql, list(names))
        }

    async def rows(self, tables: Sequence[str]) -> list[tuple[Row, int]]:
        """What is known of tables without their logs, and how many entries those have."""
        sql = "SELECT id, game, version, status, created, summary, seq FROM tables WHERE id = ANY(?::text[])"
        return [(Row(*row[:6]), int(row[6])) for row in await self._store._ask(sql, list(tables))]

    async def leave(self, name: str) -> None:
        """A node goes; what is long past goes as well."""
        await self._store._change(("DELETE FROM cumuli_nodes WHERE name = ?", (name,)))

    async def tidy(self) -> None:
        """Drop what is long past."""
        await self._store._change(
            (f"DELETE FROM cumuli_nodes WHERE seen < clock_timestamp() - INTERVAL '{KEPT}'", ()),
            (f"DELETE FROM cumuli_slips WHERE at < clock_timestamp() - INTERVAL '{KEPT}'", ()),
            ("DELETE FROM cumuli_claims WHERE until < clock_timestamp()", ()),
        )

    async def say(self, id: str, node: str, said: bytes) -> None:
        """Leave a slip for the others."""
        await self._store._change(("INSERT INTO cumuli_slips VALUES (?, clock_timestamp(), ?, ?)", (id, node, said)))

    async def claim(self, what: str, seconds: float) -> bool:
        """Whether nobody has claimed this in so many seconds; then it is claimed."""
        sql = (
            "INSERT INTO cumuli_claims VALUES (?, clock_timestamp() + make_interval(secs => ?))"
            " ON CONFLICT (what) DO UPDATE SET until = excluded.until WHERE cumuli_claims.until <= clock_timestamp()"
        )
        return await self._store._do(lambda db: db.execute(sql, (what, seconds)).rowcount == 1)


def every(db: Db, sql: str, *values: Any) -> Sequence[Mapping[int, Any] | Any]:
    """All rows of a question."""
    return db.execute(sql, values).fetchall()
