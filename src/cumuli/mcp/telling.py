"""What a seat's answers look like as text for a language model."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, ParamSpec

from cumuli.mcp.seat import WAIT, Refused, Seat
from cumuli.words import Catalogue

P = ParamSpec("P")
MANY: Final = 120
"""Moves that are listed at once."""
LATELY: Final = 60
"""Sentences about what happened that are told at once."""


class Teller:
    """Tells how a seat stands."""

    def __init__(self, seat: Seat, words: Catalogue) -> None:
        self.seat = seat
        self.words = words

    def careful(self, tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
        """A tool that says why not, in a sentence a model can act on."""

        @wraps(tool)
        async def careful(*args: P.args, **named: P.kwargs) -> str:
            try:
                return await tool(*args, **named)
            except Refused as no:
                return self.words.text("mcp-refused", why=self.ruled(no.why, no.rule))
            except ConnectionError as error:
                return self.words.text("mcp-nobody", url=self.seat.url, why=str(error))

        return careful

    def ruled(self, why: str, rule: str) -> str:
        """A sentence with the rule behind it."""
        return f"{why} ({self.words.text('rule-number', number=rule)})" if rule else why

    async def standing(self, events: bool = True) -> str:
        """What happened, and whether this seat is asked."""
        seen = await self.seat.look()
        return "\n".join([*(self.happened(seen) if events else []), self.state(seen)])

    async def turn(self, seconds: int) -> str:
        """Wait until this seat is asked, or the game is over; tell what happened meanwhile and what may be done."""
        until, told = time.monotonic() + seconds, []
        while True:
            left = until - time.monotonic()
            seen = await self.seat.look(wait=min(WAIT, max(0, round(left))))
            told += self.happened(seen)
            if seen["ask"] is not None or seen["info"]["status"] != "playing" or left <= 0:
                break
        rows = [*told[-LATELY:], self.state(seen)]
        return "\n".join([*rows, self.moves()] if seen["ask"] is not None else rows)

    def happened(self, seen: dict[str, Any]) -> list[str]:
        return [self.ruled(event["sentence"], event["rule"]) for event in seen["events"][-LATELY:]]

    def state(self, seen: dict[str, Any]) -> str:
        """Whose turn it is, or how it ended."""
        info, text = seen["info"], self.words.text
        names = [seat["name"] for seat in info["seats"]]
        me = {"seat": seen["seat"] + 1, "name": names[seen["seat"]]}
        if info["status"] == "over":
            winners = self.words.list([names[seat] for seat in seen["winners"]]) or text("mcp-nobody-won")
            scores = ", ".join(f"{name} {score:g}" for name, score in zip(names, seen["scores"], strict=False))
            return text("mcp-over", winners=winners, scores=scores, **me)
        if info["status"] != "playing":
            return text("mcp-waiting-to-begin", table=info["table"], **me)
        if seen["ask"] is not None:
            return text("mcp-your-turn", ask=str(seen["ask"]), **me)
        return text("mcp-sealed" if seen["sealed"] is not None else "mcp-others-turn", **me)

    def moves(self) -> str:
        """What this seat may do now, each as it is typed and in words."""
        legal = self.seat.last.get("legal", [])
        if not legal:
            return self.words.text("mcp-not-asked")
        rows = [f"{move['line']}  —  {move['sentence']}" for move in legal[:MANY]]
        if len(legal) > MANY:
            rows.append(self.words.text("mcp-more-moves", more=len(legal) - MANY))
        if any(move["action"] is None for move in legal):
            rows.append(self.words.text("mcp-freely"))
        return "\n".join(rows)
