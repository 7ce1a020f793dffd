"""Whole games, as people play them: with a mouse, with the keyboard alone, and two on one device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import Finger, Keys, Player, by_id, on_card, table_of
from e2e.visit import PHONE


def test_by_mouse_against_a_bot_in_german_and_once_more(visit: Visit) -> None:
    page = visit("de").go()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    on_card(page, "start-level").select_option("1")
    on_card(page, "start-bots").click()
    first = table_of(page)
    player = Player(page)
    assert player.play() > 2
    assert player.cast, "no magic was cast"
    ending = by_id(page, "ending")
    expect(ending).to_contain_text(re.compile("gewonnen|gewinnt|Unentschieden"))
    expect(page.locator(".magics .used").first).to_be_visible()

    by_id(page, "again").click()
    page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=first)
    again = Player(page, 2)
    assert again.step()
    expect(ending).to_have_count(0)


def test_by_keyboard_alone_against_a_bot_in_french(visit: Visit) -> None:
    page = visit("fr").go()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    player = Keys(page)
    level = on_card(page, "start-level")
    player.reach(level)
    page.keyboard.press("Home")
    expect(level).to_have_value("1")
    player.press(on_card(page, "start-bots"))
    table_of(page)
    assert player.play() > 2
    expect(by_id(page, "ending")).to_contain_text(re.compile("gagné|gagne|égalité", re.I))
    player.press(by_id(page, "again"))
    expect(by_id(page, "ending")).to_have_count(0)


def small(page: Page) -> None:
    """Host's choice: the small board."""
    page.locator("details:has(#option-board) summary").click()
    page.locator("#option-board").select_option(label="2 × 2 cells")


def test_two_on_one_device_hide_their_hands(visit: Visit) -> None:
    page = visit("en", PHONE, touch=True).go()
    on_card(page, "create").tap()
    small(page)
    by_id(page, "seat-1").get_by_role("textbox").fill("Ben")
    by_id(page, "take-1").tap()
    expect(by_id(page, "seat-1")).to_contain_text("Ben")
    by_id(page, "start").tap()
    cover = by_id(page, "hand-cover")
    expect(cover).to_be_visible()
    expect(by_id(page, "hand-card")).to_have_count(0)
    expect(page.locator(".magics")).to_have_count(0)
    player = Finger(page)
    player.play()
    assert player.covers[0] != player.covers[1] and any("Ben" in words for words in player.covers[:2])
    expect(by_id(page, "ending")).to_be_visible()
