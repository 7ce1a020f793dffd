"""The deck of a Cloud Mine table: own pictures, refused pictures, doodles and an endless sky."""

from __future__ import annotations

import math
import re
from io import BytesIO
from itertools import combinations
from random import Random
from typing import Any

from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import FilePayload, FloatRect, Locator, Page, expect

from e2e.cloud_player import Gazer, against, box
from e2e.conftest import Visit
from e2e.player import by_id
from e2e.test_access import CONTRAST, THEMES, asking, faults
from e2e.visit import DESKTOP, PHONE, Visitor, settled

MAKING = 240_000
"""Milliseconds that clouds may take to grow, and bots to look at them, on a busy machine."""
FISH = [(0.24, 0.52), (0.3, 0.43), (0.4, 0.38), (0.5, 0.37), (0.6, 0.4), (0.68, 0.46), (0.75, 0.41), (0.82, 0.38)]
FISH += [(0.8, 0.46), (0.8, 0.56), (0.83, 0.66), (0.75, 0.62), (0.68, 0.57), (0.6, 0.63), (0.5, 0.67), (0.38, 0.65)]
FISH += [(0.29, 0.59)]
"""An outline that ends near where it began, as hands draw: shares of the sheet."""
EYE = [(0.38 + 0.05 * math.cos(turn / 8 * math.tau), 0.51 + 0.05 * math.sin(turn / 8 * math.tau)) for turn in range(9)]
ALPHA = """(canvas) => {
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  let seen = 0;
  for (let at = 3; at < data.length; at += 4) seen += data[at] > 100;
  return seen / (data.length / 4);
}"""
"""Which share of a canvas has something on it."""
LARGE = """() => [...document.querySelectorAll('dialog :is(button, select, .button, input:not(.hidden))')]
  .filter((e) => e.offsetParent && e.getBoundingClientRect().height < 44).map((e) => e.outerHTML)"""
"""What is too small for a thumb."""


def stain(number: int) -> FilePayload:
    """A picture like no other: coloured stains that run into each other."""
    random = Random(number)
    picture = Image.new("RGB", (200, 150), tuple(random.randrange(30, 230) for _ in range(3)))
    pen = ImageDraw.Draw(picture)
    for _ in range(9):
        x, y, size = random.randrange(200), random.randrange(150), random.randrange(10, 70)
        pen.ellipse((x - size, y - size, x + size, y + size), fill=tuple(random.randrange(20, 240) for _ in range(3)))
    out = BytesIO()
    picture.filter(ImageFilter.GaussianBlur(4)).save(out, "JPEG")
    return {"name": f"stain-{number}.jpg", "mimeType": "image/jpeg", "buffer": out.getvalue()}


def star() -> FilePayload:
    """A dark star on a light ground."""
    picture = Image.new("RGB", (300, 300), "white")
    turns = [(k * math.pi / 5, reach) for k, reach in enumerate((140, 62) * 5)]
    around = [(150 + reach * math.sin(turn), 150 - reach * math.cos(turn)) for turn, reach in turns]
    ImageDraw.Draw(picture).polygon(around, fill="black")
    out = BytesIO()
    picture.save(out, "PNG")
    return {"name": "star.png", "mimeType": "image/png", "buffer": out.getvalue()}


DRAWING: FilePayload = {
    "name": "wolke.svg",
    "mimeType": "image/svg+xml",
    "buffer": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
}


def choosing(page: Page, way: str) -> None:
    """Open the form for a new deck of this kind."""
    by_id(page, "choose-deck").click()
    by_id(page, f"make-{way}").click()


def draw(page: Page, line: list[tuple[float, float]]) -> None:
    """Draw a line on the sheet with the mouse."""
    sheet = by_id(page, "pad").bounding_box()
    assert sheet
    points = [(sheet["x"] + x * sheet["width"], sheet["y"] + y * sheet["height"]) for x, y in line]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=3)
    page.mouse.up()


def on_table(page: Page, kind: str) -> Locator:
    """Wait until the deck of this kind lies on the table; give its tile."""
    tile = page.locator(f"li.on[data-kind={kind}]")
    expect(tile).to_be_visible(timeout=MAKING)
    return tile


def told(visitor: Visitor) -> dict[str, Any]:
    """The options of the table that this browser was told of last."""
    options: dict[str, Any] = [said["info"]["options"] for said in visitor.heard if "info" in said][-1]
    return options


def overlap(one: FloatRect | None, other: FloatRect | None) -> bool:
    assert one and other
    aside = abs(one["x"] - other["x"]) < min(one["width"], other["width"]) - 1
    return aside and abs(one["y"] - other["y"]) < min(one["height"], other["height"]) - 1


def test_a_table_plays_with_pictures_somebody_brought(visit: Visit) -> None:
    visitor = visit()
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    page = against(visitor, *["easy"] * 4, begin=False)
    choosing(page, "pictures")
    by_id(page, "files").set_input_files([stain(number) for number in range(20)])
    expect(by_id(page, "picked")).to_contain_text("4 more")
    expect(by_id(page, "send")).to_be_disabled()
    by_id(page, "files").set_input_files([stain(number) for number in range(16, 24)])  # some of them once more
    expect(by_id(page, "sheaf").locator("canvas.shown")).to_have_count(28)
    for number in range(16, 20):
        by_id(page, "sheaf").get_by_role("button", name=f"stain-{number}.jpg").last.click()
    expect(by_id(page, "picked")).to_have_text(re.compile("^24 files chosen"))
    by_id(page, "send").click()
    on_table(page, "pictures")
    page.keyboard.press("Escape")
    expect(by_id(page, "deck-kind")).to_contain_text("24 cards")
    deck = told(visitor)["deck"]
    by_id(page, "start").click()
    gazer = Gazer(page)
    gazer.until("guess")
    gazer.painted()
    clouds = page.locator("[data-place] canvas")
    assert clouds.count() == 5 and page.locator("[data-place] canvas:not(.cloud)").count() == 5
    assert min(cloud.evaluate(ALPHA) for cloud in clouds.all()) > 0.99, "a picture fills its sheet"
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(700)  # they float to their places
        boxes = [cloud.bounding_box() for cloud in clouds.all()]
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)], "no picture hides another"
    assert {url.rsplit("/", 1)[1] for url in fetched if url.endswith(".sky")} == {"standard.sky", f"{deck}.sky"}


