"""The doors at which somebody is given all that is kept of them, and may have it deleted."""

from __future__ import annotations

import contextlib
from contextlib import AsyncExitStack
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.core.game import Illegal
from cumuli.server.doors import plain, read, somebody, way
from cumuli.server.house import refuse
from cumuli.server.people import erasure
from cumuli.server.people.person import Person, forget_token
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.server.table.summary import as_row
from cumuli.store import Conflict, Entry, Row

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

FILE: Final = "cumuli-data.json"


class Sure(Struct, forbid_unknown_fields=True):
    """Nobody deletes themselves by a slip."""

    sure: Literal[True]


class MyData:
    """The doors, and who stands in them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._busy: set[str] = set()

    async def limits(self, request: Request) -> Response:
        """How long what is kept, as this house is set up."""
        config = self.hub.config
        kept = {
            "finished_days": config.finished_days,
            "guest_days": config.guest_days,
            "deck_days": config.deck_days,
            "doodle_hours": config.doodle_seconds / 3_600,
        }
        return plain(kept)

    async def data(self, request: Request) -> Response:
        """All that is kept of whoever asks, as a file."""
        person = await self._alone(request)
        try:
            said = await self._all(person)
        finally:
            self._busy.discard(person.id)
        response = plain(said)
        response.headers["content-disposition"] = f'attachment; filename="{FILE}"'
        return response

    async def erase(self, request: Request) -> Response:
        """Delete all that is kept of whoever asks; games of others stay, without them."""
        await read(request, Sure)
        person = await self._alone(request)
        try:
            await self._erase(person)
        finally:
            self._busy.discard(person.id)
        response = Response(status_code=204)
        forget_token(request, response)
        return response

    async def _alone(self, request: Request) -> Person:
        """Who asks, if they are not busy with it already."""
        person = await somebody(self.hub.store, request)
        if person.id in self._busy:
            raise refuse("busy")
        self._busy.add(person.id)
        return person

    async def _all(self, person: Person) -> dict[str, Any]:
        store = self.hub.store
        ids = [person.id, *await store.aliases(person.id)]
        tables, lines = [], []
        for table in await store.touched(ids):
            entries = await store.entries(table)
            summary = Room.rebuilt(self.hub.house, table, entries).summary
            sat = [d for e in entries for d in log.read(e.payload) if isinstance(d, log.Sat) and d.person in ids]
            told = {"table": table, "game": summary.game, "opened": summary.created, "status": summary.status}
            seats, names = summary.seats_of(person.id), sorted({deed.name for deed in sat})
            tables.append({**told, "seats": [seat + 1 for seat in seats], "names": names})
            lines += [{"table": table, **msgspec.to_builtins(line)} for line in erasure.said(entries, ids)]
        return {
            "person": {"name": person.name, "lang": person.lang, "ids": ids},
            "choices": msgspec.json.decode(await store.choices(person.id)),
            "tables": tables,
            "said": lines,
            "kept": {kind: [own(row, kind) for row in rows] for kind, rows in (await store.rows_of(ids)).items()},
        }

    async def _erase(self, person: Person) -> None:
        hub, store = self.hub, self.hub.store
        ids = [person.id, *await store.aliases(person.id)]
        known = await store.devices(person.id)
        await self._take_out(person, ids, await store.touched(ids, everywhere=True))
        devices = {link.device for link in hub.presence.links.get(person.id, ())} | {one.id for one in known}
        hub.presence.send_out(person.id, devices)
        await hub.nodes.tell("sent_out", person=person.id, devices=sorted(devices))
        if late := await store.touched(ids):  # what they did while that went on
            await self._take_out(person, ids, late)

    async def _take_out(self, person: Person, ids: list[str], touched: list[str]) -> None:
        hub, store = self.hub, self.hub.store
        for table in touched:
            key = f"left:{token_hex(8)}"
            await hub.let(table, key, partial(left, person=person.id, key=key, now=hub.now()))
        for deck in await store.decks_of(person.id):
            with contextlib.suppress(Illegal):  # others play with it: it goes when nobody does any more
                await hub.decks.drop(person, deck.id)
        async with AsyncExitStack() as locks:
            for table in touched:  # in one order for everybody, so that two who leave do not wait for each other
                await locks.enter_async_context(hub.lock(table))
            rewritten, gone = await self._rewritten(touched, ids)
            try:
                await store.erase(ids, rewritten, gone, more=1)
            except Conflict:
                raise refuse("busy") from None  # another server wrote meanwhile
            for table in touched:
                hub.rooms.pop(table, None)
            for table in gone:
                hub.forget(table)
            for table in rewritten:
                hub.publish(await hub.room(table), Step((), afresh=True))

    async def _rewritten(
        self, tables: list[str], ids: list[str]
    ) -> tuple[dict[str, tuple[Row, list[Entry]]], list[str]]:
        """The logs without the person; and the tables at which nobody else ever was, of which nothing need stay."""
        rewritten: dict[str, tuple[Row, list[Entry]]] = {}
        gone = []
        for table in tables:
            entries = await self.hub.store.entries(table)
            if erasure.named(entries) <= set(ids):
                gone.append(table)
                continue
            changed = [*erasure.without(entries, ids), erasure.cleared(entries, self.hub.now())]
            rewritten[table] = as_row(table, Room.rebuilt(self.hub.house, table, changed).summary), changed
        return rewritten, gone


def own(row: dict[str, Any], kind: str) -> dict[str, Any]:
    """A row without what is somebody else's."""
    return {key: value for key, value in row.items() if kind != "reports" or key not in ("said", "whose", "name")}


def left(room: Room, person: str, key: str, now: float) -> Step | None:
    """Whoever goes leaves their seats free, and their table to another, while the game is not over."""
    summary = room.summary
    seats = summary.seats_of(person)
    heirs = sorted(summary.persons - {person})
    deeds: list[log.Deed] = [] if summary.status == "over" else [log.Stood(seat) for seat in seats]
    if summary.status != "over" and summary.host == person and heirs:
        deeds.append(log.HandedOver(heirs[0]))
    return Step(room.enter(tuple(deeds), key, now), afresh=True) if deeds else None


def routes(hub: Hub) -> list[BaseRoute]:
    doors = MyData(hub)
    return [
        way("/api/limits", doors.limits, "GET"),
        way("/api/me/data", doors.data, "GET"),
        way("/api/me/erase", doors.erase, "POST"),
    ]
