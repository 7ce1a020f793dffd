"""Cloud Mine on the page: whole games by mouse, finger and keyboard; five words; secrets; every language and light."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cumuli
from e2e.cloud_player import ASKED, OPEN, STEPS, Fingertip, Gazer, Typist, against, box
from e2e.conftest import Visit
from e2e.player import by_id
from e2e.test_access import CONTRAST, THEMES, asking, faults
from e2e.visit import DESKTOP, PHONE, Visitor, settled
from long import long

TEXT = Path(cumuli.__file__).parent
SPOKEN = """() => {
  const said = [document.title, document.body.innerText];
  for (const e of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      if (e.hasAttribute(name)) said.push(e.getAttribute(name));
  for (const e of document.querySelectorAll('.hidden, [data-testid=log]')) said.push(e.textContent);
  return said.join('\\n');
}"""
"""All that a page says, aloud or only to those who listen."""
ROOM = "() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"


def message_ids() -> set[str]:
    """The names of all messages that no word of a language looks like."""
    files = [*TEXT.glob("text/*.ftl"), *TEXT.glob("games/cloud_mine/text/*.ftl")]
    found = {name for file in files for name in re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.M)}
    return {name for name in found if "-" in name}


IDS = message_ids()


def raw(page: Page) -> set[str]:
    """What the page says that is no word of any language."""
    said = page.evaluate(SPOKEN)
    odd = re.findall(r"\{ ?\$\w*|\bundefined\b|\bNaN\b|\bcm-\w+", said)
    return set(odd) | (set(re.findall(r"[\w-]+", said)) & IDS)


def blocks(visitor: Visitor) -> list[dict[str, Any]]:
    """All that this browser was told of the table, view by view."""
    return [block for said in visitor.heard for block in said.get("blocks", ())]


def scored(page: Page, visitor: Visitor) -> None:
    """The last table says what the rules say."""
    by_id(page, "final").wait_for()
    outcome = blocks(visitor)[-1]["view"]["outcome"]
    rows = by_id(page, "final").locator("tbody tr")
    shown = [int(row.locator(".score").inner_text()) for row in rows.all()]
    assert shown == sorted(outcome["scores"], reverse=True)
    expect(rows.filter(has=page.locator("em"))).to_have_count(len(outcome["winners"]))
    for seat, score in enumerate(outcome["scores"]):
        expect(by_id(page, f"person-{seat}").locator("[data-pile] > span").first).to_have_text(str(score))


def test_a_whole_game_by_mouse_from_the_start_page(visit: Visit) -> None:
    visitor = visit()
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    page = visitor.go()
    box(page).get_by_test_id("start-seats").select_option("6")
    box(page).get_by_test_id("start-level").select_option("1")
    box(page).get_by_test_id("start-bots").click()
    gazer = Gazer(page)
    gazer.wait()
    gazer.painted()
    gazer.play()
    assert min(gazer.kinds.values()) >= 2 and set(gazer.kinds) == {"pick", "describe", "guess"}
    scored(page, visitor)
    happened = Counter(event["type"] for block in blocks(visitor) for event in block["events"])
    assert happened["RoundEnded"] == 13 and happened["GameEnded"] == 1
    expect(page.locator(STEPS)).to_have_count(happened.total())
    cards = [url for url in fetched if "/decks/" in url or url.endswith(".webp")]
    assert [url.rsplit("/", 1)[1] for url in cards if "/decks/" in url] == ["standard.sky"], cards
    assert not [url for url in cards if "/decks/" not in url and "cloud_mine" not in url], "a card has no address"
    assert not raw(page)


def test_a_whole_game_by_finger_with_its_film(visit: Visit) -> None:
    visitor = visit("fr", PHONE, touch=True, still=False)
    page = against(visitor, *["random"] * long(7, 3), cards=long(80, 24))
    finger = Fingertip(page, 3)
    finger.until("guess")
    finger.painted()
    assert page.evaluate(ROOM) == [0, 0]
    finger.play()
    scored(page, visitor)
    assert not raw(page)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit("de")
    page = against(visitor, "random", "random", "random")
    typist = Typist(page, 5)
    typist.play()
    assert set(typist.kinds) == {"pick", "describe", "guess"}
    scored(page, visitor)


def test_words_are_counted_while_one_types_and_kept_when_refused(visit: Visit) -> None:
    page = against(visit(), *["random"] * 3, repeats="refused", elision="strict")
    gazer = Gazer(page)
    gazer.until("describe")
    line, say, told = by_id(page, "describe"), by_id(page, "say"), by_id(page, "count")
    expect(line).to_be_focused()
    expect(say).to_be_disabled()
    line.press_sequentially("five words are not many")
    expect(told.locator(".full")).to_have_count(5)
    expect(say).to_be_enabled()
    line.press_sequentially(" words")
    expect(told).to_have_class(re.compile("wrong"))
    expect(told).to_contain_text("6")
    line.press("Enter")
    expect(line).to_have_value("five words are not many words")
    line.fill("l'ombre de l'ours d'hiver")
    expect(told).to_contain_text("7")
    line.fill("an elephant 🐘")
    expect(say).to_be_disabled()
    line.fill("an Elephant")
    line.press("Enter")
    expect(page.locator(STEPS).filter(has_text="“an Elephant”")).to_have_count(1)
    gazer.until("describe")
    by_id(page, "describe").fill("AN ELEPHANT!")
    expect(by_id(page, "say")).to_be_disabled()
    expect(by_id(page, "count")).to_have_class(re.compile("wrong"))


def test_only_scout_and_dreamer_are_shown_what_is_meant(visit: Visit) -> None:
    visitor = visit()
    page = against(visitor, *["random"] * 4)
    Gazer(page, 2).play()
    knew: Counter[str] = Counter()
    for block in blocks(visitor):
        view, seat = block["view"], block["seat"]
        assert seat == 0
        if view["target"] is not None:
            assert seat in (view["dreamer"], view["scout"])
            knew["dreamer" if seat == view["dreamer"] else "scout"] += 1
        if view["hand"] is not None:
            assert seat == view["scout"] and view["hand"] == sorted(view["hand"])
    assert min(knew["dreamer"], knew["scout"]) > 2


TOPMOST = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].flatMap((a) => [0.15, 0.5, 0.85].map((b) => [x + a * width, y + b * height]));
  return spots.every(([left, top]) => button.contains(document.elementFromPoint(left, top)));
}"""


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720)])
def test_no_cloud_hides_the_button_that_means_it(visit: Visit, size: tuple[int, int]) -> None:
    page = against(visit("en", size), "random", "random", start="2")
    player = Gazer(page)
    assert player.wait() == "pick"
    for place in range(4):
        page.locator(OPEN).nth(place).click()
        confirm = by_id(page, "confirm")
        page.wait_for_timeout(400)
        assert confirm.evaluate(TOPMOST), place
    confirm.click()
    page.locator(OPEN).first.wait_for(state="hidden")


