"""Long words fit: on every page, on a phone, in German and French, no text leaves its box and no page its screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e.conftest import Visit
from e2e.player import on_card
from e2e.visit import PHONE

NARROW = (360, 740)
GAMES = ("cloudy_kingdom", "cloud_mine", "broom_service")
PAGES = (
    "/about",
    "/me",
    "/rules/cloudy_kingdom",
    "/rules/cloud_mine",
    "/rules/broom_service",
    "/notices",
    "/privacy",
    "/replays",
    "/workshop",
    "/workshop/magic",
    "/workshop/decks",
    "/workshop/printed/cloudy_kingdom",
    "/workshop/printed/broom_service",
    "/t/nowhere",
)
# Text nodes whose ink lies outside the button, heading or cell around them; what ends in an ellipsis may be longer.
LOOSE = """() => {
  const found = [];
  const cut = (one, box) =>
    one !== box && (getComputedStyle(one).overflowX !== 'visible' || cut(one.parentElement, box));
  const boxes = 'button, a.button, summary, h1, h2, h3, p, label, dt, dd, th, td, li';
  for (const box of document.querySelectorAll(boxes)) {
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (box.closest('.hidden, .skip, [aria-hidden=true], svg')) continue;
    const edge = box.getBoundingClientRect();
    if (edge.width < 3) continue;
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement.closest(boxes) === box;
      if (!own || cut(text.parentElement, box) || !text.data.trim())
        continue;
      if (text.parentElement.closest('.hidden, svg, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const ink of range.getClientRects())
        if (ink.width > 2 && (ink.left < edge.left - 1.5 || ink.right > edge.right + 1.5)) {
          found.push(`${box.tagName} ${box.className}: ${text.data.trim()}`);
          break;
        }
    }
  }
  if (document.documentElement.scrollWidth > screen.width) found.push('the page is wider than its screen');
  return found;
}"""


def loose(page: Page, where: str) -> list[str]:
    """What does not fit on a phone, and on one that is narrower still."""
    page.wait_for_load_state("networkidle")
    found = []
    for width, height in (NARROW, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{where} at {width}: {one}" for one in page.evaluate(LOOSE)]
        if page.evaluate("() => innerWidth") != width:
            found.append(f"{where} at {width}: it scrolls sideways")
    return found


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_text_leaves_its_box_on_a_phone(visit: Visit, lang: str) -> None:
    visitor = visit(lang, PHONE, touch=True)
    page = visitor.go()
    on_card(page, "create").wait_for()
    found = loose(page, "start")
    for path in PAGES:
        visitor.go(path)
        page.locator("main h1").first.wait_for()
        found += loose(page, path)
    for game in GAMES:
        for way, ready in (("create", "#options"), ("start-bots", "#main .stage > :not(.opening):visible")):
            visitor.go()
            page.get_by_test_id(f"game-{game}").get_by_test_id(way).click()
            page.wait_for_url(re.compile("/t/"))
            page.locator(ready).first.wait_for()
            found += loose(page, f"{game} {way}")
    page.get_by_test_id("menu").click()
    found += loose(page, "menu")
    assert found == []


def test_the_search_finds_a_word_that_is_too_long(visit: Visit) -> None:
    page = visit("de", PHONE).go()
    on_card(page, "create").wait_for()
    word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenschachtel"
    page.evaluate(
        "(word) => { const one = document.querySelector('main h1'); one.textContent = word;"
        " one.style.whiteSpace = 'nowrap'; }",
        word,
    )
    assert "start at 390: the page is wider than its screen" in loose(page, "start")
