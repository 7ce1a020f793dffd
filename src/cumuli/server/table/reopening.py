"""A table found in the log by a house that was shut: nobody could answer meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cumuli.server.table.room import Room
from cumuli.store import Conflict, Repeated

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


async def reopened(hub: Hub, room: Room) -> Room:
    """Give back what its clocks ran, before anybody is told of the table; the caller holds its lock."""
    key = f"reopened:{room.id}:{room.entries}"
    step = room.reopened(key, hub.now())
    if step is None:
        return room
    try:
        await hub.write(room, step, key)
    except (Conflict, Repeated):  # another server opened it meanwhile
        return await hub.room(room.id)
    return room
