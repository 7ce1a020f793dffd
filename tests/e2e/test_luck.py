"""Luck is sealed before the game, and the browser itself works out afterwards whether it was as sealed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cumuli.cli import main
from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.player import Player, by_id, on_card, table_of
from e2e.test_access import faults
from e2e.visit import PHONE, Visitor

WORD = "Wolkenschloß 7"
RIGHT = {
    "en": "Luck was as it was sealed",
    "de": "Das Glück war, wie es versiegelt",
    "fr": "tel qu’il était scellé",
}


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house that deals as houses do."""
    house = Inn(tmp_path_factory.mktemp("sealed"), seed=-1)
    try:
        yield house.open()
    finally:
        house.close()


def begin(visitor: Visitor, word: str = "") -> Page:
    """A table with a bot, to whose luck a word is added before the game."""
    page = visitor.go()
    on_card(page, "create").click()
    by_id(page, "seal").locator("summary").click()
    if word:
        by_id(page, "luck-word").fill(word)
        by_id(page, "luck-add").click()
        expect(by_id(page, "luck-added")).to_contain_text(f"{word}")
    assert not (wrong := faults(page)), wrong
    page.locator("details:has(#option-board) summary").click()
    page.locator("#option-board").select_option(index=0)
    by_id(page, "bot-1").click()
    by_id(page, "start").click()
    return page


def tampered(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """The house tells something else than what was."""

    def answer(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(json=told)

    page.route("**/api/luck/*", answer)
    page.reload()


def noted(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('cumuli.luck')"))
    return found


def test_a_player_adds_a_word_and_checks_the_luck_of_the_game(visit: Visit, sealed: Inn, tmp_path: Path) -> None:
    visitor = visit("en", url=sealed.url)
    page = begin(visitor, WORD)
    Player(page).play()
    table = table_of(page)
    by_id(page, "to-luck").click()
    expect(by_id(page, "verdict")).to_contain_text(RIGHT["en"])
    expect(by_id(page, "fits")).to_have_count(3)
    expect(by_id(page, "noted")).to_contain_text("before the game began")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "it explains itself on one screen"
    for digits in page.get_by_text("The digits", exact=True).all():
        digits.click()
    expect(by_id(page, "pledge")).to_be_visible()
    expect(page.locator(".own")).to_contain_text(WORD)
    seal = by_id(page, "pledge").inner_text().replace(" ", "")
    assert noted(page)[table]["pledge"] == seal and noted(page)[table]["before"]
    assert not (wrong := faults(page)), wrong
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "it.record"
    download.value.save_as(file)
    assert hashlib.sha256(WORD.encode()).hexdigest() in file.read_text("utf-8")
    assert main(["verify", "--seal", seal[:16], str(file)]) == 0

    def another_card(told: dict[str, Any]) -> None:
        drawing = next(one for one in told["drawings"] if len(one["texts"]) > 1 and one["ply"] > 3)
        drawing["came"] = (drawing["came"] + 1) % len(drawing["texts"])

    def another_weight(told: dict[str, Any]) -> None:
        for drawing in told["drawings"]:
            drawing["weights"] = [1 + 7 * n for n, _ in enumerate(drawing["weights"])]

    def another_salt(told: dict[str, Any]) -> None:
        told["luck"]["salts"][0] = "ab" * 32

    def another_key(told: dict[str, Any]) -> None:
        told["luck"]["key"] = "ab" * 32

    def another_pledge(told: dict[str, Any]) -> None:
        told["luck"]["pledge"] = "ab" * 32

    def no_key(told: dict[str, Any]) -> None:
        del told["luck"]["mix"]

    for change, fault in (
        (another_card, "answer"),
        (another_weight, "answer"),
        (another_salt, "salts"),
        (another_key, "key"),
        (another_pledge, "key"),
    ):
        tampered(page, change)
        expect(by_id(page, "verdict")).to_contain_text("Something here was changed")
        expect(by_id(page, f"fault-{fault}")).to_be_visible()
        page.unroute_all()
    tampered(page, no_key)
    expect(by_id(page, "verdict")).to_contain_text("cannot be read")
    page.unroute_all()
    page.reload()
    expect(by_id(page, "verdict")).to_contain_text(RIGHT["en"])


def test_a_game_that_goes_on_from_another_is_checked_from_there_on(visit: Visit, sealed: Inn) -> None:
    visitor = visit("en", url=sealed.url)
    page = begin(visitor)
    Player(page).play()
    page.goto(f"{sealed.url}/t/{table_of(page)}/review#9-seat-1")
    by_id(page, "fork").click()
    by_id(page, "seal").locator("summary").click()
    expect(by_id(page, "seal")).to_contain_text("are another game’s")
    by_id(page, "bot-1").click()
    by_id(page, "start").click()
    Player(page).play()
    by_id(page, "to-luck").click()
    expect(by_id(page, "verdict")).to_contain_text(RIGHT["en"])
    expect(page.locator("main")).to_contain_text("after 9 of its steps")
    expect(by_id(page, "noted")).to_contain_text("before the game began")

    def another_past(told: dict[str, Any]) -> None:
        told["taken"][0] += " "

    def another_start(told: dict[str, Any]) -> None:
        told["luck"]["from"] = 8

    tampered(page, another_past)
    expect(by_id(page, "fault-taken")).to_contain_text("moves taken over")
    page.unroute_all()
    tampered(page, another_start)
    expect(by_id(page, "verdict")).to_contain_text("cannot be read")


def test_a_house_that_seals_anew_is_found_out_by_what_the_browser_saw(visit: Visit, sealed: Inn) -> None:
    page = begin(visit("en", url=sealed.url))
    Player(page).play()
    table = table_of(page)
    by_id(page, "to-luck").click()
    expect(by_id(page, "verdict")).to_contain_text(RIGHT["en"])
    page.evaluate(
        """([table, pledge]) => {
          const all = JSON.parse(localStorage.getItem('cumuli.luck'));
          all[table].pledge = pledge;
          localStorage.setItem('cumuli.luck', JSON.stringify(all));
        }""",
        [table, "0f" * 32],
    )
    page.reload()
    expect(by_id(page, "fault-noted")).to_contain_text("0f0f 0f0f 0f0f 0f0f")
    expect(by_id(page, "verdict")).to_contain_text("Something here was changed")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_with_bots_the_seal_is_seen_and_added_to_before_the_game_begins_by_itself(
    visit: Visit, sealed: Inn, lang: str
) -> None:
    visitor = visit(lang, PHONE, touch=True, url=sealed.url)
    page = visitor.go()
    on_card(page, "start-level").select_option("1")
    on_card(page, "start-bots").tap()
    page.locator(".cells .cell").first.wait_for()
    table = table_of(page)
    (mine, *_) = noted(page)[table]["salts"]
    assert noted(page)[table]["before"] and noted(page)[table]["begun"] and len(mine) == 64
    Player(page).play()
    by_id(page, "to-luck").click()
    expect(by_id(page, "verdict")).to_contain_text(RIGHT[lang])
    expect(by_id(page, "fits")).to_have_count(3)
    assert not (wrong := faults(page)), wrong
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "it explains itself on one screen"
    page.locator("summary").first.tap()
    expect(page.locator(".about").first).to_be_visible()
    stranger = visit("en", url=sealed.url).page
    stranger.goto(page.url)
    expect(by_id(stranger, "verdict")).to_contain_text(RIGHT["en"])
    expect(by_id(stranger, "noted")).to_contain_text("was not at the table")
