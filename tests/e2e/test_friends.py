"""Friends on several devices, somebody looking on, and a server that dies in the middle."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.player import STEPS, Finger, Player, asked, by_id, on_card
from e2e.visit import PHONE, Visitor


def blocks(visitor: Visitor) -> list[dict[str, Any]]:
    """All that this browser was told of the table, view by view."""
    return [block for said in visitor.heard for block in said.get("blocks", ())]


def test_a_friend_by_the_link_an_onlooker_and_a_server_killed_in_between(visit: Visit, own_inn: Inn) -> None:
    host = visit("en", url=own_inn.url)
    friend = visit("de", PHONE, touch=True, url=own_inn.url)
    onlooker = visit("fr", url=own_inn.url)
    for each in (host, friend, onlooker):
        each.pardons.append(r"WebSocket connection to .* failed")

    page = host.go()
    by_id(page, "name").fill("Ann")
    on_card(page, "create").click()
    link = by_id(page, "invite-link").input_value()
    phone = friend.page
    phone.goto(link)
    by_id(phone, "take-1").tap()
    expect(by_id(phone, "seat-1")).to_contain_text("An diesem Gerät")
    by_id(page, "start").click()
    onlooker.page.goto(link)
    expect(onlooker.page.locator(".cells .cell")).to_have_count(9)

    players = [Player(page), Finger(phone, 2)]
    for turns in range(400):
        if (turn := asked(players)) is None:
            break
        if turns == 2:
            struck(own_inn, host, friend, onlooker)
        turn.step()
    assert turns > 2, "the game was over before the server fell"
    for each in (host, friend, onlooker):
        expect(by_id(each.page, "ending")).to_be_visible()
    expect(by_id(onlooker.page, "again")).to_have_count(0)

    assert {block["seat"] for block in blocks(host)} == {None, 0} or {block["seat"] for block in blocks(host)} == {0}
    seen = blocks(onlooker)
    assert seen and all(block["seat"] is None and block["ask"] is None and not block["legal"] for block in seen)
    assert all(block["view"]["hand"] is None and not block["view"]["known"] for block in seen)
    drawn = [event for block in seen for event in block["events"] if event["type"] == "Drew"]
    assert drawn and all(event["face"] is None or event["open"] for event in drawn)


def struck(inn: Inn, host: Visitor, friend: Visitor, onlooker: Visitor) -> None:
    """Kill the server; everybody sees it, comes back by themselves, and finds the table as it was."""
    lines = host.page.locator(STEPS).count()
    for each in (friend, onlooker):
        expect(each.page.locator(STEPS)).to_have_count(lines)  # all have heard of the last move
    before = [Player(each.page).seen() for each in (host, friend, onlooker)]
    inn.kill()
    for each in (host, friend, onlooker):
        expect(by_id(each.page, "reconnecting")).to_be_visible()
    inn.open()
    for each, seen in zip((host, friend, onlooker), before, strict=True):
        expect(by_id(each.page, "reconnecting")).to_have_count(0)
        each.page.wait_for_function("() => document.querySelectorAll('.cells .cell').length")
        online = "() => !document.querySelector('.away')"
        each.page.wait_for_function(online)
        assert Player(each.page).seen() == seen
    expect(onlooker.page.locator(".cell.now, .cell.turned")).to_have_count(0)
    expect(by_id(onlooker.page, "hand-card")).to_have_count(0)
