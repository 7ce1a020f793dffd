"""One seat at a house, as the programs' door tells of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import uuid4

import aiohttp

DOOR: Final = "/api/door"
WAIT: Final = 25
"""Seconds of one question that waits."""
TRIES: Final = 3


class Refused(Exception):
    """The house says no; the message is its sentence, with the rule behind it."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.rule = rule


@dataclass
class Seat:
    """Asks a house for one seat, and remembers how far it has heard."""

    url: str
    token: str = ""
    lang: str = "en"
    seq: int | None = None
    """the number of the last entry that was heard of"""
    last: dict[str, Any] = field(default_factory=dict)
    """how the seat stood then"""

    async def open(
        self, game: str, seats: int | None, bots: list[str] | None, options: dict[str, Any], name: str
    ) -> str:
        """Open a table, sit down there, and say which table it is."""
        wish = {"game": game, "seats": seats, "bots": bots, "options": options, "name": name, "lang": self.lang}
        seated = await self.ask("POST", "/tables", wish)
        self.token, self.seq, self.last = seated["token"], None, {}
        return str(seated["table"])

    async def look(self, wait: int = 0) -> dict[str, Any]:
        """The seat as it stands, with what happened since it was last looked at; waits so long for something new."""
        query = {} if self.seq is None else {"after": str(self.seq), "wait": str(min(wait, WAIT))}
        self.last = await self.ask("GET", "/seat", query=query)
        self.seq = int(self.last["seq"])
        return self.last

    async def play(self, line: str, ask: int) -> None:
        """Answer a question; one that was not heard is sent again under the same id, and counts once."""
        await self.ask("POST", "/play", {"id": str(uuid4()), "ask": ask, "line": line})

    async def ask(self, method: str, path: str, body: Any = None, query: dict[str, str] | None = None) -> Any:
        """One request; raises Refused with the house's own sentence, or ConnectionError where nobody answers."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        what = {"params": {"lang": self.lang, **(query or {})}, "headers": headers, "json": body}
        for tried in range(TRIES):
            try:
                async with (
                    aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=WAIT + 30)) as session,
                    session.request(method, self.url.rstrip("/") + DOOR + path, **what) as answer,
                ):
                    said = await answer.json()
                    if answer.status == 429 and tried < TRIES - 1:
                        await asyncio.sleep(1 + tried)
                        continue
                    if answer.status >= 400:
                        raise Refused(said.get("why") or said.get("reason", ""), said.get("rule", ""))
                    return said
            except (aiohttp.ClientError, TimeoutError, ValueError) as error:
                if tried == TRIES - 1:
                    raise ConnectionError(str(error)) from error
                await asyncio.sleep(0.5 * (tried + 1))
        raise AssertionError("it was answered or given up")
