"""What a table shows while it is played: after a reload, in another language, as refusals, on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import LIT, Finger, Player, against_a_bot, by_id
from e2e.visit import DESKTOP, PHONE

NARROW = (1280, 720)
WIDE = (1920, 1080)
LYING = (844, 390)
OUTSIDE = """() => {
  const inside = (e) => { const b = e.getBoundingClientRect(); return !b.width
    || (b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1); };
  const all = '.board, .prompt, .seats button, .stock > *, [data-testid=hand-card], [data-testid=rotate],'
    + ' .magics button, [data-testid=confirm], [data-testid=cancel], [data-testid=magic-play], [data-testid=menu]';
  return [...document.querySelectorAll(all)].filter((e) => !inside(e)).map((e) => e.dataset.testid ?? e.className); }"""
SCROLLS = """() => { const page = document.documentElement; return [page.scrollWidth > innerWidth,
  page.scrollHeight > innerHeight]; }"""


def speak(page: Page, lang: str) -> None:
    """Change the language in the menu of the running game."""
    by_id(page, "menu").click()
    by_id(page, f"lang-{lang}").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.keyboard.press("Escape")


def test_a_reload_shows_the_very_same_table(visit: Visit) -> None:
    page = against_a_bot(visit())
    player = Player(page)
    for _ in range(3):
        assert player.step()
    assert player.wait() == "move"
    before = player.seen()
    page.reload()
    player.wait()
    assert player.seen() == before


def test_the_film_ends_in_the_true_view(visit: Visit) -> None:
    page = against_a_bot(visit(still=False))
    player = Player(page)
    assert player.step()
    player.wait()
    page.wait_for_function("() => !document.querySelector('.board svg g[opacity]')")
    before = player.seen()
    page.reload()
    player.wait()
    assert player.seen() == before


def test_another_language_without_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = against_a_bot(visitor)
    player = Player(page)
    assert player.step()
    player.wait()
    page.evaluate("window.still = true")
    shown = {}
    for lang in ("de", "fr", "en"):
        speak(page, lang)
        shown[lang] = player.seen()
    assert page.evaluate("window.still")
    for part in ("cells", "prompt", "log", "hand", "magic"):
        assert len({str(shown[lang][part]) for lang in shown}) == 3, part
    assert shown["de"]["lit"] == shown["en"]["lit"]


def test_a_cell_that_cannot_be_played_says_why_and_by_which_rule(visit: Visit) -> None:
    page = against_a_bot(visit(), {"start": "1"})
    Player(page).wait()
    page.locator(".cells .cell:not(.now):not(.turned)").first.click()
    told = page.locator(".cells .told")
    expect(told).to_contain_text("4.1")
    assert len(told.inner_text()) > 30
    told.get_by_role("button").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("4.1")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(told).to_be_visible()
    page.locator(LIT).first.click()
    expect(told).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    visitor = visit()
    page = against_a_bot(visitor)
    player = Player(page)
    assert player.step()
    line = by_id(page, "log").locator("li button").last
    rule = line.inner_text()
    line.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(rule)
    words = sheet.locator("p").first.inner_text()
    with page.expect_popup() as opened:
        sheet.get_by_role("link").click()
    rules = opened.value
    here = rules.locator(".rule.here")
    expect(here).to_contain_text(words)
    expect(here).to_be_in_viewport()
    rules.close()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_tab_key_stops_once_in_the_log_and_the_arrows_walk_it(visit: Visit) -> None:
    page = against_a_bot(visit(), {"start": "1"})
    Player(page).wait()
    log = by_id(page, "log")
    assert log.locator("li button").count() > 5
    stop = log.locator("li button[tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    page.keyboard.press("ArrowUp")
    expect(log.locator("li button").nth(-2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, NARROW, WIDE], ids=["square", "narrow", "wide"])
def test_a_magic_card_that_is_read_leaves_the_hand_free(visit: Visit, size: tuple[int, int]) -> None:
    page = against_a_bot(visit("fr", size), {"start": "1"})
    Player(page).wait()
    page.locator(".magics button").last.click()
    page.locator("#ck-magic-name").wait_for()
    before = by_id(page, "hand-card").get_attribute("aria-label") or ""
    by_id(page, "rotate").click()
    expect(by_id(page, "hand-card")).not_to_have_attribute("aria-label", before)


@pytest.mark.parametrize("size", [PHONE, LYING, NARROW], ids=["phone", "lying phone", "desktop"])
def test_all_of_a_game_fits_the_screen(visit: Visit, size: tuple[int, int]) -> None:
    touch = size != NARROW
    page = against_a_bot(visit("de", size, touch))
    player = Finger(page) if touch else Player(page)

    def fits(when: str) -> None:
        assert page.evaluate(SCROLLS) == [False, False], when
        assert page.evaluate(OUTSIDE) == [], when

    for lang in ("de", "fr", "en"):
        speak(page, lang)
        player.wait()
        fits(f"turn, {lang}")
        player.press(page.locator(LIT).first)
        by_id(page, "confirm").wait_for()
        fits(f"card on the board, {lang}")
        player.press(by_id(page, "cancel"))
        player.press(page.locator(".magics button").first)
        page.locator("#ck-magic-name").wait_for()
        fits(f"magic sheet, {lang}")
        page.keyboard.press("Escape")
    while not player.cast and player.step():
        fits("game")
    if player.wait() == "move":
        fits("spell")
