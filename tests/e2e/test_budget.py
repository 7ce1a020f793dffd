"""How much script a reader's line carries, as the browser asks for it: the first load, and each game on top of it."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page

from cumuli.server.pages import STATIC
from e2e.conftest import Visit
from e2e.player import on_card

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
    assert len(found) > 5 and sum(found.values()) <= FIRST, found


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
