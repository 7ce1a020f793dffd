"""The door at which the luck of a finished game is looked at.

It tells what was opened, and every answer with what else it might have been,
so that a browser can work all of them out by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.luck import Drawing, drawings
from cumuli.server.doors import plain, way
from cumuli.server.house import refuse
from cumuli.server.people.person import visitor

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


class Opened(Struct, frozen=True):
    """The luck of a game that is over."""

    game: str
    names: tuple[str, ...]
    luck: dict[str, Any]
    """as in the record; empty where luck was not pledged"""
    drawings: tuple[Drawing, ...]


class LuckDoors:
    """What is to be seen of luck."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def opened(self, request: Request) -> Response:
        """Nothing before the game is over: its key tells all that will come."""
        table = request.path_params["table"]
        async with self.hub.lock(table):
            room, person = await self.hub.room(table), await visitor(self.hub.store, request)
            if room.summary.shut("" if person is None else person.id):
                raise refuse("luck-shut")
            if room.play is None or room.summary.status != "over":
                raise refuse("not-over")
            told, record = room.opened(), room.play.table.record
            drawn = tuple(drawings(record)) if told else ()
        return plain(Opened(record.game, tuple(record.seats), told, drawn))


def routes(hub: Hub) -> list[BaseRoute]:
    return [way("/api/luck/{table:str}", LuckDoors(hub).opened, "GET")]
