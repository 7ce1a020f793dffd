"""Programs that play: one stands at its table like somebody with an open socket, for as long as it keeps asking.

What it asks goes in where a socket's messages go in, so there is one answer for each command, by the same rooms.
"""

from __future__ import annotations

import asyncio
import time
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cumuli.core.game import Illegal, Refusal
from cumuli.server.house import refuse
from cumuli.server.link import Link
from cumuli.server.people.person import Person, hashed
from cumuli.server.said import AnySaid, Refused
from cumuli.server.table.room import Room
from cumuli.store import SeatLink

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

IDLE: Final = 90.0
"""Seconds without a question after which a program counts as gone."""
LABEL: Final = "program"


class Mouth(Link):
    """Says one command and hears its answer."""

    def __init__(self, person: Person, like: Link) -> None:
        super().__init__(person, like.config, time.monotonic(), LABEL)
        self.bucket, self.talk = like.bucket, like.talk
        self.heard: list[Any] = []

    def say(self, message: Any) -> None:
        self.heard.append(message)


class Program(Link):
    """A program at its table: it hears that there is news, and looks for itself what it is."""

    def __init__(self, person: Person, hub: Hub, link: SeatLink) -> None:
        super().__init__(person, hub.config, time.monotonic(), LABEL)
        self.hub = hub
        self.at = link
        self.news = asyncio.Event()
        self.waits = 0
        """Counts the questions that wait: a new one ends the one before."""
        self._timer: asyncio.TimerHandle | None = None

    def say(self, message: Any) -> None:
        self.news.set()

    def say_raw(self, data: bytes) -> None:
        self.news.set()

    def stop(self) -> None:
        super().stop()
        self.news.set()

    def stay(self, gone: Any) -> None:
        """Count as here for a while longer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(IDLE, gone, self)

    def rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def ask(self, type: str, **fields: Any) -> AnySaid:
        """The answer to one command for this seat's table; raises Illegal where it is refused."""
        return await told(self.hub, Mouth(self.person, self), type, table=self.at.table, **fields)


async def told(hub: Hub, mouth: Mouth, type: str, **fields: Any) -> AnySaid:
    """What the hub answers to a command; raises Illegal (Refusal) where it refuses."""
    fields.setdefault("id", token_hex(8))
    await hub.receive(mouth, msgspec.json.encode({"type": type, **fields}))
    answer: AnySaid = next(said for said in mouth.heard if getattr(said, "id", None) == fields["id"])
    if isinstance(answer, Refused):
        raise Illegal(Refusal(answer.reason, answer.rule, tuple(answer.args.items())))
    return answer


class Programs:
    """Those that are here, by the hash of their token."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.here: dict[bytes, Program] = {}

    async def enter(self, token: str) -> Program:
        """The program that brings a token; raises Illegal (seat-token) where it opens nothing, or nothing more."""
        link = await self.hub.store.link(hashed(token)) if 0 < len(token) <= 64 else None
        room = None if link is None else await self._room(link)
        if link is None or room is None:
            self._gone(self.here.get(hashed(token)))
            raise refuse("seat-token")
        program = self.here.get(link.token)
        if program is not None and (program.cut or program.person.id != link.person):
            self._gone(program)
            program = None
        if program is None:
            if not self.hub.presence.room_for(link.person):
                raise refuse("busy")
            chair = room.summary.chairs[link.seat]
            program = self.here[link.token] = Program(Person(link.person, chair.name, "en"), self.hub, link)
            self.hub.presence.join(program)
        if not program.bucket.take(time.monotonic()):
            raise refuse("busy")
        program.stay(self._gone)
        if link.table not in program.seen:
            await self.hub.absence.back(link.table, link.person)
            async with self.hub.lock(link.table):
                self.hub.presence.watch(program, link.table)
                program.seen[link.table], program.told[link.table] = room.seq, room.entries
                self.hub.wake(await self.hub.nodes.newest(link.table))
        return program

    async def _room(self, link: SeatLink) -> Room | None:
        """The link's table, where its seat is still theirs who made it."""
        try:
            async with self.hub.lock(link.table):
                room = await self.hub.nodes.newest(link.table)
        except Illegal:
            return None
        chairs = room.summary.chairs
        return room if link.seat < len(chairs) and chairs[link.seat].person == link.person else None

    def _gone(self, program: Program | None) -> None:
        if program is None:
            return
        program.rest()
        program.stop()
        self.here.pop(program.at.token, None)
        self.hub.presence.leave(program)
