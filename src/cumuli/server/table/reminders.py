"""One player asks another to go on: on their open pages at once, and where they asked to be told, now and then.

Whoever reminds learns nothing of where the other is told, or whether at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from cumuli.server.house import refuse
from cumuli.server.link import Link
from cumuli.server.notices.outbox import asked
from cumuli.server.notices.words import Turn
from cumuli.server.said import Reminded
from cumuli.server.table.room import Room
from cumuli.server.wire import Remind

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

K = TypeVar("K")
BETWEEN: Final = 60.0
"""Seconds between two reminders to one seat."""


class Reminders:
    """Who was reminded when; both by the clock that is never set, so that nobody waits for a wrong hour to pass."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._said: dict[tuple[str, int], float] = {}
        self._sent: dict[tuple[str, str], float] = {}

    async def remind(self, link: Link, room: Room, command: Remind) -> None:
        """Tell whoever holds a seat that they are waited for."""
        mine = room.summary.seats_of(link.person.id)
        if not mine:
            raise refuse("not-yours")
        if command.seat not in room.asked or command.seat in mine:
            raise refuse("not-waiting")
        said = lately(self._said, (room.id, command.seat), self.hub.clock.now(), BETWEEN)
        if not said or not await self.hub.nodes.claim(f"remind:{room.id}:{command.seat}", BETWEEN):
            raise refuse("reminded")
        name = room.summary.chairs[mine[0]].name
        person = room.summary.chairs[command.seat].person or ""
        for other in self.hub.presence.links.get(person, ()):
            other.say(Reminded(room.id, command.seat, name))
        if person in self.hub.presence.elsewhere:
            await self.hub.nodes.tell("reminded", table=room.id, seat=command.seat, name=name, person=person)
        await self._send(room, person, name)

    async def _send(self, room: Room, person: str, name: str) -> None:
        """Post a notice as well, for whoever asked for notices and does not look at the table."""
        ask, _ = asked(room.summary, person)
        if ask is None or self.hub.looks.here(person, room.id):
            return
        channels = [one for one in await self.hub.store.channels(person) if one.open]
        pause = self.hub.config.reminder_pause
        if not channels or not lately(self._sent, (person, room.id), self.hub.clock.now(), pause):
            return
        if not await self.hub.nodes.claim(f"post:{person}:{room.id}", pause):
            return
        about = msgspec.json.encode([Turn(room.id, ask, name)]).decode()
        outbox = self.hub.outbox
        await self.hub.store.post([outbox.parcel(one, about) for one in channels], [(person, room.id, ask)])


def lately(done: dict[K, float], what: K, now: float, pause: float) -> bool:
    """Whether something may be done again by now; if so it counts as done, and what is long past is forgotten."""
    for old in [key for key, at in done.items() if now - at >= pause]:
        del done[old]
    if what in done:
        return False
    done[what] = now
    return True
