"""Programs without a browser, for the tests of their door."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

from server.harness import Server, fetch

DOOR = "/api/door"


def alone(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test in an event loop of its own."""

    @wraps(test)
    def run(*args: Any, **fixtures: Any) -> None:
        asyncio.run(test(*args, **fixtures))  # type: ignore[arg-type]

    return run


class Program:
    """Some program without a browser: no cookie, no origin."""

    def __init__(self, server: Server, token: str = "") -> None:
        self.server = server
        self.token = token
        self.seq: int | None = None
        self.acts = 0

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        heads = {"authorization": f"Bearer {self.token}"} if self.token else {}
        raw = None if body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.server.port}{DOOR}{path}"
        status, _, said = await asyncio.to_thread(fetch, url, {**heads, **headers}, method, raw)
        return status, json.loads(said) if said else None

    async def get(self, path: str) -> Any:
        status, said = await self.ask("GET", path)
        assert status == 200, said
        return said

    async def post(self, path: str, **body: Any) -> Any:
        status, said = await self.ask("POST", path, body)
        assert status in (200, 201), said
        return said

    async def open(self, game: str, **body: Any) -> str:
        seated = await self.post("/tables", game=game, **body)
        self.token = seated["token"]
        return str(seated["table"])

    async def look(self, wait: int = 0) -> Any:
        query = "" if self.seq is None else f"?after={self.seq}&wait={wait}"
        seen = await self.get(f"/seat{query}")
        self.seq = seen["seq"]
        return seen

    async def play(self, ask: int, **how: Any) -> tuple[int, Any]:
        self.acts += 1
        return await self.ask("POST", "/play", {"id": how.pop("id", f"a{self.acts}"), "ask": ask, **how})

    async def to_the_end(self, most: int = 400) -> Any:
        """Play whatever comes first until the game is over."""
        for _ in range(most):
            seen = await self.look(wait=20)
            if seen["info"]["status"] == "over":
                return seen
            if seen["ask"] is not None:
                move = seen["legal"][self.acts % len(seen["legal"])]
                how = {"action": move["action"]} if self.acts % 2 else {"line": move["line"]}
                status, said = await self.play(seen["ask"], **how)
                assert status == 200, said
        raise AssertionError("no end")
