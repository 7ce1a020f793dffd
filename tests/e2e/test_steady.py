"""On a phone a board stays where it is: nothing scrolls up, down or sideways, and no long word leaves its box.

Each game is played for a while with a finger and its films, looked at all the while; then one that is over is opened.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e import broom_player, cloud_player
from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.past import past
from e2e.player import CREATE, Finger, by_id, on_card
from e2e.test_fits import loose
from e2e.visit import PHONE, Visitor

STAGE = "#main .stage > :not(.opening):visible"
ANSWERS = 6
WATCH = """() => {
  const seen = window.scrolled = {};
  let last = 0;
  const look = (now) => {
    requestAnimationFrame(look);
    if (now - last < 50) return;  // to ask every part what it looks like costs more than a frame
    last = now;
    if (innerWidth < 390) return;  // only the phone's own size is asked about
    const asked = document.querySelector('[data-testid=prompt], .prompt')?.textContent.trim() ?? '';
    if (document.scrollingElement.scrollHeight > innerHeight + 1) seen['the page'] ??= asked;
    for (const one of document.querySelectorAll('#main .stage, #main .stage *'))
      if (one.clientHeight && one.scrollHeight > one.clientHeight + 1
          && /auto|scroll/.test(getComputedStyle(one).overflowY))
        seen[`${one.tagName} ${one.className} by ${one.scrollHeight - one.clientHeight}`] ??= asked;
  };
  look(50);
}"""
"""Look twenty times a second from now on for what could be scrolled, and what was asked then."""
LOOKED = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 60))"
"""Until it has been looked once more."""


def table(visitor: Visitor, game: str, seats: int, **options: object) -> Page:
    page = visitor.go()
    on_card(page, "create").wait_for()
    create = {"game": game, "seats": seats, "options": options, "bots": ["random"] * (seats - 1), "start": True}
    return visitor.go(f"/t/{page.evaluate(CREATE, create)}")


def kingdom(page: Page) -> Callable[[], object]:
    return Finger(page).step


def mine(page: Page) -> Callable[[], object]:
    gazer = cloud_player.Fingertip(page)
    return lambda: gazer.answer(gazer.wait())


def broom(page: Page) -> Callable[[], object]:
    return broom_player.Fingertip(page).step


GAMES: dict[str, tuple[int, dict[str, object], Callable[[Page], Callable[[], object]]]] = {
    "cloudy_kingdom": (4, {"start": "1"}, kingdom),
    "cloud_mine": (6, {"start": "2"}, mine),
    "broom_service": (5, {"cadence": "off"}, broom),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_board_never_scrolls_on_a_phone_and_every_word_fits(visit: Visit, inn: Inn, game: str) -> None:
    seats, options, player = GAMES[game]
    visitor = visit("de", PHONE, touch=True, still=False)
    page = table(visitor, game, seats, **options)
    page.locator(STAGE).first.wait_for()
    page.evaluate(WATCH)
    found = loose(page, "at first")
    answer = player(page)
    for _ in range(ANSWERS):
        answer()
        found += loose(page, "later")
    scrolled = page.evaluate("() => window.scrolled")
    visitor.go(f"/t/{past(inn.folder, game, seats)}")
    by_id(page, "ending").wait_for()
    page.evaluate(WATCH)
    found += loose(page, "at the end")
    assert not (scrolled | page.evaluate("() => window.scrolled")), (scrolled, page.evaluate("() => window.scrolled"))
    assert not found, found


def test_what_scrolls_is_seen(visit: Visit) -> None:
    page = table(visit("de", PHONE, touch=True), "cloud_mine", 3)
    page.locator(STAGE).first.wait_for()
    page.evaluate(WATCH)
    page.evaluate("() => { document.body.style.minHeight = '1200px' }")
    page.evaluate(LOOKED)
    assert "the page" in page.evaluate("() => window.scrolled")
