"""People in the SQLite file: their devices, keys and choices, and the links to their seats."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import astuple

from cumuli.store import Device, Known, Passkey, SeatLink

T = TypeVar("T")


class People(ABC):
    """The part of the store that knows people."""

    @abstractmethod
    async def _do(self, deed: Callable[[sqlite3.Connection], T]) -> T:
        """Write."""

    @abstractmethod
    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Read."""

    async def _change(self, *changes: tuple[str, Sequence[object]]) -> None:
        """Several changes, all of them or none."""

        def deed(db: sqlite3.Connection) -> None:
            for sql, values in changes:
                db.execute(sql, tuple(values))

        await self._do(deed)

    async def meet(self, known: Known, label: str = "") -> None:
        await self._change(
            ("INSERT INTO people VALUES (?, ?, ?, ?, 0, '{}')", (known.id, known.name, known.lang, known.created)),
            (
                "INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?)",
                (known.token, known.device, known.id, label, known.created, known.created),
            ),
        )

    async def person(self, token: bytes) -> Known | None:
        sql = (
            "SELECT people.id, token, name, lang, people.created, devices.id"
            " FROM devices JOIN people ON people.id = devices.person WHERE token = ?"
        )
        rows = await self._ask(sql, token)
        return Known(*rows[0]) if rows else None

    async def rename(self, person: str, name: str, lang: str) -> None:
        sql = "UPDATE people SET name = ?, lang = ?, greeted = 1 WHERE id = ?"
        await self._change((sql, (name, lang, person)))

    async def forget(self, nameless_before: float) -> int:
        def deed(db: sqlite3.Connection) -> int:
            gone = db.execute("DELETE FROM people WHERE greeted = 0 AND created < ?", (nameless_before,)).rowcount
            db.execute("DELETE FROM devices WHERE person NOT IN (SELECT id FROM people)")
            return gone

        return await self._do(deed)

    async def choices(self, person: str) -> str:
        rows = await self._ask("SELECT choices FROM people WHERE id = ?", person)
        return str(rows[0][0]) if rows else "{}"

    async def choose(self, person: str, choices: str) -> None:
        await self._change(("UPDATE people SET choices = ? WHERE id = ?", (choices, person)))

    # devices

    async def add_device(self, person: str, token: bytes, device: Device) -> None:
        values = (token, device.id, person, device.label, device.created, device.seen)
        await self._change(("INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?)", values))

    async def see_device(self, id: str, label: str, at: float) -> None:
        await self._change(("UPDATE devices SET label = ?, seen = ? WHERE id = ?", (label, at, id)))

    async def devices(self, person: str) -> list[Device]:
        sql = "SELECT id, label, created, seen FROM devices WHERE person = ? ORDER BY seen DESC, id"
        return [Device(*row) for row in await self._ask(sql, person)]

    async def drop_devices(self, person: str, ids: Sequence[str]) -> None:
        await self._change(*(("DELETE FROM devices WHERE person = ? AND id = ?", (person, id)) for id in ids))

    # keys

    async def add_passkey(self, key: Passkey) -> None:
        await self._change(("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(key)))

    async def passkey(self, id: bytes) -> Passkey | None:
        rows = await self._ask("SELECT * FROM passkeys WHERE id = ?", id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        rows = await self._ask("SELECT * FROM passkeys WHERE person = ? ORDER BY created, id", person)
        return [Passkey(*row) for row in rows]

    async def use_passkey(self, id: bytes, uses: int, at: float) -> None:
        await self._change(("UPDATE passkeys SET uses = ?, used = ? WHERE id = ?", (uses, at, id)))

    async def drop_passkey(self, person: str, id: bytes) -> None:
        await self._change(("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, id)))

    async def merge(self, old: str, new: str) -> None:
        await self._change(
            ("UPDATE decks SET owner = ? WHERE owner = ?", (new, old)),
            ("UPDATE OR IGNORE sittings SET person = ? WHERE person = ?", (new, old)),
            ("DELETE FROM sittings WHERE person = ?", (old,)),
            ("UPDATE seat_links SET person = ? WHERE person = ?", (new, old)),
            *(
                (sql, values)
                for kind in ("looks", "noticed", "channels", "outbox")
                for sql, values in (
                    (f"UPDATE OR REPLACE {kind} SET person = ? WHERE person = ?", (new, old)),
                    (f"DELETE FROM {kind} WHERE person = ?", (old,)),
                )
            ),
            ("DELETE FROM devices WHERE person = ?", (old,)),
            ("UPDATE aliases SET person = ? WHERE person = ?", (new, old)),
            ("INSERT OR REPLACE INTO aliases VALUES (?, ?)", (old, new)),
            ("DELETE FROM people WHERE id = ?", (old,)),
        )

    # links to seats

    async def keep_link(self, link: SeatLink) -> None:
        await self._change(("INSERT OR REPLACE INTO seat_links VALUES (?, ?, ?, ?, ?)", astuple(link)))

    async def link(self, token: bytes) -> SeatLink | None:
        rows = await self._ask("SELECT * FROM seat_links WHERE token = ?", token)
        return SeatLink(*rows[0]) if rows else None

    async def drop_link(self, table: str, seat: int | None) -> None:
        sql = "DELETE FROM seat_links WHERE table_id = ? AND (? IS NULL OR seat = ?)"
        await self._change((sql, (table, seat, seat)))
