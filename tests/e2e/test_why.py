"""Every line says why: the numbers beside log lines, refusals and scores open the right rule, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from cites import RULE, message
from cumuli.words import Catalogue
from e2e import broom_player, cloud_player
from e2e.conftest import Visit
from e2e.player import Player, against_a_bot, by_id
from e2e.visit import PHONE, Visitor


def plain(words: str) -> str:
    return re.sub(r"[^\w]+", " ", words).strip()


def opens(page: Page, game: str, lang: str, link: Locator) -> str:
    """Press the number of a rule, read the sheet, shut it; the number."""
    found = RULE.search(link.inner_text())
    assert found, link.inner_text()
    rule = found.group()
    link.dispatch_event("click")
    sheet = page.locator("dialog[aria-labelledby=rule-title]")
    expect(sheet.locator("h2")).to_contain_text(rule)
    words = plain(Catalogue(game, lang, strict=True).text(message(rule)))
    assert plain(sheet.inner_text()).find(words[:40]) > 0
    expect(sheet.locator("a")).to_have_attribute("href", f"/rules/{game}#{message(rule)}")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return rule


def log(page: Page, game: str, lang: str) -> None:
    """The last line of the log."""
    opens(page, game, lang, page.get_by_test_id("log").locator("li button").last)


def cloudy(visitor: Visitor, lang: str) -> None:
    page = against_a_bot(visitor, {"board": "2x2", "start": "1"})
    player = Player(page)
    player.casts = False
    assert player.wait() == "move"
    log(page, "cloudy_kingdom", lang)
    page.locator(".magics button").first.click()
    page.keyboard.press("Escape")
    # at the end: what ended it, and a card that can no more be turned is gone
    player.play()
    opens(page, "cloudy_kingdom", lang, by_id(page, "why-ended").locator("button"))


def broom(visitor: Visitor, lang: str) -> None:
    page = broom_player.against(visitor, "random", start="1")
    player = broom_player.Flyer(page)
    player.wait()
    log(page, "broom_service", lang)
    commit = by_id(page, "commit")
    expect(commit).to_have_attribute("aria-disabled", "true")
    commit.dispatch_event("click")  # too few roles
    assert opens(page, "broom_service", lang, page.locator(".told button")) in ("3.3", "7.1")
    for _ in range(5):  # and one too many
        free = page.locator("[data-testid^=role-][aria-pressed=false][aria-disabled=false]")
        if not free.count():
            break
        free.first.click()
    page.locator("[data-testid^=role-][aria-disabled=true]").first.dispatch_event("click")
    assert opens(page, "broom_service", lang, page.locator(".told button")) in ("3.3", "7.1")
    player.send(commit)
    player.wait()


def clouds(visitor: Visitor, lang: str) -> None:
    page = cloud_player.against(visitor, "random", "random", cards=11, start="1")
    player = cloud_player.Gazer(page)
    player.until("describe")
    log(page, "cloud_mine", lang)
    by_id(page, "describe").fill("one two three four five six")
    by_id(page, "say").dispatch_event("click")
    assert opens(page, "cloud_mine", lang, by_id(page, "told").locator("button")) == "4.2"
    player.play()
    awards = by_id(page, "last").locator(".awards button")
    assert {opens(page, "cloud_mine", lang, link) for link in awards.all()} <= {"7.1", "7.2", "7.3"}
    opens(page, "cloud_mine", lang, by_id(page, "final").locator("thead button"))
    opens(page, "cloud_mine", lang, by_id(page, "why-ended").locator("button"))


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("way", [cloudy, broom, clouds])
def test_a_number_opens_the_rule_it_names(visit: Visit, way: Callable[[Visitor, str], None], lang: str) -> None:
    way(visit(lang), lang)


def test_a_card_that_cannot_be_turned_yet_says_whose_turn_it_is(visit: Visit) -> None:
    page = against_a_bot(visit("de", PHONE), {"board": "4x4", "start": "1"})
    player = Player(page)
    player.casts = False
    assert player.wait() == "move"
    rotate = by_id(page, "rotate")
    expect(rotate).to_have_attribute("aria-disabled", "false")
    cell = page.locator(".cell:not(.now):not(.turned)").first
    cell.click()
    opens(page, "cloudy_kingdom", "de", page.locator(".told button"))
