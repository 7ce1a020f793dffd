"""The built page: everything a browser fetches before its socket is open, its cookie among it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from cumuli.server import excuses, hints
from cumuli.server.guards import Addresses
from cumuli.server.packed import packed
from cumuli.server.people.person import LANGS, YEAR, Person, give_token, stranger, visitor
from cumuli.words import Catalogue

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

SHOWN: Final = (
    "/",
    "/about",
    "/luck/{rest:path}",
    "/notices",
    "/privacy",
    "/t/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/me",
    "/replays",
    "/replays/{rest:path}",
    "/workshop",
    "/workshop/{rest:path}",
)
"""Where the page has something to show."""
STATIC: Final = Path(__file__).parent / "static"
WORKER: Final = "worker.js"
NOT_BUILT: Final = "The page has not been built yet: run `make setup`, then start the server again.\n"


class Pages:
    """The files that Vite built, and the cookie that goes with the page."""

    def __init__(self, hub: Hub, static: Path, addresses: Addresses) -> None:
        self.hub = hub
        self.hints = hints.read(static)
        self.addresses = addresses
        self.static = static.resolve()

    async def page(self, request: Request) -> Response:
        """The one page, at whatever address it knows how to show; whoever is new gets a token."""
        index = self.static / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        response = packed(request, index, "no-cache")
        try:
            if request.method == "GET" and await self._visitor(request) is None:
                if not self.addresses.may("guests", request):
                    return said("busy", 429, request)
                give_token(request, response, await stranger(self.hub.store, time.time()))
        except excuses.TROUBLES as error:
            reason = excuses.excuse(error).reason
            return said(reason, excuses.STATUS[reason], request)
        if links := self.links(request):
            response.headers["link"] = links
        return response

    async def _visitor(self, request: Request) -> Person | None:
        return await self.hub.nodes.asked(lambda: visitor(self.hub.store, request))

    def links(self, request: Request) -> str:
        """What to fetch beside the page, if its address names a table."""
        if not request.url.path.startswith("/t/") or "/" in (table := request.path_params["rest"].rstrip("/")):
            return ""
        return self.hints.links(self.hub.playing(table), preferred(request))

    async def asset(self, request: Request) -> Response:
        """A file whose name changes with its content."""
        return served(request, self.static / "assets", f"public, max-age={YEAR}, immutable")

    async def other(self, request: Request) -> Response:
        """Any other file at the top; the worker tells what is new, so it must be new itself."""
        fresh = request.path_params["name"] == WORKER
        return served(request, self.static, "no-cache" if fresh else "public, max-age=3600")


def said(reason: str, status: int, request: Request) -> Response:
    """Why somebody cannot come in, in their language."""
    return PlainTextResponse(Catalogue(None, preferred(request)).text(f"refusal-{reason}") + "\n", status)


def preferred(request: Request) -> str:
    """The language a browser asks for, of those we have."""
    wishes = [wish.strip()[:2].lower() for wish in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGS), "en")


def served(request: Request, folder: Path, cache: str) -> Response:
    """The file of this folder, and of no other, that the address names."""
    try:
        path = (folder / request.path_params["name"]).resolve()
        if path.is_relative_to(folder) and path.is_file():
            return packed(request, path, cache)
    except (OSError, ValueError):
        pass  # a name that no file system would take
    return PlainTextResponse("not found\n", 404)


def routes(hub: Hub, addresses: Addresses, static: Path = STATIC) -> list[BaseRoute]:
    """The ways to the page; the order counts."""
    pages = Pages(hub, static, addresses)
    shown = [Route(path, pages.page) for path in SHOWN]
    return [*shown, Route("/assets/{name:path}", pages.asset), Route("/{name:str}", pages.other)]
