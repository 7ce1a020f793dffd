"""The page as an app: it opens without a connection, keeps what was read, and says when it is outdated."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cumuli.server.pages import STATIC
from e2e.conftest import Visit
from e2e.inn import Inn
from e2e.visit import PHONE

LOOKED_AFTER = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
LOST = [r"failed: .*", r"console: .*(ERR_CONNECTION_REFUSED|WebSocket connection).*"]


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[Inn]:
    """A house that may burn down, whose page may be built anew."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    house = Inn(tmp_path, static=static)
    try:
        yield house.open()
    finally:
        house.close()


def test_the_page_opens_without_a_connection_and_says_when_it_is_outdated(visit: Visit, old_house: Inn) -> None:
    visitor = visit("de", PHONE, touch=True, url=old_house.url, app=True)
    visitor.pardons += LOST
    page = visitor.go()
    page.get_by_test_id("create").first.wait_for()
    page.wait_for_function(LOOKED_AFTER)

    old_house.kill()
    page.goto(f"{old_house.url}/")
    lost = page.get_by_test_id("offline")
    lost.get_by_role("heading", name="Keine Verbindung").wait_for()
    page.get_by_test_id("reconnecting").wait_for()
    for lang, head in (("fr", "Pas de connexion"), ("en", "No connection")):
        page.get_by_test_id(f"lang-{lang}").click()
        lost.get_by_role("heading", name=head).wait_for()

    # another build stands in the house when it opens again
    worker = old_house.static / "worker.js"
    for ending in (".gz", ".br"):
        worker.with_name(worker.name + ending).unlink()
    worker.write_text("/* newer */" + worker.read_text())
    old_house.open()
    page.get_by_test_id("create").first.wait_for()
    page.get_by_test_id("newer").wait_for()
    page.get_by_role("button", name="Reload").click()
    page.get_by_test_id("create").first.wait_for()
    assert page.get_by_test_id("newer").count() == 0


def test_the_app_can_be_installed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())")
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode();"
            " return `${image.naturalWidth}x${image.naturalHeight}` }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size), icon
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
