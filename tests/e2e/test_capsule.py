"""A bug capsule is packed with one click, tells nothing of others while the game goes on, and opens elsewhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from cumuli.cli import main
from e2e.conftest import Visit
from e2e.player import Player, against_a_bot, by_id, table_of
from e2e.test_access import faults
from e2e.visit import PHONE


def packed(page: Page, to: Path) -> dict[str, Any]:
    """Open the menu and press the button; what the file holds."""
    by_id(page, "menu").click()
    with page.expect_download() as download:
        by_id(page, "capsule").click()
    assert download.value.suggested_filename == f"{table_of(page)}.cumuli-capsule"
    download.value.save_as(to)
    assert not (wrong := faults(page)), wrong
    found: dict[str, Any] = json.loads(to.read_text("utf-8"))
    return found


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_a_capsule_is_packed_during_a_game_and_after_it(
    visit: Visit, lang: str, phone: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor = visit(lang, PHONE, touch=True) if phone else visit(lang)
    page = against_a_bot(visitor, {"board": "2x2"})
    player = Player(page)
    player.step()
    page.locator(".prompt.asked, [data-testid=ending]").first.wait_for()
    visitor.pardons.append("a planted fault")
    page.evaluate("setTimeout(() => { throw new Error('a planted fault') })")
    file = tmp_path / "it.cumuli-capsule"
    during = packed(page, file)
    if by_id(page, "ending").count() == 0:
        assert (during["record"], during["plies"], during["status"]) == ("", None, "playing")
        assert main(["capsule", str(file), "--lang", "en"]) == 0
        assert "Nothing was played" in capsys.readouterr().out
    (seen,) = during["seen"]
    assert seen["seat"] == 0 and during["seq"] > 0 and during["page"]["lang"] == lang
    kinds = {(one["what"], one["type"]) for one in during["trace"]}
    assert {("sent", "Act"), ("heard", "Done"), ("click", "menu"), ("error", "")} <= kinds
    assert "a planted fault" in str([one["about"] for one in during["trace"] if one["what"] == "error"])
    said = json.dumps(during)
    assert '"name"' not in said and "cumuli=" not in said
    page.keyboard.press("Escape")
    player.play()
    whole = packed(page, file)
    assert whole["record"].endswith("\n") and whole["plies"] == len(whole["record"].split("\n\n")[1].splitlines()) - 1
    assert main(["capsule", str(file), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "Seat 1 saw just what it would see here." in said and "a planted fault" in said
    seen = whole["seen"][0]["view"]
    seen["size"] = 9
    file.write_text(json.dumps(whole), "utf-8")
    assert main(["capsule", str(file), "--lang", "en"]) == 0
    assert "Seat 1 saw 9 as size, here it is 2." in capsys.readouterr().out


def test_without_the_house_the_page_packs_its_own_part(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("de")
    page = against_a_bot(visitor, {"board": "2x2"})
    page.locator(".cells .cell").first.wait_for()
    visitor.pardons.append("ERR_FAILED")
    page.route("**/api/capsule/*", lambda route: route.abort())
    file = tmp_path / "it.cumuli-capsule"
    alone = packed(page, file)
    assert "house" not in alone and alone["seen"] and alone["game"] == "cloudy_kingdom"
    expect(page.locator(".drop")).to_contain_text("nur den Teil dieses Browsers")
    assert main(["capsule", str(file), "--lang", "de"]) == 0


def test_where_the_house_stumbles_the_capsule_is_offered_and_holds_the_move(visit: Visit, tmp_path: Path) -> None:
    """As a rule that fails would show: the hub refuses what it could not carry out."""
    visitor = visit("en", PHONE, touch=True)
    page = against_a_bot(visitor, {"board": "2x2"})
    page.locator(".prompt.asked").wait_for()

    def stumbling(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def said(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] != "Act":
                return house.send(message)
            line.send(
                json.dumps({"type": "Refused", "id": command["id"], "reason": "bad-message", "rule": "", "args": {}})
            )

        line.on_message(said)

    page.route_web_socket("**/ws", stumbling)
    page.reload()
    page.locator(".prompt.asked").wait_for()
    page.locator(".cell.now").first.click()
    by_id(page, "confirm").click()
    expect(by_id(page, "stumbled")).to_contain_text("The house stumbled")
    assert not (wrong := faults(page)), wrong
    with page.expect_download() as download:
        by_id(page, "stumbled").get_by_test_id("capsule").click()
    file = tmp_path / "it.cumuli-capsule"
    download.value.save_as(file)
    trace = json.loads(file.read_text("utf-8"))["trace"]
    (refused,) = [one for one in trace if one["what"] == "refused"]
    (sent,) = [one for one in trace if one["type"] == "Act"]
    assert refused["about"] == {"id": sent["about"]["id"], "reason": "bad-message"} and sent["about"]["action"]
    by_id(page, "stumbled").get_by_role("button").last.click()
    expect(by_id(page, "stumbled")).to_have_count(0)


def test_on_a_short_screen_the_menu_is_scrolled_to_its_end(visit: Visit) -> None:
    visitor = visit("de", (360, 560), touch=True)
    page = against_a_bot(visitor, {"board": "2x2"})
    page.locator(".cells .cell").first.wait_for()
    by_id(page, "menu").tap()
    by_id(page, "capsule").wait_for()
    last = page.locator(".drop > :last-child")
    last.scroll_into_view_if_needed()
    box, edge = last.bounding_box(), page.locator(".drop").bounding_box()
    assert box and edge and box["y"] + box["height"] <= 560 and edge["y"] + edge["height"] <= 560
    assert not (wrong := faults(page)), wrong
