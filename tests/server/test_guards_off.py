"""Each guard by itself: an attack that succeeds where the guard is taken away is refused where it stands."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cumuli.server import doors, guards, link, pages
from cumuli.server.notices import web
from cumuli.server.notices.sending import Failed
from cumuli.server.people import person, seatlinks
from cumuli.server.table import opening
from cumuli.store import Known
from server.harness import Client, Server, fetch, running
from server.test_guards import LOOKS, open_socket

EVIL = "http://evil.example"
SURE = b'{"sure": true}'
SOMEWHERE = {"x-forwarded-for": "203.0.113.7"}
"""This machine itself has no limits."""
Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Guard:
    """What stands before a door, how it is taken away, and an attack that tells whether it succeeded."""

    off: Callable[[Patch], None]
    attack: Callable[[Server, Path], Awaitable[bool]]
    knobs: dict[str, Any] = field(default_factory=dict)
    """How narrow it stands here."""


async def asked(
    server: Server, path: str, headers: dict[str, str], method: str = "GET", body: bytes | None = None
) -> Any:
    return await asyncio.to_thread(fetch, f"http://127.0.0.1:{server.port}{path}", headers, method, body)


async def opens(server: Server, cookie: str, origin: str, **headers: str) -> bool:
    """Whether a socket is let in; it stays open."""
    try:
        await open_socket(server, cookie, origin, **headers)
    except InvalidStatus:
        return False
    return True


# where a page is from


def any_origin(patch: Patch) -> None:
    patch.setattr(guards, "same_origin", lambda asked: True)


async def erase_from_elsewhere(server: Server, folder: Path) -> bool:
    """A page of somebody else's has a browser delete all that its owner has here."""
    ann = await server.client()
    said = await asked(server, "/api/me/erase", {"cookie": ann.cookie, "origin": EVIL}, "POST", SURE)
    return bool(said[0] == 204)


async def erase_by_form(server: Server, folder: Path) -> bool:
    """A form says nothing of where it is from, and nothing of JSON."""
    ann = await server.client()
    headers = {"cookie": ann.cookie, "content-type": "text/plain"}
    return bool((await asked(server, "/api/me/erase", headers, "POST", SURE))[0] == 204)


async def listen_from_elsewhere(server: Server, folder: Path) -> bool:
    """A page of somebody else's opens a socket with its visitor's cookie."""
    ann = await server.client()
    return await opens(server, ann.cookie, EVIL)


# how much


def any_size(patch: Patch) -> None:
    patch.setattr(doors, "JSON_BYTES", 1 << 30)


async def bring_too_much(server: Server, folder: Path) -> bool:
    ann = await server.client()
    body = SURE + b" " * 4_000_000
    return bool((await ann.knock("/api/me/erase", body))[0] == 204)


async def say_too_much(server: Server, folder: Path) -> bool:
    """A message of four megabytes is read to its end."""
    ann = await server.client()
    ws = await open_socket(server, ann.cookie, ann.origin)
    try:
        await ws.send(json.dumps({"type": "Hello", "id": "1", "name": "x" * 4_000_000}))
        return bool(await ws.recv())
    except ConnectionClosed:
        return False
    finally:
        await ws.close()


def no_bucket(patch: Patch) -> None:
    patch.setattr(link.Bucket, "take", lambda bucket, now: True)


async def flood(server: Server, folder: Path) -> bool:
    """A hundred messages at once are all carried out."""
    ann = await server.client()
    said = [await ann.send("Hello", name="Ann") for _ in range(100)]
    return all(answer["type"] == "Done" for answer in said)


async def crowd(server: Server, folder: Path) -> bool:
    """One address makes up fifty people."""
    return all([(await asked(server, "/", SOMEWHERE))[0] == 200 for _ in range(50)])


async def hammer(server: Server, folder: Path) -> bool:
    """One address changes fifty things."""
    ann = await server.client()
    headers = {"cookie": ann.cookie, "origin": ann.origin, **SOMEWHERE}
    return all([(await asked(server, "/api/notices/test", headers, "POST", b"{}"))[0] != 429 for _ in range(50)])


async def wind(server: Server, folder: Path) -> bool:
    """One address looks back fifty times, at every door where a game is played again."""
    return all([(await asked(server, LOOKS[n % len(LOOKS)], SOMEWHERE))[0] != 429 for n in range(50)])


def any_sockets(patch: Patch) -> None:
    patch.setattr(guards.Addresses, "enter", lambda addresses, where: True)
    patch.setattr(guards.Addresses, "leave", lambda addresses, where: None)


async def hold_sockets(server: Server, folder: Path) -> bool:
    """One address holds thirty sockets open."""
    people = [await Client(server.port).open() for _ in range(2)]
    server.clients += people
    more = {"x_forwarded_for": SOMEWHERE["x-forwarded-for"]}
    return all([await opens(server, people[n % 2].cookie, people[0].origin, **more) for n in range(24)])


# who somebody is


def planted_is_taken(patch: Patch) -> None:
    """Whoever comes with a token of their own making keeps it."""
    visitor = pages.visitor

    async def welcome(store: Any, request: Any) -> Any:
        token = person.token_of(request)
        if token and await store.person(person.hashed(token)) is None:
            await store.meet(Known(token[:8], person.hashed(token), "", "en", 0.0, token[:8]), "")
        return await visitor(store, request)

    patch.setattr(pages, "visitor", welcome)


