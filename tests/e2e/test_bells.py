"""Sounds: nobody hears any before wishing for them, and the wish and its volume are kept."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.player import Player, against_a_bot, by_id

RANG = "document.documentElement.dataset.rang ?? ''"


def test_sounds_are_off_at_first_and_kept_once_they_are_on(visit: Visit) -> None:
    page = against_a_bot(visit())
    player = Player(page)
    assert player.step()
    player.wait()
    assert page.evaluate(RANG) == ""

    by_id(page, "menu").click()
    expect(by_id(page, "sound")).to_have_attribute("aria-pressed", "false")
    by_id(page, "sound").click()
    by_id(page, "volume").fill("0.3")
    page.keyboard.press("Escape")
    page.wait_for_function(f"({RANG}) === 'card turn'")

    page.reload()
    player.wait()
    assert page.evaluate(RANG) == "", "what happened before is not heard again"
    assert player.step()
    player.wait()
    page.wait_for_function(f"({RANG}).includes('card')")
    by_id(page, "menu").click()
    expect(by_id(page, "volume")).to_have_value("0.3")
