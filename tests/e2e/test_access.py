"""On every page and in every state: nothing that axe finds, in any language; targets that a finger can hit.

A new page or state is one line of STATES.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.past import past
from e2e.player import CREATE, LIT, Player, by_id, on_card
from e2e.visit import DESKTOP, PHONE, Visitor, settled

THEMES = ("day", "sunset", "moonlight", "contrast")
LANGS = ("en", "de", "fr")
SPEAK = """(lang) => { const own = [...document.querySelectorAll('button[aria-pressed]')]
  .find((button) => button.textContent.trim().startsWith(lang.toUpperCase())); own?.click(); return !!own; }"""
"""Choose a language where it is chosen on every page, though the menu may be shut."""
LEVELS = """() => [...document.querySelectorAll('h1, h2, h3, h4')].filter((e) => e.checkVisibility())
  .map((e) => Number(e.tagName[1]))"""
SMALL = """() => {
  const most = 44, all = 'a[href], button, input, select, textarea, summary, [role=option], [role=tab]';
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const small = [];
  for (const e of document.querySelectorAll(all)) {
    if (!shown(e) || e.disabled || e.closest('.hidden, [inert]')) continue;
    if (e.matches('a') && getComputedStyle(e).display === 'inline') continue;  // a link within a text
    if (e.closest('.skip, .number, [data-testid=map]')) continue;  // for keys; a mark in a text; the map is enlarged
    const boxes = [e, ...(e.labels ?? [])].map((one) => one.getBoundingClientRect());
    const over = getComputedStyle(e, '::after');
    const reach = over.position === 'absolute' && over.content !== 'none'
      ? [parseFloat(over.width) || 0, parseFloat(over.height) || 0] : [0, 0];
    const width = Math.max(reach[0], ...boxes.map((box) => box.width));
    const height = Math.max(reach[1], ...boxes.map((box) => box.height));
    if (width + 0.6 < most || height + 0.6 < most)
      small.push(`${e.tagName} ${e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 24)} ` +
        `${e.className} ${Math.round(width)}x${Math.round(height)}`);
  }
  return [...new Set(small)];
}"""
"""What is smaller than a finger's tip."""


def table(game: str, seats: int, begin: bool = True, **options: Any) -> Callable[[Visitor], Page]:
    """A table with bots on all other seats, as its host sees it."""

    def open(visitor: Visitor) -> Page:
        page = visitor.go()
        on_card(page, "create").wait_for()
        bots = ["random"] * (seats - 1) if begin else []
        create = {"game": game, "seats": seats, "options": options, "bots": bots, "start": begin}
        return visitor.go(f"/t/{page.evaluate(CREATE, create)}")

    return open


def guest(visitor: Visitor) -> Page:
    """A table that somebody else has opened and not yet begun."""
    page = table("cloudy_kingdom", 3, begin=False)(visitor)
    page.locator("#options").wait_for()
    visitor.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.reload()
    by_id(page, "take-1").wait_for()
    return page


ENDS: dict[str, str] = {}
"""Tables whose game is over, by game."""


@pytest.fixture(scope="module", autouse=True)
def ends(inn: Inn) -> None:
    ENDS.update({game: past(inn.folder, game, seats) for game, seats in (("cloud_mine", 4), ("broom_service", 4))})


def over(game: str) -> Callable[[Visitor], Page]:
    def open(visitor: Visitor) -> Page:
        page = visitor.go(f"/t/{ENDS[game]}")
        by_id(page, "ending").wait_for()
        return page

    return open


def at(path: str) -> Callable[[Visitor], Page]:
    def open(visitor: Visitor) -> Page:
        return visitor.go(path)

    return open


def unfolded(page: Page) -> None:
    for part in page.locator("details > summary").all():
        part.click()


def lifted(page: Page) -> None:
    page.locator(LIT).first.click()
    by_id(page, "confirm").wait_for()


def magic(page: Page) -> None:
    page.locator(".magics button").first.click()
    page.locator("#ck-magic-name").wait_for()


def menu(page: Page) -> None:
    by_id(page, "menu").click()


def words(page: Page) -> None:
    page.locator("main .stage button").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("look\n")
    by_id(page, "told").locator("p:not(.mine)").first.wait_for()


def side(page: Page) -> None:
    """What happened and what is said: beside the board, or in a sheet over it."""
    page.locator("main .stage button").first.wait_for()
    if by_id(page, "open-log").is_visible():
        by_id(page, "open-log").click()


def phrases(page: Page) -> None:
    side(page)
    if by_id(page, "side-talk").is_visible():
        by_id(page, "side-talk").click()
    by_id(page, "talk-phrases").click()
    page.locator("[data-testid|=phrase]").first.wait_for()


def rule(page: Page) -> None:
    side(page)
    page.locator("[data-testid=log] li button").last.click()
    page.get_by_role("dialog").wait_for()


def nothing(page: Page) -> None:
    """The state is there at once."""


def ended(page: Page) -> None:
    Player(page).play()


