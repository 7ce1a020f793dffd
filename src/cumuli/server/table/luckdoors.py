"""The door at which the luck of a finished game is looked at.

It tells what was opened, and every answer with what else it might have been,
so that a browser can work all of them out by itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.luck import Broken, Drawing, drawings, start
from cumuli.record import Record, written
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
    taken: tuple[str, ...]
    """the moves another game has made, as the record writes them: luck answered them there"""
    drawings: tuple[Drawing, ...]
    """what came after them"""


def begins(record: Record) -> int:
    """After how many plies its luck begins to answer; 0 where a record that was brought tells nonsense."""
    try:
        return start(record)
    except Broken:
        return 0


class LuckDoors:
    """What is to be seen of luck."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def opened(self, request: Request) -> Response:
        """Nothing before the game is over: its key tells all that will come."""
        table = request.path_params["table"]
        async with self.hub.lock(table):
            room, person = await self.hub.nodes.newest(table), await visitor(self.hub.store, request)
            if room.summary.shut("" if person is None else person.id):
                raise refuse("luck-shut")
            if room.play is None or room.summary.status != "over":
                raise refuse("not-over")
            told, record = room.opened(), room.play.table.record
            begun = begins(replace(record, luck=told))
            drawn = tuple(drawings(record, begun)) if told else ()
            taken = tuple(map(written, record.moves[:begun]))
        return plain(Opened(record.game, tuple(record.seats), told, taken, drawn))


def routes(hub: Hub) -> list[BaseRoute]:
    return [way("/api/luck/{table:str}", LuckDoors(hub).opened, "GET")]
