"""Visitors: browsers of their own language, size and way of pointing, whose every trouble is written down."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)

from cumuli.server.patches import complete, followed

DESKTOP = (1440, 900)
PHONE = (390, 844)
ARGS = (
    "--no-sandbox --disable-gpu --disable-software-rasterizer --font-render-hinting=none --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
).split()
PATIENCE = 30_000
"""Milliseconds until a test gives up waiting for something to be seen."""
expect.set_options(timeout=PATIENCE / 2)
CSP_ALARM = (
    "document.addEventListener('securitypolicyviolation',"
    " (e) => console.error(`CSP: ${e.violatedDirective} ${e.blockedURI}`));"
)


FADED = """() => { for (const one of document.getAnimations())
  if (one.effect.getComputedTiming().endTime !== Infinity) one.finish(); return true }"""
"""To the end at once, but for what never ends: a thing that is drawn out of sight may not come there itself."""


def settled(page: Page) -> None:
    """Colours have faded, and things have come to their places."""
    assert page.evaluate(FADED)


CHROMIUM = "chromium"
BUILDS = ("chromium-headless-shell", CHROMIUM)
"""The build without windows comes first: it runs and draws a page as the other does, with half of the work."""


@contextmanager
def launched(play: Playwright, *builds: str) -> Iterator[Browser]:
    """A browser: the first of these builds that is here."""
    path = next(filter(None, map(shutil.which, builds)), None)
    assert path, f"Chromium is needed: apt-get install {builds[-1]}"
    browser = play.chromium.launch(executable_path=path, args=ARGS)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser by itself."""
    with sync_playwright() as play, launched(play, *BUILDS) as browser:
        yield browser


class Visitor:
    """Somebody with a browser."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str,
        size: tuple[int, int],
        touch: bool,
        still: bool,
        app: bool = False,
    ) -> None:
        self.url = url
        self.troubles: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.pardons: list[str] = [] if app else ["registration blocked by Playwright"]
        """Patterns of troubles that this test itself brings about."""
        self.context: BrowserContext = browser.new_context(
            locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if app else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(CSP_ALARM)
        self.context.on("page", self._listen)
        self.page: Page = self.context.new_page()

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the browser drops what it still fetches when a page is left
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        """Keep what the page is told; of a change all there is, though only what is new is sent."""
        tables: dict[str, dict[str, Any]] = {}

        def heard(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "Opened":
                tables[said["info"]["table"]] = said
            elif said["type"] == "Changed":
                seen = tables[said["table"]]
                tables[said["table"]], said = followed(seen, said), complete(seen, said)
            self.heard.append(said)

        socket.on("framereceived", heard)

    def wrong(self) -> list[str]:
        """Troubles that nobody expected."""
        return [said for said in self.troubles if not any(re.search(pardon, said) for pardon in self.pardons)]

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page
