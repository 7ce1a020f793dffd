"""An owner of a box corrects the stand-ins, is stopped where something cannot be, and plays with the own values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Visit
from e2e.player import by_id, on_card
from e2e.visit import PHONE, Visitor


def entry(page: Page, id: str) -> Locator:
    return by_id(page, f"standin-{id}")


def unfold(page: Page, chapter: str) -> None:
    by_id(page, f"chapter-{chapter}").locator("summary").first.click()


def faultless(page: Page) -> None:
    page.locator("#main").wait_for(state="attached")
    found = Axe().run(page).response["violations"]
    assert not found, [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def static(visitor: Visitor) -> dict[str, Any]:
    """What the last table opened told of its cards and its map."""
    found: list[dict[str, Any]] = [
        said["static"] for said in visitor.heard if said["type"] == "Opened" and said["static"]
    ]
    return found[-1]


def test_cards_are_corrected_kept_as_a_file_and_played_with_at_once(visit: Visit, tmp_path: Path) -> None:
    ann = visit("en")
    page = ann.go()
    page.get_by_role("link", name="Make it your own").first.click()
    faultless(page)
    page.get_by_role("link", name="Cloudy Kingdom").click()
    expect(by_id(page, "progress")).to_have_text("0 of 35 checked")
    play = by_id(page, "play-printed")
    expect(play).to_be_disabled()

    unfold(page, "board")  # two castles of one family on one side: refused with a sentence, until it is taken back
    castles = entry(page, "castles.3x3.two")
    castles.get_by_role("button", name="north, place 1: Raven").click()
    expect(castles.get_by_role("alert")).to_contain_text("A family stands twice on one side.")
    expect(play).to_be_disabled()
    castles.get_by_test_id("reset").click()
    expect(castles.get_by_role("alert")).to_be_empty()

    unfold(page, "faces")  # the side branch becomes a crossing
    branch = entry(page, "face.tee_side")
    branch.get_by_test_id("side-W").click()
    expect(branch.get_by_test_id("mark")).to_have_text("Yours")
    expect(branch).to_contain_text("joins north, east, south, and west")
    entry(page, "count.straight").get_by_role("button", name="More: Cards").click()
    entry(page, "count.bridge").get_by_test_id("right").check()
    page.get_by_label("Whose box is it?").fill("Ann")
    expect(by_id(page, "progress")).to_have_text("3 of 35 checked")
    expect(play).to_be_enabled()
    faultless(page)

    with page.expect_download() as coming:
        by_id(page, "save-printed").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    values = {"face.tee_side": ["NESW", "NS"], "count.straight": [13]}
    kept = {"cumuli": "corrections", "version": 1, "game": "cloudy_kingdom"}
    assert json.loads(file.read_text()) == {**kept, "by": "Ann", "values": values, "right": ["count.bridge"]}
    by_id(page, "over-printed").click()
    by_id(page, "over-printed").click()
    expect(by_id(page, "progress")).to_have_text("0 of 35 checked")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(file.read_text().replace("cloudy_kingdom", "broom_service"))
    for path, said in ((wrong, "for another game: Broom Service"), (file, "3 values are checked in it")):
        page.locator("input[type=file]").set_input_files(path)
        expect(page.locator("section").filter(has=play)).to_contain_text(said)
    expect(by_id(page, "progress")).to_have_text("3 of 35 checked")
    page.reload()
    expect(by_id(page, "progress")).to_have_text("3 of 35 checked")

    by_id(page, "play-printed").click()
    by_id(page, "menu").click()
    expect(by_id(page, "printed-own")).to_have_text("After the box of Ann: 2 corrected, 1 confirmed.")
    page.get_by_text("What was corrected").click()
    expect(by_id(page, "standins")).to_contain_text("Stand-in: 12")
    faultless(page)
    faces = static(ann)["faces"]
    assert (faces["tee_side"]["blocks"], faces["straight"]["count"]) == (["NESW"], 13)


def test_the_map_is_corrected_by_touch_and_taken_to_the_table_of_its_host(visit: Visit) -> None:
    ben = visit("de", PHONE, touch=True)
    page = ben.go()
    on_card(page, "create", "broom_service").click()
    expect(by_id(page, "standins")).to_contain_text("Platzhalter")
    table = page.url
    by_id(page, "standins").get_by_role("link").click()

    unfold(page, "heavy")
    first = entry(page, "heavy.1")
    first.get_by_role("button", name="Mehr: Anzahl").tap()
    expect(by_id(page, "chapter-heavy")).to_contain_text("In der Schachtel sind 24 Gewitterwolken, und das sind 25.")
    expect(by_id(page, "take-printed")).to_be_disabled()
    entry(page, "heavy.2").get_by_role("button", name="Weniger: Anzahl").tap()
    expect(by_id(page, "take-printed")).to_be_enabled()

    unfold(page, "front")
    realm = by_id(page, "map-front")
    realm.scroll_into_view_if_needed()
    width = realm.bounding_box()["width"]  # type: ignore[index]
    realm.tap(position={"x": 0.07 * width, "y": 0.08 * width})
    expect(by_id(page, "region-front")).to_have_value("F01")
    entry(page, "F01").get_by_label("Landschaft").select_option(label="Wald")
    tower = page.locator("[data-testid^=standin-FT]").first
    id = (tower.get_attribute("data-testid") or "").removeprefix("standin-")
    tower.get_by_role("button", name="Mehr: SP").tap()
    expect(tower.get_by_test_id("mark")).to_have_text("Von dir")
    expect(by_id(page, "take-printed")).to_be_enabled()
    faultless(page)

    by_id(page, "take-printed").tap()
    page.wait_for_url(table)
    expect(by_id(page, "printed-own")).to_contain_text("4 berichtigt")
    by_id(page, "bot-1").tap()
    by_id(page, "start").tap()
    by_id(page, "menu").wait_for()
    board = static(ben)["board"]
    assert board["regions"]["F01"]["terrain"] == "forest" and board["towers"][id]["vp"] == 8


def test_decks_of_clouds_are_looked_through_named_and_laid_on_the_host_s_table(visit: Visit) -> None:
    page = visit("fr").go("/workshop")
    page.get_by_role("link", name="Voir les paquets").click()
    expect(page.get_by_role("heading", name="Les quatre-vingts nuages")).to_be_visible()
    faultless(page)
    by_id(page, "make-sky").click()
    page.get_by_role("textbox").first.fill("thé")
    by_id(page, "grow").click()
    name = by_id(page, "deck-name")
    name.fill("Jour de pluie")
    name.blur()
    page.get_by_text("Jour de pluie").first.wait_for()
    page.reload()
    expect(by_id(page, "deck-name")).to_have_value("Jour de pluie")
    expect(by_id(page, "deck-tile").nth(1)).to_contain_text("thé")
    faultless(page)
    by_id(page, "delete").click()
    by_id(page, "delete-sure").click()
    expect(by_id(page, "deck-tile")).to_have_count(1)
    by_id(page, "play-deck").click()
    by_id(page, "menu").wait_for()
