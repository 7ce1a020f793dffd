"""What all doors but the socket share: how a request is read, who asks, and how it is answered or refused."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cumuli.core.game import Illegal, Refusal
from cumuli.server import excuses, parcels
from cumuli.server.house import refuse
from cumuli.server.people.person import Person, visitor
from cumuli.server.reading import spelled
from cumuli.store import Store

T = TypeVar("T")
Door = Callable[[Request], Awaitable[Response]]
JSON_BYTES: Final = 16 << 10
DRAIN_SECONDS: Final = 60.0
STATUS: Final = {
    "stranger": 403,
    "unknown-deck": 404,
    "no-table": 404,
    "no-standins": 404,
    "file-too-big": 413,
    "record-big": 413,
    "not-over": 409,
    "luck-shut": 403,
    "capsule-shut": 403,
    "stats-early": 409,
    "stats-shut": 403,
    "busy": 503,
    "deck-too-much": 413,
    "deck-no-room": 507,
    **excuses.STATUS,
}
ENCODER: Final = msgspec.json.Encoder()


async def somebody(store: Store, request: Request) -> Person:
    """Who asks; raises Illegal for strangers."""
    person = await visitor(store, request)
    if person is None:
        raise refuse("stranger")
    return person


async def body(request: Request, most: int, reason: str) -> bytes:
    """All that a request brings, or a refusal where it is too much."""
    found = bytearray()
    with contextlib.suppress(ClientDisconnect):
        async for chunk in request.stream():
            found += chunk
            if len(found) > most:
                raise Illegal(Refusal(reason, "", (("most", most // 1_000),)))
    return bytes(found)


async def read(request: Request, kind: type[T]) -> T:
    """A request's JSON, as it must be."""
    try:
        return msgspec.json.decode(await body(request, JSON_BYTES, "bad-message"), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise refuse("bad-message") from None


def plain(what: Any, status: int = 200) -> Response:
    return Response(ENCODER.encode(what), status, {"cache-control": "no-store"}, "application/json")


def refusal(no: Refusal) -> Response:
    """A refusal as the socket would send it."""
    reason, rule, args = spelled(no)
    return plain({"reason": reason, "rule": rule, "args": args}, STATUS.get(reason, 400))


def refusing(door: Door) -> Door:
    """A door that says why not."""

    async def answer(request: Request) -> Response:
        try:
            return await door(request)
        except Illegal as no:
            await drained(request)
            return refusal(no.refusal)
        except excuses.TROUBLES as error:
            await drained(request)
            return refusal(excuses.excuse(error))

    return answer


def way(path: str, door: Door, method: str) -> Route:
    """The way to a door that says why not."""
    return Route(path, refusing(door), methods=[method])


async def drained(request: Request) -> None:
    """Let somebody finish speaking, within bounds: a browser that is cut short does not read why."""
    left = parcels.ALL_BYTES
    with contextlib.suppress(RuntimeError, ClientDisconnect, TimeoutError):  # RuntimeError: it was all read before
        async with asyncio.timeout(DRAIN_SECONDS):
            async for chunk in request.stream():
                left -= len(chunk)
                if left < 0:
                    return
