"""How strong the bots are: five levels that say what they see, kept for the next game, and asked why afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from cumuli.bots import LEVELS
from cumuli.words import Catalogue
from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.past import past
from e2e.player import by_id, on_card
from e2e.test_review import OVERFLOW, SEATS, SIZES, opened
from e2e.visit import PHONE


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_five_levels_are_offered_and_the_one_chosen_says_what_it_sees_and_is_kept(visit: Visit, lang: str) -> None:
    page = visit(lang, PHONE, touch=True).go()
    for game in SEATS:
        level, hint = on_card(page, "start-level", game), on_card(page, "level-hint", game)
        expect(level).to_have_value("2")
        assert level.locator("option").evaluate_all("(all) => all.map((one) => one.value)") == list(LEVELS)
        words = Catalogue(game, lang, strict=True)
        for chosen in ("1", "5", "4"):
            level.select_option(chosen)
            expect(hint).to_have_text(words.text(f"bot-{chosen}-hint"))
            assert level.get_attribute("aria-describedby") == hint.get_attribute("id")
    assert page.evaluate(OVERFLOW) <= 0
    on_card(page, "start-level", "cloud_mine").select_option("3")
    page.reload()
    expect(on_card(page, "start-level")).to_have_value("4")
    expect(on_card(page, "start-level", "cloud_mine")).to_have_value("3")
    on_card(page, "create").click()
    expect(by_id(page, "fill-level").or_(by_id(page, "seat-1").locator("select")).first).to_have_value("4")


def why(page: Page) -> None:
    """Step on to a move that somebody made, and ask."""
    for _ in range(60):
        by_id(page, "forth").click()
        if by_id(page, "why-move").is_visible():
            break
    by_id(page, "why-move").click()
    expect(by_id(page, "why-verdict")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_whoever_looks_back_asks_why_a_move_was_made(visit: Visit, inn: Inn, game: str, size: str) -> None:
    page = visit("de", SIZES[size], touch=size == "phone").go(f"/t/{past(inn.folder, game, SEATS[game])}/review")
    opened(page)
    assert by_id(page, "why-move").is_hidden(), "nobody made a move yet"
    why(page)
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Warum dieser Zug?")
    expect(sheet.locator("ol li.played")).to_have_count(1)
    expect(sheet).to_contain_text(re.compile("Los|Bot"))
    box = sheet.bounding_box()
    assert box and box["x"] >= 0 and box["y"] >= 0 and box["height"] <= SIZES[size][1]
    assert page.evaluate(OVERFLOW) <= 0
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(by_id(page, "why-move")).to_be_focused()


def test_nobody_asks_why_while_the_game_goes_on(visit: Visit) -> None:
    page = visit().go()
    on_card(page, "start-bots").click()
    page.wait_for_url(re.compile(r"/t/"))
    by_id(page, "board").or_(page.get_by_role("main")).first.wait_for()
    page.goto(f"{page.url}/review")
    opened(page)
    expect(by_id(page, "why-move")).to_have_count(0)
