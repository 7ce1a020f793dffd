"""The page itself, with its title and whatever else a link to a table is shown by elsewhere."""

from __future__ import annotations

import re

from starlette.routing import Route

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.server.pages import Pages


async def told(run: Run, seat: int | None) -> bytes:
    """The start, and the table's own address; the built page is one file, and must stay so."""
    routes = [route for route in run.routes if isinstance(route, Route)]
    paths = [r.path for r in routes if isinstance(getattr(r.endpoint, "__self__", None), Pages)]
    shown = {re.sub(r"{rest:path}", TABLE, path) for path in paths if path == "/" or path.startswith("/t/")}
    return b"\n".join([await run.get(path, run.guest(seat).token) for path in sorted(shown)])
