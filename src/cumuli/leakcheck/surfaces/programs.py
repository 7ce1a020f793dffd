"""What a program is told that brings a seat's token: all it may look at, and every answer that changes nothing."""

from __future__ import annotations

import json
from typing import Any, Final

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.leakcheck.surfaces.answers import allowed
from cumuli.server.people.person import LANGS, hashed
from cumuli.store import SeatLink
from cumuli.telling import TOPICS

DOOR: Final = "/api/door"


async def told(run: Run, seat: int | None) -> bytes:
    """The seat whole and since lately, a thing in sentences, why not, and what cannot be done; a stranger: nothing."""
    turn = run.room.entries + (seat or 0)
    lang, about = LANGS[turn % len(LANGS)], TOPICS[turn % len(TOPICS)]
    token = f"leakcheck-{seat}"
    if seat is not None:
        run.store.links[hashed(token)] = SeatLink(hashed(token), TABLE, seat, run.guest(seat).person.id, 0.0)
    said = [await ask(run, token, "GET", "/seat", query=f"lang={lang}")]
    said.append(await ask(run, token, "GET", "/seat", query=f"lang={lang}&after={max(0, run.room.seq - 2)}"))
    said.append(await ask(run, token, "GET", "/tell", query=f"about={about}&lang={lang}"))
    asked = 0 if seat is None else run.play.asks[seat] or 0
    for action in run.words:
        said.append(await ask(run, token, "POST", "/why", {"action": action}))
        if seat is not None and not allowed(run.play, seat, action):
            said.append(await ask(run, token, "POST", "/play", {"id": "a", "ask": asked, "action": action}))
    said.append(await ask(run, token, "POST", "/play", {"id": "b", "ask": asked, "line": "…"}))
    said.append(await ask(run, token, "POST", "/play", {"id": "c", "ask": asked + 1, "line": "…"}))
    said.append(await ask(run, token, "POST", "/order", {"id": "d", "orders": {"nothing": "brave"}}))
    return b"\n".join(said)


async def ask(run: Run, token: str, method: str, path: str, body: Any = None, query: str = "") -> bytes:
    """What the door says to who brings this token."""
    bearer = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    raw = b"" if body is None else json.dumps(body).encode()
    return await run.knock(method, DOOR + path, bearer, raw, query, whole=True)
