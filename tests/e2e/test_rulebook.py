"""The rulebook's live examples: tried on the page, drawn by the game itself, answered by the engine."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cumuli.scenes import examples
from e2e.conftest import Visit
from e2e.player import by_id
from e2e.visit import DESKTOP, PHONE, Visitor

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def tried(visitor: Visitor, game: str, id: str) -> Page:
    """The rulebook with this example open."""
    page = visitor.go(f"/rules/{game}")
    by_id(page, f"try-{id}").click()
    by_id(page, f"example-{id}").locator(".game").wait_for()
    return page


def test_a_cell_says_why_not_and_another_takes_the_card(visit: Visit) -> None:
    page = tried(visit("en"), "cloudy_kingdom", "contact")
    by_id(page, "cell-4").click()
    told = page.locator(".told")
    expect(told).to_contain_text("Nothing touches a short side")
    told.get_by_role("button").dispatch_event("click")
    expect(page.locator("dialog h2")).to_have_text("Rule 4.1")
    page.keyboard.press("Escape")
    by_id(page, "cell-1").click()
    by_id(page, "confirm").click()
    expect(by_id(page, "example-again")).to_be_visible()
    expect(by_id(page, "example-contact").get_by_role("status").first).to_contain_text("Bo is to answer")
    by_id(page, "example-again").click()
    expect(by_id(page, "example-again")).to_have_count(0)


def test_a_region_that_is_not_lit_says_why(visit: Visit) -> None:
    page = tried(visit("de", PHONE), "broom_service", "reach")
    map_ = by_id(page, "map")
    map_.scroll_into_view_if_needed()
    box = map_.bounding_box()
    assert box
    told = page.locator(".told")
    for part in (0.2, 0.35, 0.5, 0.65, 0.8):  # somewhere there is a place that is not lit
        page.mouse.click(box["x"] + box["width"] * part, box["y"] + box["height"] * 0.3)
        if told.count():
            break
        page.wait_for_timeout(300)
    expect(told).to_be_visible()


def test_the_table_of_awards_follows_players_and_guess(visit: Visit) -> None:
    page = visit("fr").go("/rules/cloud_mine")
    by_id(page, "awards-players").select_option("5")
    by_id(page, "awards-guess").select_option("3")
    shown = by_id(page, "awards").locator("b")
    expect(shown).to_have_text(["5", "3", "2", "0"])
    by_id(page, "awards-guess").select_option("0")
    expect(shown).to_have_text(["5", "0", "0", "5"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["cloudy_kingdom", "broom_service", "cloud_mine"])
def test_every_example_opens_and_nothing_runs_over_the_edge(
    visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = visit(lang, size).go(f"/rules/{game}")
    for id in examples(game):
        by_id(page, f"try-{id}").click()
        example = by_id(page, f"example-{id}")
        example.locator(".game").wait_for()
        expect(page.locator(".example.open")).to_have_count(1)
        assert page.evaluate(SIDEWAYS) <= 0
