"""The doors for decks of pictures: fetching them, sending pictures, endless skies and doodles.

Whoever changes something must bring the cookie; that they come from a page of ours, the guards have seen to.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.core.game import Illegal, Refusal
from cumuli.server import parcels
from cumuli.server.doors import body, plain, read, refusal, somebody, way
from cumuli.server.house import STANDARD, refuse
from cumuli.server.link import Bucket
from cumuli.server.own.decks import DeckInfo, standard
from cumuli.server.own.doodles import Doodles
from cumuli.server.people.person import YEAR, Person, visitor

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

FORM_BYTES: Final = 1 << 20
"""What a form of many files says beside them."""
DOODLE_BYTES: Final = 200_000
BUCKETS: Final = 10_000


class Sky(Struct, forbid_unknown_fields=True):
    """What an endless sky is to grow from."""

    seed: Annotated[str, Meta(min_length=1, max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
    count: Annotated[int, Meta(ge=parcels.LEAST, le=parcels.MOST)]


class Clouds(Struct, forbid_unknown_fields=True):
    """The doodled clouds that go into a deck."""

    tokens: Annotated[list[str], Meta(min_length=1, max_length=parcels.MOST)]


class Name(Struct, forbid_unknown_fields=True):
    """What a deck shall be called."""

    name: Annotated[str, Meta(max_length=200)]


class DeckDoors:
    """The doors, and how often somebody may knock."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.doodles = Doodles(hub.config)
        self._sending: set[str] = set()
        """The persons whose parcels are on their way."""
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    # fetching

    async def bundle(self, request: Request) -> Response:
        """A deck's pictures as one file.  Its address names no card, so that a fetch tells nothing."""
        id = request.path_params["deck"]
        if id == STANDARD:
            return bundled(request, standard().hash, standard().bundle)
        deck = await self.hub.store.deck(id)
        if deck is None or not deck.hash:
            return refusal(Refusal("unknown-deck"))
        return bundled(request, deck.hash, await self.hub.store.bundle(id))

    async def deck(self, request: Request) -> Response:
        """How a deck stands."""
        id = request.path_params["deck"]
        if id == STANDARD:
            made = standard()
            count = made.cards
            return plain(DeckInfo(STANDARD, STANDARD, "ready", count, count, count, made.hash, False))
        deck = await self.hub.store.deck(id)
        if deck is None:
            return refusal(Refusal("unknown-deck"))
        return plain(self.hub.decks.info(deck, await self._visitor(request)))

    async def decks(self, request: Request) -> Response:
        """One's own decks."""
        person = await self._visitor(request)
        mine = [] if person is None else await self.hub.store.decks_of(person.id)
        return plain({"decks": [self.hub.decks.info(deck, person) for deck in mine]})

    # making

    async def parcel(self, request: Request) -> Response:
        """A deck of the pictures that somebody sends."""
        person = await somebody(self.hub.store, request)
        self._knock(person, "deck")
        await self.hub.decks.may_make(person)
        if person.id in self._sending or len(self._sending) >= self.hub.config.uploads_at_once:
            raise refuse("busy")
        self._sending.add(person.id)
        path = self.hub.decks.path / token_hex(16)
        try:
            await self._receive(request, path)
            deck = await self.hub.decks.of_parcel(person, path, request.headers.get("content-type", ""))
        finally:
            self._sending.discard(person.id)
            path.unlink(missing_ok=True)
        return plain(self.hub.decks.info(deck, person), 201)

    async def _receive(self, request: Request, path: Path) -> None:
        """Write what is sent into a file."""
        most, size = parcels.ALL_BYTES + FORM_BYTES, 0
        try:
            async with asyncio.timeout(self.hub.config.upload_seconds):
                with path.open("wb") as file:
                    async for chunk in request.stream():
                        size += len(chunk)
                        if size > most:
                            raise Illegal(Refusal("deck-too-much", "", (("most", parcels.ALL_BYTES >> 20),)))
                        await asyncio.to_thread(file.write, chunk)
        except (TimeoutError, ClientDisconnect):
            raise refuse("deck-unread") from None

    async def sky(self, request: Request) -> Response:
        """A deck that grows from a seed."""
        person = await somebody(self.hub.store, request)
        self._knock(person, "deck")
        wish = await read(request, Sky)
        await self.hub.decks.may_make(person)
        deck = await self.hub.decks.of_seed(person, str(wish.seed), wish.count)
        return plain(self.hub.decks.info(deck, person), 201)

    async def doodle(self, request: Request) -> Response:
        """A doodle as a cloud, to look at, and a token to put it into a deck."""
        person = await somebody(self.hub.store, request)
        self._knock(person, "doodle")
        data = await body(request, DOODLE_BYTES, "doodle-too-big")
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        cloud = await self.hub.decks.of_doodle(data, kind)
        token = self.doodles.keep(person, cloud, self.hub.now())
        return Response(cloud, 200, {"doodle-token": token, "cache-control": "no-store"}, "image/webp")

    async def clouds(self, request: Request) -> Response:
        """Doodled clouds into a deck."""
        person = await somebody(self.hub.store, request)
        self._knock(person, "deck")
        wish = await read(request, Clouds)
        found = self.doodles.clouds(person, wish.tokens, self.hub.now())
        deck = await self.hub.decks.with_clouds(person, request.path_params["deck"], found)
        self.doodles.forget(wish.tokens)
        return plain(self.hub.decks.info(deck, person), 201)

    async def call(self, request: Request) -> Response:
        """A name for one's own deck."""
        person = await somebody(self.hub.store, request)
        self._knock(person, "doodle")
        wish = await read(request, Name)
        deck = await self.hub.decks.call(person, request.path_params["deck"], wish.name)
        return plain(self.hub.decks.info(deck, person))

    async def drop(self, request: Request) -> Response:
        """Throw a deck away."""
        person = await somebody(self.hub.store, request)
        await self.hub.decks.drop(person, request.path_params["deck"])
        return Response(status_code=204)

    # who knocks, and with what

    async def _visitor(self, request: Request) -> Person | None:
        return await visitor(self.hub.store, request)

    def _knock(self, person: Person, what: str) -> None:
        """Refuse what comes too often."""
        config, now = self.hub.config, time.monotonic()
        rate, burst = (
            (config.deck_rate, config.deck_burst) if what == "deck" else (config.doodle_rate, config.doodle_burst)
        )
        bucket = self._buckets.pop((person.id, what), None) or Bucket(rate, burst, now)
        self._buckets[person.id, what] = bucket
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise refuse("deck-often")


def bundled(request: Request, digest: str, bundle: bytes) -> Response:
    """A bundle, unless the browser has it; under an address with its hash it never changes."""
    etag = f'"{digest}"'
    lasting = request.query_params.get("v") == digest
    headers = {"etag": etag, "cache-control": f"private, max-age={YEAR}, immutable" if lasting else "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(bundle, 200, headers, "application/octet-stream")


def routes(hub: Hub) -> list[BaseRoute]:
    """The ways to the decks; the order counts."""
    doors = DeckDoors(hub)

    return [
        way("/decks", doors.decks, "GET"),
        way("/decks", doors.parcel, "POST"),
        way("/decks/sky", doors.sky, "POST"),
        way("/decks/doodle", doors.doodle, "POST"),
        way("/decks/{deck:str}.sky", doors.bundle, "GET"),
        way("/decks/{deck:str}", doors.deck, "GET"),
        way("/decks/{deck:str}/cards", doors.clouds, "POST"),
        way("/decks/{deck:str}/name", doors.call, "PUT"),
        way("/decks/{deck:str}", doors.drop, "DELETE"),
    ]
