"""Nothing leaves the house, no secret stands in an address, and whoever wants to be forgotten is."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.player import by_id, on_card, table_of
from e2e.test_access import faults
from e2e.visit import PHONE

WORDS = {
    "en": ("Save my data", "Delete my data", "Delete everything", "Keep it"),
    "de": ("Meine Daten als Datei", "Meine Daten löschen", "Alles löschen", "Behalten"),
    "fr": ("Enregistrer mes données", "Effacer mes données", "Tout effacer", "Garder"),
}


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=False).first.click()


def test_everything_comes_from_the_house_and_no_address_tells_a_secret(visit: Visit) -> None:
    """Start, a game against a bot, rules, the page about it, a file and a farewell: every request is looked at."""
    visitor = visit("de", PHONE, touch=True)
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda socket: asked.append(socket.url))
    page = visitor.go()
    by_id(page, "name").fill("Annabella")
    on_card(page, "create").tap()
    link = by_id(page, "invite-link").input_value()
    table = table_of(page)
    page.goto(f"{visitor.url}/rules/cloud_mine")
    page.goto(f"{visitor.url}/about")
    page.locator(".more a").tap()
    save, delete, all_of_it, keep = WORDS["de"]
    with page.expect_download() as download:
        page.get_by_role("link", name=save).tap()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert told["person"]["name"] == "Annabella" and [one["table"] for one in told["tables"]] == [table]
    (cookie,) = (c["value"] for c in visitor.context.cookies())
    press(page, delete)
    expect(page.get_by_role("button", name=keep)).to_be_focused()
    assert not (wrong := faults(page)), wrong
    press(page, keep)
    expect(page.get_by_role("button", name=all_of_it)).to_have_count(0)
    press(page, delete)
    press(page, all_of_it)
    expect(page.locator(".gone")).to_be_visible()
    expect(page.get_by_role("link", name=save)).to_have_count(0)
    (new,) = (c["value"] for c in visitor.context.cookies())
    assert new != cookie and page.evaluate("localStorage.getItem('cumuli.name')") is None
    page.locator(".gone a").tap()
    expect(by_id(page, "name")).to_have_value("")

    assert len(asked) > 20 and {urlsplit(url).netloc for url in asked} == {urlsplit(visitor.url).netloc}
    secrets = {cookie, new, *told["person"]["ids"]}
    assert not [url for url in (*asked, link) if any(secret in url for secret in secrets)]


def test_what_is_kept_is_told_as_the_house_is_set_up(visit: Visit) -> None:
    for lang, days in (("en", "7 days"), ("fr", "7 jours")):
        page = visit(lang).go("/privacy")
        expect(page.locator("main")).to_contain_text(days)
        for word in WORDS[lang][:2]:
            expect(page.locator("main")).to_contain_text(word)
