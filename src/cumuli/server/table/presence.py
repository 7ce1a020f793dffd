"""Who is here and who watches what; everything that is told to others than the one who asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Final

import msgspec

from cumuli.server.clock import Clock
from cumuli.server.config import Config
from cumuli.server.house import refuse
from cumuli.server.link import Link
from cumuli.server.said import Changed, Opened
from cumuli.server.said import Lobby as LobbyMessage
from cumuli.server.table.info import ClockInfo, TableInfo
from cumuli.server.table.lobby import Lobby
from cumuli.server.table.news import Known, Telling, named
from cumuli.server.table.room import Room
from cumuli.server.table.shown import NOTHING, Face, Shown, sight
from cumuli.server.table.step import Step
from cumuli.server.table.summary import table_info

REMEMBERED: Final = 50
"""Lines that are told to whoever comes later."""
BREATH: Final = 50
"""Lobby messages sent before others get a turn."""


class Presence:
    """The sockets that are open, by person and by table watched."""

    def __init__(self, config: Config, lobby: Lobby, rooms: Mapping[str, Room], clock: Clock) -> None:
        self.config = config
        self.lobby = lobby
        self.rooms = rooms
        self.clock = clock
        self.born = clock.wall()
        self.touched: Callable[[str], None] = lambda table: None
        """Told of a table in play at which somebody came or went."""
        self.left: Callable[[Link, str, int], None] = lambda link, table, seq: None
        """Told of a table that a socket stops to watch, and of the number of the last entry it was told."""
        self.came: Callable[[], None] = lambda: None
        """Told whenever somebody comes or goes, or has another table in sight."""
        self.elsewhere: dict[str, frozenset[str]] = {}
        """Who is at other nodes of this house, and the tables they have in sight there."""
        self._gone: dict[str, float] = {}
        self.links: dict[str, set[Link]] = {}
        self.watchers: dict[str, set[Link]] = {}
        self.sockets = 0
        self._faces: dict[str, Face] = {}
        self._known: dict[str, Known] = {}
        """By table that somebody watches."""
        self._dirty: set[str] = set()
        self._all_dirty = False
        self._wake = asyncio.Event()

    def online(self, person: str) -> bool:
        return person in self.links or person in self.elsewhere

    def gone(self, person: str) -> float | None:
        """Since when somebody is not here; None while they are.  Before the house opened, nobody was."""
        return None if self.online(person) else self._gone.get(person, self.born)

    # coming and going

    def room_for(self, person: str) -> bool:
        """Whether one more socket of this person is welcome."""
        return self.sockets < self.config.sockets_in_all and len(self.links.get(person, ())) < self.config.sockets_each

    def join(self, link: Link) -> None:
        """Somebody opened a socket; all sockets of one person share one Person."""
        others = self.links.setdefault(link.person.id, set())
        if others:
            link.person = next(iter(others)).person
        others.add(link)
        self.sockets += 1
        if len(others) == 1:
            self._seen_changed(link.person.id)

    def leave(self, link: Link) -> None:
        for table in list(link.seen):
            self.unwatch(link, table)
        others = self.links.get(link.person.id, set())
        if link not in others:
            return
        others.discard(link)
        self.sockets -= 1
        if not others:
            del self.links[link.person.id]
            self._seen_changed(link.person.id)

    def send_out(self, person: str, devices: Collection[str]) -> None:
        """Close the sockets of devices whose token opens nothing more."""
        for link in list(self.links.get(person, ())):
            if link.device in devices:
                link.send_out()

    def at_other_nodes(self, seen: dict[str, frozenset[str]]) -> None:
        """Take note of who is at other nodes, and what they have in sight."""
        before, self.elsewhere = self.elsewhere, seen
        for person in before.keys() ^ seen.keys():
            if person not in self.links:
                self._seen_changed(person)

    def _seen_changed(self, person: str) -> None:
        """Tell those at the same tables that somebody came or went."""
        self.came()
        tables = self.lobby.of(person)
        if self.online(person):
            self._gone.pop(person, None)
        elif tables:
            self._gone[person] = self.clock.wall()
        for table in tables:
            summary = self.lobby.tables[table]
            if summary.status == "over":
                continue
            self._retell(table)
            self.lobby_changed(summary.persons, everybody=summary.status == "open")
            if summary.status == "playing":
                self.touched(table)

    def _retell(self, table: str) -> None:
        """Tell who watches a table how it stands there apart from the game."""
        room = self.rooms.get(table)
        clocks = () if room is None else room.clocks(self.clock.wall())
        moved: dict[int, tuple[Shown, Shown]] = {}
        """Whoever had been shown the same still has."""
        for link in self.watchers.get(table, ()):
            known = link.shown.get(table, NOTHING)
            if room is None:
                info, face = self.lobby.info(table, link.person.id, self.online), None
            else:
                info, face = self.info(room, link, clocks), self.face(room)
            if id(known) not in moved:
                moved[id(known)] = known, Shown(known.me, face, info.since, known.sights)
            link.shown[table] = moved[id(known)][1]
            link.say(Changed(table, link.seen[table], info, ()))

    def away(self, room: Room, seats: frozenset[int]) -> None:
        """Those seats are waited for and nobody is there."""
        if self.lobby.away.get(room.id, frozenset()) != seats:
            self.lobby.away[room.id] = seats
            if not seats:
                del self.lobby.away[room.id]
            self._retell(room.id)
            self.lobby_changed(room.summary.persons, everybody=False)

    def watch(self, link: Link, table: str) -> None:
        if table not in link.seen and len(link.seen) >= self.config.watched_each:
            raise refuse("too-many")
        link.seen.setdefault(table, 0)
        self.watchers.setdefault(table, set()).add(link)

    def unwatch(self, link: Link, table: str) -> None:
        self.left(link, table, link.seen.pop(table, 0))
        link.told.pop(table, None)
        link.shown.pop(table, None)
        watchers = self.watchers.get(table)
        if watchers is not None:
            watchers.discard(link)
            if not watchers:
                del self.watchers[table]
                self._faces.pop(table, None)
                self._known.pop(table, None)

    # tables

    def whole(self, link: Link, room: Room) -> None:
        """Tell one socket everything it may know of a table."""
        play, me = room.play, link.person.id
        eyes, known = room.eyes(me), self.known(room)
        blocks = tuple(map(room.whole, eyes))
        static = play.game.static(play.table.state) if play and blocks else None
        link.seen[room.id], link.told[room.id] = room.seq, room.entries
        for block in blocks:
            if block.seat not in known.sights:
                known.sights[block.seat] = sight(block)
        link.shown[room.id] = known.by(named(room, me, eyes), room.summary.since_any(eyes), eyes)
        link.say(Opened(self.info(room, link, room.clocks(self.clock.wall())), room.seq, static, blocks))
        for number in range(max(0, len(room.talk.lines) - REMEMBERED) + 1, len(room.talk.lines) + 1):
            self._say(link, room, number)

    def _say(self, link: Link, room: Room, number: int) -> None:
        """Tell one socket a line, if it may hear it."""
        person = link.person.id
        if not room.summary.shut(person) and room.talk.heard(room.summary, person, number):
            link.say(room.talk.told(room.id, person, number))

    def told(self, table: str) -> int:
        """How many entries of a table's log those who watch it have been told; 0 where nobody does."""
        return max((link.told.get(table, 0) for link in self.watchers.get(table, ())), default=0)

    def heal(self, room: Room) -> None:
        """Tell everything to those who watch and were not told all: a room may have moved on by whatever way.

        The lobby may not know either: an entry may have been written whose answer never came back.
        """
        if room.id in self.lobby.tables or self.lobby.shows(room.summary, self.clock.wall()):
            self.note(room)
        for link in self.watchers.get(room.id, ()):
            if link.told.get(room.id) != room.entries:
                self.whole(link, room)

    def publish(self, room: Room, step: Step) -> None:
        """Tell all who watch what an entry changed, or what was said."""
        watchers = self.watchers.get(room.id)
        if not watchers:
            return
        telling: Telling | None = None
        for link in watchers:
            person = link.person.id
            behind = link.told.get(room.id) != room.entries - 1
            link.told[room.id] = room.entries
            if step.afresh or behind or (step.person == person and not step.said):
                self.whole(link, room)
                continue
            if step.said:
                self._say(link, room, len(room.talk.lines))
                continue
            if step.private:
                continue
            link.seen[room.id] = room.seq
            if telling is None:
                telling = Telling(self, room, step.events, room.clocks(self.clock.wall()))
            link.say_raw(telling.to(link))

    def known(self, room: Room) -> Known:
        """How a table that somebody watches looks now."""
        face, known = self.face(room), self._known.get(room.id)
        if known is None or known.entries != room.entries or known.face is not face:
            known = self._known[room.id] = Known(room.entries, face)
        return known

    def face(self, room: Room) -> Face:
        """A table apart from its game; the one that was there before while nothing of it has changed."""
        chairs = room.summary.chairs
        here = tuple([chair.person is not None and self.online(chair.person) for chair in chairs])
        face = Face(room.summary, here, self.lobby.away.get(room.id, ()), room.frozen)
        known = self._faces.get(room.id)
        if known is not None and known.fits(face):
            return known
        self._faces[room.id] = face
        return face

    def info(self, room: Room, link: Link, clocks: tuple[ClockInfo | None, ...]) -> TableInfo:
        """The table as one socket's person may see it."""
        status = "frozen" if room.frozen else None
        away = self.lobby.away.get(room.id, ())
        return table_info(room.id, room.summary, link.person.id, self.online, status, away, clocks)

    # the lobby

    def note(self, room: Room) -> None:
        """Keep the lobby's picture of a table up to date."""
        persons, everybody = self.lobby.update(room.id, room.summary)
        self.lobby_changed(persons, everybody)

    def lobby_changed(self, persons: set[str], everybody: bool) -> None:
        self._dirty |= persons
        self._all_dirty = self._all_dirty or everybody
        if self._dirty or self._all_dirty:
            self._wake.set()

    def tell_lobby(self, link: Link) -> None:
        """Tell one socket the lobby, unless it knows."""
        message = msgspec.json.encode(LobbyMessage(self.lobby.shown(link.person.id, self.online)))
        if message != link.lobby:
            link.lobby = message
            link.say_raw(message)

    async def keep_lobby(self) -> None:
        """Tell the lobby to all whom its changes concern, a little gathered; runs for ever."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(self.config.lobby_pause)
            self._wake.clear()
            persons = list(self.links) if self._all_dirty else [p for p in self._dirty if p in self.links]
            self._dirty, self._all_dirty = set(), False
            for number, person in enumerate(persons):
                for link in list(self.links.get(person, ())):
                    if link.greeted and not link.seen:
                        self.tell_lobby(link)
                if number % BREATH == BREATH - 1:
                    await asyncio.sleep(0)
