"""Who is late or away at which table, and what comes of it: one timer for all tables.

Somebody counts as away who is asked and has not been there for the table's
patience.  Where a table has a clock, its running out decides; where it has
none, being away does.  What is done then, the table's terms say.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from heapq import heappop, heappush
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

from cumuli.core.game import Illegal
from cumuli.server.ids import late_key
from cumuli.server.table import consent
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
LEAST: Final = 0.02
"""Seconds between two looks at one table."""
AGAIN: Final = 5.0
"""Seconds until a table is looked at again that could not be written down."""


class Absence:
    """The moments at which something is due at each table."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._armed: float | None = None
        self._timer: asyncio.Task[None] | None = None
        self._looks: set[asyncio.Task[Any]] = set()

    # what is due when

    def away_from(self, room: Room, seat: int) -> float | None:
        """When somebody who is asked will count as away, or began to; None while they are here."""
        person = room.summary.chairs[seat].person
        gone = None if person is None else self.hub.presence.gone(person)
        asked = None if room.timing is None else room.timing.since[seat]
        if gone is None or asked is None:
            return None
        return max(gone, asked) + room.summary.terms.patience

    def late_from(self, room: Room, seat: int) -> float | None:
        """When the terms say that something is done about somebody who is asked."""
        if room.summary.terms.late == "wait" or room.timing is None:
            return None
        return room.timing.out(seat) if room.timing.clocked else self.away_from(room, seat)

    def wake(self, room: Room) -> None:
        """See what is due next at this table."""
        now = self.hub.now()
        moments = [self.late_from(room, seat) for seat in room.asked]
        away = [self.away_from(room, seat) for seat in room.asked]
        moments += [moment for moment in away if moment is not None and moment > now]
        self._set(room.id, min((moment for moment in moments if moment is not None), default=None))

    @property
    def tables(self) -> list[str]:
        """Where something is due."""
        return list(self._due)

    def touch(self, table: str) -> None:
        """Somebody at this table came or went; where it is neither open here nor anybody's of here, that is for others.

        When many change from one node to another, all the others hear of each.
        """
        links = self.hub.presence.links
        near = any(link.greeted for person in self.hub.lobby.tables[table].persons for link in links.get(person, ()))
        if near or table in self.hub.rooms or table in self._due:
            self._look(table)

    def _set(self, table: str, due: float | None) -> None:
        if due is None:
            self._due.pop(table, None)
            return
        if self._due.get(table) != due:
            self._due[table] = due
            heappush(self._heap, (due, table))
        self._arm()

    def _arm(self) -> None:
        """Wake up at the first moment that still counts."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        first = self._heap[0][0] if self._heap else None
        if first == self._armed:
            return
        if self._timer is not None and self._timer is not asyncio.current_task():
            self._timer.cancel()
        self._armed = first
        self._timer = None if first is None else asyncio.create_task(self._wait(first))

    async def _wait(self, until: float) -> None:
        await self.hub.clock.sleep(max(LEAST, until - self.hub.now()))
        now = self.hub.now()
        while self._heap and self._heap[0][0] <= max(now, until):
            due, table = heappop(self._heap)
            if self._due.get(table) == due:
                del self._due[table]
                self._look(table)
        self._armed = None
        self._arm()

    # what is done

    def _look(self, table: str) -> None:
        task = asyncio.create_task(self._looked(table))
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    async def _looked(self, table: str) -> None:
        """Do what is due at a table, and say who is away."""
        try:
            async with self.hub.lock(table):
                room = await self.hub.room(table)
                late = [seat for seat in room.asked if self._past(self.late_from(room, seat))]
                away = frozenset(seat for seat in room.asked if self._past(self.away_from(room, seat)))
                self.hub.presence.away(room, away)
                self.wake(room)
                key = late_key(table, late[0], room.entries) if late else ""
            if late:
                await self.hub.let(table, key, partial(self._late, late[0], key))
        except Exception as error:
            if isinstance(error, Illegal) and error.refusal.reason == "no-table":
                return self._set(table, None)  # it was deleted with its people
            LOG.exception("table %s cannot be looked after", table)
            self._set(table, self.hub.now() + AGAIN)

    def _past(self, moment: float | None) -> bool:
        return moment is not None and moment <= self.hub.now()

    def _late(self, seat: int, key: str, room: Room) -> Step | None:
        if seat not in room.asked or not self._past(self.late_from(room, seat)):
            return None
        reason = "time" if room.timing is not None and room.timing.clocked else "away"
        return room.agree(consent.late(room.house, room.summary, seat, reason), key, self.hub.now())

    async def back(self, table: str, person: str) -> None:
        """Somebody opens a table: where a bot answered for them, they take over."""
        summary = self.hub.lobby.tables.get(table)
        chairs = () if summary is None or summary.status != "playing" else summary.chairs
        for seat, chair in enumerate(chairs):
            if chair.person == person and chair.deputy is not None:
                key = f"back:{table}:{seat}:{token_hex(8)}"
                await self.hub.let(table, key, partial(self._back, person, seat, key))

    def _back(self, person: str, seat: int, key: str, room: Room) -> Step | None:
        chair = room.summary.chairs[seat]
        if room.playing is None or chair.person != person or chair.deputy is None:
            return None
        return room.agree((log.Returned(seat),), key, self.hub.now())

    def close(self) -> None:
        for task in (self._timer, *self._looks):
            if task is not None:
                task.cancel()