async def fixate(server: Server, folder: Path) -> bool:
    """A token planted into somebody's browser is theirs from then on, and its maker comes in with it."""
    planted = f"{person.COOKIE}={'A' * 43}"
    await asked(server, "/", {"cookie": planted})
    return await opens(server, planted, f"http://127.0.0.1:{server.port}")


def counted(patch: Patch) -> None:
    """Secrets of people and seats that follow one another."""
    numbers = count(1_000)
    patch.setattr(person, "token_urlsafe", lambda size: f"{next(numbers):043}")


async def guess_neighbour(server: Server, folder: Path) -> bool:
    """Whoever knows their own token tries the one that came after it."""
    ann = await server.client()
    await server.client("Bob")
    mine = ann.cookie.partition("=")[2]
    near = f"{int(mine) + 1:043}" if mine.isdigit() else mine[:-1] + ("B" if mine[-1] == "A" else "A")
    return await opens(server, f"{person.COOKIE}={near}", ann.origin)


async def guess_seat(server: Server, folder: Path) -> bool:
    """Somebody makes a link to a seat of theirs, and takes another's with the token that came before it."""
    ann, bob = await server.client("Ann"), await server.client("Bob")
    tokens = []
    for client in (ann, bob):
        table = (await client.done("Create", game="duel", seats=2, options={}))["table"]
        status, said = await client.knock("/api/seats/link", json.dumps({"table": table, "seat": 0}).encode())
        assert status == 201
        tokens.append(said["token"])
    near = f"{int(tokens[1]) - 1:043}" if tokens[1].isdigit() else tokens[1][::-1]
    return (await bob.knock("/api/seats/take", json.dumps({"token": near}).encode()))[0] == 200


def numbered(patch: Patch) -> None:
    """Tables that are counted."""
    numbers: dict[tuple[str, ...], str] = {}
    patch.setattr(opening, "table_id", lambda *parts: numbers.setdefault(parts, str(len(numbers) + 1)))


async def guess_table(server: Server, folder: Path) -> bool:
    """A stranger looks on at tables whose address nobody gave them."""
    ann, eve = await server.client("Ann"), await server.client("Eve")
    await ann.done("Create", game="duel", seats=2, options={})
    said = [await eve.send("Watch", table=str(number)) for number in range(1, 20)]
    return any(answer["type"] == "Done" for answer in said)


def kept_in_the_open(patch: Patch) -> None:
    for module in (person, pages, seatlinks):
        if hasattr(module, "hashed"):
            patch.setattr(module, "hashed", lambda token: token.encode())


async def steal_the_database(server: Server, folder: Path) -> bool:
    """Whoever reads a backup comes in as anybody that stands in it."""
    ann = await server.client()
    with sqlite3.connect(folder / "cumuli.db") as db:
        (row,) = db.execute("SELECT token FROM devices LIMIT 1").fetchall()
    token = row[0].decode("latin-1")
    return token.isprintable() and await opens(server, f"{person.COOKIE}={token}", ann.origin)


# where the house goes


def every_net(patch: Patch) -> None:
    patch.setattr(web, "public", lambda address: True)


async def knock_next_door(server: Server, folder: Path) -> bool:
    """A webhook makes the house ask a neighbour in its own network."""
    came = asyncio.Event()

    async def neighbour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.set()
        writer.close()

    async with await asyncio.start_server(neighbour, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        with pytest.raises(Failed):
            await web.post(f"https://localhost:{port}/hook", b"x", {}, private=False)
    return came.is_set()


GUARDS = {
    "a change needs a page of ours": Guard(any_origin, erase_from_elsewhere),
    "a form is no page of ours": Guard(any_origin, erase_by_form),
    "a socket needs a page of ours": Guard(any_origin, listen_from_elsewhere),
    "a body has a size": Guard(any_size, bring_too_much),
    "a message has a size": Guard(lambda patch: None, say_too_much, {"message_bytes": 16_384}),
    "a socket says so much at once": Guard(no_bucket, flood, {"rate": 0.0, "burst": 20}),
    "an address brings so many people": Guard(no_bucket, crowd, {"guests_rate": 0.0, "guests_burst": 20}),
    "an address changes so much": Guard(no_bucket, hammer, {"changes_rate": 0.0, "changes_burst": 20}),
    "an address looks back so often": Guard(no_bucket, wind, {"looks_rate": 0.0, "looks_burst": 20}),
    "an address holds so many sockets": Guard(any_sockets, hold_sockets, {"sockets_each_address": 10}),
    "a token is made by the house": Guard(planted_is_taken, fixate),
    "a token cannot be guessed": Guard(counted, guess_neighbour),
    "a seat's link cannot be guessed": Guard(counted, guess_seat),
    "a table cannot be guessed": Guard(numbered, guess_table),
    "a stolen database opens nothing": Guard(kept_in_the_open, steal_the_database),
    "the house knocks at no neighbour's": Guard(every_net, knock_next_door),
}
OPEN: dict[str, dict[str, Any]] = {"a message has a size": {"message_bytes": 1 << 30}}
"""What is a setting, and no function, is set wide instead."""


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
@pytest.mark.parametrize("name", sorted(GUARDS))
def test_an_attack_succeeds_only_where_its_guard_is_off(
    name: str, on: bool, tmp_path: Path, monkeypatch: Patch
) -> None:
    guard = GUARDS[name]
    if not on:
        guard.off(monkeypatch)

    async def run() -> None:
        async with running(tmp_path, **(guard.knobs if on else {**guard.knobs, **OPEN.get(name, {})})) as server:
            assert await guard.attack(server, tmp_path) is not on

    asyncio.run(run())
