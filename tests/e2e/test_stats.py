"""A finished game in pictures, on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e import cloud_player
from e2e.conftest import Visit
from e2e.player import Player, against_a_bot, by_id, table_of
from e2e.visit import DESKTOP, PHONE

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def test_the_pictures_of_a_game_are_one_press_from_its_end(visit: Visit) -> None:
    page = against_a_bot(visit("de"), {"board": "2x2", "start": "1"})
    player = Player(page)
    player.casts = False
    player.play()
    by_id(page, "stats").click()
    expect(by_id(page, "stats-length")).to_contain_text("Halbzüge")
    for chart in ("sources", "deeds", "reach"):
        section = by_id(page, f"chart-{chart}")
        expect(section.locator("h2")).to_be_visible()
    drawn = by_id(page, "chart-reach").get_by_role("img")
    expect(drawn).to_have_accessible_name("Wie weit die Ranken von den Burgen reichten")
    by_id(page, "chart-deeds").locator("summary").click()
    expect(by_id(page, "chart-deeds").locator("table")).to_be_visible()
    by_id(page, "chart-deeds").locator("li button").first.click()
    expect(page.locator("dialog h2")).to_contain_text("Regel")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_points_in_the_pictures_are_the_scores(visit: Visit, size: tuple[int, int]) -> None:
    page = cloud_player.against(visitor := visit("fr", size), "random", "random", cards=11, start="1")
    cloud_player.Gazer(page).play()
    scores = [said["blocks"][-1]["view"]["outcome"] for said in visitor.heard if said.get("blocks")][-1]["scores"]
    page = visitor.go(f"/t/{table_of(page)}/stats")
    chart = by_id(page, "chart-sources")
    chart.locator("summary").click()
    shown = [int(cell) for cell in chart.locator("td.all").all_inner_texts()]
    assert shown == scores
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_game_that_goes_on_has_no_pictures_yet(visit: Visit) -> None:
    visitor = visit("en")
    visitor.pardons += ["409"]
    page = against_a_bot(visitor, {"board": "3x3", "start": "1"})
    page.locator(".cells").wait_for()
    page = visitor.go(f"/t/{table_of(page)}/stats")
    expect(page.get_by_role("alert")).to_contain_text("not over yet")
