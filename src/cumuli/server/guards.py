"""What stands before every door, so that no door can forget it: headers, origin, and how much one address may ask.

Whoever changes something, or opens a socket, must come from a page of ours.
"""

from __future__ import annotations

import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cumuli.server.config import Config
from cumuli.server.link import Bucket
from cumuli.server.people.person import YEAR, same_origin, secure

CSP: Final = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "img", "font", "connect", "manifest", "media")),
        "worker-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
UNUSED: Final = (
    "accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts"
    " magnetometer microphone midi payment serial usb"
).split()
"""What browsers can do, and no page of ours ever asks for."""
HEADERS: Final = {
    "content-security-policy": CSP,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
ALWAYS_SECURE: Final = {"strict-transport-security": f"max-age={YEAR}"}
"""Said only where the page came encrypted: from then on the browser comes in no other way."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOOKING: Final = re.compile(r"/api/(review|luck|capsule|rules)/.+|/tables/[^/]+/(stats|visions/.+)|/t/[^/]+\.record")
"""Ways that change nothing and cost work all the same: a game is played again to answer."""
WONDERING: Final = re.compile(r"/api/review/[^/]+/[^/]+/why")
"""Ways for which a bot thinks."""
PROGRAMS: Final = "/api/door/"
"""Where programs come in, which name no origin: nobody is known by a cookie there, so no other site can borrow one."""
SOCKET: Final = "/ws"
REMEMBERED: Final = 10_000
"""Addresses."""


def neighbourhood(host: str | None) -> str | None:
    """Who shares one limit: an IPv4 address, or the 64 bits that one household has of IPv6.

    None, and so no limit, for this machine itself: a proxy here that names nobody must not shut everybody out.
    """
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback:
        return None
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Addresses:
    """How much each address has asked of late, and how many sockets it has open."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.sockets: dict[str, int] = {}
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def enter(self, where: str | None) -> bool:
        """Count one more socket, if there is room for it."""
        if where is None:
            return True
        if self.sockets.get(where, 0) >= self.config.sockets_each_address:
            return False
        self.sockets[where] = self.sockets.get(where, 0) + 1
        return True

    def leave(self, where: str | None) -> None:
        if where is not None:
            self.sockets[where] -= 1
            if not self.sockets[where]:
                del self.sockets[where]

    def may(self, what: str, asked: HTTPConnection) -> bool:
        """Whether an address may do one more thing.

        `guests` are new people, `changes` all unsafe requests, `looks` the ways of `LOOKING`, `why` those of
        `WONDERING`.
        """
        where = neighbourhood(asked.client.host if asked.client else None)
        if where is None:
            return True
        rate, burst = getattr(self.config, f"{what}_rate"), getattr(self.config, f"{what}_burst")
        now = time.monotonic()
        bucket = self._buckets.pop((where, what), None) or Bucket(rate, burst, now)
        self._buckets[where, what] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)


Door = Callable[[Scope, Receive, Send, Callable[[], None]], Awaitable[bool]]
"""Lets somebody in by a socket; what is given is called once they leave.  Whether they came in."""


def nobody_counts() -> None:
    """Somebody leaves who was not counted."""


class Guarded:
    """The application behind its guards."""

    def __init__(self, app: ASGIApp, addresses: Addresses, socket: Door) -> None:
        self.app = app
        self.addresses = addresses
        self.socket = socket
        """The one door for sockets."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        more = {**HEADERS, **(ALWAYS_SECURE if secure(asked) else {})}
        headers = [(name.encode(), value.encode()) for name, value in more.items()]

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        answer: ASGIApp = self.app
        if scope["method"] not in SAFE:
            if not same_origin(asked) and not program(asked):
                answer = refusal("stranger", 403)
            elif not self.addresses.may("changes", asked):
                answer = refusal("busy", 429)
        elif WONDERING.fullmatch(scope["path"]) and not self.addresses.may("why", asked):
            answer = refusal("why-often", 429)
        elif LOOKING.fullmatch(scope["path"]) and not self.addresses.may("looks", asked):
            answer = refusal("busy", 429)
        await answer(scope, receive, send_secured)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        where = neighbourhood(asked.client.host if asked.client else None)
        if scope["path"] != SOCKET or not same_origin(asked) or not self.addresses.enter(where):
            await send({"type": "websocket.close", "code": 1008})  # before accepting: the handshake is answered 403
            return
        leave = nobody_counts if where is None else partial(self.addresses.leave, where)
        inside = False
        try:
            inside = await self.socket(scope, receive, send, leave)
        finally:
            if not inside:
                leave()


def program(asked: HTTPConnection) -> bool:
    """Whether a program asks at its own door; a page of another site, whose browser says so, is none."""
    return asked.url.path.startswith(PROGRAMS) and "origin" not in asked.headers


def refusal(reason: str, status: int) -> JSONResponse:
    """A refusal as every door says it."""
    return JSONResponse({"reason": reason, "rule": "", "args": {}}, status, {"cache-control": "no-store"})