def test_a_refused_picture_is_named_and_the_others_stay_chosen(visit: Visit) -> None:
    visitor = visit("de", PHONE, touch=True)
    visitor.pardons.append(r"400")
    page = against(visitor, *["random"] * 2, begin=False)
    choosing(page, "pictures")
    by_id(page, "files").set_input_files([*(stain(number) for number in range(24)), DRAWING])
    by_id(page, "send").tap()
    expect(page.get_by_role("alert").filter(has_text="„wolke.svg“ ist eine Vektorgrafik")).to_be_in_viewport()
    wrong = by_id(page, "sheaf").locator("li.wrong")
    expect(wrong).to_have_text("wolke.svg")
    expect(wrong).to_be_in_viewport()
    for theme in THEMES:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        settled(page)
        assert not (found := faults(page, asking(theme == "day", CONTRAST))), (theme, found)
    assert not page.evaluate(LARGE)
    page.keyboard.press("Escape")
    choosing(page, "pictures")
    expect(by_id(page, "sheaf").locator("li")).to_have_count(25)
    by_id(page, "sheaf").get_by_role("button", name="wolke.svg weglassen").tap()
    expect(page.get_by_role("alert").filter(has_text="wolke.svg")).to_have_count(0)
    by_id(page, "send").tap()
    on_table(page, "pictures")
    page.locator("[data-kind=standard] .tile").tap()
    on_table(page, "standard")
    by_id(page, "delete").tap()
    by_id(page, "delete-sure").tap()
    expect(by_id(page, "deck-tile")).to_have_count(1)


def test_a_doodle_becomes_a_cloud_and_lies_in_the_tables_deck(visit: Visit) -> None:
    ann, ben = visit("fr"), visit("de", PHONE)
    page = against(ann, None, "random", begin=False)
    choosing(page, "draw")
    expect(by_id(page, "become")).to_be_disabled()
    draw(page, FISH)
    draw(page, EYE)
    draw(page, [(0.05, 0.05), (0.95, 0.95)])
    drawn = by_id(page, "pad").evaluate(ALPHA)
    page.keyboard.press("Control+z")
    assert by_id(page, "pad").evaluate(ALPHA) < drawn, "a line is taken back"
    by_id(page, "clear").click()
    assert by_id(page, "pad").evaluate(ALPHA) == 0
    by_id(page, "undo").click()
    by_id(page, "become").click()
    cloud = by_id(page, "became").locator("canvas.shown.cloud")
    expect(cloud).to_be_visible(timeout=MAKING)
    assert 0.1 < cloud.evaluate(ALPHA) < 0.5, "a closed outline is filled"
    expect(by_id(page, "keep")).to_be_focused()
    page.keyboard.press("Enter")
    by_id(page, "shape").set_input_files([star()])
    expect(cloud).to_be_visible(timeout=MAKING)
    by_id(page, "keep").click()
    expect(by_id(page, "kept")).to_have_count(2)
    assert not (found := faults(page)), found
    by_id(page, "put").click()
    expect(on_table(page, "doodles")).to_contain_text("82 cartes")
    assert told(ann)["cards"] == 82 and told(ann)["deck"] != "standard"
    there = ben.go(page.url.removeprefix(ann.url))
    expect(by_id(there, "deck")).to_contain_text("Ein eigenes Deck")
    expect(by_id(there, "deck").locator("canvas")).to_have_count(0)
    by_id(there, "take-1").click()
    expect(by_id(there, "deck-kind")).to_contain_text("82 Karten")
    by_id(there, "deck").scroll_into_view_if_needed()
    expect(by_id(there, "deck").locator(".narrow canvas.shown")).to_have_count(4)
    expect(by_id(there, "choose-deck")).to_have_count(0)


def test_an_endless_sky_grows_while_the_table_waits(visit: Visit) -> None:
    visitor = visit("de")
    page = visitor.go()
    box(page).get_by_test_id("start-seats").select_option("3")
    box(page).get_by_test_id("create").click()
    by_id(page, "choose-deck").wait_for()
    assert told(visitor)["language"] == "de", "bots speak the language of whoever opens the table"
    by_id(page, "choose-deck").press("Enter")
    by_id(page, "make-sky").press("Enter")
    page.get_by_label("Ein Wort oder eine Zahl").fill("Regensonntag")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Wie viele Wolken")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("Wie viele Wolken")).to_have_value("24")
    page.keyboard.press("Tab")
    expect(by_id(page, "grow")).to_be_focused()
    page.keyboard.press("Enter")
    growing = page.locator("[data-testid=deck-tile][data-state=making]")
    expect(growing.get_by_role("progressbar", name=re.compile("von 24 Wolken"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(by_id(page, "choose-deck")).to_be_focused()
    expect(by_id(page, "deck-kind")).to_have_attribute("data-kind", "sky", timeout=MAKING)
    expect(by_id(page, "deck-kind")).to_contain_text("24 Karten")
    expect(by_id(page, "deck").locator(".wide canvas.shown.cloud")).to_have_count(6)
    assert told(visitor)["cards"] == 24 and told(visitor)["language"] == "de"
