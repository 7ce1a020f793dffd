"""The line to the house falls silent, and no browser says so: the page takes another one, within seconds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.player import ASKED, CREATE, STEPS, Player, by_id
from e2e.visit import Visitor
from server.way import Way

SOON = 6.0
"""Seconds; the page itself needs two or three."""


@pytest.fixture
def way(inn: Inn) -> Iterator[Way]:
    port = urlsplit(inn.url).port
    assert port is not None
    way = Way(port)
    yield way
    way.close()


def seated(visitor: Visitor) -> Page:
    """At a table with a bot, asked for a move."""
    page = visitor.go()
    by_id(page, "create").first.wait_for()
    create = {"game": "cloudy_kingdom", "seats": 2, "options": {}, "bots": ["random"], "start": True}
    visitor.go(f"/t/{page.evaluate(CREATE, create)}")
    page.locator(ASKED).first.wait_for()
    page.wait_for_load_state("networkidle")  # what is fetched just now would be cut off with the line
    return page


def come(visit: Visit, way: Way) -> Visitor:
    visitor = visit(url=f"http://127.0.0.1:{way.proxy.port}")
    visitor.pardons.append("WebSocket connection to .* failed")
    return visitor


def test_a_move_said_into_silence_is_made_over_another_line(visit: Visit, way: Way) -> None:
    page = seated(come(visit, way))
    player = Player(page)
    before = page.locator(STEPS).count()
    way.change(lambda proxy: proxy.mute())
    player.lay(player.pick(page.locator(".cell.now, .cell.turned")))
    began = time.monotonic()
    expect(page.locator(STEPS).nth(before)).to_be_visible()
    assert time.monotonic() - began < SOON
    expect(by_id(page, "reconnecting")).to_have_count(0)


def test_a_line_that_never_opens_gets_a_rival(visit: Visit, way: Way) -> None:
    page = seated(come(visit, way))

    def broken(proxy: object) -> None:
        way.proxy.cut()
        way.proxy.hang = 1

    way.change(broken)
    began = time.monotonic()
    player = Player(page)
    before = page.locator(STEPS).count()
    player.lay(player.pick(page.locator(".cell.now, .cell.turned")))
    expect(page.locator(STEPS).nth(before)).to_be_visible()
    assert time.monotonic() - began < SOON


def test_somebody_who_only_waits_is_not_left_before_a_still_picture(visit: Visit, way: Way) -> None:
    """Who looks on says nothing for a long while, and would never learn that the line is dead."""
    ann, eve = visit(), come(visit, way)
    page = seated(ann)
    eve.page.clock.install()
    eve.go(page.url.removeprefix(ann.url))
    eve.page.locator(STEPS).first.wait_for()
    eve.page.wait_for_load_state("networkidle")
    way.change(lambda proxy: proxy.mute())
    before = page.locator(STEPS).count()
    player = Player(page)
    player.lay(player.pick(page.locator(".cell.now, .cell.turned")))
    page.locator(STEPS).nth(before).wait_for()
    page.locator(ASKED).first.wait_for()
    steps = page.locator(STEPS).count()
    assert eve.page.locator(STEPS).count() < steps
    eve.page.clock.fast_forward(15_500)
    eve.page.clock.fast_forward(2_500)
    expect(eve.page.locator(STEPS).nth(steps - 1)).to_be_visible()
