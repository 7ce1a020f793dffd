"""Broom Service at the table: bots in one press, an answer given ahead, nothing that axe finds by day or by night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cumuli.server.minds.botnames import NAMES
from e2e.broom_player import Fingertip, Flyer, against, box
from e2e.conftest import Visit
from e2e.player import by_id
from e2e.test_access import CONTRAST, asking, faults
from e2e.test_broom_service import blocks
from e2e.visit import DESKTOP, PHONE, settled

CALM = "() => !document.getAnimations().some((one) => one.playState === 'running')"
ROLES = ("forest_witch", "hill_witch", "valley_druid", "fruit_gatherer")


def test_bots_in_one_press(visit: Visit) -> None:
    page = visit().go()
    box(page).get_by_test_id("create").click()
    by_id(page, "bot-1").click()
    expect(by_id(page, "seat-1").locator("strong")).to_have_text(re.compile("^(" + "|".join(NAMES) + ")$"))
    page.goto(page.url.split("/t/")[0])
    box(page).get_by_test_id("start-bots").click()
    assert Flyer(page).step()


def test_an_answer_given_ahead_is_taken_back_and_given_anew(visit: Visit) -> None:
    ann, ben, cleo = visit("en"), visit("de"), visit("fr", PHONE, touch=True)
    page = against(ann, None, None, begin=False, start="1")
    for seat, friend in enumerate((ben, cleo), 1):
        friend.page.goto(page.url)
        by_id(friend.page, f"take-{seat}").click()
    by_id(page, "start").click()
    players = [Flyer(page), Flyer(ben.page), Fingertip(cleo.page)]
    for player in players:
        player.wait()
        player.select(*ROLES)
    by_id(page, "lead-fruit_gatherer-brave").click()
    players[0].send(by_id(page, "confirm"))
    expect(by_id(ben.page, "answer-brave")).to_be_visible()
    others = [(each, Flyer(each.page).seen(), len(each.heard)) for each in (ann, ben)]
    for press in ("seal-brave", "unseal", "seal-cowardly"):
        by_id(cleo.page, press).tap()
        expect(by_id(cleo.page, press)).to_have_count(0)
    expect(by_id(cleo.page, "unseal")).to_be_visible()
    cleo.page.reload()
    expect(by_id(cleo.page, "unseal")).to_be_visible()  # the house keeps it, for its seat alone
    for each, seen, heard in others:
        assert Flyer(each.page).seen() == seen
        assert not any(block["sealed"] or block["ahead"] for block in blocks(each)[heard:])
    players[1].send(by_id(ben.page, "answer-brave"))
    for each in (ann, ben, cleo):
        expect(by_id(each.page, "declared-2").locator(".what")).to_be_visible()
    declared = [event for block in blocks(ann) for event in block["events"] if event["type"] in ("Answered", "Bumped")]
    assert [(one["type"], one["seat"], one.get("brave")) for one in declared] == [
        ("Answered", 1, True),
        ("Bumped", 0, None),
        ("Answered", 2, False),
    ]
    assert players[2].wait() == "move"  # a cowardly one acts at once
    assert "gather" in players[2].found()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_that_axe_finds_by_day_and_by_night(visit: Visit, size: tuple[int, int]) -> None:
    touch = size == PHONE
    page = against(visit("en", size, touch=touch), "random", "random", board="back", storm=True)
    player = Fingertip(page, 4) if touch else Flyer(page, 4)
    wrong: dict[str, list[str]] = {}

    def look(when: str) -> None:
        for theme in ("moonlight", "day"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            settled(page)
            page.wait_for_function(CALM)  # colors change by and by
            wrong[f"{when}, {theme}"] = faults(page, asking(theme == "day", CONTRAST))

    player.wait()
    player.press(page.locator("button[data-testid|=role]").first)
    look("roles")
    while "target" not in player.found():
        assert player.step()
        player.wait()
    player.press(by_id(page, player.found()["target"][0]))
    look("a place")
    for tab in ("people", "round") if touch else ():
        by_id(page, f"tab-{tab}").tap()
        wrong[tab] = faults(page)
    assert not any(wrong.values()), wrong
