"""What only a browser can keep: an attack on a page of the house succeeds where the header against it is missing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from cumuli.server import guards
from server.harness import running

SPOILED = """<!doctype html><title>page</title><body>
<script>document.title = "taken over"</script>
<img src="{elsewhere}/picture"><form action="{elsewhere}/form" method="post"><input name="secret" value="1"></form>
<base href="{elsewhere}/base/"><link rel="stylesheet" href="{elsewhere}/style">
"""
"""A page into which somebody has got their own marks."""


class Elsewhere(ThreadingHTTPServer):
    """Somebody else's server: it keeps what it was asked for, and frames our page."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.framed = ""
        super().__init__(("127.0.0.1", 0), Answers)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Answers(BaseHTTPRequestHandler):
    server: Elsewhere

    def do_GET(self) -> None:
        self.server.heard.append(self.path)
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(f'<iframe src="{self.server.framed}"></iframe>'.encode())

    do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    server = Elsewhere()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def house(folder: Path, page: str) -> Iterator[str]:
    """A server whose page is this one, in a thread of its own."""
    ready, done, ports = threading.Event(), threading.Event(), list[int]()

    async def run() -> None:
        async with running(folder) as server:
            (folder / "static" / "index.html").write_text(page)
            ports.append(server.port)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    assert ready.wait(30)
    try:
        yield f"http://127.0.0.1:{ports[0]}"
    finally:
        done.set()
        thread.join()


def runs_its_script(page: Page, other: Elsewhere) -> bool:
    return page.title() == "taken over"


def asks_somebody_else(page: Page, other: Elsewhere) -> bool:
    return "/picture" in other.heard or "/style" in other.heard


def sends_a_form_away(page: Page, other: Elsewhere) -> bool:
    page.evaluate("document.forms[0].submit()")
    page.wait_for_timeout(500)
    return any(path.startswith("/form") for path in other.heard)


def stands_in_a_frame(page: Page, other: Elsewhere) -> bool:
    """Under somebody else's page, which could catch what is clicked."""
    page.goto(other.url)
    page.wait_for_timeout(500)
    frame = page.frames[1]
    return "page" in frame.title() or "taken over" in frame.title()


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
@pytest.mark.parametrize("attack", [runs_its_script, asks_somebody_else, sends_a_form_away, stands_in_a_frame])
def test_a_spoiled_page_does_harm_only_where_nothing_forbids_it(
    attack: object, on: bool, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not on:
        monkeypatch.setitem(guards.HEADERS, "content-security-policy", "upgrade-insecure-requests 0")
        monkeypatch.setitem(guards.HEADERS, "cross-origin-resource-policy", "cross-origin")
    assert callable(attack)
    with elsewhere() as other, house(tmp_path, SPOILED.format(elsewhere=other.url)) as url:
        other.framed = url
        context = browser.new_context()
        page = context.new_page()
        page.goto(url)
        assert attack(page, other) is not on
        context.close()
