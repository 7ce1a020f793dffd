"""One more game: with bots it begins at once, with people when all are back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import Player, against_a_bot, asked, by_id, on_card, table_of


def again(page: Page) -> str:
    """Press the button; the new table."""
    old = table_of(page)
    by_id(page, "again").click()
    page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=old)
    return table_of(page)


def test_with_bots_only_the_next_game_begins_by_itself(visit: Visit) -> None:
    visitor = visit()
    page = against_a_bot(visitor, {"board": "2x2"})
    Player(page).play()
    new = again(page)
    page.locator(".cells .cell").first.wait_for()
    expect(by_id(page, "start")).to_have_count(0)
    expect(page.locator(".cells .cell")).to_have_count(4)  # by the options of the last game
    expect(by_id(page, "ending")).to_have_count(0)
    told = [said["info"] for said in visitor.heard if said.get("info", {}).get("table") == new]
    assert told[-1]["status"] == "playing"
    assert Player(page, 2).step()


def test_with_a_friend_the_next_game_waits_for_the_one_who_asked(visit: Visit) -> None:
    host, friend = visit("en"), visit("fr")
    page, other = host.go(), friend.page
    on_card(page, "create").click()
    page.locator("details:has(#option-board) summary").click()
    page.locator("#option-board").select_option(label="2 × 2 cells")
    other.goto(by_id(page, "invite-link").input_value())
    by_id(other, "take-1").click()
    by_id(page, "start").click()
    players = [Player(page), Player(other, 2)]
    while turn := asked(players):
        turn.step()
    new = again(page)
    expect(by_id(page, "start")).to_be_enabled()  # both are seated, and nobody is rushed
    expect(page.locator(".cells .cell")).to_have_count(0)
    by_id(other, "next").click()
    assert table_of(other) == new
    expect(by_id(other, "start")).to_have_count(0)
    by_id(page, "start").click()
    for one in (page, other):
        expect(one.locator(".cells .cell")).to_have_count(4)
