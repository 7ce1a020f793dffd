"""Chosen families, chosen magic, and spells of one's own."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import Player, against_a_bot, by_id, on_card

DATA = files("cumuli.games.cloudy_kingdom") / "data" / "spells"
SPELLS = ("gust", "storm")


def take(page: Page, kind: str, wanted: str = "") -> str:
    """Choose a family or a magic card, this one if it is there; give which."""
    there = page.locator(f".choices [data-testid^={kind}]")
    there.first.wait_for()
    if by_id(page, f"{kind}-{wanted}").count():
        there = by_id(page, f"{kind}-{wanted}")
    name = (there.first.get_attribute("data-testid") or "").removeprefix(f"{kind}-")
    there.first.click()
    by_id(page, "confirm").click()
    expect(by_id(page, f"{kind}-{name}")).to_have_count(0)
    return name


def test_families_and_magic_are_chosen_as_the_form_says(visit: Visit) -> None:
    page = visit("en").go()
    on_card(page, "create").click()
    for group in ("board", "magic"):
        page.locator(f"details:has(#option-{group}) summary").click()
    chosen = (("families", "Everybody chooses"), ("magic", "Everybody chooses three"), ("board", "2 × 2 cells"))
    for option, value in chosen:  # faster than the table answers
        page.locator(f"#option-{option}").select_option(label=value)
    for _, value in chosen:
        expect(page.locator("dl")).to_contain_text(value)
    by_id(page, "bot-1").click()
    by_id(page, "start").click()
    family = take(page, "takefamily", "sun")
    assert family == "sun" or page.locator(".seats button").count() == 2
    taken = set()
    for count in range(3):
        expect(by_id(page, "taken")).to_have_text(f"{count} of 3 taken")
        taken.add(take(page, "takemagic"))
    assert len(taken) == 3
    expect(by_id(page, "taken")).to_have_count(0)
    player = Player(page)
    player.play()
    assert set(player.cast) <= taken


def test_spells_of_ones_own_are_read_taken_and_cast(visit: Visit) -> None:
    spells = [tomllib.loads((DATA / f"{name}.toml").read_text()) for name in SPELLS]
    options = {"board": "2x2", "families": "chosen", "magic": "own_choice", "start": "2", "spells": spells}
    page = against_a_bot(visit("de"), options)
    take(page, "takefamily")
    taken = {take(page, "takemagic", wanted) for wanted in ("gust", "storm", "twisting")}
    assert {"gust", "storm"} <= taken
    player = Player(page)
    player.wait()
    by_id(page, "magic-gust").click()
    expect(page.get_by_role("dialog")).to_contain_text("Windstoß")
    expect(page.get_by_role("dialog")).to_contain_text("Drehe einen ganzen Stapel um eine halbe Drehung.")
    page.keyboard.press("Escape")
    while not page.locator("[data-testid=magic-gust].lit").count():
        assert player.step(), "the game ended before a pile could be turned"
        player.wait()
    player.spell(by_id(page, "magic-gust"))
    expect(page.locator(".spell")).to_contain_text("Windstoß")
    player.play()
    expect(by_id(page, "log")).to_contain_text("Ann zaubert „Windstoß“")
