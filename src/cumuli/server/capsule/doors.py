"""The door at which a page asks what the house adds to its capsule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.server.capsule.packing import packed
from cumuli.server.doors import plain, way
from cumuli.server.house import refuse
from cumuli.server.people.person import visitor

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


class Capsules:
    """What is packed."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def pack(self, request: Request) -> Response:
        """For whoever may look at the table; how far it was for them is in `?seq=`."""
        table, person = request.path_params["table"], await visitor(self.hub.store, request)
        me = "" if person is None else person.id
        async with self.hub.lock(table):
            room = await self.hub.nodes.newest(table)
            if room.summary.shut(me):
                raise refuse("capsule-shut")
            asked = request.query_params.get("seq", "")
            seq = min(int(asked), room.seq) if asked.isascii() and asked.isdigit() and len(asked) < 10 else room.seq
            entries = await self.hub.store.entries(table)
            return plain(packed(self.hub.house, table, entries, seq, me))


def routes(hub: Hub) -> list[BaseRoute]:
    return [way("/api/capsule/{table:str}", Capsules(hub).pack, "GET")]