States = dict[str, tuple[Callable[[Visitor], Page], Callable[[Page], None]]]
PAGES: States = {
    "start": (at("/"), lambda page: on_card(page, "create").wait_for()),
    "rules of Cloudy Kingdom": (at("/rules/cloudy_kingdom"), nothing),
    "rules of Broom Service": (at("/rules/broom_service"), nothing),
    "rules of Cloud Mine": (at("/rules/cloud_mine"), nothing),
    "about": (at("/about"), nothing),
    "nowhere": (at("/t/nowhere"), nothing),
    "my page": (at("/me"), nothing),
    "finished games": (at("/replays"), nothing),
    "privacy": (at("/privacy"), nothing),
    "notices": (at("/notices"), nothing),
    "workshop": (at("/workshop"), nothing),
    "workshop, magic": (at("/workshop/magic"), nothing),
    "workshop, decks": (at("/workshop/decks"), nothing),
    "workshop, Cloudy Kingdom as printed": (at("/workshop/printed/cloudy_kingdom"), nothing),
    "workshop, Broom Service as printed": (at("/workshop/printed/broom_service"), nothing),
}
TABLES: States = {
    "waiting for Cloudy Kingdom": (table("cloudy_kingdom", 2, begin=False), unfolded),
    "waiting for Broom Service": (table("broom_service", 2, begin=False), unfolded),
    "waiting for Cloud Mine": (table("cloud_mine", 3, begin=False), unfolded),
    "Cloudy Kingdom": (table("cloudy_kingdom", 2, start="1"), lifted),
    "Cloudy Kingdom, a magic card": (table("cloudy_kingdom", 2, start="1"), magic),
    "Broom Service": (table("broom_service", 2, cadence="off"), lambda page: by_id(page, "commit").wait_for()),
    "Cloud Mine": (table("cloud_mine", 3, start="2"), lambda page: page.locator(".cloud.open").first.wait_for()),
    "the menu of a table": (table("cloudy_kingdom", 2, start="1"), menu),
    "the command line": (table("cloudy_kingdom", 2, start="1"), words),
    "waiting as a guest": (guest, unfolded),
    "phrases": (table("cloudy_kingdom", 2, start="1"), phrases),
    "a rule": (table("broom_service", 2, cadence="off"), rule),
    "the end": (table("cloudy_kingdom", 2, board="2x2"), ended),
    "the end of Broom Service": (over("broom_service"), nothing),
    "the end of Cloud Mine": (over("cloud_mine"), nothing),
}
STATES = PAGES | TABLES


AXE = Axe()
ALL: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
CONTRAST = ALL | {"runOnly": ["color-contrast"]}
ALL_BUT_CONTRAST = ALL | {"rules": {"color-contrast": {"enabled": False}}}
"""Colours do not depend on the language, and are looked at once in each light: it is what takes axe longest."""


def faults(page: Page, options: dict[str, Any] = ALL) -> list[str]:
    """What axe holds against the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.axe_script)
    found = page.evaluate("(options) => axe.run(document, options).then((told) => told.violations)", options)
    return [f"{fault['id']}: {node['html'][:160]} {node['any'][:1]}" for fault in found for node in fault["nodes"]]


def asking(whether: bool, more: dict[str, Any]) -> dict[str, Any]:
    """What is asked of axe: all the first time, later only what may be otherwise then."""
    return ALL if whether else more


def speak(page: Page, lang: str) -> None:
    assert page.evaluate(SPEAK, lang), "nobody can choose a language here"
    expect(page.locator("html")).to_have_attribute("lang", lang)


def in_order(page: Page) -> bool:
    """Whether headings begin with the first level and never skip one."""
    levels = page.evaluate(LEVELS)
    return levels[:1] == [1] and all(below <= above + 1 for above, below in pairwise(levels))


def dim(page: Page, theme: str) -> list[str]:
    """What cannot be read well at this hour of the day."""
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    settled(page)
    return faults(page, CONTRAST)


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_in_any_language_or_light(visit: Visit, state: str) -> None:
    open, reach = STATES[state]
    page = open(visit("en", DESKTOP))
    page.locator("h1").first.wait_for(state="attached")
    reach(page)
    wrong = {}
    for lang in LANGS:
        speak(page, lang)
        wrong[lang] = faults(page, ALL_BUT_CONTRAST)
    for theme in THEMES:
        wrong[theme] = dim(page, theme)
    assert not any(wrong.values()), wrong
    assert in_order(page), page.evaluate(LEVELS)


@pytest.mark.parametrize("state", STATES)
def test_a_finger_hits_everything(visit: Visit, state: str) -> None:
    open, reach = STATES[state]
    page = open(visit("de", PHONE, True))
    page.locator("h1").first.wait_for(state="attached")
    reach(page)
    assert not (small := page.evaluate(SMALL)), small
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


@pytest.mark.parametrize("state", ["start", "Cloudy Kingdom", "Broom Service", "Cloud Mine", "the command line"])
def test_a_phone_can_be_read_in_every_light(visit: Visit, state: str) -> None:
    open, reach = STATES[state]
    page = open(visit("fr", PHONE))
    reach(page)
    wrong = {theme: dim(page, theme) for theme in THEMES}
    assert not any(wrong.values()), wrong


def test_the_focus_is_not_lost(visit: Visit) -> None:
    """When the command line, the menu or a sheet closes, it goes back to where it came from."""
    page = table("cloudy_kingdom", 2, start="1")(visit("en"))
    page.locator(LIT).first.wait_for()
    cell = page.locator(".cell[tabindex='0']")
    cell.focus()
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Move or question")).to_be_focused()
    page.keyboard.press("Escape")
    expect(cell).to_be_focused()
    by_id(page, "menu").focus()
    page.keyboard.press("Enter")
    by_id(page, "type").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Move or question")).to_be_focused()
    page.get_by_role("button", name="Close the command line").press("Enter")
    expect(by_id(page, "menu")).to_be_focused()
    skip = page.get_by_role("link", name="Skip to the main part")
    skip.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_what_others_do_is_read_once_and_in_order(visit: Visit) -> None:
    page = table("cloudy_kingdom", 3, start="1")(visit("en"))
    Player(page).step()
    Player(page).wait()
    news = by_id(page, "news").locator("p")
    told = [line.strip() for line in news.all_text_contents()]
    log = [line.strip() for line in page.locator("[data-testid=log] li").all_text_contents()]
    assert len(told) >= 3
    assert all(entry.startswith(line) for entry, line in zip(log[-len(told) :], told, strict=True)), (told, log)
