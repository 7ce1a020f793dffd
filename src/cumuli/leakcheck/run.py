"""A server without sockets, at which one game goes on and everybody listens."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace
from starlette.applications import Starlette

from cumuli.bots import known
from cumuli.core.game import Position
from cumuli.games import SHELF
from cumuli.leakcheck.evening import TABLE, WHEN, Taken
from cumuli.leakcheck.shelved import Shelved
from cumuli.server.app import make_app
from cumuli.server.config import Config
from cumuli.server.house import House
from cumuli.server.hub import Hub
from cumuli.server.link import Link
from cumuli.server.minds.thinking import Thinkers
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table.play import Play
from cumuli.server.table.room import Room
from cumuli.store import Store

T = TypeVar("T")
PLENTY: Final = Config(
    rate=1e9, burst=1e9, talk_rate=1e9, talk_burst=1e9, queue_messages=10**6, changes_burst=1e9, guests_burst=1e9
)
LONG: Final = 4_096
"""Bytes of a body, of which a digest will do."""
HOST: Final = "leakcheck.test"


class StillClock:
    """Time that does not go by: nobody is answered for, no bot finishes thinking."""

    def now(self) -> float:
        return 0.0

    def wall(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


class Mirror(Thinkers):
    """Fails where a bot must think, so that what is logged of it shows; else tells what was to be thought about."""

    async def do(self, task: Callable[..., T], *things: Any, stop: asyncio.Event | None = None) -> Any:
        if task is self.task:
            raise RuntimeError("nobody thinks here")
        return [repr(things)]


class Ear(Link):
    """A socket that keeps what is said to it."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, PLENTY, 0.0)
        self.heard: list[bytes] = []

    def say_raw(self, data: bytes) -> None:
        self.heard.append(data)

    def take(self) -> bytes:
        """What was said since the last time."""
        said = b"\n".join(self.heard)
        self.heard.clear()
        return said


class Guest(Struct):
    """Somebody who plays or watches, with a cookie and two sockets: one at the table, one in the lobby."""

    person: Person
    token: str
    table: Ear
    lobby: Ear


class Logs(logging.Handler):
    """All that is written to any log, with its errors."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Run:
    """One game at a server of its own."""

    def __init__(self, store: Store, people: list[tuple[Person, str]], words: list[dict[str, Any]]) -> None:
        self.words = words
        """Actions to ask about."""
        house = House(SHELF, known(), Random)
        self.store = Shelved(store)
        self.hub = Hub(cast(Store, self.store), PLENTY, house, Mirror(PLENTY), StillClock())
        self.hub.secret = bytes(32)
        self.app = make_app(self.hub)
        assert isinstance(self.app.app, Starlette)
        self.routes = self.app.app.routes
        self.logs = Logs()
        self.counted: dict[str, float] = {}
        """The figures as last looked at."""
        self.guests = [Guest(person, token, Ear(person), Ear(person)) for person, token in people]
        self.room: Room

    def open(self, told: list[Taken]) -> None:
        """Let a game stand where its log ends, with everybody present."""
        self.room = Room(self.hub.house, TABLE, told[0].deeds, told[0].key, WHEN)
        for taken in told[1:]:
            self.room.enter(taken.deeds, taken.key, WHEN)
        self.store.log.clear()
        for taken in told:
            self.store.keep(taken.key, log.write(taken.deeds))
        self.hub.rooms[TABLE] = self.room
        presence = self.hub.presence
        for guest in self.guests:
            for ear in (guest.table, guest.lobby):
                presence.join(ear)
                ear.greeted = True
        presence.note(self.room)
        for guest in self.guests:
            presence.watch(guest.table, TABLE)
            presence.whole(guest.table, self.room)
            presence.tell_lobby(guest.lobby)

    async def take(self, taken: Taken) -> None:
        """One more entry, told to all whom it concerns."""
        before = 0 if self.room.play is None else len(self.room.play.events)
        with self.logged():
            self.room.enter(taken.deeds, taken.key, WHEN)
            self.store.keep(taken.key, log.write(taken.deeds))
            events = () if self.room.play is None else tuple(self.room.play.events[before:])
            self.hub.publish(self.room, replace(taken.step, deeds=taken.deeds, events=events))
        await self.settle()  # or the one run's errors would be found in the other's log

    @property
    def play(self) -> Play:
        assert self.room.play is not None
        return self.room.play

    def figures(self) -> dict[str, float]:
        """What the house has counted, by name and labels."""
        metrics = self.hub.figures.registry.collect()
        return {f"{s.name} {sorted(s.labels.items())}": s.value for metric in metrics for s in metric.samples}

    def forget(self) -> None:
        """Look anew from here: at the logs, and at what is counted."""
        self.logs.lines.clear()
        self.counted = self.figures()

    def guest(self, seat: int | None) -> Guest:
        """Who sits there; for None somebody who only watches."""
        return self.guests[-1] if seat is None else self.guests[seat]

    @contextmanager
    def logged(self) -> Iterator[None]:
        """Keep what is logged meanwhile."""
        root = logging.getLogger()
        root.addHandler(self.logs)
        try:
            yield
        finally:
            root.removeHandler(self.logs)

    @contextmanager
    def imagined(self, world: Position, seat: int) -> Iterator[None]:
        """The same table, had everything been otherwise that a seat cannot know; other seats have sealed nothing."""
        play = self.play
        true = play.table.state, play.offers, play.sealed
        play.table.state = world
        play.offers = [world.legal_actions(s) if play.asks[s] is not None else [] for s in range(len(play.asks))]
        play.sealed = [code if s == seat or play.answered(s) else None for s, code in enumerate(play.sealed)]
        try:
            yield
        finally:
            play.table.state, play.offers, play.sealed = true

    async def send(self, ear: Ear, **message: Any) -> bytes:
        """Give a message in at somebody's socket; what they are told, or what broke."""
        ear.take()
        try:
            with self.logged():
                await self.hub.receive(ear, json.dumps(message))
        except Exception as error:
            return ear.take() + repr(error).encode()
        return ear.take()

    async def get(self, path: str, token: str, query: str = "", whole: bool = False) -> bytes:
        """What a door answers somebody: status, headers and body, or a digest of it where it is long."""
        return await self.knock("GET", path, {"cookie": f"cumuli={token}"}, b"", query, whole)

    async def knock(
        self, method: str, path: str, heads: dict[str, str], raw: bytes, query: str = "", whole: bool = False
    ) -> bytes:
        """The same for any request."""
        said: list[bytes] = []
        headers = [(name.encode(), value.encode()) for name, value in {"host": HOST, **heads}.items()]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": (HOST, 80),
        }  # fmt: skip

        asked = False

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if asked:
                await asyncio.Event().wait()  # the browser does not hang up
            asked = True
            return {"type": "http.request", "body": raw, "more_body": False}

        async def send(message: Any) -> None:
            body = message.get("body", b"")
            said.append(
                repr({**message, "body": sha256(body).hexdigest() if len(body) > LONG and not whole else body}).encode()
            )

        try:
            with self.logged():
                await self.app(scope, receive, send)
        except Exception as error:
            said.append(repr(error).encode())
        return b"\n".join(said)

    async def settle(self) -> None:
        """Let what was begun go as far as it can."""
        with self.logged():
            for _ in range(6):
                await asyncio.sleep(0)

    def close(self) -> None:
        with self.logged():
            self.hub.beats.close()
            self.hub.absence.close()
            self.hub.minds.close()


Surface = Callable[[Run, int | None], Awaitable[bytes]]
"""What one surface tells a seat, or somebody who only watches, at a moment of a game."""
