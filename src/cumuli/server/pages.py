"""The built page and its headers: everything a browser fetches before its socket is open."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cumuli.server.people import COOKIE, recognise, stranger
from cumuli.store import Store

STATIC: Final = Path(__file__).parent / "static"
YEAR: Final = 31_536_000
CSP: Final = (
    "default-src 'self'; connect-src 'self'; form-action 'self';"
    " object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
NOT_BUILT: Final = "The page has not been built yet: run `make setup`, then start the server again.\n"


class Secured:
    """Adds the security headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self.app(scope, receive, send_secured)


class Pages:
    """The files that Vite built, and the cookie that goes with the page."""

    def __init__(self, store: Store, static: Path) -> None:
        self.store = store
        self.static = static.resolve()

    async def page(self, request: Request) -> Response:
        """The one page, at whatever address it knows how to show; whoever is new gets a token."""
        index = self.static / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        response = FileResponse(index, headers={"cache-control": "no-cache"})
        await self.welcome(request, response)
        return response

    async def welcome(self, request: Request, response: Response) -> None:
        """Set the cookie, unless the browser brings one that we know."""
        if request.method != "GET" or await recognise(self.store, request.cookies.get(COOKIE)):
            return
        response.set_cookie(
            COOKIE,
            await stranger(self.store, time.time()),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    async def asset(self, request: Request) -> Response:
        """A file whose name changes with its content."""
        return served(self.static / "assets", request.path_params["name"], f"public, max-age={YEAR}, immutable")

    async def other(self, request: Request) -> Response:
        """Any other file at the top: icons and the like."""
        return served(self.static, request.path_params["name"], "public, max-age=3600")


def served(folder: Path, name: str, cache: str) -> Response:
    """A file of this folder, and of no other."""
    try:
        path = (folder / name).resolve()
        if path.is_relative_to(folder) and path.is_file():
            return FileResponse(path, headers={"cache-control": cache})
    except (OSError, ValueError):
        pass  # a name that no file system would take
    return PlainTextResponse("not found\n", 404)


def routes(store: Store, static: Path = STATIC) -> list[BaseRoute]:
    """The ways to the page; the order counts."""
    pages = Pages(store, static)
    shown = [Route(path, pages.page) for path in ("/", "/about", "/t/{rest:path}", "/rules", "/rules/{rest:path}")]
    return [*shown, Route("/assets/{name:path}", pages.asset), Route("/{name:str}", pages.other)]
