"""How soon a page is painted on a slow device: the largest paint, with the processor slowed down four times."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.player import CREATE, on_card
from e2e.visit import Visitor

SLOWER = 4
MARK = 1.5
"""Seconds, on loopback and on a machine that does nothing else."""
LARGEST = """() => new Promise((told) => new PerformanceObserver((list) => told(list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true }))"""
SEATS = {"cloudy_kingdom": 2, "cloud_mine": 3, "broom_service": 4}
STAGE = "#main .stage > :not(.opening):visible"


def _largest(page: Page) -> float:
    page.wait_for_load_state("networkidle")
    return float(page.evaluate(LARGEST)) / 1000


def start(visitor: Visitor) -> float:
    """Seconds until the largest thing on the start page was there, at a first visit."""
    page = visitor.page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.go()
    on_card(page, "create").wait_for()
    return _largest(page)


def table(visitor: Visitor, game: str) -> float:
    """The same for a table of this game, opened by its address with nothing kept."""
    page = visitor.go()
    on_card(page, "create").wait_for()
    options = {"cadence": "off"} if game == "broom_service" else {}
    create = {
        "game": game,
        "seats": SEATS[game],
        "options": options,
        "bots": ["random"] * (SEATS[game] - 1),
        "start": True,
    }
    path = f"/t/{page.evaluate(CREATE, create)}"
    page.close()
    page = visitor.page = visitor.context.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.go(path)
    page.locator(STAGE).first.wait_for()
    return _largest(page)
