"""One server and one browser for all tests of a worker; visitors are asked for trouble when they leave."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from cumuli.server.pages import STATIC
from e2e.inn import Inn
from e2e.visit import BUILDS, DESKTOP, Visitor, launched

Visit = Callable[..., Visitor]
VISITORS = pytest.StashKey[list[Visitor]]()
PICTURES = Path(__file__).parents[2] / "build" / "e2e"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test fails, keep what was to be seen: build/e2e."""
    report = yield
    if report.failed:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, visitor in enumerate(item.stash.get(VISITORS, list[Visitor]())):
            with contextlib.suppress(Error):
                visitor.page.screenshot(path=PICTURES / f"{item.name}-{number}.png")
    return report


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    assert (STATIC / "index.html").is_file(), "the page is not built: make page"
    house = Inn(tmp_path_factory.mktemp("inn"))
    try:
        yield house.open()
    finally:
        house.close()


@pytest.fixture
def own_inn(tmp_path: Path) -> Iterator[Inn]:
    """A house for one test alone, since it is going to fall down."""
    house = Inn(tmp_path)
    try:
        yield house.open()
    finally:
        house.close()


@pytest.fixture(scope="session")
def playing() -> Iterator[Playwright]:
    with sync_playwright() as play:
        yield play


@pytest.fixture(scope="session")
def browser(playing: Playwright) -> Iterator[Browser]:
    """The one browser; every visitor gets a context in it."""
    with launched(playing, *BUILDS) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, inn: Inn, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Let somebody in: `visit("de", PHONE, touch=True)`; still unless the film is to be seen.

    The service worker stays out, unless the page is to be an *app*.
    """
    visitors = request.node.stash[VISITORS] = []

    def enter(
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        still: bool = True,
        url: str = "",
        app: bool = False,
    ) -> Visitor:
        visitors.append(Visitor(browser, url or inn.url, lang, size, touch, still, app))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.context.close()
    assert not (wrong := [said for visitor in visitors for said in visitor.wrong()]), wrong
