"""A house full of tables, written through its own store before the server starts: opening them by socket takes longer.

Every table is made by the commands that people send, carried out by the room that would carry them out.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from msgspec import Struct

from cumuli.bots import known
from cumuli.core.game import Game
from cumuli.server.house import House
from cumuli.server.ids import command_key, table_id
from cumuli.server.people.person import Person, fresh_token, hashed
from cumuli.server.table import deeds
from cumuli.server.table.room import Room
from cumuli.server.table.summary import as_row
from cumuli.server.wire import AnyCommand, Create, SetBot, Sit, Start
from cumuli.store import Append, Known
from cumuli.store.sqlite import SqliteStore

GROUP = 100
"""Tables that are written at once."""


class Seeded(Struct, frozen=True):
    """One table that is under way."""

    table: str
    tokens: tuple[str, ...]
    """By seat of a person, what its browser has in its cookie."""


class Seeder:
    """Writes people and tables into a new file."""

    def __init__(self, file: Path, shelf: dict[str, Game[Any]]) -> None:
        self.house = House(shelf, known())
        self.store = SqliteStore(file)
        self._people = 0
        self.now = time.time()

    async def person(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token of their browser."""
        token, self._people = fresh_token(), self._people + 1
        one = Known(f"{self._people:016x}", hashed(token), name, "en", self.now, f"{self._people:016x}")
        await self.store.meet(one, "")
        return Person(one.id, name, "en", one.device), token

    async def tables(self, game: str, seats: int, many: int, bots: tuple[str, ...] = ()) -> list[Seeded]:
        """So many tables that have begun, with *bots* on their last seats."""
        found: list[Seeded] = []
        while len(found) < many:
            batch: list[Append] = []
            for _ in range(min(GROUP, many - len(found))):
                people = await asyncio.gather(*(self.person(f"P{n}") for n in range(seats - len(bots))))
                entries, table = self._begun(game, seats, [person for person, _ in people], bots)
                batch += entries
                found.append(Seeded(table, tuple(token for _, token in people)))
            await self.store.append(batch)
        return found

    def _begun(self, game: str, seats: int, people: list[Person], bots: tuple[str, ...]) -> tuple[list[Append], str]:
        """The log of a table from its opening to its first question."""
        host, id = people[0], "open"
        table = table_id(host.id, id)
        key = command_key(host.id, id)
        room, step = Room.created(self.house, table, host, Create(id, game, seats), self.now, key)
        entries = [self._entry(room, step.deeds, key)]
        told: list[tuple[Person, AnyCommand]] = []
        told += [(person, Sit("sit", table, seat)) for seat, person in enumerate(people) if seat]
        told += [(host, SetBot(f"bot{n}", table, len(people) + n, level)) for n, level in enumerate(bots)]
        told.append((host, Start("start", table)))
        for person, command in told:
            key = command_key(person.id, command.id)
            entries.append(self._entry(room, room.receive(person, command, self.now, key).deeds, key))
        return entries, table

    def _entry(self, room: Room, done: tuple[deeds.Deed, ...], key: str) -> Append:
        row = as_row(room.id, room.summary)
        return Append(room.id, room.entries - 1, key, deeds.write(done), self.now, row)
