"""What every door answers that one may come to with nothing but an address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from starlette.routing import Route

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.server.house import deck_of
from cumuli.server.pages import Pages

ROUNDS: Final = ("1", "2", "3")
RECORD: Final = "/t/{table:str}.record"


async def told(run: Run, seat: int | None) -> bytes:
    """Every door but the pages, which are the same for all, and the record, which is looked at by itself."""
    return b"\n".join([await run.get(path, run.guest(seat).token) for path in addresses(run)])


async def replay(run: Run, seat: int | None) -> bytes:
    """The record, which must stay shut until the game is over."""
    return await run.get(RECORD.replace("{table:str}", TABLE), run.guest(seat).token)


def addresses(run: Run) -> Iterator[str]:
    """Where one may knock; a door added later is among them."""
    found = deck_of(run.room.summary.options)
    for route in run.routes:
        if not isinstance(route, Route) or route.path == RECORD or "GET" not in (route.methods or ()):
            continue
        if isinstance(getattr(route.endpoint, "__self__", None), Pages):
            continue
        path = route.path.replace("{table:str}", TABLE).replace("{deck:str}", found[0] if found else "none")
        for number in ROUNDS if ":int}" in path else ROUNDS[:1]:
            yield re.sub(r"{[^}]*}", "x", re.sub(r"{\w+:int}", number, path))
