"""Where somebody says where they want to be told, tries it, and stops it."""

from __future__ import annotations

import hmac
import time
from collections import OrderedDict
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.server.doors import plain, read, somebody, way
from cumuli.server.house import refuse
from cumuli.server.link import Bucket
from cumuli.server.notices import mail, push, web
from cumuli.server.notices.words import CONFIRM, TEST, capability
from cumuli.server.people.person import Person
from cumuli.store import Channel

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

MOST: Final = 6
"""Channels of one person."""
REMEMBERED: Final = 5_000
RATE, BURST = 1 / 60, 6.0
"""How many notices somebody may have sent to try them out, in the long run and at once."""
Short = Annotated[str, Meta(min_length=1, max_length=64)]


class Add(Struct, forbid_unknown_fields=True):
    kind: Literal["push", "mail", "hook"]
    address: Annotated[str, Meta(min_length=1, max_length=1_000)]
    keys: push.Keys | None = None


class Which(Struct, forbid_unknown_fields=True):
    id: Short


class Use(Struct, forbid_unknown_fields=True):
    what: Literal["confirm", "off"]
    id: Short
    token: Short


def told(channel: Channel) -> dict[str, Any]:
    """A channel as its owner sees it; what a browser's address tells is for its push service."""
    address = channel.address if channel.kind != "push" else ""
    secret = channel.detail if channel.kind == "hook" else ""
    return {
        "id": channel.id,
        "kind": channel.kind,
        "address": address,
        "secret": secret,
        "confirmed": channel.confirmed,
        "created": channel.created,
        "state": channel.state,
        "since": channel.since,
    }


class Doors:
    """The doors."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def mine(self, request: Request) -> Response:
        """What this house offers, and where I am told."""
        person = await somebody(self.hub.store, request)
        vapid = self.hub.outbox.vapid
        channels = [told(channel) for channel in await self.hub.store.channels(person.id)]
        key = None if vapid is None else push.public_key(vapid)
        after = int(self.hub.config.notice_after // 60)
        return plain({"push": key, "mail": self.hub.config.mails, "after": after, "channels": channels})

    async def add(self, request: Request) -> Response:
        """One more place to be told at; a mail address must be confirmed first."""
        person = await somebody(self.hub.store, request)
        wish = await read(request, Add)
        mine = await self.hub.store.channels(person.id)
        known = next((one for one in mine if (one.kind, one.address) == (wish.kind, wish.address)), None)
        if known is None and len(mine) >= MOST:
            raise refuse("notices-many")
        channel = self._made(person, wish, request.headers["origin"], known)
        if wish.kind == "mail" and not channel.confirmed:
            self._may(person)
        await self.hub.store.keep_channel(channel)
        if not channel.confirmed:
            await self._at_once(channel, CONFIRM)
        return plain(told(channel), 201)

    def _made(self, person: Person, wish: Add, origin: str, known: Channel | None) -> Channel:
        detail, confirmed, config = "", True, self.hub.config
        match wish.kind:
            case "mail":
                if not config.mails:
                    raise refuse("notices-no-mail")
                if not mail.address(wish.address):
                    raise refuse("notices-address")
                confirmed = known is not None and known.confirmed
            case "hook":
                if not web.allowed(wish.address, config.private_hooks):
                    raise refuse("notices-hook")
                detail = known.detail if known is not None else token_urlsafe(24)
            case _:
                if wish.keys is None or not push.usable(wish.keys) or not web.allowed(wish.address, False):
                    raise refuse("bad-message")
                detail = msgspec.json.encode(wish.keys).decode()
        id = token_urlsafe(9) if known is None else known.id
        house = config.url or origin
        return Channel(id, person.id, wish.kind, wish.address, detail, house, confirmed, self.hub.now())

    async def test(self, request: Request) -> Response:
        """Send a notice now, to see whether it arrives."""
        person = await somebody(self.hub.store, request)
        channel = await self._mine(person, (await read(request, Which)).id)
        self._may(person)
        return plain({"sent": await self._at_once(channel, TEST if channel.confirmed else CONFIRM)})

    async def drop(self, request: Request) -> Response:
        """Tell me there no more."""
        person = await somebody(self.hub.store, request)
        channel = await self._mine(person, (await read(request, Which)).id)
        await self.hub.store.drop_channel(channel.id)
        return Response(status_code=204)

    async def use(self, request: Request) -> Response:
        """Confirm a channel, or close it, with what a mail brought; whoever reads the mail may do it."""
        wish = await read(request, Use)
        rightly = capability(self.hub.secret, wish.what, wish.id)
        channel = await self.hub.store.channel(wish.id)
        if channel is None or not hmac.compare_digest(rightly.encode(), wish.token.encode()):
            raise refuse("notices-link")
        if wish.what == "confirm":
            await self.hub.store.keep_channel(replace(channel, confirmed=True))
        else:
            await self.hub.store.drop_channel(channel.id)
        return Response(status_code=204)

    async def _mine(self, person: Person, id: str) -> Channel:
        channel = await self.hub.store.channel(id)
        if channel is None or channel.person != person.id:
            raise refuse("notices-gone")
        return channel

    async def _at_once(self, channel: Channel, about: str) -> bool:
        parcel = self.hub.outbox.parcel(channel, about)
        await self.hub.store.post([parcel])
        return await self.hub.outbox.send(parcel)

    def _may(self, person: Person) -> None:
        now = time.monotonic()
        bucket = self._buckets.pop(person.id, None) or Bucket(RATE, BURST, now)
        self._buckets[person.id] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise refuse("notices-often")


def routes(hub: Hub) -> list[BaseRoute]:
    """The ways to them."""
    doors = Doors(hub)
    return [
        way("/api/notices", doors.mine, "GET"),
        way("/api/notices", doors.add, "POST"),
        way("/api/notices/test", doors.test, "POST"),
        way("/api/notices/drop", doors.drop, "POST"),
        way("/api/notices/use", doors.use, "POST"),
    ]
