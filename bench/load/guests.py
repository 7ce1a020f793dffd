"""The people at the tables of a server, one adapter for each protocol: who moves, and when all have seen it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from time import perf_counter
from typing import Final, TypeVar

import msgspec
from bench.load.frames import BINARY, Socket
from msgspec import UNSET, Raw, Struct, UnsetType

S = TypeVar("S", bound=Socket)
AT_ONCE: Final = 64
"""Handshakes under way."""
NAMES: Final = count(1)


class Tally:
    """What was measured since the last `begin`."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.took: list[float] = []
        """Seconds from each move to the last of its views."""
        self.late = 0
        """Moves that were left out, for the one before was still on its way."""
        self.refused = 0
        self.then: Callable[[], None] | None = None
        """What follows each move that all have seen."""


class Table:
    """One table: a move is done once every socket has its view."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.sockets: list[Socket] = []
        self.missing = 0
        self.sent = 0.0
        self.over = False
        self.greeted = 0
        """Sockets that have been told how the table stands."""

    def move(self) -> None:
        """Let whoever must act make a move."""
        if self.over:
            return
        if self.missing:
            self.tally.late += 1
            return
        self.missing, self.sent = len(self.sockets), perf_counter()
        self.act()

    def act(self) -> None:
        """Send a legal move."""
        raise NotImplementedError

    def seen(self) -> None:
        """One more socket has the view after the move."""
        self.missing -= 1
        if not self.missing:
            self.tally.took.append(perf_counter() - self.sent)
            if self.tally.then is not None:
                self.tally.then()

    @property
    def ready(self) -> bool:
        return self.greeted >= len(self.sockets) > 0


async def all_open(asked: Sequence[Callable[[], Socket]], port: int) -> list[Socket]:
    """Open all sockets, some at once."""
    loop, gate = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)

    async def one(make: Callable[[], Socket]) -> Socket:
        async with gate:
            _, socket = await loop.create_connection(make, "127.0.0.1", port)
            await asyncio.wait_for(socket.ready, 60)
            return socket

    return list(await asyncio.gather(*(one(make) for make in asked)))


# Cumuli


class Block(Struct):
    """What is left out is as it was."""

    seat: int | None
    ask: int | UnsetType | None = UNSET
    legal: list[Raw] | UnsetType = UNSET


class Info(Struct):
    status: str = ""


class Told(Struct):
    type: str
    seq: int = -1
    info: Info | None = None
    blocks: list[Block] = []


TOLD: Final = msgspec.json.Decoder(Told)


class CumuliTable(Table):
    """A table of a house; every move is legal, drawn from what its seat is offered."""

    def __init__(self, tally: Tally, id: str, rng: Random) -> None:
        super().__init__(tally)
        self.id = id
        self.rng = rng
        self.asked: dict[int, tuple[CumuliGuest, int, list[Raw]]] = {}
        self.seq = -1

    def act(self) -> None:
        if not self.asked:
            self.missing = 0  # a bot thinks
            return
        seat = next(iter(self.asked))
        guest, ask, legal = self.asked[seat]
        word = self.rng.choice(legal)
        head = f'{{"type":"Act","id":"{next(NAMES)}","table":"{self.id}","seat":{seat},"ask":{ask},"action":'
        guest.waits = True
        for socket in self.sockets:
            assert isinstance(socket, CumuliGuest)
            socket.waits = True
        guest.send(head.encode() + bytes(word) + b"}")


class CumuliGuest(Socket):
    """One person's socket."""

    def __init__(self, table: CumuliTable, port: int, token: str) -> None:
        headers = {"Origin": f"http://127.0.0.1:{port}", "Cookie": f"cumuli={token}"}
        super().__init__("/ws", port, headers)
        self.table = table
        self.waits = False
        """Whether this socket has still to hear of the last move."""
        self.asked: dict[int, tuple[int | None, list[Raw]]] = {}
        """By seat: its question, and the words it may answer with."""
        self.seq = 0

    def look(self) -> None:
        self.send(b'{"type":"Hello","id":"%d","name":"Ann"}' % next(NAMES))
        self.send(f'{{"type":"Watch","id":"{next(NAMES)}","table":"{self.table.id}"}}'.encode())

    def heard(self, body: bytes) -> None:
        told = TOLD.decode(body)
        table = self.table
        if told.type == "Refused":
            table.tally.refused += 1
            return
        if told.type not in ("Opened", "Changed"):
            return
        table.greeted += told.type == "Opened"
        if told.info is not None and told.info.status == "over":
            table.over = True
        for block in told.blocks:
            if block.seat is None:
                continue
            ask, legal = self.asked.get(block.seat, (None, []))
            ask = ask if block.ask is UNSET else block.ask
            legal = legal if block.legal is UNSET else block.legal
            self.asked[block.seat] = ask, legal
            if ask is None or not legal:
                table.asked.pop(block.seat, None)
            else:
                table.asked[block.seat] = (self, ask, legal)
        if told.seq > self.seq and self.waits and told.type == "Changed":
            self.waits = False
            table.seen()
        self.seq = told.seq


