"""Nothing that axe finds, on every page and in every light."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import LIT, Player, against_a_bot, by_id, on_card
from e2e.visit import PHONE

THEMES = ("day", "sunset", "moonlight", "contrast")


def faults(page: Page) -> list[str]:
    """What axe holds against the page as it stands."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]} {node['any'][:1]}" for fault in found for node in fault["nodes"]]


def lit_by(page: Page, theme: str) -> None:
    by_id(page, "theme").select_option(theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.parametrize("theme", THEMES)
def test_the_start_page(visit: Visit, theme: str) -> None:
    page = visit().go()
    expect(on_card(page, "create")).to_be_visible()
    lit_by(page, theme)
    assert not (wrong := faults(page)), wrong


@pytest.mark.parametrize("path", ["/rules/cloudy_kingdom", "/about", "/privacy", "/t/nowhere"])
def test_the_other_pages(visit: Visit, path: str) -> None:
    page = visit().go(path)
    expect(page.locator("h1")).to_be_visible()
    assert not (wrong := faults(page)), wrong


def test_a_table_before_the_game(visit: Visit) -> None:
    page = visit("de", PHONE).go()
    on_card(page, "create").click()
    by_id(page, "start").wait_for()
    for part in page.locator("details > summary").all():
        part.click()
    assert not (wrong := faults(page)), wrong


def test_a_game_and_its_end(visit: Visit) -> None:
    page = against_a_bot(visit("fr"), {"board": "2x2"})
    player = Player(page)
    assert player.step()
    player.wait()
    page.locator(LIT).first.click()
    wrong = {}
    for theme in THEMES:
        by_id(page, "menu").click()
        lit_by(page, theme)
        wrong[f"menu, {theme}"] = faults(page)
        page.keyboard.press("Escape")
        wrong[theme] = faults(page)
    assert by_id(page, "confirm").is_visible()  # leaving the menu does not take the card back
    page.keyboard.press("Escape")
    page.locator(".magics button").first.click()
    page.locator("#ck-magic-name").wait_for()
    wrong["magic"] = faults(page)
    page.keyboard.press("Escape")
    player.play()
    wrong["end"] = faults(page)
    assert not any(wrong.values()), wrong
