"""Tables are opened from what was kept of them and the entries since; where nothing fits, from the whole log."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cumuli.server.house import refuse
from cumuli.server.table.folding import fold, made_by, unfolded
from cumuli.server.table.room import Room
from cumuli.store import Entry, Snapshot

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
EVERY: Final = 100
"""Entries between two snapshots of a table; replaying so many takes a few milliseconds."""


class Snapshots:
    """Keeps a snapshot of each long table, beside play, and opens tables with them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._keeping: set[asyncio.Task[None]] = set()

    async def opened(self, table: str) -> tuple[Room, list[Entry]]:
        """A table's room, and the entries that those who watch it here have not been told of; or refuse."""
        told = self.hub.presence.told(table)
        kept, entries = (None, await self.hub.store.entries(table)) if told else await self.hub.store.opening(table)
        if kept is not None:
            room = self._from_snapshot(table, kept, entries)
            if room is not None:
                return room, []
            entries = await self.hub.store.entries(table)
        if not entries:
            raise refuse("no-table")
        known = entries[:told] or entries
        return Room.rebuilt(self.hub.house, table, known), entries[len(known) :]

    def _from_snapshot(self, table: str, kept: Snapshot, entries: list[Entry]) -> Room | None:
        """The room by its snapshot and the entries from its own on; None where it does not fit them or this code."""
        try:
            room, last = unfolded(Room, self.hub.house, table, kept.fold)
            fits = kept.version == made_by(self.hub.house, room.summary) and room.entries == kept.seq
            if not fits or (entries[0].seq, entries[0].command) != (kept.seq, last):
                return None
            for entry in entries[1:]:
                room.take(entry)
        except Exception:
            LOG.warning("the snapshot of table %s is of no use, its log is read instead", table, exc_info=True)
            return None
        room.folded = kept.seq
        return room  # type: ignore[no-any-return]

    def wrote(self, room: Room, key: str) -> None:
        """An entry was written: keep the room as it is now, if it has gone far since it was kept last."""
        if room.entries - room.folded < EVERY or room.play is None or room.frozen:
            return
        room.folded = room.entries
        kept = Snapshot(room.entries, made_by(self.hub.house, room.summary), fold(room, key))
        task = asyncio.create_task(self._keep(room.id, kept))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _keep(self, table: str, kept: Snapshot) -> None:
        try:
            await self.hub.store.keep_snapshot(table, kept)
        except Exception:
            LOG.warning("no snapshot of table %s could be kept", table, exc_info=True)

    async def close(self) -> None:
        """Return once all that was begun is kept."""
        await asyncio.gather(*self._keeping)
