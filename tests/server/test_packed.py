"""How the files of the page travel: packed as the browser likes, and not at all if it has them."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from cumuli.server.packed import accepts
from server.harness import Client, fetch, running


@pytest.mark.parametrize(
    ("header", "coding", "read"),
    [
        ("gzip, deflate, br", "br", True),
        ("gzip;q=1.0, *;q=0.5", "gzip", True),
        ("br;q=0, gzip", "br", False),
        ("br; q=0.0", "br", False),
        ("br; q=0.3", "br", True),
        ("identity", "gzip", False),
        ("", "gzip", False),
    ],
)
def test_a_browser_says_what_it_reads(header: str, coding: str, read: bool) -> None:
    assert accepts(header, coding) is read


def test_a_file_is_sent_packed_and_only_once(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            script = tmp_path / "static" / "assets" / "app-1.js"
            script.with_name("app-1.js.gz").write_bytes(gzip.compress(b"1"))
            url = f"{Client(server.port).origin}/assets/app-1.js"

            def get(**headers: str) -> tuple[int, dict[str, str], bytes]:
                return fetch(url, {name.replace("_", "-"): value for name, value in headers.items()})

            _, plain, body = await asyncio.to_thread(get)
            assert body == b"1" and "content-encoding" not in plain and plain["vary"] == "accept-encoding"
            _, small, body = await asyncio.to_thread(get, accept_encoding="br, gzip")
            assert gzip.decompress(body) == b"1" and small["content-encoding"] == "gzip"
            assert "javascript" in small["content-type"] and small["etag"] != plain["etag"]
            status, again, body = await asyncio.to_thread(
                get, accept_encoding="gzip", if_none_match=f'"other", {small["etag"]}'
            )
            assert (status, body) == (304, b"") and again["etag"] == small["etag"]

    asyncio.run(visit())


def test_the_worker_is_asked_for_anew_each_time(tmp_path: Path) -> None:
    async def visit() -> None:
        async with running(tmp_path) as server:
            for name, cache in (("worker.js", "no-cache"), ("icon.svg", "public, max-age=3600")):
                (tmp_path / "static" / name).write_text("1")
                _, headers, _ = await Client(server.port).get(f"/{name}")
                assert headers["cache-control"] == cache

    asyncio.run(visit())
