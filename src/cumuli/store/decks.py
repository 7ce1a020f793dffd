"""Decks that people made, and what only this house knows."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_bytes

from msgspec.structs import astuple

from cumuli.store import Deck
from cumuli.store.sql import Db, Sql, marks


class Decks(Sql):
    """The part of the store that keeps pictures and secrets."""

    async def house_key(self, name: str, made: bytes) -> bytes:
        def known(db: Db) -> bytes:
            db.execute("INSERT INTO house VALUES (?, ?) ON CONFLICT DO NOTHING", (name, made))
            return bytes(db.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone()[0])

        return await self._do(known)

    async def secret(self) -> bytes:
        return await self.house_key("secret", token_bytes(32))

    async def keep_deck(self, deck: Deck, bundle: bytes) -> None:
        values = (*astuple(deck), bundle, b"")
        columns = ", ".join((*Deck.__struct_fields__, "bundle", "perception"))
        await self._change((f"INSERT INTO decks ({columns}) VALUES ({marks(values)})", values))

    async def change_deck(self, deck: Deck, bundle: bytes, perception: bytes) -> None:
        sql = "UPDATE decks SET kind = ?, state = ?, cards = ?, hash = ?, bundle = ?, perception = ? WHERE id = ?"
        values = (deck.kind, deck.state, deck.cards, deck.hash, bundle, perception, deck.id)
        await self._change((sql, values))

    async def name_deck(self, id: str, name: str) -> None:
        await self._change(("UPDATE decks SET name = ? WHERE id = ?", (name, id)))

    async def use_decks(self, ids: Sequence[str], at: float) -> None:
        await self._change((f"UPDATE decks SET used = ? WHERE id IN ({marks(ids)})", (at, *ids)))

    async def forget_decks(self, unused_since: float) -> list[str]:
        sql = "DELETE FROM decks WHERE used < ? RETURNING id"
        return await self._do(lambda db: [str(id) for (id,) in db.execute(sql, (unused_since,)).fetchall()])

    async def drop_deck(self, id: str) -> None:
        await self._change(("DELETE FROM decks WHERE id = ?", (id,)))

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