def test_a_cloud_is_called_by_its_letter_and_nothing_else(visit: Visit) -> None:
    page = against(visit(), *["random"] * 4)
    gazer = Gazer(page)
    gazer.until("guess")
    names = page.locator(OPEN).evaluate_all("(all) => all.map((e) => e.getAttribute('aria-label'))")
    assert all(re.fullmatch("Cloud [A-E]", name) for name in names), names
    assert not by_id(page, "sky").locator("img, image, [src], [href]").count()
    turned = page.locator(".cloud.turned")
    for cloud in turned.all():
        assert re.fullmatch("Cloud [A-E], turned over", cloud.get_attribute("aria-label") or "")


def test_a_closer_look_takes_a_long_press_and_chooses_nothing(visit: Visit) -> None:
    page = against(visit("en", PHONE, touch=True), *["random"] * 4)
    finger = Fingertip(page)
    finger.until("guess")
    cloud = page.locator(OPEN).first
    cloud.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(by_id(page, "look")).to_be_visible()
    cloud.dispatch_event("pointerup", {"pointerType": "touch"})
    by_id(page, "look").get_by_role("button").tap()
    expect(by_id(page, "look")).to_have_count(0)
    expect(cloud).to_have_attribute("aria-pressed", "false")


def test_the_round_before_stays_in_sight(visit: Visit) -> None:
    visitor = visit()
    page = against(visitor, *["random"] * 4)
    gazer = Gazer(page, 4)
    gazer.until("describe")
    gazer.answer("describe")
    gazer.until("guess")
    last = [block["view"]["last"] for block in blocks(visitor)][-1]
    panel = by_id(page, "last")
    expect(panel.locator("q")).to_have_text(f"“{last['text']}”")
    expect(panel.locator(".tried li")).to_have_count(len(last["tried"]))
    expect(panel.locator(".awards b")).to_have_text([f"+{cards}" for cards in last["awards"] if cards])
    expect(panel.locator(".tried .right")).to_have_count(0 if last["hit"] is None else 1)


