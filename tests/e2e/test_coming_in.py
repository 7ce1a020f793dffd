"""Coming in: three presses to the first own move, seats in another order, a seat that goes to another device,
and one table for two devices of which one holds two seats."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cumuli.server.minds.botnames import NAMES
from e2e import cloud_player
from e2e.conftest import Visit
from e2e.player import ASKED, CREATE, LIT, Finger, Player, by_id, on_card
from e2e.visit import DESKTOP, PHONE

COUNT = "window.presses = 0; addEventListener('pointerdown', () => window.presses++, true)"
NAMES_OR = re.compile("|".join(NAMES))
PASSING = "[data-testid=pass], [data-testid=show-hand]"


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", ["cloudy_kingdom", "broom_service", "cloud_mine"])
def test_the_first_own_move_is_three_presses_away(visit: Visit, game: str, size: tuple[int, int], touch: bool) -> None:
    visitor = visit("en", size, touch)
    visitor.context.add_init_script(COUNT)
    page = visitor.go()

    def press(what: Locator) -> None:
        what.tap() if touch else what.click()

    press(on_card(page, "start-bots", game))
    if game == "cloudy_kingdom":
        press(page.locator(LIT).first)
        press(by_id(page, "confirm"))
        page.locator("[data-testid=log] li").first.wait_for(state="attached")
    elif game == "broom_service":  # the first move is to choose four roles: it is begun
        press(page.locator("[data-testid^=role-][aria-disabled=false]").first)
        expect(page.locator("[data-testid^=role-][aria-pressed=true]")).to_have_count(1)
    else:
        gazer = cloud_player.Gazer(page)
        asked = gazer.wait()
        if asked == "pick":
            press(page.locator(cloud_player.OPEN).first)
            press(by_id(page, "confirm"))
            page.locator(cloud_player.OPEN).first.wait_for(state="detached")
        else:
            gazer.answer(asked)
    assert page.evaluate("window.presses") <= 3
    assert NAMES_OR.search(page.inner_text("body")), "bots have names"


def test_the_host_seats_everybody_and_hands_the_table_over(visit: Visit) -> None:
    ann, bob = visit(), visit("de", PHONE, touch=True)
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        by_id(guest.go(), "name").fill(name)
        by_id(guest.page, "name").press("Tab")
    page = ann.page
    table = page.evaluate(CREATE, {"game": "cloudy_kingdom", "seats": 4})
    ann.go(f"/t/{table}")
    by_id(bob.go(f"/t/{table}"), "take-1").tap()
    expect(by_id(page, "seat-1")).to_contain_text("Bob")
    by_id(page, "down-1").click()
    expect(by_id(page, "seat-2")).to_contain_text("Bob")
    grip, aim = by_id(page, "grip-2").bounding_box(), by_id(page, "seat-0").bounding_box()
    assert grip and aim
    page.mouse.move(grip["x"] + 5, grip["y"] + 5)
    page.mouse.down()
    page.mouse.move(aim["x"] + 30, aim["y"] + aim["height"] / 2, steps=5)
    page.mouse.up()
    expect(by_id(page, "seat-0")).to_contain_text("Bob")
    expect(by_id(page, "seat-1")).to_contain_text("Ann")
    by_id(page, "fill-bots").click()
    expect(by_id(bob.page, "seat-3").locator("strong")).to_have_text(NAMES_OR)
    by_id(page, "hand-over-0").click()
    expect(by_id(page, "start")).to_have_count(0)
    expect(by_id(bob.page, "start")).to_be_enabled()


def test_a_seat_goes_to_another_device_with_its_hand(visit: Visit) -> None:
    ann, phone = visit(), visit("fr", PHONE, touch=True)
    page = ann.go()
    on_card(page, "start-bots").click()
    page.locator(LIT).first.wait_for()
    by_id(page, "menu").click()
    by_id(page, "seat-link-0").click()
    link = by_id(page, "seat-link").input_value()
    assert "#seat=" in link and "?" not in link
    there = phone.go(link.removeprefix(ann.url))
    there.locator(LIT).first.wait_for()
    assert "seat=" not in there.url
    page.keyboard.press("Escape")
    expect(page.locator(LIT)).to_have_count(0)  # it only watches now
    ann.go(link.removeprefix(ann.url))
    ann.pardons.append("400")
    expect(page.get_by_role("alert").filter(has_text="used up")).to_be_visible()


def test_two_devices_of_which_one_holds_two_seats(visit: Visit) -> None:
    shared, own = visit("en", PHONE, touch=True), visit("de")
    page = shared.go()
    by_id(page, "name").fill("Ann")
    by_id(page, "name").press("Tab")
    on_card(page, "start-seats").select_option("3")
    on_card(page, "create").tap()
    by_id(page, "seat-1").get_by_role("textbox").fill("Ben")
    by_id(page, "take-1").tap()
    expect(by_id(page, "seat-1")).to_contain_text("Ben")
    other = own.go(page.url.removeprefix(shared.url))
    by_id(other, "take-2").click()
    expect(by_id(page, "start")).to_be_enabled()
    by_id(page, "start").tap()
    by_id(page, "hand-cover").wait_for()
    expect(by_id(page, "hand-card")).to_have_count(0)

    players: list[Any] = [Finger(page), Player(other)]
    while players[0].moves < 4 or players[1].moves < 2:
        for player in players:
            if player.page.locator(f"{ASKED}, {PASSING}").count():
                player.step()
        other.wait_for_timeout(20)
    covers = players[0].covers
    assert any("Ann" in words for words in covers) and any("Ben" in words for words in covers)
    assert players[1].covers == [], "who plays alone on a device is never asked to pass it on"


def test_a_language_chosen_twice_stays_as_it_was_chosen_last(visit: Visit) -> None:
    page = visit("en").go()
    for lang in ("fr", "de", "en", "de"):
        with page.expect_response("**/api/me/choices"):
            by_id(page, f"lang-{lang}").click()
            expect(page.locator("html")).to_have_attribute("lang", lang)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
