"""The doors for owners of a printed game: every value that is not from the rulebook, and whether corrections fit."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from cumuli.core.standins import Corrections, Part, Problem
from cumuli.games import PRINTED, SHELF
from cumuli.server.doors import plain, refusing, somebody
from cumuli.server.house import refuse
from cumuli.server.link import Bucket
from cumuli.table import options_of

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

FILE_BYTES: Final = 64 << 10
BUCKETS: Final = 10_000
FORMAT: Final = "corrections"
VERSION: Final = 1


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of corrections: only what differs from the data the house plays with."""

    cumuli: str
    version: int
    game: str
    by: str = ""
    values: dict[str, list[Part]] = {}
    right: list[str] = []


class Checked(Struct, frozen=True):
    """The corrections of a file, None where it holds none, and all that is wrong with them."""

    corrections: Corrections | None
    problems: tuple[Problem, ...]


@cache
def told(game: str) -> bytes:
    """All stand-ins of a game, and tables to draw them from."""
    rules, printed = SHELF[game], PRINTED[game]
    scenes = {
        name: rules.static(rules.start(max(rules.seats), options_of(rules, dict(options)), rules.version))
        for name, options in printed.scenes.items()
    }
    return msgspec.json.encode({"game": game, "standins": printed.listed(), "scenes": scenes})


def check(game: str, raw: bytes) -> Checked:
    """What a file of corrections holds for a game."""
    try:
        file = msgspec.json.decode(raw, type=File)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Checked(None, (Problem("", "form"),))
    if file.cumuli != FORMAT or file.game not in PRINTED:
        return Checked(None, (Problem("", "form"),))
    if file.game != game:
        return Checked(None, (Problem("", "game", {"game": file.game}),))
    if file.version != VERSION:
        return Checked(None, (Problem("", "version"),))
    found, problems = PRINTED[game].read({"by": file.by, "values": file.values, "right": file.right})
    return Checked(found, tuple(problems))


def left(game: str, seats: int, options: Mapping[str, Any]) -> int:
    """How many values of a table are stand-ins."""
    return _left(game, seats, msgspec.json.encode(options)) if game in PRINTED else 0


@lru_cache(maxsize=512)
def _left(game: str, seats: int, options: bytes) -> int:
    return PRINTED[game].left(seats, msgspec.json.decode(options))


class Doors:
    """The doors, and how often somebody may knock."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def standins(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in PRINTED:
            raise refuse("no-standins")
        data = await asyncio.to_thread(told, game)
        return Response(data, 200, {"cache-control": "no-cache"}, "application/json")

    async def check(self, request: Request) -> Response:
        game = request.path_params["game"]
        person = await somebody(self.hub.store, request)
        if game not in PRINTED:
            raise refuse("no-standins")
        self._knock(person.id)
        raw = bytearray()
        try:
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > FILE_BYTES:
                    raise refuse("file-too-big")
        except ClientDisconnect:
            raise refuse("bad-message") from None
        return plain(await asyncio.to_thread(check, game, bytes(raw)))

    def _knock(self, person: str) -> None:
        """Refuse what comes too often."""
        now = time.monotonic()
        bucket = self._buckets.pop(person, None) or Bucket(self.hub.config.rate, self.hub.config.burst, now)
        self._buckets[person] = bucket
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise refuse("check-often")


def routes(hub: Hub) -> list[BaseRoute]:
    doors = Doors(hub)
    return [
        Route("/standins/{game:str}", refusing(doors.standins), methods=["GET"]),
        Route("/standins/{game:str}", refusing(doors.check), methods=["POST"]),
    ]
