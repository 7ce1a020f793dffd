"""A new table: its name comes of the command's, so that a command sent again finds the table that it opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cumuli.server.ids import command_key, table_id
from cumuli.server.link import Link
from cumuli.server.said import Already, Done
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.store import Conflict, Repeated

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


async def new_table(
    hub: Hub, link: Link, id: str, options: dict[str, Any], opened: Callable[..., tuple[Room, Step]]
) -> None:
    """Open a table, whose name comes of the command's, as *opened* makes it of that name, the time and a key."""
    key, table = command_key(link.person.id, id), table_id(link.person.id, id)
    async with hub.lock(table):
        if table in hub.lobby.tables or await hub.store.entries(table):
            link.say(Already(id, table))
            return
        hub.lobby.may_open(link.person.id)
        await hub.decks.learn(options)
        room, step = opened(table, now=hub.now(), key=key)
        try:
            await hub.write(room, step, key)
        except (Conflict, Repeated):
            link.say(Already(id, table))
            return
        hub.rooms[table] = room
        link.say(Done(id, table))
        hub.publish(room, step)
