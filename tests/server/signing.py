"""Making a passkey and signing in, as the page does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from server.authenticator import Authenticator
from server.harness import Client, fetch

ENTER = "/api/passkeys/enter"


async def knock(client: Client, path: str, what: Any = None) -> tuple[int, Any]:
    """A request from the page at localhost; the cookie it brings back is kept."""
    origin = f"http://localhost:{client.port}"
    headers = {"cookie": client.cookie, "origin": origin, "host": f"localhost:{client.port}"}
    body = None if what is None else json.dumps(what).encode()
    headers |= {"content-type": "application/json"} if body is not None else {}
    method = "GET" if body is None else "POST"
    status, got, said = await asyncio.to_thread(fetch, client.origin + path, headers, method, body)
    if "set-cookie" in got:
        client.cookie = got["set-cookie"].split(";")[0]
    return status, json.loads(said) if said else None


def phone(client: Client) -> Authenticator:
    return Authenticator(f"http://localhost:{client.port}", "localhost")


async def made(client: Client, key: Authenticator) -> tuple[int, Any]:
    _, wish = await knock(client, "/api/passkeys/make/ask", {})
    return await knock(client, "/api/passkeys/make", {"credential": key.make(wish)})


async def entered(client: Client, key: Authenticator) -> tuple[int, Any]:
    _, wish = await knock(client, "/api/passkeys/enter/ask", {})
    return await knock(client, ENTER, {"credential": key.enter(wish)})
