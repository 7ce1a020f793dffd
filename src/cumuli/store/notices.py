"""What the SQLite file knows of those who are not looking: how far they saw, where to tell them, and what is unsent."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import astuple, replace

from cumuli.store import Channel, Parcel

T = TypeVar("T")


class Notices(ABC):
    """The part of the store that keeps looks, channels and the outbox."""

    @abstractmethod
    async def _do(self, deed: Callable[[sqlite3.Connection], T]) -> T:
        """Write."""

    @abstractmethod
    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Read."""

    async def look(self, person: str, table: str, seq: int, at: float) -> None:
        sql = "INSERT OR REPLACE INTO looks VALUES (?, ?, ?, ?)"
        await self._do(lambda db: db.execute(sql, (person, table, seq, at)))

    async def looked(self, person: str, table: str) -> tuple[int, float] | None:
        rows = await self._ask("SELECT seq, at FROM looks WHERE person = ? AND table_id = ?", person, table)
        return (int(rows[0][0]), float(rows[0][1])) if rows else None

    async def keep_channel(self, channel: Channel) -> None:
        values = astuple(channel)
        sql = f"INSERT OR REPLACE INTO channels VALUES ({', '.join('?' * len(values))})"
        await self._do(lambda db: db.execute(sql, values))

    async def channel(self, id: str) -> Channel | None:
        found = await self._channels("id = ?", id)
        return found[0] if found else None

    async def channels(self, person: str) -> list[Channel]:
        return await self._channels("person = ? ORDER BY created, id", person)

    async def _channels(self, where: str, *values: object) -> list[Channel]:
        rows = await self._ask(f"SELECT * FROM channels WHERE {where}", *values)
        return [replace(Channel(*row), confirmed=bool(row[6])) for row in rows]

    async def drop_channel(self, id: str) -> None:
        def deed(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM outbox WHERE channel = ?", (id,))
            db.execute("DELETE FROM channels WHERE id = ?", (id,))

        await self._do(deed)

    async def reachable(self) -> list[str]:
        """Everybody who wants to be told somewhere."""
        return [
            str(person)
            for (person,) in await self._ask("SELECT DISTINCT person FROM channels WHERE confirmed AND state != 'gone'")
        ]

    async def noticed(self, person: str) -> dict[str, int]:
        rows = await self._ask("SELECT table_id, ask FROM noticed WHERE person = ?", person)
        return {str(table): int(ask) for table, ask in rows}

    async def post(self, parcels: Sequence[Parcel], told: Sequence[tuple[str, str, int]] = ()) -> None:
        def deed(db: sqlite3.Connection) -> None:
            for parcel in parcels:
                db.execute("INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(parcel))
            db.executemany("INSERT OR REPLACE INTO noticed VALUES (?, ?, ?)", told)

        await self._do(deed)

    async def parcels(self, due: float) -> list[Parcel]:
        rows = await self._ask("SELECT * FROM outbox WHERE due <= ? ORDER BY due, id LIMIT 200", due)
        return [Parcel(*row) for row in rows]

    async def put_off(self, id: str, tries: int, due: float) -> None:
        sql = "UPDATE outbox SET tries = ?, due = ? WHERE id = ?"
        await self._do(lambda db: db.execute(sql, (tries, due, id)))

    async def sent(self, id: str) -> None:
        await self._do(lambda db: db.execute("DELETE FROM outbox WHERE id = ?", (id,)))

    async def lang(self, person: str) -> str:
        rows = await self._ask("SELECT lang FROM people WHERE id = ?", person)
        return str(rows[0][0]) if rows else "en"

    async def house_key(self, name: str, made: bytes) -> bytes:
        def known(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO house VALUES (?, ?)", (name, made))
            return bytes(db.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()[0])

        return await self._do(known)
