"""The edge of the server: who is let in, what is said on every door, and how much of it."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cumuli.server import guards
from cumuli.server.people.person import clean_name, stranger
from cumuli.store.sqlite import SqliteStore
from server.harness import Client, fetch, running


def test_the_page_sets_a_secret_cookie_once_and_keeps_only_its_hash(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            client = Client(server.port)
            _, headers, _ = await client.get("/")
            set_cookie = headers["set-cookie"]
            assert "HttpOnly" in set_cookie and "SameSite=lax" in set_cookie and "Path=/" in set_cookie
            client.cookie = set_cookie.split(";")[0]
            token = client.cookie.split("=")[1]
            assert len(token) == 43
            _, headers, _ = await client.get("/t/abc")
            assert "set-cookie" not in headers
            client.cookie = "cumuli=made-up"
            _, headers, _ = await client.get("/")
            assert "set-cookie" in headers
        data = b"".join(path.read_bytes() for path in tmp_path.glob("cumuli.db*"))
        assert token.encode() not in data

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("path", "status", "body"),
    [
        ("/", 200, b"page"),
        ("/about", 200, b"page"),
        ("/rules/cloudy_kingdom", 200, b"page"),
        ("/t/whatever", 200, b"page"),
        ("/assets/app-1.js", 200, b"1"),
        ("/assets/none.js", 404, b""),
        ("/assets/..%2findex.html", 404, b""),
        ("/assets/..%2f..%2fcumuli.db", 404, b""),
        ("/..%2fcumuli.db", 404, b""),
        ("/a%00b", 404, b""),
        ("/" + "n" * 5_000, 404, b""),
        ("/nothing", 404, b""),
        ("/t/none.record", 404, b""),
        ("/healthz", 200, b"ok"),
        ("/readyz", 200, b"ok"),
    ],
)
def test_every_http_answer_carries_the_security_headers(tmp_path: Path, path: str, status: int, body: bytes) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            got, headers, said = await Client(server.port).get(path)
            assert got == status and body in said
            assert headers | guards.HEADERS == headers and "strict-transport-security" not in headers
            if path.startswith("/assets/app"):
                assert "immutable" in headers["cache-control"]

    asyncio.run(visit())


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            (tmp_path / "static" / "index.html").unlink()
            status, headers, body = await Client(server.port).get("/")
            assert status == 503 and b"make setup" in body and "set-cookie" not in headers

    asyncio.run(visit())


def test_a_socket_without_our_origin_or_a_known_cookie_is_refused(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            url, cookie = f"ws://127.0.0.1:{server.port}/ws", {"cookie": ann.cookie}
            cases: list[tuple[str | None, dict[str, str]]] = [
                (None, cookie),
                ("http://evil.example", cookie),
                (f"http://127.0.0.1:{server.port + 1}", cookie),
                (f"http://127.0.0.1.evil.example:{server.port}", cookie),
                ("null", cookie),
                (ann.origin, {}),
                (ann.origin, {"cookie": "cumuli=made-up"}),
                (ann.origin, {"cookie": "cumuli=" + "x" * 3_000}),
            ]
            for origin, headers in cases:
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, origin=origin, additional_headers=headers)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403
            await ann.done("Hello", name="Ann")

    asyncio.run(visit())


def test_a_frame_that_is_too_big_closes_the_socket(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            await ann.ws.send(json.dumps({"type": "Hello", "id": "x", "name": "n" * 17_000}))
            await ann.ws.wait_closed()
            assert ann.ws.close_code == 1009

    asyncio.run(visit())


def test_who_sends_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path, rate=10.0, burst=30.0) as server:
            ann = await server.client()
            for number in range(60):
                await ann.ws.send(json.dumps({"type": "Unwatch", "id": f"n{number}", "table": "t"}))
            await ann.until(lambda: len(ann.answers) == 61)
            reasons = [answers[0].get("reason") for answers in ann.answers.values()]
            assert 28 <= reasons.count(None) <= 35 and reasons.count("busy") == 61 - reasons.count(None)
            await asyncio.sleep(0.3)
            await ann.done("Unwatch", table="t")

    asyncio.run(visit())


def test_a_reader_that_lags_behind_is_cut_and_others_play_on(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path, queue_messages=20, send_seconds=0.5) as server:
            ann = await server.client()
            made = await ann.done("Create", game="duel", seats=2, options={"rounds": 90})
            table = made["table"]
            await ann.done("Sit", table=table, seat=1)
            eve = await server.client("Eve")
            await eve.watch(table)
            eve.ws.transport.pause_reading()
            await ann.watch(table)
            await ann.done("Start", table=table)
            link = next(link for link in server.hub.presence.watchers[table] if link.person.name == "Eve")
            while not link.cut:
                link.say({"type": "filler", "more": "x" * 100_000})
                await asyncio.sleep(0.001)
            (block, _) = await ann.until(lambda: ann.asked(table))
            await ann.play(table, block, {"type": "Show"})
            eve.ws.transport.resume_reading()
            async with asyncio.timeout(10):
                await eve.ws.wait_closed()
            assert eve.ws.close_code in (1006, 1013)
            again = await server.client("Eve", eve.cookie)
            assert (await again.watch(table))["seq"] == ann.tables[table]["seq"]

    asyncio.run(visit())


def test_there_is_a_limit_to_tables_and_sockets(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path, tables_each=2, tables_in_all=3, sockets_each=2) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            for _ in range(2):
                await ann.done("Create", game="duel", seats=2)
            assert await ann.refused("Create", game="duel", seats=2) == "too-many"
            await bob.done("Create", game="duel", seats=2)
            assert await bob.refused("Create", game="duel", seats=2) == "too-many"
            await server.client("Ann", ann.cookie)
            with pytest.raises(InvalidStatus):
                await server.client("Ann", ann.cookie)

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann\t\n B ", "Ann B"),
        ("e\u0301", "é"),
        ("\u202eevil\u2066x", "evilx"),
        ("a\x00b\x1bc", "abc"),
        ("\u200b\u200d\ufeff", ""),
        ("x" * 99, "x" * 24),
        ("日本 語", "日本 語"),
        ("\ud800", ""),
    ],
)
def test_a_name_is_composed_visible_and_short(raw: str, clean: str) -> None:
    assert clean_name(raw) == clean


def test_the_lobby_shows_mine_and_open_tables_and_who_is_there(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            made = await ann.done("Create", game="duel", seats=2)
            await bob.until(lambda: [t["table"] for t in bob.lobby] == [made["table"]])
            (info,) = bob.lobby
            assert not info["host"] and [s["kind"] for s in info["seats"]] == ["person", "free"]
            assert info["seats"][0]["online"] and not info["seats"][0]["mine"]
            assert "person" not in json.dumps(info).replace('"kind": "person"', "")
            await ann.close()
            await bob.until(lambda: bob.lobby and not bob.lobby[0]["seats"][0]["online"])
            await bob.watch(made["table"])
            ann = await server.client("Ann", ann.cookie)
            await bob.until(lambda: bob.tables[made["table"]]["info"]["seats"][0]["online"])
            await ann.done("SetBot", table=made["table"], seat=1, bot="random")
            eve = await server.client("Eve")
            assert len(eve.lobby) == 1
            await ann.done("Start", table=made["table"])
            await eve.until(lambda: not eve.lobby)
            await ann.until(lambda: ann.lobby and ann.lobby[0]["status"] == "playing")

    asyncio.run(visit())


SERVE = """
import sys
import time
from pathlib import Path
from cumuli.server.app import serve
from cumuli.store.opening import open_store
serve(open_store(sys.argv[2]), port=int(sys.argv[1]))
"""


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    """As the command line runs it: close code 1012, exit code 0, everything written."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(tmp_path / "cumuli.db")])

    async def visit() -> None:
        for _ in range(200):
            try:
                if (await asyncio.to_thread(fetch, f"http://127.0.0.1:{port}/readyz"))[0] == 200:
                    break
            except OSError:
                await asyncio.sleep(0.05)
        store = SqliteStore(tmp_path / "cumuli.db")
        client = Client(port, "cumuli=" + await stranger(store, time.time()))
        await store.close()
        await client.open()
        await client.hello("Ann")
        assert client.frames[1]["type"] == "Welcome"
        process.send_signal(signal.SIGTERM)
        await client.ws.wait_closed()
        assert client.ws.close_code == 1012

    try:
        asyncio.run(visit())
        assert process.wait(10) in (0, -signal.SIGTERM)
    finally:
        process.kill()
    with sqlite3.connect(tmp_path / "cumuli.db") as db:
        assert db.execute("SELECT name FROM people WHERE greeted").fetchall() == [("Ann",)]
