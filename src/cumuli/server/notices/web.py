"""Requests to addresses that people gave: looked up once, refused where they lead into a network of our own.

Whoever may name any address could have the house ask its neighbours.  So a
name is resolved here, checked, and connected to exactly as it was resolved;
redirects are not followed, and no proxy of the environment is asked.
"""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from cumuli.server.notices.sending import Failed, Gone, Refused

SECONDS: Final = 10.0
LONGEST: Final = 1_000
CARRIERS: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "2002::/16", "2001::/32")))
"""Networks whose addresses carry other addresses."""


def public(address: str) -> bool:
    """Whether an IP address is one of the open net."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in CARRIERS):
            return False
    return found.is_global and not found.is_multicast


def allowed(url: str, private: bool) -> bool:
    """Whether somebody may have notices sent to this address: encrypted, and not in a private network."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        return False
    if parts.scheme not in (("http", "https") if private else ("https",)) or not host or "@" in parts.netloc:
        return False
    return private or not numeric(host) or public(host)


def numeric(host: str) -> bool:
    """Whether a host is an address and no name; a system may read `127.1` and `0x7f000001` as addresses, too."""
    return ":" in host or host.rstrip(".").rpartition(".")[2][:1].isdigit()


class OpenNet(AbstractResolver):
    """Names as the system resolves them, but for those that lead into a private network."""

    def __init__(self) -> None:
        self._system = ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        found = await self._system.resolve(host, port, family)  # type: ignore[arg-type]
        if not found or not all(public(one["host"]) for one in found):
            raise OSError(f"{host} leads into a private network")
        return found

    async def close(self) -> None:
        await self._system.close()


async def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    """Send one request, or raise Failed."""
    if not allowed(url, private):
        raise Refused("a private address")
    connector = aiohttp.TCPConnector(resolver=None if private else OpenNet(), limit=1, force_close=True)
    patience = aiohttp.ClientTimeout(total=SECONDS)
    try:
        async with (
            aiohttp.ClientSession(connector=connector, timeout=patience, trust_env=False) as session,
            session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            status = answer.status
    except (TimeoutError, aiohttp.ClientError, OSError, ValueError) as error:
        raise Failed(type(error).__name__) from None
    if status in (404, 410):
        raise Gone(str(status))
    if status in (400, 401, 403, 405, 413):
        raise Refused(str(status))
    if not 200 <= status < 300:
        raise Failed(str(status))
