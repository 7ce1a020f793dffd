"""Broom Service on the page: whole games, answers given ahead, reloads, every language and every light."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cumuli
from e2e.broom_player import STEPS, Fingertip, Flyer, Typist, against, box
from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.player import by_id
from e2e.test_table import speak
from e2e.visit import PHONE, Visitor

ROLES = ("forest_witch", "hill_witch", "valley_druid", "fruit_gatherer")
TEXT = Path(cumuli.__file__).parent
WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const e of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      if (e.hasAttribute(name)) said.push(e.getAttribute(name));
  for (const e of document.querySelectorAll('.hidden, [data-testid=log], svg text')) said.push(e.textContent);
  return said.join('\\n');
}"""
"""All that a page says, aloud or only to those who listen."""
HEAD = r"(?:bs|role|event|happening|option|group|cloud|tile|terrain|colour|map|good|refusal|reason|why|bot|status|log)"
RAW = re.compile(rf"(?<![\w-]){HEAD}-[a-z_]+|\b[a-z]+_[a-z_0-9]+|\b[FB]T?\d\d(?:c\d)?\b|\{{ ?\$|\bundefined\b|\bNaN\b")
"""Names of messages, roles, towers and the like, where words ought to stand."""


def message_ids() -> set[str]:
    """The names of all messages that no word of a language looks like."""
    files = [*TEXT.glob("text/*.ftl"), *TEXT.glob("games/broom_service/text/*.ftl")]
    found = {name for file in files for name in re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.M)}
    return {name for name in found if "-" in name}


IDS = message_ids()


def raw(page: Page) -> set[str]:
    """What the page says that is no word of any language."""
    said = page.evaluate(WORDS)
    return set(RAW.findall(said)) | (set(re.findall(r"[\w-]+", said)) & IDS)


def blocks(visitor: Visitor) -> list[dict[str, Any]]:
    """All that this browser was told of the table, view by view."""
    return [block for said in visitor.heard for block in said.get("blocks", ())]


def cells(page: Page, row: Any) -> list[str]:
    return [" ".join(text.split()) for text in row.locator("th, td").all_inner_texts()]


def scored(page: Page, view: dict[str, Any]) -> None:
    """The last table adds up, seat by seat, to what the rules say."""
    outcome = view["outcome"]
    rows = by_id(page, "final-table").locator("tbody tr")
    expect(rows).to_have_count(len(outcome["scores"]))
    totals = []
    for row in rows.all():
        plain = cells(page, row)
        number = [int(text.split()[-1].replace("–", "0").replace("\N{MINUS SIGN}", "-")) for text in plain[1:]]
        *parts, total, _ = number
        assert sum(parts) == total, plain
        totals.append(total)
    assert totals == sorted(outcome["scores"], reverse=True)
    assert rows.locator(".total").first.inner_text() == str(max(outcome["scores"]))
    expect(by_id(page, "final-table").locator("tr.won")).to_have_count(len(outcome["winners"]))


def opened(page: Page) -> None:
    """Unfold all options of a table."""
    for part in page.locator("details:has(.all) > summary").all():
        part.click()


def test_five_bots_with_every_variant_before_an_onlooker(visit: Visit) -> None:
    visitor = visit("fr")
    page = visitor.go()
    box(page).get_by_test_id("create").click()
    by_id(page, "seats-5").click()
    opened(page)
    page.locator("#option-board").select_option(index=1)
    page.locator("#option-storm").check()
    page.locator("#option-mountain").check()
    page.locator("#option-cadence").select_option(index=2)
    by_id(page, "free-0").click()
    for seat in range(5):
        row = by_id(page, f"seat-{seat}")
        row.get_by_role("combobox").select_option("4" if seat == 2 else "1")
        by_id(page, f"bot-{seat}").click()
        by_id(page, f"free-{seat}").wait_for()
    assert not raw(page)
    by_id(page, "start").click()
    by_id(page, "map").wait_for()
    while not by_id(page, "ending").count():
        assert not (wrong := raw(page)), wrong
        assert not page.locator("[data-testid=hand]").count()
        page.wait_for_timeout(250)
    seen = blocks(visitor)
    assert {block["seat"] for block in seen} == {None} and not any(block["legal"] for block in seen)
    assert not any(block["view"]["hand"] for block in seen)
    options = next(said["info"]["options"] for said in reversed(visitor.heard) if "info" in said)
    assert (options["board"], options["storm"], options["mountain"]) == ("back", True, True)
    happened = Counter(event["type"] for block in seen for event in block["events"])
    assert happened["Revealed"] == 7 and happened["RoundOver"] == 7 and happened["TileLaid"] > 3, happened
    expect(page.locator(STEPS)).to_have_count(happened.total())
    last = seen[-1]["view"]
    scored(page, last)
    for seat, held in enumerate(last["seats"]):
        expect(by_id(page, f"person-{seat}").locator(".vp b")).to_have_text(str(held["vp"]))
    assert not (wrong := raw(page)), wrong


def test_two_on_a_phone_by_finger_to_the_end(visit: Visit) -> None:
    visitor = visit("de", PHONE, touch=True)
    page = against(visitor, "random")
    player = Fingertip(page, 3)
    while player.step():
        assert not (wrong := raw(page)), wrong
        assert page.evaluate("[document.documentElement.scrollWidth, scrollY]") == [PHONE[0], 0]
    assert player.kinds["role"] == 7 and player.kinds["lead"] > 4 and player.kinds["map"], player.kinds
    assert player.kinds["answer"] + player.kinds["card"] > 2, player.kinds
    scored(page, blocks(visitor)[-1]["view"])
    expect(by_id(page, "ending")).to_contain_text(re.compile("gewonnen|gewinn|Unentschieden"))
    by_id(page, "again").tap()
    expect(by_id(page, "ending")).to_have_count(0)
    assert player.step()


def test_the_film_a_reload_and_a_fall_of_the_server_end_in_the_same_view(visit: Visit, own_inn: Inn) -> None:
    visitor = visit("en", still=False, url=own_inn.url)
    visitor.pardons.append(r"WebSocket connection to .* failed")
    page = against(visitor, "random", storm=True)
    player = Flyer(page, 2)
    while player.moves < 5 or not player.kinds["target"]:
        assert player.step()
        player.wait()
    before = player.seen()
    page.reload()
    player.wait()
    assert player.seen() == before
    own_inn.kill()
    expect(by_id(page, "reconnecting")).to_be_visible()
    own_inn.open()
    expect(by_id(page, "reconnecting")).to_have_count(0)
    player.wait()
    assert player.seen() == before
    assert player.step()


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_every_word_is_a_word(visit: Visit, lang: str) -> None:
    visitor = visit(lang)
    page = visitor.go()
    box(page).wait_for()
    assert not (wrong := raw(page)), wrong
    box(page).get_by_test_id("create").click()
    opened(page)
    assert not (wrong := raw(page)), wrong
    visitor.go("/rules/broom_service")
    expect(page.locator(".rule").first).to_be_visible()
    assert not (wrong := raw(page)), wrong
    against(visitor, "random", "random", "random", board="back", storm=True, start="1")
    player = Flyer(page, 5) if lang == "de" else Typist(page, 5)
    for _ in range(12):
        assert player.step()
        player.wait()
        assert not (wrong := raw(page)), wrong
    by_id(page, "map").click(button="right")
    expect(by_id(page, "map-card")).to_be_visible()
    for other in ("de", "fr", "en"):
        speak(page, other)
        assert not (wrong := raw(page)), wrong
