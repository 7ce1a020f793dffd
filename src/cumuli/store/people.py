"""People: their devices, keys and choices, and the links to their seats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from cumuli.store import Challenge, Device, Known, Passkey, SeatLink
from cumuli.store.sql import Db, Sql, upsert


class People(Sql):
    """The part of the store that knows people."""

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
            "SELECT people.id, name, lang, people.created, devices.id, label, seen, greeted = 1, choices"
            " FROM devices JOIN people ON people.id = devices.person WHERE token = ?"
        )
        rows = await self._ask(sql, token)
        if not rows:
            return None
        id, name, lang, created, device, label, seen, greeted, choices = rows[0]
        return Known(id, token, name, lang, created, device, label, seen, bool(greeted), choices)

    async def rename(self, person: str, name: str, lang: str) -> None:
        sql = "UPDATE people SET name = ?, lang = ?, greeted = 1 WHERE id = ?"
        await self._change((sql, (name, lang, person)))

    async def forget(self, nameless_before: float) -> int:
        def deed(db: Db) -> int:
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

    async def give_challenge(self, challenge: Challenge, now: float) -> None:
        await self._change(
            ("DELETE FROM challenges WHERE until < ?", (now,)),
            (upsert("challenges", ["device"], ["person", "purpose", "challenge", "until"]), astuple(challenge)),
        )

    async def take_challenge(self, device: str) -> Challenge | None:
        sql = "DELETE FROM challenges WHERE device = ? RETURNING device, person, purpose, challenge, until"
        row = await self._do(lambda db: db.execute(sql, (device,)).fetchone())
        return Challenge(*row) if row else None

    async def merge(self, old: str, new: str) -> None:
        await self._change(
            ("UPDATE decks SET owner = ? WHERE owner = ?", (new, old)),
            (
                "INSERT INTO sittings SELECT CAST(? AS TEXT), table_id FROM sittings WHERE person = ?"
                " ON CONFLICT DO NOTHING",
                (new, old),
            ),
            ("DELETE FROM sittings WHERE person = ?", (old,)),
            ("UPDATE seat_links SET person = ? WHERE person = ?", (new, old)),
            *(
                (f"DELETE FROM {kind} WHERE person = ? AND table_id IN ({theirs})", (new, old))
                for kind in ("looks", "noticed")
                for theirs in (f"SELECT table_id FROM {kind} WHERE person = ?",)
            ),
            *(
                (f"UPDATE {kind} SET person = ? WHERE person = ?", (new, old))
                for kind in ("looks", "noticed", "channels", "outbox")
            ),
            *((f"DELETE FROM {kind} WHERE person = ?", (old,)) for kind in ("devices", "challenges")),
            ("UPDATE aliases SET person = ? WHERE person = ?", (new, old)),
            (upsert("aliases", ["old"], ["person"]), (old, new)),
            ("DELETE FROM people WHERE id = ?", (old,)),
        )

    # links to seats

    async def keep_link(self, link: SeatLink) -> None:
        sql = upsert("seat_links", ["table_id", "seat"], ["token", "person", "created"])
        await self._change((sql, (link.table, link.seat, link.token, link.person, link.created)))

    async def link(self, token: bytes) -> SeatLink | None:
        rows = await self._ask("SELECT * FROM seat_links WHERE token = ?", token)
        return SeatLink(*rows[0]) if rows else None

    async def drop_link(self, table: str, seat: int | None) -> None:
        one = "" if seat is None else " AND seat = ?"
        values = (table,) if seat is None else (table, seat)
        await self._change((f"DELETE FROM seat_links WHERE table_id = ?{one}", values))
