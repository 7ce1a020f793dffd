"""The door of the statistics: a finished game in numbers, counted anew from its record."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.record import Record
from cumuli.server.doors import plain, way
from cumuli.server.house import refuse
from cumuli.server.people.person import visitor
from cumuli.server.table import deeds as log
from cumuli.stats import Stats, of

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

KEPT: Final = 64
LONG: Final = 3600.0
"""Seconds between two moves that count as a pause: nobody sat at the table all that time."""


@lru_cache(KEPT)
def counted(record: str) -> Stats:
    return of(Record.parse(record))


def minutes(times: list[float]) -> int:
    """How long people played, in minutes; long pauses are left out."""
    gaps = (later - sooner for sooner, later in pairwise(times))
    return round(sum(gap for gap in gaps if gap < LONG) / 60)


def routes(hub: Hub) -> list[BaseRoute]:
    """The way to the statistics of a table."""

    async def stats(request: Request) -> Response:
        table = request.path_params["table"]
        async with hub.lock(table):
            room = await hub.nodes.newest(table)
        if room.play is None or room.summary.status != "over":
            raise refuse("stats-early")
        person = await visitor(hub.store, request)
        if room.summary.shut("" if person is None else person.id):
            raise refuse("stats-shut")
        found = await asyncio.to_thread(counted, str(room.play.table.record))
        entries = await hub.store.entries(table)
        times = [entry.at for entry in entries if isinstance(log.read(entry.payload), log.Started | log.Moved)]
        told: dict[str, Any] = {
            "game": found.game,
            "names": room.play.table.record.seats,
            "plies": found.plies,
            "rounds": found.rounds,
            "minutes": minutes(times),
            "charts": found.charts,
        }
        return plain(told)

    return [way("/tables/{table:str}/stats", stats, "GET")]
