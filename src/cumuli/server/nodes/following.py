"""What other nodes wrote: read in the logs of tables that are open here, and in the rows of those in the lobby."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from cumuli.core.game import Illegal
from cumuli.server.table.summary import from_row

if TYPE_CHECKING:
    from cumuli.server.nodes.shared import Shared

LOG: Final = logging.getLogger(__name__)
GATHERED: Final = 0.25
"""Seconds after which the lobby hears of what was rung for, where nobody here has the table open."""


class Following:
    """Tables at which something is new, or may be."""

    def __init__(self, node: Shared) -> None:
        self.node = node
        self._rung: set[str] = set()
        self._closed: set[str] = set()
        """Tables that were rung for, and that nobody here has open."""

    def rung(self, table: str) -> None:
        """Look at a table soon, once however often it is rung for."""
        if table not in self._rung:
            self._rung.add(table)
            self.node.do(self._rung_for(table))

    async def _rung_for(self, table: str) -> None:
        if await self._followed(table):
            return
        self._closed.add(table)
        if len(self._closed) == 1:  # the rows of all such tables are read at once: moves are many, and nobody waits
            await asyncio.sleep(GATHERED)
            closed, self._closed = list(self._closed), set()
            await self._rows(closed)

    async def look(self, tables: Iterable[str]) -> None:
        """See what is new at tables: in their logs where somebody here has them open, else in their rows."""
        closed = [table for table in tables if not await self._followed(table)]
        if closed:
            await self._rows(closed)

    async def _followed(self, table: str) -> bool:
        """Bring a table that is open here up to date, as well as can be; whether it is open."""
        self._rung.discard(table)
        hub = self.node.hub
        if table not in hub.presence.watchers:
            if table in hub.rooms and not hub.minds.busy(table) and not hub.lock(table).locked():
                hub.rooms.pop(table, None)  # nobody looks: it is read when somebody does
            return False
        try:
            async with hub.lock(table):
                room = await self.node.newest(table)
                self.node.known[table] = room.entries
        except Illegal:
            hub.forget(table)
        except Exception:
            LOG.exception("table %s could not be looked at", table)
        return True

    async def _rows(self, tables: list[str]) -> None:
        """Take note of tables in the lobby as their rows tell of them."""
        hub, known, found = self.node.hub, self.node.known, set()
        try:
            rows = await self.node.board.rows(tables)
        except Exception:
            LOG.exception("the lobby could not be looked at")
            return
        for row, number in rows:
            found.add(row.id)
            if number >= known.get(row.id, 0) or row.id not in hub.lobby.tables:
                known[row.id] = number
                hub.presence.lobby_changed(*hub.lobby.update(row.id, from_row(row)))
        for table in set(tables) - found:
            known.pop(table, None)
            hub.forget(table)
