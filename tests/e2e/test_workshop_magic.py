"""The magic workshop: a spell is composed, mended, tried, kept and played with, on a phone and by keyboard alone."""

from __future__ import annotations

import tomllib
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import Player, by_id
from e2e.test_own_magic import take
from e2e.visit import DESKTOP, PHONE

WORKSHOP = "/workshop/magic"


def sound(page: Page) -> None:
    """Nothing that axe finds."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_spell_is_composed_mended_tried_and_played_with_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    page = visit("en", PHONE, touch=True).go(WORKSHOP)
    expect(by_id(page, "try")).to_be_disabled()
    sound(page)
    by_id(page, "tile-turn").tap()
    by_id(page, "field-2-quarters").select_option(label="Half round")
    expect(by_id(page, "said")).to_have_text("Turn any stack half round.")
    expect(by_id(page, "state")).to_contain_text("Give it a name")

    by_id(page, "remove-1").tap()  # now nothing chooses what is turned
    expect(by_id(page, "fault")).to_contain_text("Step 1: what this step needs does not come before it.")
    sound(page)
    page.get_by_role("button", name="Deutsch").or_(page.get_by_role("button", name="DE", exact=True)).first.tap()
    expect(by_id(page, "fault")).to_contain_text("Schritt 1: Was dieser Schritt braucht")
    page.get_by_role("button", name="English").or_(page.get_by_role("button", name="EN", exact=True)).first.tap()
    by_id(page, "remove-1").tap()
    by_id(page, "tile-turn").tap()
    by_id(page, "name-en").fill("Dust Devil")
    page.get_by_role("radio", name="Spiral").check(force=True)
    expect(by_id(page, "state")).to_have_text("The spell is fine.")
    expect(by_id(page, "fault")).to_have_count(0)
    by_id(page, "keep").tap()
    with page.expect_download() as saved:
        by_id(page, "download").tap()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "dust_devil.toml" and tomllib.loads(file.read_text())["glyph"] == "spiral"

    by_id(page, "try").tap()
    pile = page.locator(".cell.now").nth(2)
    before = pile.get_attribute("aria-label")
    cell = pile.get_attribute("data-testid") or ""
    pile.tap()
    by_id(page, "confirm").tap()
    expect(by_id(page, "trial-line")).to_contain_text("That was the whole spell")
    assert by_id(page, cell).get_attribute("aria-label") != before
    sound(page)
    by_id(page, "trial-undo").tap()
    expect(page.locator(".cell.now")).not_to_have_count(0)
    by_id(page, cell).tap()
    by_id(page, "confirm").tap()

    by_id(page, "play-with").tap()
    expect(page.locator(".spells")).to_contain_text("Turn any stack a quarter turn clockwise.")
    table = page.url
    page.goto(page.url.partition("/t/")[0] + WORKSHOP)  # what was kept is there, and the draft too
    expect(by_id(page, "kept")).to_contain_text("Dust Devil")
    by_id(page, "new-spell").tap()
    by_id(page, "open-file").set_input_files(file)
    expect(by_id(page, "name-en")).to_have_value("Dust Devil")
    expect(by_id(page, "add-to")).to_have_count(1)
    by_id(page, "add-to").tap()
    expect(page).to_have_url(table)

    friend = visit("de").go("/t/" + table.partition("/t/")[2])
    by_id(friend, "take-1").click()
    expect(friend.locator(".spells")).to_contain_text("Dreh einen beliebigen Stapel um eine Vierteldrehung")
    by_id(page, "start").tap()
    expect(page.get_by_role("alert").filter(has_text="agreed")).to_be_visible()
    by_id(friend, "agree").click()
    expect(page.locator(".spells")).to_contain_text("All have agreed.")
    by_id(page, "start").tap()
    for seat in (page, friend):
        by_id(seat, "takemagic-dust_devil").wait_for()


def test_the_workshop_works_by_keyboard_and_the_spell_is_cast_in_a_game(visit: Visit) -> None:
    page = visit("en", DESKTOP).go(WORKSHOP)
    by_id(page, "tile-turn").focus()
    page.keyboard.press("Enter")
    by_id(page, "name-en").focus()
    page.keyboard.type("Whirl")
    page.get_by_role("radio", name="Star").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Moon")).to_be_checked()
    expect(by_id(page, "try")).to_be_enabled()
    by_id(page, "try").focus()
    page.keyboard.press("Enter")
    lit = page.locator(".cell.now").first
    lit.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(by_id(page, "trial-line")).to_contain_text("That was the whole spell")
    by_id(page, "trial-back").focus()
    page.keyboard.press("Enter")
    expect(by_id(page, "try")).to_be_focused()
    by_id(page, "play-with").focus()
    page.keyboard.press("Enter")
    by_id(page, "bot-1").click()
    by_id(page, "start").click()
    taken = {take(page, "takemagic", wanted) for wanted in ("whirl", "twisting", "chop")}
    assert "whirl" in taken
    player = Player(page)
    player.wait()
    while not page.locator("[data-testid=magic-whirl].lit").count():
        assert player.step(), "the game ended before a pile could be turned"
        player.wait()
    player.spell(by_id(page, "magic-whirl"))
    expect(by_id(page, "log")).to_contain_text("casts “Whirl”")
