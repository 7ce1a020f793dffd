"""A game over days: what happened meanwhile, whose turn it is where, orders left behind, and where one is told."""

from __future__ import annotations

import sqlite3
import time
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from e2e.broom_player import Fingertip, against
from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.player import Player, by_id, on_card, table_of
from e2e.visit import PHONE


def long_ago(inn: Inn, table: str) -> None:
    """Whoever has left this table did so two hours ago, and the house knows of it by what is written alone."""
    until = time.monotonic() + 10
    with sqlite3.connect(inn.folder / "cumuli.db") as db:
        while not db.execute("UPDATE looks SET at = at - 7200 WHERE table_id = ?", (table,)).rowcount:
            assert time.monotonic() < until, "nobody was seen to leave"
            db.commit()
            time.sleep(0.05)
    inn.kill()
    inn.open()


def leave(page: Page) -> None:
    """Look at another page of the house."""
    page.evaluate("document.querySelector('a.skip').insertAdjacentHTML('beforebegin', '<a id=off href=/>.</a>')")
    page.locator("#off").dispatch_event("click")
    page.locator("article").first.wait_for()


def test_who_comes_back_finds_the_table_reads_what_happened_and_watches_it(visit: Visit, own_inn: Inn) -> None:
    host, friend = visit("de", still=False, url=own_inn.url), visit("fr", url=own_inn.url)
    for each in (host, friend):
        each.pardons.append("WebSocket connection to .* failed")
    page, other = host.go(), friend.page
    on_card(page, "create").click()
    other.goto(by_id(page, "invite-link").input_value())
    by_id(other, "take-1").click()
    by_id(page, "start").click()
    table = table_of(page)
    mine, theirs = Player(page), Player(other, 2)
    page.wait_for_function("() => document.querySelector('.prompt')")
    while page.locator(".prompt.asked").count():
        mine.step()
        page.wait_for_timeout(100)
    leave(page)
    expect(by_id(page, "turns")).to_have_count(0)
    long_ago(own_inn, table)
    for _ in range(100):
        if by_id(page, "turns").count():
            break
        if other.locator(".prompt.asked").count():
            theirs.step()
        other.wait_for_timeout(100)
    expect(page).to_have_title("(1) Cumuli: Brettspiele in den Wolken")
    expect(by_id(page, "turns")).to_contain_text("Cloudy Kingdom")
    by_id(page, "turns").locator(f"a[href='/t/{table}']").click()
    since = by_id(page, "since")
    expect(since.get_by_role("heading")).to_have_text("Seit du vor 2 Stunden hier warst")
    assert since.locator("li").count() >= 1 and "event-" not in since.inner_text()
    cells = page.locator(".cells").first
    by_id(page, "since-watch").click()
    expect(since).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_have_count(1)  # the film is over, and it is the true table
    there = page.evaluate("() => document.querySelectorAll('.cells [data-face], .cells .card').length")
    page.reload()
    cells.wait_for()
    expect(by_id(page, "since")).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_have_count(1)
    assert page.evaluate("() => document.querySelectorAll('.cells [data-face], .cells .card').length") == there


def test_orders_are_left_kept_and_taken_back_on_a_phone(visit: Visit) -> None:
    visitor = visit("fr", PHONE, touch=True)
    page = against(visitor, "random", "random")
    player = Fingertip(page)
    for _ in range(100):
        if by_id(page, "orders").count():
            break
        if player.asked():
            player.step()
        page.wait_for_timeout(100)
    by_id(page, "orders").tap()
    choice = page.locator("dialog select").first
    choice.select_option("last")
    expect(by_id(page, "orders-none")).to_be_visible()
    expect(page.locator("dialog .full")).to_have_text("Brave si personne après moi ne peut suivre, sinon lâche")
    by_id(page, "orders-close").tap()
    expect(by_id(page, "orders")).to_have_text("Consignes (1)")
    page.reload()
    by_id(page, "orders").tap()
    expect(choice).to_have_value("last")
    by_id(page, "orders-none").tap()
    expect(choice).to_have_value("")


def test_one_says_where_one_wants_to_be_told_and_a_private_address_is_refused(visit: Visit) -> None:
    visitor = visit("en")
    visitor.pardons.append("400")
    page = visitor.go("/notices")
    by_id(page, "hook").fill("https://127.0.0.1/hook")
    by_id(page, "hook-add").click()
    expect(page.get_by_role("alert")).to_contain_text("public https addresses only")
    by_id(page, "hook").fill("https://hooks.example/ann")
    by_id(page, "hook-add").click()
    expect(by_id(page, "channel-hook")).to_contain_text("https://hooks.example/ann")
    expect(by_id(page, "mail")).to_have_count(0)  # this house sends none
    by_id(page, "notices-drop").click()
    expect(by_id(page, "channel-hook")).to_have_count(0)
    page.goto(page.url + "#off=abc.def")
    page.reload()
    by_id(page, "notices-use").click()
    expect(page.get_by_role("alert")).to_contain_text("not good any more")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_channel_that_fails_says_since_when_and_what_can_be_done(visit: Visit, inn: Inn, lang: str) -> None:
    visitor = visit(lang, PHONE, touch=True)
    page = visitor.go("/notices")
    expect(by_id(page, "hook-add")).to_be_visible()
    cookie = next(one["value"] for one in visitor.context.cookies() if one["name"] == "cumuli")
    states = ("gone", "lost", "down", "refused", "")
    with sqlite3.connect(inn.folder / "cumuli.db", timeout=10) as db:
        digest = sha256(cookie.encode()).digest()
        (person,) = db.execute("SELECT person FROM devices WHERE token = ?", (digest,)).fetchone()
        for number, state in enumerate(states):
            where = (f"{lang}{number}", person, "hook", f"https://{number}.example.org/", "x", "http://x", 1, number)
            db.execute(f"INSERT INTO channels VALUES ({', '.join('?' * 10)})", (*where, state, time.time() - 7_200))
    page.reload()
    rows = by_id(page, "channel-hook")
    expect(rows).to_have_count(len(states))
    said = by_id(page, "channel-state")
    expect(said).to_have_count(len(states) - 1)
    texts = said.all_text_contents()
    assert len(set(texts)) == len(texts) and all(str(time.gmtime().tm_year) in text for text in texts), texts
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    by_id(rows.first, "notices-drop").click()
    expect(rows).to_have_count(len(states) - 1)