def test_what_the_bots_saw_is_told_when_the_round_is_over(visit: Visit) -> None:
    visitor = visit("fr")
    page = against(visitor, "normal", "normal", "normal", "normal")
    gazer = Gazer(page, 6)
    while not by_id(page, "last").count():
        gazer.answer(gazer.wait())
        page.locator(f"{OPEN}, [data-testid=describe], [data-testid=last]").first.wait_for()
    by_id(page, "visions").click()
    seen = by_id(page, "seen")
    expect(seen.locator("li")).to_have_count(5)
    expect(seen.locator("dd")).to_have_count(20)
    assert all(len(words.split(" · ")) == 3 for words in seen.locator("dd").all_inner_texts())
    seen.get_by_role("button").click()
    expect(seen).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE, (360, 640)], ids=str)
@pytest.mark.parametrize("seats", long([3, 8], [8]))
def test_every_cloud_is_in_sight_without_scrolling(visit: Visit, size: tuple[int, int], seats: int) -> None:
    page = against(visit("de", size), *["random"] * (seats - 1))
    gazer = Gazer(page)
    gazer.until("guess")
    assert page.evaluate(ROOM) == [0, 0]
    clouds = page.locator("[data-place]")
    assert clouds.count() == max(4, seats)
    for cloud in clouds.all():
        at = cloud.bounding_box()
        assert at and at["x"] >= 0 and at["y"] >= 0 and at["width"] >= 80
        assert at["x"] + at["width"] <= size[0] and at["y"] + at["height"] <= size[1]
    assert not raw(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_nothing_that_axe_finds_in_any_light(visit: Visit, size: tuple[int, int]) -> None:
    page = against(visit("fr", size), *["random"] * 4)
    gazer = Gazer(page)
    for kind in ("pick", "describe", "guess"):
        gazer.until(kind)
        page.emulate_media(reduced_motion="no-preference")
        for theme in THEMES:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            settled(page)
            assert not (wrong := faults(page, asking(theme == "day", CONTRAST))), (kind, theme, wrong)
        page.emulate_media(reduced_motion="reduce")
        gazer.answer(kind)


def test_three_people_in_three_browsers_play_a_whole_game(visit: Visit) -> None:
    ann, ben, eve = visit(), visit("de", PHONE, touch=True), visit("fr")
    page = against(ann, None, None, begin=False, cards=24)
    table = page.url.split("/t/")[1]
    people = [Gazer(page, 1)]
    for number, guest in enumerate((ben, eve), 1):
        there = guest.go(f"/t/{table}")
        by_id(there, f"take-{number}").click()
        people.append((Fingertip if guest is ben else Gazer)(there, number + 1))
    by_id(page, "start").click()
    for _ in range(80):
        if by_id(page, "ending").count():
            break
        asked = [one for one in people if one.page.locator(ASKED).count()]
        if not asked:
            page.wait_for_timeout(100)
            continue
        asked[0].answer(asked[0].wait())
    for one, visitor in zip(people, (ann, ben, eve), strict=True):
        by_id(one.page, "ending").wait_for()
        scored(one.page, visitor)
    assert {kind for one in people for kind in one.kinds} == {"pick", "describe", "guess"}
    assert all(one.kinds.total() >= 6 for one in people)
