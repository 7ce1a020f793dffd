"""The doors at which somebody looks back at a game: its plies, and its positions a handful at a time."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.server.doors import plain, way
from cumuli.server.house import refuse
from cumuli.server.people.person import visitor
from cumuli.server.review.bringing import Bringing
from cumuli.server.review.eyes import allowed, chosen, stops
from cumuli.server.review.reel import Reel
from cumuli.server.review.telling import Review, plies, shown
from cumuli.server.review.why import Whys
from cumuli.server.table.play import Play
from cumuli.server.table.room import Room

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

KEPT: Final = 64
"""Games that are wound up at once."""
MOST: Final = 24
"""Positions of one answer."""


class Doors:
    """The doors, and the games that were looked at of late."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def review(self, request: Request) -> Response:
        """The game from its first ply on, through the eyes that `?eyes=` names."""
        async with self.hub.lock(request.path_params["table"]):
            room, person = await self._asked(request)
            eyes = chosen(room, person, request.query_params.get("eyes"))
            play, over = begun(room), room.summary.status == "over"
            reel = self.reel(room.id, play)
            told = plies(reel, eyes, stops(room, play, eyes), over)
            return plain(Review(room.id, eyes, allowed(room, person), over, reel.game.static(reel.last), told))

    async def positions(self, request: Request) -> Response:
        """How the game looked after this ply and those that follow."""
        async with self.hub.lock(request.path_params["table"]):
            room, person = await self._asked(request)
            eyes = chosen(room, person, request.query_params.get("eyes"))
            first, play = request.path_params["ply"], begun(room)
            wanted = [ply for ply in stops(room, play, eyes) if ply >= first][:MOST]
            if not wanted:
                raise refuse("no-ply")
            reel = self.reel(room.id, play)
            return plain({"positions": [shown(reel, eyes, ply) for ply in wanted]})

    async def _asked(self, request: Request) -> tuple[Room, str]:
        """The table, and who looks back; a stranger looks as anybody may."""
        person = await visitor(self.hub.store, request)
        return await self.hub.nodes.newest(request.path_params["table"]), "" if person is None else person.id

    def reel(self, table: str, play: Play) -> Reel:
        """A game wound up, as far as it has come."""
        reel = self._reels.pop(table, None)
        if reel is None:
            reel = Reel(play)
        else:
            reel.follow(play.moves)
        self._reels[table] = reel
        if len(self._reels) > KEPT:
            self._reels.popitem(last=False)
        return reel


def begun(room: Room) -> Play:
    """The game, of which somebody may see something."""
    assert room.play is not None
    return room.play


def routes(hub: Hub) -> list[BaseRoute]:
    doors = Doors(hub)
    return [
        way("/api/records", Bringing(hub).record, "POST"),
        way("/api/review/{table:str}", doors.review, "GET"),
        way("/api/review/{table:str}/{ply:int}", doors.positions, "GET"),
        way("/api/review/{table:str}/{ply:int}/why", Whys(hub, doors.reel).why, "GET"),
    ]
