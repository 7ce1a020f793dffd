"""One person with two tabs, and the last seconds of a clock."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import CREATE, STEPS, Finger, Player, by_id, on_card
from e2e.test_access import faults
from e2e.visit import PHONE, Visitor

CLOCK = {"clock": "move", "seconds": 60, "late": "wait"}
LAST = {
    "en": ("the last 10 seconds", "time is up"),
    "de": ("die letzten 10 Sekunden", "Zeit um"),
    "fr": ("les 10 dernières secondes", "temps écoulé"),
}


def table(visitor: Visitor, **more: object) -> str:
    page = visitor.go()
    on_card(page, "create").wait_for()
    create = {"game": "cloudy_kingdom", "seats": 2, "options": {"start": "1"}, "bots": ["random"], "start": True}
    return f"/t/{page.evaluate(CREATE, create | more)}"


def board(page: Page) -> list[str]:
    return [str(cell.get_attribute("aria-label")) for cell in page.locator(".cells .cell").all()]


def test_a_second_tab_takes_over_and_the_first_follows(visit: Visit) -> None:
    visitor = visit()
    address = table(visitor)
    one = visitor.go(address)
    first = Player(one)
    first.wait()
    two = visitor.context.new_page()
    two.goto(visitor.url + address)
    second = Player(two)
    second.wait()
    lit = first.pick(one.locator(".cell.now, .cell.turned"))
    first.press(lit)
    by_id(one, "confirm").wait_for()
    before = two.locator(STEPS).count()
    second.lay(second.pick(two.locator(".cell.now, .cell.turned")))
    for page in (one, two):
        expect(page.locator(STEPS).nth(before)).to_be_attached()
        expect(by_id(page, "confirm")).to_have_count(0)
    for player in (first, second, first):
        player.wait()
        if by_id(player.page, "ending").count():
            break
        player.step()
    expect(one.locator(STEPS)).to_have_count(two.locator(STEPS).count())
    expect(two.locator(STEPS)).to_have_text(one.locator(STEPS).all_inner_texts())
    assert board(one) == board(two)
    one.close()
    second.play()
    expect(by_id(two, "ending")).to_be_visible()


@pytest.mark.parametrize("lang", LAST)
def test_the_last_ten_seconds_are_shown_and_said_once(visit: Visit, lang: str) -> None:
    last, out = LAST[lang]
    visitor = visit(lang, PHONE, touch=True)
    visitor.page.clock.install()
    page = visitor.go(table(visitor, terms=CLOCK))
    finger = Finger(page)
    finger.wait()
    clock, said = by_id(page, "clock-0"), page.get_by_role("status").filter(has_text=last)
    expect(clock).to_have_class(re.compile("runs"))
    expect(clock).not_to_have_class(re.compile("low"))
    expect(said).to_have_count(0)
    page.clock.fast_forward(51_000)
    expect(clock).to_have_class(re.compile("low"))
    expect(said).to_have_count(1)
    assert not (wrong := faults(page)), wrong
    page.clock.fast_forward(15_000)
    expect(clock).to_contain_text(out)
    finger.step()
    expect(said).to_have_count(0)
