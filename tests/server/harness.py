"""A real server on loopback and real clients, for the tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from cumuli.games import SHELF
from cumuli.server.app import make_app, settings
from cumuli.server.clock import Clock
from cumuli.server.config import Config
from cumuli.server.house import House
from cumuli.server.hub import Hub
from cumuli.server.minds.thinking import Thinkers
from cumuli.server.nodes.joining import joined
from cumuli.server.patches import complete, followed
from cumuli.store.opening import open_store
from server.duel import DUEL
from server.follow import FOLLOW

Message = dict[str, Any]
FAST = {"bot_pause": 0.0, "lobby_pause": 0.01, "rate": 1e6, "burst": 1e6}
ANSWERS = ("Done", "Refused", "Already", "Because", "Told")


def fetch(
    url: str, headers: dict[str, str] | None = None, method: str = "GET", body: bytes | None = None
) -> tuple[int, dict[str, str], bytes]:
    """One request: status, headers, body."""
    try:
        asked = urllib.request.Request(url, body, headers or {}, method=method)
        with urllib.request.urlopen(asked, timeout=180) as got:
            return got.status, {k.lower(): v for k, v in got.headers.items()}, got.read()
    except urllib.error.HTTPError as error:
        return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


class Client:
    """Somebody with a browser: keeps every frame, and the table as last told."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.frames: list[Message] = []
        self.raw: list[str] = []
        self.heard: list[float] = []
        """When each frame came, as *now* says."""
        self.now: Callable[[], float] = time.monotonic
        self.tables: dict[str, Message] = {}
        self.lobby: list[Message] = []
        self.answers: dict[str, list[Message]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self.ws: ClientConnection

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        headers = {"cookie": self.cookie} if self.cookie else {}
        return await asyncio.to_thread(fetch, self.origin + path, headers)

    async def knock(
        self, path: str, body: bytes = b"", kind: str = "application/json", method: str = "POST"
    ) -> tuple[int, Any]:
        """A request as the page makes it: status, and the JSON that came back."""
        headers = {"cookie": self.cookie, "origin": self.origin, "content-type": kind}
        status, _, said = await asyncio.to_thread(fetch, self.origin + path, headers, method, body)
        return status, json.loads(said) if said else None

    async def open(self) -> Client:
        """Fetch the page for a cookie, if there is none, and open the socket."""
        if not self.cookie:
            _, headers, _ = await self.get("/")
            self.cookie = headers["set-cookie"].split(";")[0]
        self.ws = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            additional_headers={"cookie": self.cookie},
            origin=self.origin,  # type: ignore[arg-type]
            max_queue=None,
            max_size=None,
        )
        self._reader = asyncio.create_task(self._read())
        return self

    async def close(self) -> None:
        await self.ws.close()
        if self._reader is not None:
            await self._reader

    async def _read(self) -> None:
        with contextlib.suppress(Exception):
            async for raw in self.ws:
                assert isinstance(raw, str)
                self.take(raw)
        self._news.set()

    def take(self, raw: str) -> None:
        message = json.loads(raw)
        if message["type"] == "Changed":
            seen = self.tables.get(message["table"])
            follows = seen is not None and message["seq"] - seen["seq"] in (0, 1)
            message = complete(seen, message) if seen and follows else {**message, "blocks": []}
        self.raw.append(raw)
        self.heard.append(self.now())
        self.frames.append(message)
        match message["type"]:
            case "Done" | "Refused" | "Already" | "Because" | "Told":
                self.answers.setdefault(message["id"], []).append(message)
            case "Opened":
                self.tables[message["info"]["table"]] = message
            case "Changed":
                self._changed(message)
            case "Welcome" | "Lobby":
                self.lobby = message["tables"]
        self._news.set()

    def _changed(self, message: Message) -> None:
        seen = self.tables[message["table"]]
        assert message["seq"] - seen["seq"] in (0, 1), "a gap"
        self.tables[message["table"]] = followed(seen, message)

    async def until(self, true: Callable[[], Any], seconds: float = 10) -> Any:
        """Wait for something to become true through what the server says."""
        async with asyncio.timeout(seconds):
            while not (found := true()):
                self._news.clear()
                await self._news.wait()
            return found

    async def send(self, type: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        id = fields.pop("id", None) or uuid.uuid4().hex
        before = len(self.answers.get(id, ()))
        await self.ws.send(json.dumps({"type": type, "id": id, **fields}))
        await self.until(lambda: len(self.answers.get(id, ())) > before)
        return self.answers[id][before]

    async def done(self, type: str, **fields: Any) -> Message:
        answer = await self.send(type, **fields)
        assert answer["type"] == "Done", answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        answer = await self.send(type, **fields)
        assert answer["type"] == "Refused", answer
        return str(answer["reason"])

    async def hello(self, name: str = "Ann") -> Client:
        await self.done("Hello", name=name)
        await self.until(lambda: any(f["type"] == "Welcome" for f in self.frames))
        return self

    async def watch(self, table: str) -> Message:
        self.tables.pop(table, None)
        await self.done("Watch", table=table)
        opened: Message = await self.until(lambda: self.tables.get(table))
        return opened

    def asked(self, table: str) -> list[Message]:
        """The blocks of seats of mine that must act."""
        seen = self.tables.get(table)
        return [] if seen is None else [block for block in seen["blocks"] if block["ask"] is not None]

    async def act(self, table: str, block: Message, action: Message, **fields: Any) -> Message:
        return await self.send("Act", table=table, seat=block["seat"], ask=block["ask"], action=action, **fields)

    async def play(self, table: str, block: Message, action: Message) -> None:
        """Act, and wait to be told what came of it."""
        seq = self.tables[table]["seq"]
        answer = await self.act(table, block, action)
        assert answer["type"] == "Done", answer
        await self.until(lambda: self.tables[table]["seq"] > seq)


class Server:
    """One running server and those who visit it."""

    def __init__(self, hub: Hub, port: int) -> None:
        self.hub = hub
        self.port = port
        self.clients: list[Client] = []

    async def client(self, name: str = "Ann", cookie: str = "") -> Client:
        client = await Client(self.port, cookie).open()
        self.clients.append(client)
        return await client.hello(name)


def make_static(folder: Path) -> Path:
    """A page as if built."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "app-1.js").write_text("1")
    return static


@contextlib.asynccontextmanager
async def running(
    folder: Path, levels: tuple[str, ...] = ("random",), clock: Clock | None = None, store: str = "", **knobs: Any
) -> AsyncIterator[Server]:
    """A server on a free port, its data in *folder*, or in the *store* at an address."""
    with played_with(DUEL, FOLLOW):
        config = Config(**{**FAST, **knobs})
        kept = open_store(store or str(folder / "cumuli.db"))
        hub = Hub(kept, config, House(SHELF, levels, config.dealer), Thinkers(config), clock)
        if config.shared:
            hub.nodes = joined(hub)
        app = make_app(hub, make_static(folder))
        server = uvicorn.Server(settings(app, "127.0.0.1", 0, config))
        task = asyncio.create_task(server.serve())
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        running = Server(hub, port)
        try:
            yield running
        finally:
            for client in running.clients:
                await client.close()
            server.should_exit = True
            await task


@contextlib.contextmanager
def played_with(*toys: Any) -> Iterator[None]:
    """These games are on the shelf as long as this lasts, however it ends."""
    added = [toy for toy in toys if toy.id not in SHELF]
    SHELF.update({toy.id: toy for toy in added})
    try:
        yield
    finally:
        for toy in added:
            SHELF.pop(toy.id, None)