# boardgame.io

STATE: Final = re.compile(rb'"_stateID":(\d+)')


class BoardgameTable(Table):
    """A match of boardgame.io: seats move in turn."""

    def __init__(self, tally: Tally, id: str) -> None:
        super().__init__(tally)
        self.id = id
        self.state = 0

    def act(self) -> None:
        seat = self.state % len(self.sockets)
        move = (
            '42/toy,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[0],'
            f'"playerID":"{seat}","credentials":null}}}},{self.state},"{self.id}","{seat}"]'
        )
        self.sockets[seat].send(move.encode())


class BoardgameGuest(Socket):
    """One player, over socket.io 4."""

    def __init__(self, table: BoardgameTable, port: int, seat: int, seats: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", port, {"Origin": f"http://127.0.0.1:{port}"})
        self.table, self.seat, self.seats = table, seat, seats

    def heard(self, body: bytes) -> None:
        table = self.table
        if body.startswith(b'42/toy,["update"'):
            found = STATE.search(body)
            assert found is not None
            state = int(found[1])
            table.state = max(table.state, state)
            table.seen()
        elif body.startswith(b'42/toy,["sync"'):
            table.greeted += 1
        elif body[:1] == b"0":
            self.send(b"40/toy,")
        elif body == b"2":
            self.send(b"3")
        elif body.startswith(b"40/toy"):
            self.send(f'42/toy,["sync","{table.id}","{self.seat}",null,{self.seats}]'.encode())
        elif not body.startswith(b'42/toy,["matchData"'):
            table.tally.refused += 1


# Colyseus

JOINED, ROOM_DATA = 10, 13


class ColyseusTable(Table):
    """A room of Colyseus: seats move in turn."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(tally)
        self.seq = 0

    def act(self) -> None:
        move = b"\x0d\xa4move\x82\xa3seq\xce" + self.seq.to_bytes(4, "big") + b"\xa1i\x00"
        self.sockets[self.seq % len(self.sockets)].send(move, BINARY)


class ColyseusGuest(Socket):
    """One client, in Colyseus's own binary protocol."""

    def __init__(self, table: ColyseusTable, port: int, process: str, room: str, session: str) -> None:
        super().__init__(f"/{process}/{room}?sessionId={session}", port, {"Origin": f"http://127.0.0.1:{port}"})
        self.table = table

    def heard(self, body: bytes) -> None:
        table = self.table
        if body[0] == JOINED:
            self.send(bytes((JOINED,)), BINARY)
            table.greeted += 1
        elif body[0] == ROOM_DATA:
            view = msgspec.msgpack.decode(body[body.index(b"\xa4view") + 5 :])
            if view["seq"] > table.seq:
                table.seq = view["seq"]
            if view["seq"]:
                table.seen()
