"""All sockets: HTTP pages, one websocket a person, and the server's life from start to stop."""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from uvicorn.config import LOGGING_CONFIG

from cumuli.core.game import Illegal
from cumuli.record import Record
from cumuli.server import lessondoors, pages, scenedoors, statsdoors
from cumuli.server.capsule import doors as capsules
from cumuli.server.config import Config
from cumuli.server.door import ways as programs
from cumuli.server.excuses import excuse
from cumuli.server.guards import Addresses, Guarded, refusal
from cumuli.server.house import House
from cumuli.server.hub import Hub
from cumuli.server.minds import visions
from cumuli.server.minds.thinking import Thinkers
from cumuli.server.notices import doors as notices
from cumuli.server.operating.gentle import Gentle
from cumuli.server.operating.logs import in_json
from cumuli.server.own import deckdoors, magicdoors, standins
from cumuli.server.people import accounts, mydata, seatlinks
from cumuli.server.people.person import visitor
from cumuli.server.readied import make_ready
from cumuli.server.review import doors as review
from cumuli.server.sockets.handshake import Handshake, taken
from cumuli.server.sockets.pulse import Pulse
from cumuli.server.sockets.visit import Visit
from cumuli.server.table import luckdoors
from cumuli.server.table.room import Room
from cumuli.server.table.summary import options_for
from cumuli.store import Gone, Store

LOG: Final = logging.getLogger(__name__)


class App:
    """The doors of one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.pulse = Pulse(hub.config.ping_seconds)

    async def socket(self, scope: Scope, receive: Receive, send: Send, leave: Callable[[], None]) -> bool:
        """Let somebody in by a socket; *leave* is called once it is over.  Whether they came in."""
        asked = HTTPConnection(scope)
        try:
            person = await self.hub.nodes.asked(lambda: visitor(self.hub.store, asked))
        except Gone as error:  # said at once, so that a proxy or the page tries the next node
            await refusal(excuse(error).reason, 503)(scope, receive, send)
            return False
        if person is None or not self.hub.presence.room_for(person.id):
            await send({"type": "websocket.close"})  # before accepting: the handshake is answered 403
            return False
        await send({"type": "websocket.accept"})
        visit = Visit(self.hub, person, accounts.label_of(asked), leave)
        visit.socket = taken(scope, self.hub.config, self.pulse, visit)
        if visit.socket is None:
            return False
        self.hub.presence.join(visit)
        return True

    async def record(self, request: Request) -> Response:
        """A finished game as text."""
        table = request.path_params["table"]
        try:
            async with self.hub.lock(table):
                room = await self.hub.nodes.newest(table)
        except Illegal:
            return PlainTextResponse("no such table\n", 404)
        if room.play is None or room.summary.status != "over":
            return PlainTextResponse("this game is not over\n", 409)
        person = await visitor(self.hub.store, request)
        me = "" if person is None else person.id
        if room.summary.shut(me):
            return PlainTextResponse("this game is for those who played it\n", 403)
        return PlainTextResponse(
            str(told_record(room, me)),
            headers={"content-disposition": f'attachment; filename="{table}.record"', "cache-control": "no-cache"},
        )

    async def healthz(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """Whether newcomers are welcome: moves can be written down, and the house is not about to close."""
        if self.hub.leaving:
            return PlainTextResponse("closing\n", 503)
        try:
            await self.hub.nodes.ready()
        except Gone as error:
            excuse(error)  # the log hears of it once a minute
            return PlainTextResponse("the store is not ready\n", 503)
        except Exception:
            LOG.exception("the store is not ready")
            return PlainTextResponse("the store is not ready\n", 503)
        return PlainTextResponse("ok\n")


def told_record(room: Room, person: str) -> Record:
    """The record as somebody may read it: whoever was not at the table is not told the name of its deck."""
    assert room.play is not None
    record = room.play.table.record
    shown = options_for(room.summary, person)
    options = {key: shown.get(key, value) for key, value in record.options.items()}
    return replace(record, options=options, luck=room.opened())


def make_app(hub: Hub, static: Path = pages.STATIC) -> Guarded:
    """The ASGI application around a hub."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        make_ready(hub.house.shelf)
        await hub.open()
        doors.pulse.open()
        gc.collect()
        gc.freeze()
        gc.set_threshold(200_000, 50, 1_000)  # or every pause grows with the number of sockets
        yield
        doors.pulse.close()
        await hub.close()

    doors, addresses = App(hub), Addresses(hub.config)
    routes = [
        Route("/healthz", doors.healthz),
        Route("/readyz", doors.readyz),
        Route("/t/{table:str}.record", doors.record),
        *accounts.routes(hub),
        *mydata.routes(hub),
        *seatlinks.routes(hub),
        *notices.routes(hub),
        *deckdoors.routes(hub),
        *magicdoors.routes(hub),
        *visions.routes(hub),
        *review.routes(hub),
        *standins.routes(hub),
        *luckdoors.routes(hub),
        *lessondoors.routes(hub),
        *scenedoors.routes(hub),
        *capsules.routes(hub),
        *statsdoors.routes(hub),
        *programs.routes(hub, addresses),
        *pages.routes(hub, addresses, static),
    ]
    return Guarded(Starlette(routes=routes, lifespan=life), addresses, doors.socket)


def make_hub(store: Store, config: Config) -> Hub:
    """A hub with all games of the shelf and all bots."""
    from cumuli.bots import known
    from cumuli.games import SHELF

    house = House(SHELF, known(), config.dealer, max(config.beat, config.beat_most))
    hub = Hub(store, config, house, thinkers(config))
    if config.shared:
        from cumuli.server.nodes.joining import joined

        hub.nodes = joined(hub)
    return hub


def thinkers(config: Config) -> Thinkers:
    """Where bots think in this house."""
    if config.think != "queue":
        return Thinkers(config)
    from cumuli.server.minds.queue.asking import Asking

    return Asking(config)


def raise_file_limit() -> None:
    """Allow as many open sockets as the system lets us."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def serve(store: Store, host: str = "127.0.0.1", port: int = 8000, config: Config | None = None) -> None:
    """Run the server until it is told to stop; it closes the store."""
    config = config or Config()
    raise_file_limit()
    hub = make_hub(store, config)
    if config.logs == "json":
        in_json()
    if config.figures:
        hub.figures.tell(config.figures)
    Gentle(settings(make_app(hub), host, port, config), hub).run()


def settings(app: Guarded, host: str, port: int, config: Config) -> uvicorn.Config:
    """How uvicorn runs: measured choices, see docs/decisions."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws=Handshake,
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        forwarded_allow_ips=config.trusted_proxies,
        backlog=2_048,
        log_config=LOGGING_CONFIG if config.logs == "text" else None,
        timeout_graceful_shutdown=5,
    )
