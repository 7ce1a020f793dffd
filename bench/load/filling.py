"""A server filled with tables and people, ready to be measured."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import aiohttp
from bench.load import servers
from bench.load.guests import (
    BoardgameGuest,
    BoardgameTable,
    ColyseusGuest,
    ColyseusTable,
    CumuliGuest,
    CumuliTable,
    Table,
    Tally,
    all_open,
)
from bench.load.seeding import Seeder
from bench.load.servers import ROOT, Server
from bench.load.toy import TOY

from cumuli.cli.house import FILE
from cumuli.games import SHELF

SEATS: Final = 4
LEVEL: Final = "5"
"""Of the bots that think meanwhile."""
CROWDED: Final = 200
"""People who are written down at once."""
PATIENCE: Final = 240.0


class Full:
    """A server, its tables and what is measured of them."""

    def __init__(self, name: str, server: Server, before: int) -> None:
        self.name = name
        self.server = server
        self.tally = Tally()
        self.tables: list[Table] = []
        self.thinking: list[Table] = []
        """Tables at which bots think; they are played at as well, and not measured."""
        self.empty = before
        """Its memory before anybody came."""

    @property
    def views(self) -> int:
        """Bytes that all sockets have been sent so far."""
        return sum(socket.bytes for table in self.tables for socket in table.sockets)

    async def settled(self) -> None:
        """Return once every socket has been told how its table stands, and it is quiet."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while not all(table.ready for table in self.tables):
            if loop.time() > until:
                here = sum(table.ready for table in self.tables)
                raise SystemExit(f"{self.name}: only {here} of {len(self.tables)} tables are ready")
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)

    def leave(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()


async def cumuli(
    life: ExitStack,
    many: int,
    game: str = "cloudy_kingdom",
    thinking: int = 0,
    watchers: int = 0,
    src: Path = ROOT / "src",
) -> Full:
    """A house with so many tables of a game, everybody there; besides, tables with bots, and a crowd at the first."""
    data = Path(life.enter_context(TemporaryDirectory(prefix="cumuli-load-")))
    shelf: dict[str, Any] = {**SHELF, TOY.id: TOY}
    seeder = Seeder(data / FILE, shelf)
    seeded = await seeder.tables(game, SEATS, many)
    with_bots = await seeder.tables("cloudy_kingdom", SEATS, thinking, (LEVEL,) * (SEATS - 1)) if thinking else []
    crowd: list[str] = []
    while len(crowd) < watchers:
        crowd += [token for _, token in await asyncio.gather(*(seeder.person("Ann") for _ in range(CROWDED)))]
    await seeder.store.close()
    server = servers.cumuli_with_toy(data, src) if game == TOY.id else servers.cumuli(data, src)
    life.callback(server.end)
    server.wait()
    full = Full("Cumuli", server, server.memory())
    life.callback(full.leave)
    rng = Random(1)
    full.tables += [CumuliTable(full.tally, one.table, rng) for one in seeded]
    full.thinking += [CumuliTable(Tally(), one.table, rng) for one in with_bots]
    asked = [
        (table, token)
        for table, one in zip((*full.tables, *full.thinking), (*seeded, *with_bots), strict=True)
        for token in one.tokens
    ]
    asked += [(full.tables[0], token) for token in crowd[:watchers]]

    def guest(table: Table, token: str) -> CumuliGuest:
        assert isinstance(table, CumuliTable)
        return CumuliGuest(table, server.port, token)

    found = await all_open([partial(guest, table, token) for table, token in asked], server.port)
    for (table, _), socket in zip(asked, found, strict=True):
        assert isinstance(socket, CumuliGuest)
        table.sockets.append(socket)
        socket.look()
    await full.settled()
    return full


async def boardgame(life: ExitStack, many: int) -> Full:
    """boardgame.io with so many matches of the toy."""
    server = servers.peer("boardgame")
    life.callback(server.end)
    server.wait()
    full = Full("boardgame.io", server, server.memory())
    life.callback(full.leave)
    full.tables = [BoardgameTable(full.tally, f"m{number}") for number in range(many)]
    for seat in range(SEATS):  # the first who comes makes the match, so the others wait

        def guest(table: Table, seat: int = seat) -> BoardgameGuest:
            assert isinstance(table, BoardgameTable)
            return BoardgameGuest(table, server.port, seat, SEATS)

        found = await all_open([partial(guest, table) for table in full.tables], server.port)
        for table, socket in zip(full.tables, found, strict=True):
            table.sockets.append(socket)
        await full.settled()
    return full


async def colyseus(life: ExitStack, many: int) -> Full:
    """Colyseus with so many rooms of the toy."""
    server = servers.peer("colyseus")
    life.callback(server.end)
    server.wait()
    full = Full("Colyseus", server, server.memory())
    life.callback(full.leave)
    origin, gate = f"http://127.0.0.1:{server.port}/matchmake", asyncio.Semaphore(32)

    async def come(web: aiohttp.ClientSession) -> Table:
        table, room = ColyseusTable(full.tally), ""
        async with gate:
            for seat in range(SEATS):
                way = f"joinById/{room}" if room else "create/toy"
                async with web.post(f"{origin}/{way}", json={"seat": seat}) as said:
                    place = await said.json(content_type=None)
                at = place.get("room", place)
                room, process, session = at["roomId"], at["processId"], place["sessionId"]

                def guest(process: str = process, room: str = room, session: str = session) -> ColyseusGuest:
                    return ColyseusGuest(table, server.port, process, room, session)

                table.sockets += await all_open([guest], server.port)
        return table

    async with aiohttp.ClientSession() as web:
        full.tables += await asyncio.gather(*(come(web) for _ in range(many)))
    await full.settled()
    return full
