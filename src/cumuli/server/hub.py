"""Where commands arrive and answers leave: rooms, store and sockets put together.

The order is the law here: first a room decides, then the store writes, then
the one who asked is answered, then the others are told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

from cumuli.core.game import Illegal, Word
from cumuli.server.clock import Clock, LoopClock
from cumuli.server.config import DAY, Config
from cumuli.server.excuses import excuse
from cumuli.server.house import House, describe, refuse
from cumuli.server.ids import command_key
from cumuli.server.link import Link
from cumuli.server.minds.thinking import Thinkers
from cumuli.server.minds.turns import Minds
from cumuli.server.nodes.alone import Alone, Nodes
from cumuli.server.notices.outbox import Outbox
from cumuli.server.operating.figures import UNREAD, Figures
from cumuli.server.own.decks import Decks
from cumuli.server.people.greeting import greet
from cumuli.server.people.person import forget_guests
from cumuli.server.reading import DECODER, readable_id, spelled
from cumuli.server.review import fork
from cumuli.server.said import Already, Because, Done, Refused
from cumuli.server.table import deeds as log
from cumuli.server.table import telling
from cumuli.server.table.absence import Absence
from cumuli.server.table.heard import heard
from cumuli.server.table.lobby import Lobby
from cumuli.server.table.opening import new_table
from cumuli.server.table.pacing import Beats
from cumuli.server.table.presence import Presence
from cumuli.server.table.reminders import Reminders
from cumuli.server.table.reopening import reopened
from cumuli.server.table.room import Room
from cumuli.server.table.since import Looks
from cumuli.server.table.snapshots import Snapshots
from cumuli.server.table.step import Step
from cumuli.server.table.summary import Summary, as_row, from_row
from cumuli.server.talk.reports import report
from cumuli.server.wire import (
    Again,
    AnyCommand,
    Create,
    Fork,
    Hello,
    Look,
    Remind,
    Reorder,
    Report,
    Say,
    SetOptions,
    Stand,
    Start,
    TableCommand,
    Tell,
    Unwatch,
    Watch,
    Why,
)
from cumuli.store import Append, Conflict, Full, Repeated, Store

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 6
PATIENCE: Final = 6.0
"""Seconds after which a database that says nothing is not waited for: it may be that only our line to it is dead."""


class Hub:
    """One server's rooms, and the way in and out."""

    def __init__(
        self, store: Store, config: Config, house: House, thinkers: Thinkers, clock: Clock | None = None
    ) -> None:
        self.store = store
        self.config = config
        self.house = house
        self.lobby = Lobby(config, self.unplayable)
        self.clock: Clock = clock or LoopClock()
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.presence = Presence(config, self.lobby, self.rooms, self.clock)
        self.absence = Absence(self)
        self.presence.touched = self.absence.touch
        self.reminders = Reminders(self)
        self.looks = Looks(self)
        self.presence.left = self.looks.go
        self.outbox = Outbox(self)
        self.beats = Beats(self)
        self.snapshots = Snapshots(self)
        self.minds = Minds(self, thinkers)
        self.decks = Decks(self)
        self.pictures = telling.Pictures(self)
        self.secret = b""
        """What only this house knows: bots' characters are made from it."""
        self.games = tuple(describe(house, id) for id in house.shelf)
        self.figures = Figures(self)
        self.nodes: Nodes = Alone(self)
        """The servers that share this house, if there are more than this one."""
        self.leaving = False
        """Told to stop: newcomers are sent elsewhere."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._chores: set[asyncio.Task[Any]] = set()

    def now(self) -> float:
        return self.clock.wall()

    def unplayable(self, summary: Summary) -> bool:
        game = self.house.shelf.get(summary.game)
        return game is None or (summary.version != "" and summary.version not in game.versions)

    async def open(self) -> None:
        """Read what there is; let beats go on, and bots that must act think on."""
        self.store.hurry(PATIENCE)
        self.secret = await self.store.secret()
        await self.nodes.open()
        for row in await self.store.tables(self.lobby.since(self.now())):
            self.lobby.update(row.id, from_row(row))
        await self.decks.open()
        await self.outbox.open()
        self.minds.thinkers.open()
        for chore in (
            self.presence.keep_lobby(),
            self.nodes.run(),
            self.decks.keep_tidy(),
            self.outbox.run(),
            forget_guests(self.store, self.config.guest_days * DAY),
        ):
            self._chores.add(asyncio.create_task(chore))

    async def close(self) -> None:
        await self.minds.drain()
        await self.nodes.close()
        self.beats.close()
        self.absence.close()
        self.minds.close()
        await self.minds.thinkers.closed()
        await self.decks.close()
        await self.looks.close()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, self.snapshots.close(), return_exceptions=True)
        await self.store.close()

    # rooms

    def lock(self, table: str) -> asyncio.Lock:
        """One command at a time changes a table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def room(self, table: str) -> Room:
        """A table's room, rebuilt from the log if need be.  The caller holds the table's lock."""
        room = self.rooms.get(table)
        if room is None:
            room, untold = await self.snapshots.opened(table)
            self.rooms[table] = room
            for entry in untold:  # somebody here watches it, and has not been told
                self.publish(room, heard(room, entry))
            self.presence.heal(room)
            if self.nodes.of_another_time(room.at):
                room = await reopened(self, room)
        self.rooms.move_to_end(table)
        self._tidy()
        return room

    def playing(self, table: str) -> str | None:
        """The game of a table that is under way or just over; None for one that is not in memory."""
        room = self.rooms.get(table)
        return room.summary.game if room and room.summary.status in ("playing", "over") else None

    def _tidy(self) -> None:
        """Forget a room that has rested longest, when many rest."""
        if len(self.rooms) - len(self.presence.watchers) <= self.config.rooms_at_rest:
            return
        for table in self.rooms:
            if table not in self.presence.watchers and table not in self._locks and not self.minds.busy(table):
                del self.rooms[table]
                return

    def _decided(self, room: Room, decide: Callable[[], T]) -> T:
        """What a room says; a room that stumbles is rebuilt from the log, as if nobody had asked."""
        try:
            return decide()
        except Illegal:
            raise
        except Exception:
            LOG.exception("table %s stumbled", room.id)
            self.figures.stumbles.inc()
            self.rooms.pop(room.id, None)
            raise refuse("bad-message") from None

    async def write(self, room: Room, step: Step, key: str) -> None:
        """Write a step down; if that fails in whatever way, the room has gone too far and is thrown away."""
        at, kept = room.at, self.lobby.tables.get(room.id)
        row = None if room.summary == kept else as_row(room.id, room.summary)
        seated = not isinstance(step.deeds[0], log.Moved)
        batch = [Append(room.id, room.entries - 1, key, log.write(step.deeds), at, row, seated)]
        if step.opens is not None:
            new = step.opens
            row = as_row(new.id, new.summary)
            batch.append(Append(new.id, 0, f"{key}:again", log.write(step.opens_with), at, row))
        began = self.clock.now()
        try:
            await self.store.append(batch)
        except BaseException as error:
            self.rooms.pop(room.id, None)
            self.figures.conflicts.inc(isinstance(error, Conflict))
            raise
        self.figures.writing.observe(self.clock.now() - began)
        self.nodes.wrote(room)
        self.snapshots.wrote(room, key)
        if step.opens is not None:
            self.rooms[step.opens.id] = step.opens
            self.presence.note(step.opens)
            self.nodes.wrote(step.opens)

    def publish(self, room: Room, step: Step) -> None:
        """Tell whom it concerns what has been written, and let the table go on."""
        self.presence.note(room)
        self.presence.publish(room, step)
        self.wake(room)

    def wake(self, room: Room) -> None:
        """Begin the beat of the question that a table waits for, and let bots think about theirs."""
        self.beats.wake(room)
        self.minds.wake(room)
        self.absence.wake(room)

    # commands

    async def receive(self, link: Link, raw: str | bytes) -> None:
        """Answer one message, once."""
        began, answer = self.clock.now(), "done"
        try:
            command = DECODER.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            link.say(Refused(readable_id(raw), "bad-message", "", {}))
            self.figures.answered(UNREAD, "refused")
            return
        try:
            if not link.bucket.take(time.monotonic()):
                raise refuse("busy")
            await self._carry_out(link, command)
        except Illegal as no:
            link.say(Refused(command.id, *spelled(no.refusal)))
            answer = "refused"
        except Full as error:
            link.say(Refused(command.id, *spelled(excuse(error))))
            answer = "refused"
        self.figures.answered(type(command).__name__, answer)
        self.figures.answering.observe(self.clock.now() - began)

    async def _carry_out(self, link: Link, command: AnyCommand) -> None:
        match command:
            case Hello():
                await greet(self, link, command)
            case Create():
                create = partial(Room.created, self.house, person=link.person, command=command)
                await new_table(self, link, command.id, command.options, create)
            case Fork():
                await fork.carry_out(self, link, command)
            case Watch():
                await self.absence.back(command.table, link.person.id)
                async with self.lock(command.table):
                    room = await self.nodes.newest(command.table)
                    self.presence.watch(link, room.id)
                    link.say(Done(command.id))
                    self.presence.whole(link, room)
                    await self.looks.turn(link, room, command.here)
                    self.wake(room)
            case Look():
                async with self.lock(command.table):
                    await self.looks.turn(link, await self.room(command.table), command.here)
                link.say(Done(command.id))
            case Unwatch():
                self.presence.unwatch(link, command.table)
                link.say(Done(command.id))
                if link.greeted and not link.seen:
                    self.presence.tell_lobby(link)
            case Tell():
                pictured = await self.pictures.of(command.table, command.lang)
                async with self.lock(command.table):
                    room = await self.room(command.table)
                    link.say(self._decided(room, lambda: telling.tell(room, link.person, command, pictured)))
            case Remind():
                async with self.lock(command.table):
                    await self.reminders.remind(link, await self.room(command.table), command)
                link.say(Done(command.id))
            case Why():
                async with self.lock(command.table):
                    room = await self.room(command.table)
                    refusal = self._decided(room, lambda: room.why(link.person, command))
                link.say(Because(command.id, *spelled(refusal)))
            case Report():
                await report(self, link, command)
            case _:
                await self._at_table(link, command)

    async def _at_table(self, link: Link, command: TableCommand) -> None:
        key, may_say = command_key(link.person.id, command.id), not isinstance(command, Say)
        async with self.lock(command.table):
            for _ in range(TRIES):
                room = await self.room(command.table)
                if key in room.commands:
                    link.say(Already(command.id, room.summary.next if isinstance(command, Again) else None))
                    return
                if isinstance(command, SetOptions | Start | Again):
                    await self.decks.learn(command.options if isinstance(command, SetOptions) else room.summary.options)
                early = self.beats.early(room)
                decide = partial(room.receive, link.person, command, self.now(), key, early)
                try:
                    if not may_say and not (may_say := link.talk.take(time.monotonic())):
                        raise refuse("talk-often")
                    step = self._decided(room, decide)
                except Illegal:
                    if await self.nodes.news(room):
                        continue  # what was refused may be right: another node has written meanwhile
                    raise
                if step.deeds:
                    try:
                        await self.write(room, step, key)
                    except Conflict:
                        continue
                    except Repeated:
                        room = await self.room(command.table)
                        link.say(Already(command.id, room.summary.next if isinstance(command, Again) else None))
                        return
                link.say(Done(command.id, step.table))
                if step.deeds:
                    self.publish(room, step)
                if isinstance(command, Stand | Reorder):
                    with suppress(Full):  # it has been answered; the link is worth nothing once another sits there
                        await self.store.drop_link(room.id, command.seat if isinstance(command, Stand) else None)
                return
        raise refuse("busy")

    async def answer(self, table: str, seat: int, key: str, choose: Callable[[Room], Word | None]) -> None:
        """Let a bot's or the house's answer in like anybody's move; where there is none to give, nothing happens."""

        def move(room: Room) -> Step | None:
            word = choose(room)
            return None if word is None else room.move(seat, word, key, self.now())

        await self.let(table, key, move)

    def forget(self, table: str) -> None:
        """Let go of a table that is not there any more."""
        self.rooms.pop(table, None)
        self.beats.leave(table)
        self.minds.leave(table)
        for link in list(self.presence.watchers.get(table, ())):
            self.presence.unwatch(link, table)
        self.presence.lobby_changed(self.lobby.drop(table), everybody=True)

    async def let(self, table: str, key: str, decide: Callable[[Room], Step | None]) -> None:
        """Do what nobody commanded, once for each key; where there is nothing to do any more, nothing happens."""
        async with self.lock(table):
            for _ in range(TRIES):
                room = await self.room(table)
                step = None if key in room.commands else self._decided(room, partial(decide, room))
                if step is None or not step.deeds:
                    return
                try:
                    await self.write(room, step, key)
                except (Conflict, Repeated):
                    self.wake(await self.room(table))
                    continue
                self.publish(room, step)
                return
        raise refuse("busy")
