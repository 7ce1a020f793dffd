"""What is known of those who are not looking: how far they saw, where to tell them, and what is unsent."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple, replace

from cumuli.store import Channel, Conflict, Parcel
from cumuli.store.sql import Db, Sql, marks, upsert


class Notices(Sql):
    """The part of the store that keeps looks, channels and the outbox."""

    async def look(self, looks: Sequence[tuple[str, str, int, float]]) -> None:
        sql = upsert("looks", ["person", "table_id"], ["seq", "at"])
        if len(looks) == 1:
            await self._change((sql, looks[0]))
        elif looks:
            await self._do(lambda db: db.executemany(sql, looks))

    async def looked(self, person: str, table: str) -> tuple[int, float] | None:
        rows = await self._ask("SELECT seq, at FROM looks WHERE person = ? AND table_id = ?", person, table)
        return (int(rows[0][0]), float(rows[0][1])) if rows else None

    async def keep_channel(self, channel: Channel) -> None:
        await self._change((upsert("channels", ["id"], Channel.__struct_fields__[1:]), astuple(channel)))

    async def channel(self, id: str) -> Channel | None:
        found = await self._channels("id = ?", id)
        return found[0] if found else None

    async def channels(self, person: str) -> list[Channel]:
        return await self._channels("person = ? ORDER BY created, id", person)

    async def _channels(self, where: str, *values: object) -> list[Channel]:
        rows = await self._ask(f"SELECT * FROM channels WHERE {where}", *values)
        return [replace(Channel(*row), confirmed=bool(row[6])) for row in rows]

    async def drop_channel(self, id: str) -> None:
        await self._change(
            ("DELETE FROM outbox WHERE channel = ?", (id,)), ("DELETE FROM channels WHERE id = ?", (id,))
        )

    async def reachable(self) -> list[str]:
        """Everybody who wants to be told somewhere."""
        sql = "SELECT DISTINCT person FROM channels WHERE confirmed <> 0 AND state <> 'gone' ORDER BY person"
        return [str(person) for (person,) in await self._ask(sql)]

    async def noticed(self, person: str) -> dict[str, int]:
        rows = await self._ask("SELECT table_id, ask FROM noticed WHERE person = ?", person)
        return {str(table): int(ask) for table, ask in rows}

    async def post(
        self, parcels: Sequence[Parcel], told: Sequence[tuple[str, str, int]] = (), once: bool = False
    ) -> bool:
        sent = f"INSERT INTO outbox VALUES ({marks(Parcel.__struct_fields__)})"
        known = upsert("noticed", ["person", "table_id"], ["ask"])
        if once:
            known += " WHERE noticed.ask < excluded.ask"

        def deed(db: Db) -> None:
            for one in told:
                if db.execute(known, one).rowcount != 1:
                    raise Conflict(one[1])
            for parcel in parcels:
                db.execute(sent, astuple(parcel))

        try:
            await self._do(deed)
        except Conflict:
            return False
        return True

    async def parcels(self, due: float) -> list[Parcel]:
        rows = await self._ask("SELECT * FROM outbox WHERE due <= ? ORDER BY due, id LIMIT 200", due)
        return [Parcel(*row) for row in rows]

    async def put_off(self, id: str, tries: int, due: float) -> bool:
        sql = "UPDATE outbox SET tries = ?, due = ? WHERE id = ? AND tries < ?"
        return await self._do(lambda db: db.execute(sql, (tries, due, id, tries)).rowcount == 1)

    async def sent(self, id: str) -> None:
        await self._change(("DELETE FROM outbox WHERE id = ?", (id,)))

    async def lang(self, person: str) -> str:
        rows = await self._ask("SELECT lang FROM people WHERE id = ?", person)
        return str(rows[0][0]) if rows else "en"
