"""Personal links: whoever brings a seat's token takes the seat, to go on at another device or to give it to a friend.

The token stands behind the # of a link, which no browser sends anywhere; the page brings it here and forgets it.
It is good once.  A new link, getting up and seating everybody anew make it void.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.server.doors import plain, read, somebody, way
from cumuli.server.house import refuse
from cumuli.server.people.person import Person, fresh_token, hashed
from cumuli.server.table import seating
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.server.wire import Id, Seat
from cumuli.store import SeatLink

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


class MySeat(Struct, forbid_unknown_fields=True):
    table: Id
    seat: Seat


class Key(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=64)]


class SeatLinks:
    """The doors."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def make(self, request: Request) -> Response:
        """A link to a seat of mine; an earlier one is void."""
        person = await somebody(self.hub.store, request)
        mine = await self._mine(request, person)
        token = fresh_token()
        await self.hub.store.keep_link(SeatLink(hashed(token), mine.table, mine.seat, person.id, self.hub.now()))
        return plain({"token": token}, 201)

    async def drop(self, request: Request) -> Response:
        """Make it void."""
        mine = await self._mine(request, await somebody(self.hub.store, request))
        await self.hub.store.drop_link(mine.table, mine.seat)
        return Response(status_code=204)

    async def take(self, request: Request) -> Response:
        """Sit down where a link leads."""
        person = await somebody(self.hub.store, request)
        link = await self.hub.store.link(hashed((await read(request, Key)).token))
        if link is None:
            raise refuse("link-void")
        if link.person != person.id:
            key = f"link:{link.token.hex()}"
            now = self.hub.now()
            await self.hub.let(link.table, key, partial(passed, person=person, link=link, key=key, now=now))
            await self.hub.store.drop_link(link.table, link.seat)
        return plain({"table": link.table})

    async def _mine(self, request: Request, person: Person) -> MySeat:
        mine = await read(request, MySeat)
        async with self.hub.lock(mine.table):
            room = await self.hub.nodes.newest(mine.table)
            if room.summary.chairs[seating.known_seat(room.summary, mine.seat)].person != person.id:
                raise refuse("not-yours")
            if room.summary.status == "over":
                raise refuse("started")
        return mine


def passed(room: Room, person: Person, link: SeatLink, key: str, now: float) -> Step:
    """A seat goes from who made its link to who brings it; with the last one goes the table, if it was theirs."""
    summary = room.summary
    if link.seat >= len(summary.chairs) or summary.chairs[link.seat].person != link.person or summary.status == "over":
        raise refuse("link-void")
    return Step(room.enter(seating.passed(summary, link.seat, person), key, now), afresh=True)


def routes(hub: Hub) -> list[BaseRoute]:
    doors = SeatLinks(hub)
    return [
        way("/api/seats/link", doors.make, "POST"),
        way("/api/seats/void", doors.drop, "POST"),
        way("/api/seats/take", doors.take, "POST"),
    ]
