"""What stands before every door: a door that is added later is tried here too."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from cumuli.server.app import make_app
from cumuli.server.guards import CSP, HEADERS, PROGRAMS, SAFE, SOCKET, neighbourhood
from cumuli.server.people.person import COOKIE, SECURE_COOKIE
from server.harness import Client, Server, fetch, running

ABROAD: list[dict[str, str]] = [{}, {"origin": "null"}, {"origin": "http://evil.example"}]
"""How pages that are not ours come along; the first says nothing of where it is from."""


LOOKS = (
    "/api/review/nowhere",
    "/api/review/nowhere/3?eyes=truth",
    "/api/luck/nowhere",
    "/api/capsule/nowhere",
    "/api/rules/cloud_mine/examples",
    "/tables/nowhere/stats",
    "/tables/nowhere/visions/1",
    "/t/nowhere.record",
)
"""Doors at which a game is played again for whoever looks."""


def visit(folder: Path, play: Callable[[Server], Awaitable[None]], **knobs: Any) -> None:
    async def run() -> None:
        async with running(folder, **knobs) as server:
            await play(server)

    asyncio.run(run())


def doors(server: Server) -> list[BaseRoute]:
    """Every way into the house."""
    app = make_app(server.hub).app
    assert isinstance(app, Starlette)
    found: list[BaseRoute] = []
    for route in app.routes:
        assert not isinstance(route, Mount), "look into it here"
        found.append(route)
    return found


def asked(path: str) -> str:
    """An address that a route answers to."""
    return re.sub(r"{\w+:int}", "1", re.sub(r"{\w+(:str|:path)?}", "x", path))


def http(server: Server, safe: bool) -> list[tuple[str, str]]:
    """Method and address of every safe, or unsafe, HTTP door."""
    ways = [(method, asked(r.path)) for r in doors(server) if isinstance(r, Route) for method in r.methods or ()]
    return sorted(way for way in ways if (way[0] in SAFE) == safe)


async def request(server: Server, way: tuple[str, str], headers: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
    url = f"http://127.0.0.1:{server.port}{way[1]}"
    return await asyncio.to_thread(fetch, url, headers, way[0], None if way[0] in SAFE else b"{}")


def kept(folder: Path) -> list[str]:
    """All that stands in the database."""
    with sqlite3.connect(folder / "cumuli.db") as db:
        return list(db.iterdump())


def test_no_door_changes_anything_for_a_page_that_is_not_ours(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await server.client()
        before = kept(tmp_path)
        ways = http(server, safe=False)
        assert ("POST", "/decks") in ways
        for way in ways:
            for abroad in ABROAD:
                status, headers, said = await request(server, way, {"cookie": ann.cookie, **abroad})
                if way[1].startswith(PROGRAMS) and not abroad:  # a program, and nobody is known there by a cookie
                    assert status in (400, 401, 404), way
                else:
                    assert (status, json.loads(said)["reason"]) == (403, "stranger"), (way, abroad)
                assert headers | HEADERS == headers
        assert kept(tmp_path) == before

    visit(tmp_path, play)


def test_looking_changes_nothing(tmp_path: Path) -> None:
    """What any page may make a browser fetch leaves the database as it was."""

    async def play(server: Server) -> None:
        ann = await server.client()
        before = kept(tmp_path)
        for way in http(server, safe=True):
            status, headers, _ = await request(server, way, {"cookie": ann.cookie})
            assert status < 500 and "set-cookie" not in headers, way
            assert headers | HEADERS == headers, way
        assert kept(tmp_path) == before

    visit(tmp_path, play)


def test_every_socket_asks_where_the_page_is_from(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await server.client()
        assert not [route for route in doors(server) if isinstance(route, WebSocketRoute)], "all by the one door"
        for path in (SOCKET, "/", "/elsewhere"):
            for abroad in (None, "null", "http://evil.example", f"http://127.0.0.1.evil.example:{server.port}"):
                with pytest.raises(InvalidStatus) as refused:
                    await open_socket(server, ann.cookie, abroad, path=path)
                assert refused.value.response.status_code == 403

    visit(tmp_path, play)


async def open_socket(
    server: Server, cookie: str, origin: str | None, path: str = "/ws", **headers: str
) -> ClientConnection:
    more = {"cookie": cookie, **{name.replace("_", "-"): value for name, value in headers.items()}}
    url = f"ws://127.0.0.1:{server.port}{path}"
    return await connect(url, origin=origin, additional_headers=more)  # type: ignore[arg-type]


def test_a_page_may_load_send_and_run_nothing_but_its_own() -> None:
    """No inline script or style, no image in an address, no frame around it, no form that sends elsewhere."""
    said = dict(part.strip().split(" ", 1) for part in CSP.split(";"))
    own = {f"{kind}-src" for kind in ("script", "style", "img", "font", "connect", "manifest", "media", "worker")}
    none = {"default-src", "object-src", "base-uri", "frame-ancestors"}
    assert said == dict.fromkeys(own | {"form-action"}, "'self'") | dict.fromkeys(none, "'none'")
    assert HEADERS["cross-origin-opener-policy"] == HEADERS["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in HEADERS["permissions-policy"] and "geolocation=()" in HEADERS["permissions-policy"]


ENCRYPTED = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
"""What a trusted proxy adds."""


def test_an_encrypted_page_gets_a_cookie_nobody_else_can_plant(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        _, headers, _ = await request(server, ("GET", "/"), ENCRYPTED)
        told = headers["set-cookie"]
        assert told.startswith(f"{SECURE_COOKIE}=") and "Secure" in told and "HttpOnly" in told
        assert "Path=/" in told and "domain" not in told.lower()  # or browsers refuse the name
        assert headers["strict-transport-security"].startswith("max-age=")
        cookie = told.split(";")[0]
        _, headers, _ = await request(server, ("GET", "/"), {**ENCRYPTED, "cookie": cookie})
        assert "set-cookie" not in headers
        plain = f"{COOKIE}={cookie.partition('=')[2]}"
        _, headers, _ = await request(server, ("GET", "/"), {**ENCRYPTED, "cookie": plain})
        assert "set-cookie" in headers, "another site of the same domain could have planted this"
        host = f"127.0.0.1:{server.port}"
        more = {name.replace("-", "_"): value for name, value in ENCRYPTED.items()}
        with pytest.raises(InvalidStatus):  # a page that came in the open, say through a forged network
            await open_socket(server, cookie, f"http://{host}", **more)
        ws = await open_socket(server, cookie, f"https://{host}", **more)
        await ws.close()

    visit(tmp_path, play)


def test_a_token_is_made_by_the_house_and_never_taken_over(tmp_path: Path) -> None:
    """Whoever plants a token of their own making gains nothing: the browser is given another."""

    async def play(server: Server) -> None:
        planted = "A" * 43
        _, headers, _ = await request(server, ("GET", "/"), {"cookie": f"{COOKIE}={planted}"})
        assert headers["set-cookie"].split(";")[0] != f"{COOKIE}={planted}"
        with pytest.raises(InvalidStatus):
            await open_socket(server, f"{COOKIE}={planted}", f"http://127.0.0.1:{server.port}")

    visit(tmp_path, play)


def test_what_a_proxy_says_counts_only_where_it_is_trusted(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        _, headers, _ = await request(server, ("GET", "/"), ENCRYPTED)
        assert headers["set-cookie"].startswith(f"{COOKIE}=") and "strict-transport-security" not in headers

    visit(tmp_path, play, trusted_proxies="192.0.2.1")


def test_one_address_has_so_many_sockets_and_others_are_not_disturbed(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await Client(server.port).open()
        here = [await open_socket(server, ann.cookie, ann.origin, x_forwarded_for="203.0.113.7") for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(server, ann.cookie, ann.origin, x_forwarded_for="203.0.113.7")
        assert refused.value.response.status_code == 403
        there = await open_socket(server, ann.cookie, ann.origin, x_forwarded_for="203.0.113.8")
        await here.pop().close()
        for _ in range(100):
            try:
                here.append(await open_socket(server, ann.cookie, ann.origin, x_forwarded_for="203.0.113.7"))
                break
            except InvalidStatus:
                await asyncio.sleep(0.01)  # until the server has noticed
        assert len(here) == 2
        for ws in (*here, there, ann.ws):
            await ws.close()

    visit(tmp_path, play, sockets_each_address=2)


def test_one_address_brings_so_many_new_people_and_changes(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        known = (await request(server, ("GET", "/"), {"x-forwarded-for": "203.0.113.9"}))[1]["set-cookie"].split(";")[0]
        home = {"x-forwarded-for": "2001:db8::1", "accept-language": "fr-CH, de;q=0.5"}
        assert [(await request(server, ("GET", "/"), home))[0] for _ in range(3)] == [200, 200, 429]
        neighbour = {**home, "x-forwarded-for": "2001:db8::2"}  # of the same household
        status, headers, said = await request(server, ("GET", "/"), neighbour)
        assert status == 429 and "set-cookie" not in headers and "Réessaie" in said.decode()
        assert (await request(server, ("GET", "/"), {**home, "cookie": known}))[0] == 200
        sent = {"origin": f"http://127.0.0.1:{server.port}", "x-forwarded-for": "203.0.113.7"}
        said = [await request(server, ("POST", "/decks/sky"), sent) for _ in range(4)][-1][2]
        assert json.loads(said)["reason"] == "busy"

    visit(tmp_path, play, guests_rate=0.0, guests_burst=2, changes_rate=0.0, changes_burst=3)


@pytest.mark.parametrize(
    ("host", "shared"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", None),
        ("::1", None),
        ("a socket in a file", None),
        ("", None),
        (None, None),
    ],
)
def test_who_shares_a_limit(host: str | None, shared: str | None) -> None:
    assert neighbourhood(host) == shared


def test_whoever_looks_back_too_often_waits_at_every_such_door_and_at_no_other(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        far = {"x-forwarded-for": "203.0.113.9"}
        for path in LOOKS:
            said = await asyncio.to_thread(fetch, f"http://127.0.0.1:{server.port}{path}", far)
            assert said[0] == 429 and json.loads(said[2])["reason"] == "busy", path
            assert (await asyncio.to_thread(fetch, f"http://127.0.0.1:{server.port}{path}", {}))[0] != 429
        for path in ("/", "/rules/cloud_mine", "/healthz", "/api/replays", "/t/nowhere", "/t/nowhere/stats"):
            assert (await asyncio.to_thread(fetch, f"http://127.0.0.1:{server.port}{path}", far))[0] != 429, path

    visit(tmp_path, play, looks_rate=0.0, looks_burst=0.0)
