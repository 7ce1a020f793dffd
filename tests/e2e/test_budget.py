"""How much script a reader's line carries, as the browser asks for it, and how soon there is something to see."""

from __future__ import annotations

import gzip
import os
import re
import time
from functools import partial

import pytest
from playwright.sync_api import Page, Route

from cumuli.server.pages import STATIC
from e2e.conftest import Visit
from e2e.painting import MARK, start, table
from e2e.player import CREATE, on_card
from e2e.visit import DESKTOP, PHONE

FIRST = 60_000
"""Bytes of script, gzip -9: the most that the start page may take,"""
GAMES = ("cloudy_kingdom", "cloud_mine", "broom_service")
GAME = 40_000
"""and what a game may take on top."""
SCRIPTS = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


def scripts(page: Page) -> dict[str, int]:
    """Every script this page has loaded, with its weight; the words of a language are script as well."""
    page.wait_for_load_state("networkidle")
    names = {name for name in page.evaluate(SCRIPTS) if name.endswith(".js")}
    return {name: len(gzip.compress((STATIC / name[1:]).read_bytes(), 9)) for name in names}


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_first_load_is_small(visit: Visit, lang: str) -> None:
    page = visit(lang).go()
    on_card(page, "create").wait_for()
    found = scripts(page)
    assert len(found) > 2 and sum(found.values()) <= FIRST, found


def test_each_game_is_small(visit: Visit) -> None:
    """A game's own is what no other game's table needs, its words in the longest language included."""
    loaded: dict[str, dict[str, int]] = {}
    for game in GAMES:
        page = visit("fr").go()
        box = page.get_by_test_id(f"game-{game}")
        box.get_by_test_id("start-bots").click()
        page.wait_for_url(re.compile("/t/"))
        page.locator("#main .stage > :not(.opening):visible").first.wait_for()
        loaded[game] = scripts(page)
    for game, found in loaded.items():
        others = set().union(*(loaded[other] for other in GAMES if other != game))
        own = {name: size for name, size in found.items() if name not in others}
        assert len(own) >= 2 and sum(own.values()) <= GAME, (game, sum(own.values()), own)


PAGES = {"start": start} | {game: partial(table, game=game) for game in GAMES}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_soon_there_on_a_slow_device(visit: Visit, page: str, size: tuple[int, int]) -> None:
    """The best of five first visits, the processor slowed down four times; bench/paint.py tells more.

    Whoever shares the machine takes a share of its time: so much longer it may take.
    """
    times: list[tuple[float, float]] = []
    for _ in range(5):
        seconds = PAGES[page](visit("de", size, touch=size == PHONE, app=page == "start"))
        share = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        if seconds < MARK * share:
            return
        times.append((seconds, share))
    raise AssertionError(times)


def test_a_table_is_told_with_its_page_what_it_needs(visit: Visit) -> None:
    """So that nothing of it waits for a script that runs, or for the socket."""
    visitor = visit("fr")
    page = visitor.go()
    on_card(page, "create").wait_for()
    create = {"game": "broom_service", "seats": 2, "options": {"cadence": "off"}, "bots": ["random"], "start": True}
    path = f"/t/{page.evaluate(CREATE, create)}"
    answer = page.goto(visitor.url + path)
    assert answer
    told = set(re.findall(r"</assets/([\w.-]+)>", answer.headers["link"]))
    page.get_by_test_id("map").wait_for()
    loaded = {name.rsplit("/", 1)[1] for name in page.evaluate(SCRIPTS) if "/assets/" in name}
    assert told <= loaded, told - loaded  # nothing is fetched for nothing
    kinds = ("table", "game-broom_service", "words-broom_service-fr")
    for kind in kinds:
        assert any(name.startswith(f"{kind}-") for name in told), (kind, told)


def test_a_table_asks_for_everything_at_once(visit: Visit) -> None:
    """While the words are under way the pages are, too; and while the game's words are, its drawings are."""
    visitor = visit("de")
    page = visitor.go()
    on_card(page, "create").wait_for()
    create = {"game": "broom_service", "seats": 2, "options": {"cadence": "off"}, "bots": ["random"], "start": True}
    path = f"/t/{page.evaluate(CREATE, create)}"
    page.close()
    page = visitor.page = visitor.context.new_page()
    asked: list[str] = []
    held: list[Route] = []
    shut = {"de", "words-broom_service-de"}
    page.on("request", lambda request: asked.append(request.url))

    def hold(route: Route) -> None:
        if any(f"/assets/{name}-" in route.request.url for name in shut):
            held.append(route)
        else:
            route.continue_()

    page.route(re.compile(r"/assets/(de|words-broom_service-de)-"), hold)

    def let_go(name: str) -> None:
        shut.remove(name)  # and whoever comes only now is not held
        for route in [one for one in held if f"/assets/{name}-" in one.request.url]:
            held.remove(route)
            route.continue_()

    def wait_for(name: str) -> None:
        until = time.monotonic() + 30
        while not any(f"/assets/{name}-" in url for url in asked):
            assert time.monotonic() < until, (name, asked)
            page.wait_for_timeout(20)

    page.goto(visitor.url + path, wait_until="commit")
    wait_for("table")
    let_go("de")
    wait_for("words-broom_service-de")
    wait_for("game-broom_service")
    let_go("words-broom_service-de")
    page.get_by_test_id("map").wait_for()
