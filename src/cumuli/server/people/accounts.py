"""The doors of one's own things: devices, passkeys, choices, games that are over; signing in and out.

An account is a person with a passkey.  At every change of who may come in, the device gets a new token.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.background import BackgroundTask
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.server.doors import plain, read, somebody, way
from cumuli.server.house import refuse
from cumuli.server.people import passkeys
from cumuli.server.people.person import Person, forget_token, fresh_token, give_token, hashed
from cumuli.server.table.deeds import Became
from cumuli.server.table.finished import finished
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.store import Device, Passkey

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

PAGE: Final = 24
"""Finished games listed at once."""
KEYS_EACH: Final = 12
DEVICES_EACH: Final = 40
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
Word = Annotated[str, Meta(max_length=64)]
Choices = Annotated[dict[Annotated[str, Meta(max_length=32)], Word | int | float | bool], Meta(max_length=32)]


class Said(Struct):
    """What an authenticator said, as the browser writes it down."""

    credential: dict[str, Any]


class Named(Struct, forbid_unknown_fields=True):
    id: Word


def label_of(request: HTTPConnection) -> str:
    """What kind of browser asks, in words people know."""
    said = request.headers.get("user-agent", "")
    kinds = [next((name for mark, name in marks if mark in said), "") for marks in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, kinds))


def place_of(request: Request) -> passkeys.Place:
    """Where the page is; the guards have seen to it that it is ours."""
    return passkeys.Place(request.headers.get("origin", ""))


class Accounts:
    """The doors."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # looking

    async def me(self, request: Request) -> Response:
        """All that is mine: name, devices, passkeys, choices."""
        store, person = self.hub.store, await somebody(self.hub.store, request)
        keys, devices = await store.passkeys(person.id), await store.devices(person.id)
        return plain(
            {
                "name": person.name,
                "account": bool(keys),
                "devices": [{**msgspec.to_builtins(one), "here": one.id == person.device} for one in devices],
                "passkeys": [
                    {"id": key.id.hex(), "label": key.label, "created": key.created, "used": key.used} for key in keys
                ],
                "choices": msgspec.json.decode(await store.choices(person.id)),
            }
        )

    async def history(self, request: Request) -> Response:
        """My games that are over."""
        person = await somebody(self.hub.store, request)
        rows = await self.hub.store.tables_of(person.id)
        return plain({"games": finished(rows, person.id, self.hub.unplayable, everybody=False)})

    async def replays(self, request: Request) -> Response:
        """Games of this house that are over, of all or of one game, newest first; `before` asks for older ones."""
        person = await somebody(self.hub.store, request)
        game = request.query_params.get("game")
        try:
            before = float(request.query_params.get("before", "inf"))
        except ValueError:
            raise refuse("bad-message") from None
        rows = await self.hub.store.finished(game, before, PAGE + 1)
        shown = finished(rows[:PAGE], person.id, self.hub.unplayable, everybody=True)
        return plain({"games": shown, "before": rows[PAGE - 1].created if len(rows) > PAGE else None})

    async def choose(self, request: Request) -> Response:
        """Keep what I like for all my devices."""
        person = await somebody(self.hub.store, request)
        choices = await read(request, Choices)
        await self.hub.store.choose(person.id, msgspec.json.encode(choices).decode())
        return Response(status_code=204)

    # passkeys

    async def ask_to_make(self, request: Request) -> Response:
        person = await somebody(self.hub.store, request)
        keys = await self.hub.store.passkeys(person.id)
        if len(keys) >= KEYS_EACH:
            raise refuse("passkeys-many")
        challenge = await passkeys.give(self.hub.store, person, "make", self.hub.now())
        name = person.name or passkeys.NAME
        wish = passkeys.wish_to_make
        return plain(await asyncio.to_thread(wish, place_of(request), person.id, name, challenge, keys))

    async def make(self, request: Request) -> Response:
        """Add a passkey; with the first, a guest has an account."""
        person = await somebody(self.hub.store, request)
        said = await read(request, Said)
        now = self.hub.now()
        challenge = await passkeys.take(self.hub.store, person, "make", now)
        id, public, uses = await asyncio.to_thread(passkeys.made, place_of(request), challenge, said.credential)
        if await self.hub.store.passkey(id) is not None:
            raise refuse("passkey-wrong")
        await self.hub.store.add_passkey(Passkey(id, person.id, public, uses, label_of(request), now, now))
        return await self._enter(request, person, person.id)

    async def ask_to_enter(self, request: Request) -> Response:
        person = await somebody(self.hub.store, request)
        challenge = await passkeys.give(self.hub.store, person, "enter", self.hub.now())
        return plain(await asyncio.to_thread(passkeys.wish_to_enter, place_of(request), challenge))

    async def enter(self, request: Request) -> Response:
        """Sign in; what a guest has on this device comes along."""
        person = await somebody(self.hub.store, request)
        said = (await read(request, Said)).credential
        challenge = await passkeys.take(self.hub.store, person, "enter", self.hub.now())
        key = await self.hub.store.passkey(await asyncio.to_thread(passkeys.key_id, said))
        if key is None:
            raise refuse("passkey-unknown")
        uses = await asyncio.to_thread(passkeys.entered, place_of(request), challenge, said, key)
        await self.hub.store.use_passkey(key.id, uses, self.hub.now())
        return await self._enter(request, person, key.person)

    async def _enter(self, request: Request, person: Person, account: str) -> Response:
        """Give this device a new token, for the account; the old one opens nothing more."""
        now, token = self.hub.now(), fresh_token()
        if account != person.id and not await self.hub.store.passkeys(person.id):
            await self._merge(person.id, account)
        else:
            await self.hub.store.drop_devices(person.id, [person.device])
        await self.hub.store.add_device(account, hashed(token), Device(token_hex(8), label_of(request), now, now))
        forgotten = [one.id for one in (await self.hub.store.devices(account))[DEVICES_EACH:]]
        await self.hub.store.drop_devices(account, forgotten)
        response = plain({"choices": msgspec.json.decode(await self.hub.store.choices(account))})
        gone = {account: forgotten}
        gone[person.id] = [*gone.get(person.id, ()), person.device]  # who makes an account stays the same person
        response.background = BackgroundTask(self._out, gone)
        give_token(request, response, token)
        return response

    async def _merge(self, guest: str, account: str) -> None:
        """Give all that a guest has to an account, and forget the guest."""
        hub = self.hub
        for table in sorted({row.id for row in await hub.store.tables_of(guest)} | set(hub.lobby.of(guest))):
            key = f"became:{guest}:{account}:{table}"
            await hub.let(table, key, partial(became, old=guest, new=account, key=key, now=hub.now()))
        await hub.store.merge(guest, account)

    async def drop_key(self, request: Request) -> Response:
        """Forget one of my passkeys; the last one cannot go while other devices rely on it."""
        person = await somebody(self.hub.store, request)
        wish = await read(request, Named)
        if not re.fullmatch("(?:[0-9a-f]{2})+", wish.id):
            raise refuse("bad-message")
        if len(await self.hub.store.passkeys(person.id)) == 1 and len(await self.hub.store.devices(person.id)) > 1:
            raise refuse("passkey-last")
        await self.hub.store.drop_passkey(person.id, bytes.fromhex(wish.id))
        return Response(status_code=204)

    # devices

    async def leave(self, request: Request) -> Response:
        """Sign out on one of my devices, or on `all`; a guest has no other way back in, and stays."""
        person = await somebody(self.hub.store, request)
        wish = await read(request, Named)
        if not await self.hub.store.passkeys(person.id):
            raise refuse("guest-stays")
        devices = [one.id for one in await self.hub.store.devices(person.id)]
        gone = devices if wish.id == "all" else [id for id in devices if id == wish.id]
        await self.hub.store.drop_devices(person.id, gone)
        response = Response(status_code=204, background=BackgroundTask(self._out, {person.id: gone}))
        if person.device in gone:
            forget_token(request, response)
        return response

    async def _out(self, gone: Mapping[str, Sequence[str]]) -> None:
        """Close the sockets of devices whose token opens nothing more, by person.

        Only once the answer has left: a page that loads anew before would lose its new token.
        """
        for person, devices in gone.items():
            self.hub.presence.send_out(person, devices)
            await self.hub.nodes.tell("sent_out", person=person, devices=list(devices))


def became(room: Room, old: str, new: str, key: str, now: float) -> Step:
    """Make one person of two at a table."""
    concerned = old == room.summary.host or old in room.summary.persons
    return Step(room.enter((Became(old, new),), key, now) if concerned else (), afresh=True)


def routes(hub: Hub) -> list[BaseRoute]:
    doors = Accounts(hub)
    return [
        way("/api/replays", doors.replays, "GET"),
        way("/api/me", doors.me, "GET"),
        way("/api/me/history", doors.history, "GET"),
        way("/api/me/choices", doors.choose, "POST"),
        way("/api/me/leave", doors.leave, "POST"),
        way("/api/passkeys/make", doors.make, "POST"),
        way("/api/passkeys/make/ask", doors.ask_to_make, "POST"),
        way("/api/passkeys/enter", doors.enter, "POST"),
        way("/api/passkeys/enter/ask", doors.ask_to_enter, "POST"),
        way("/api/passkeys/drop", doors.drop_key, "POST"),
    ]
