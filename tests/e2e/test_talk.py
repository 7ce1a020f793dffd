"""Talk at a table: two browsers in both directions; who knows too much is refused; nothing typed plays or is markup."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.cloud_player import OPEN, Gazer, against
from e2e.conftest import Visit
from e2e.player import against_a_bot, by_id, table_of
from e2e.test_access import CONTRAST, THEMES, asking, faults
from e2e.visit import DESKTOP, PHONE, Visitor, settled
from long import long

EVERYWHERE = list(product([DESKTOP, (1280, 720), PHONE], ["en", "de", "fr"]))
MARKUP = '<img src=x onerror="document.title = 1"><b>bold</b> &amp; {$name}'


def lines(page: Page) -> Locator:
    return by_id(page, "talk").locator("li")


def say(page: Page, words: str) -> None:
    """Type it and press Enter."""
    by_id(page, "talk-field").fill(words)
    by_id(page, "talk-field").press("Enter")


def said(page: Page, words: str) -> None:
    """Say it, and see that it was taken."""
    say(page, words)
    expect(by_id(page, "talk-field")).to_have_value("")
    expect(lines(page).last).to_contain_text(words)


def two(ann: Visitor, bob: Visitor, seat: int = 1, **options: Any) -> tuple[Page, Page]:
    """Ann, who dreams first, and Bob at a table of Cloud Mine with two bots, the game begun."""
    bots = [None if other == seat else "random" for other in (1, 2, 3)]
    page = against(ann, *bots, begin=False, **options)
    guest = bob.go()
    by_id(guest, "name").fill("Bob")
    by_id(guest, "name").blur()
    guest.goto(page.url)
    by_id(guest, f"take-{seat}").click()
    by_id(page, "start").click()
    for each in (page, guest):
        each.locator(".game").wait_for()
    return page, guest


def test_two_people_talk_and_what_they_type_is_only_text(visit: Visit) -> None:
    host, friend = visit(), visit("de", PHONE, touch=True)
    page, phone = two(host, friend, talk="free")
    expect(by_id(phone, "unread")).to_have_count(0)
    said(page, MARKUP)
    expect(by_id(phone, "unread")).to_be_visible()
    expect(by_id(phone, "open-log")).to_have_accessible_name("Was geschah, und Gespräch: eine neue Zeile")
    expect(by_id(phone, "heard")).to_have_text(f"Ann sagt: {MARKUP}")
    by_id(phone, "open-log").tap()
    expect(lines(phone).locator("p")).to_have_text(MARKUP)
    expect(lines(phone).locator("strong")).to_have_text("Ann")
    expect(by_id(phone, "unread")).to_have_count(0)
    for each in (page, phone):
        expect(by_id(each, "talk").locator("img, b")).to_have_count(0)

    said(phone, "Moin")
    expect(lines(page)).to_have_count(2)
    expect(lines(page).last).to_contain_text("Bob")
    expect(lines(page).last).not_to_have_class(re.compile(r"\bown\b"))
    expect(lines(phone).last).to_have_class(re.compile(r"\bown\b"))
    expect(lines(phone).last).to_contain_text("Du")
    time = lines(page).last.locator("time")
    expect(time).to_be_hidden()
    lines(page).last.hover()
    expect(time).to_be_visible()

    phone.reload()
    by_id(phone, "open-log").tap()
    expect(by_id(phone, "unread")).to_have_count(0)
    by_id(phone, "side-talk").tap()
    expect(lines(phone)).to_have_count(2)
    expect(by_id(phone, "heard")).to_have_text("")


def test_a_gallery_of_its_own_phrases_in_every_language_and_a_host_who_keeps_order(visit: Visit) -> None:
    host, friend, watcher = visit("en", DESKTOP), visit("fr"), visit("de", PHONE, touch=True)
    page, guest = two(host, friend, talk="free")
    phone = watcher.go(f"/t/{table_of(page)}")
    phone.locator(".game").wait_for()
    by_id(phone, "open-log").tap()
    by_id(phone, "side-talk").tap()
    expect(by_id(phone, "talk")).to_contain_text("Von der Tribüne hat noch niemand etwas gesagt.")
    by_id(phone, "talk-phrases").tap()
    by_id(phone, "phrase-luck").tap()
    expect(lines(phone)).to_contain_text(["Viel Glück"])
    expect(by_id(page, "talk")).to_contain_text("Nobody has said anything yet.")
    by_id(guest, "talk-phrases").click()
    by_id(guest, "phrase-hello").click()
    expect(lines(guest).last).to_contain_text("Bonjour à tous")
    expect(lines(page).last).to_contain_text("Hello everybody")
    by_id(phone, "talk-table").tap()
    expect(lines(phone).last).to_contain_text("Hallo zusammen")

    lines(page).last.hover()
    by_id(page, "line-more").click()
    assert not (wrong := faults(page)), wrong
    by_id(page, "report-rude").click()
    expect(page.locator("dialog[open] [role=status]")).to_have_text("Thank you. Those who run this house will see it.")
    by_id(page, "hush").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    say(guest, "mais")
    expect(guest.locator(".chat .note")).to_contain_text("L’hôte te demande de garder le silence")
    lines(page).last.hover()
    by_id(page, "line-more").click()
    expect(by_id(page, "hush")).to_have_text("Let Bob talk again")
    by_id(page, "remove").click()
    expect(guest.locator("h1")).to_have_text("Pas de public ici")
    assert not (wrong := faults(guest)), wrong


def test_the_dreamer_is_refused_once_the_cloud_is_known_and_talks_when_the_round_is_over(visit: Visit) -> None:
    """Rule 6.5."""
    page, guest = two(visit(), visit("fr"))
    ann, bob = Gazer(page), Gazer(guest)
    ann.until("describe")
    expect(by_id(page, "talk-hush")).to_be_visible()
    expect(by_id(guest, "talk-hush")).to_have_count(0)
    say(page, "it is a walrus")
    expect(page.get_by_role("alert").filter(has_text="You know too much")).to_be_visible()
    expect(by_id(page, "talk-field")).to_have_value("it is a walrus")
    said(guest, "un morse")
    expect(lines(page)).to_have_count(1)
    ann.say("whiskers")
    by_id(page, "sky").wait_for()
    expect(by_id(page, "talk-hush").or_(page.get_by_role("alert").filter(has_text="You know"))).to_be_visible()
    while not by_id(guest, "last").count():
        bob.answer(bob.wait())
        guest.locator(f"[data-testid=last], {OPEN}").first.wait_for()
    expect(by_id(page, "last")).to_be_visible()
    expect(by_id(page, "talk-hush")).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text="You know")).to_have_count(0)
    by_id(page, "talk-field").press("Enter")
    expect(by_id(page, "talk-field")).to_have_value("")
    expect(lines(guest).last).to_contain_text("it is a walrus")
    assert not [line for line in by_id(guest, "heard").all_inner_texts() if "whiskers" in line]


def test_a_line_too_long_or_too_fast_is_kept(visit: Visit) -> None:
    page = against_a_bot(visit("fr"), {"board": "2x2"})
    field, left = by_id(page, "talk-field"), by_id(page, "talk-left")
    field.fill("é" * 200)
    expect(left).to_have_text("")
    field.fill("🐘" * 299)
    expect(left).to_have_text("Encore un caractère")
    say(page, "🐘" * 301)
    expect(page.get_by_role("alert").filter(has_text="trop long d’un caractère")).to_be_visible()
    expect(field).to_have_value("🐘" * 301)
    expect(lines(page)).to_have_count(0)
    said(page, "🐘" * 300)
    often = page.get_by_role("alert").filter(has_text="Respire")
    for number in range(2, 60):  # on a slow machine the house hears more of them
        say(page, f"la ligne {number}")
        expect(often.or_(lines(page).nth(number - 1))).to_be_visible()
        if often.count():
            break
    expect(often).to_be_visible()
    expect(field).to_have_value(f"la ligne {number}")


def test_keys_of_the_game_are_letters_while_one_types(visit: Visit) -> None:
    page, guest = two(visit(), visit("de"))
    Gazer(page).until("describe")
    by_id(page, "describe").fill("whiskers")
    field = by_id(guest, "talk-field")
    field.click()
    by_id(page, "describe").press("Enter")
    guest.locator(OPEN).first.wait_for()
    expect(field).to_be_focused()
    field.press_sequentially("12345678abcdefgh ")
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Escape"):
        field.press(key)
    expect(guest.locator(".cloud[aria-pressed=true]")).to_have_count(0)
    expect(field).to_be_focused()
    field.press("Shift+Enter")
    expect(lines(guest)).to_have_count(0)
    field.press("Control+End")
    field.press("Enter")
    expect(lines(page)).to_contain_text("12345678abcdefgh")
    expect(guest.locator(".cloud[aria-pressed=true]")).to_have_count(0)


def test_a_question_does_not_take_the_keyboard_from_whoever_is_talking(visit: Visit) -> None:
    """Bob is the first scout, silent too, and the next dreamer."""
    page, guest = two(visit(), visit(), seat=3)
    ann, bob = Gazer(page), Gazer(guest)
    bob.until("pick")
    expect(by_id(guest, "talk-hush")).to_be_visible()
    bob.answer("pick")
    by_id(guest, "talk-field").click()
    ann.until("describe")
    expect(by_id(page, "describe")).to_be_focused()
    ann.say("whiskers")
    by_id(guest, "describe").wait_for()
    guest.keyboard.type("hm")
    guest.keyboard.press("Enter")
    expect(by_id(guest, "describe")).to_have_value("")
    expect(by_id(guest, "talk-field")).to_have_value("hm")
    expect(guest.get_by_role("alert").filter(has_text="You know too much")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), long(EVERYWHERE, EVERYWHERE[::4]))
def test_the_talk_is_at_hand_and_axe_finds_nothing(visit: Visit, size: tuple[int, int], lang: str) -> None:
    page, guest = two(visit(), visit(lang, size))
    Gazer(page).until("describe")
    if size == PHONE:
        by_id(guest, "open-log").click()
        by_id(guest, "side-talk").click()
    for number in range(4):
        said(guest, f"a line of some length, number {number}")
    if size != PHONE:
        log = by_id(guest, "log").bounding_box()
        assert log and log["height"] > 250, "the log stays readable"
    at = by_id(guest, "talk-field").bounding_box()
    assert at and at["x"] >= 0 and at["x"] + at["width"] <= size[0] and at["y"] + at["height"] <= size[1]
    assert guest.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    last = lines(guest).last
    expect(last).to_be_in_viewport(ratio=0.9)
    by_id(guest, "talk-field").fill("x" * 290)
    guest.emulate_media(reduced_motion="no-preference")
    for theme in THEMES:
        guest.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        settled(guest)
        assert not (wrong := faults(guest, asking(theme == "day", CONTRAST))), (theme, wrong)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_people_talk_before_the_game_and_it_is_not_forgotten_when_it_begins(
    visit: Visit, size: tuple[int, int]
) -> None:
    host, friend = visit("de", size), visit("en", size)
    page = against(host, None, "random", begin=False)
    by_id(page, "take-1").wait_for()
    expect(by_id(page, "talk-field")).to_have_count(0)
    guest = friend.go(f"/t/{table_of(page)}")
    by_id(guest, "take-1").click()
    said(guest, "good evening")
    expect(by_id(page, "heard")).to_have_text("Platz 2 sagt: good evening")
    said(page, "dir auch")
    assert not (wrong := faults(page)), wrong
    by_id(page, "talk-field").fill("und jetzt")
    by_id(page, "start").click()
    page.locator(".game").wait_for()
    expect(lines(page)).to_have_count(2)
    expect(by_id(page, "talk-field")).to_have_value("und jetzt")
