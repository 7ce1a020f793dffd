"""A push that comes to the browser is shown, with the way to its table; a newer one takes an older one's place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.player import on_card
from e2e.visit import CHROMIUM, launched

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({title, body, data}) => ({title, body, url: data.url}))"""


@pytest.fixture(scope="module")
def browser(playing: Playwright) -> Iterator[Browser]:
    """Chromium itself: its build without windows shows nothing outside of a page."""
    with launched(playing, CHROMIUM) as running:
        yield running


def test_a_push_is_shown_and_a_newer_one_takes_its_place(visit: Visit, inn: Inn) -> None:
    visitor = visit("fr", app=True)
    visitor.context.grant_permissions(["notifications"], origin=inn.url)
    page = visitor.go()
    on_card(page, "create").wait_for()
    workers: list[dict[str, Any]] = []
    browser = page.context.new_cdp_session(page)
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda told: workers.extend(told["registrations"]))
    browser.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    assert page.evaluate(SHOWN) == []

    def push(told: dict[str, str]) -> None:
        browser.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": inn.url, "registrationId": workers[-1]["registrationId"], "data": json.dumps(told)},
        )

    def shown(count: int) -> list[dict[str, str]]:
        for _ in range(200):
            if len(found := page.evaluate(SHOWN)) == count:
                return list(found)
            page.wait_for_timeout(50)
        raise AssertionError(found)

    first = {"title": "C’est à toi", "body": "Broom Service, avec Bob", "url": "/t/abc"}
    push(first)
    assert shown(1) == [first]
    newer = first | {"body": "Broom Service, avec Bob, depuis une heure"}
    push(newer)
    other = {"title": "C’est à toi", "body": "Cloud Mine", "url": "/t/xyz"}
    push(other)
    assert sorted(shown(2), key=lambda one: one["url"]) == [newer, other]
