"""Things dragged over a page, by mouse or by finger, as the browser itself would tell of them."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Locator, Page, expect

from e2e.player import by_id

Spot = tuple[float, float]
Drag = Callable[..., None]
STEPS = 6
SCREENS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
"""A touch that is begun on one must be ended on it."""
SCROLLED = "() => [...document.querySelectorAll('*')].map((e) => e.scrollTop + e.scrollLeft).reduce((a, b) => a + b, 0)"
"""How far anything on the page is scrolled."""


def middle(thing: Locator, down: float = 0.5) -> Spot:
    """The middle of a thing, or another height of it."""
    box = thing.bounding_box()
    assert box, thing
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * down


def way(start: Spot, end: Spot) -> list[Spot]:
    return [
        (start[0] + (end[0] - start[0]) * step / STEPS, start[1] + (end[1] - start[1]) * step / STEPS)
        for step in range(1, STEPS + 1)
    ]


def by_mouse(page: Page, start: Spot, end: Spot, let_go: bool = True, look: Callable[[], None] | None = None) -> None:
    """Press, move and let go with a mouse; *look* while the thing is held over where it goes."""
    page.mouse.move(*start)
    page.mouse.down()
    for spot in way(start, end):
        page.mouse.move(*spot)
    if look:
        look()
    if let_go:
        page.mouse.up()


def by_finger(page: Page, start: Spot, end: Spot, let_go: bool = True, look: Callable[[], None] | None = None) -> None:
    """The same with a fingertip; nothing may scroll meanwhile."""
    before = page.evaluate(SCROLLED)
    touch(page, "touchStart", start)
    for spot in way(start, end):
        touch(page, "touchMove", spot)
    if look:
        look()
    assert page.evaluate(SCROLLED) == before, "the page scrolled under the finger"
    if let_go:
        touch(page, "touchEnd")


def touch(page: Page, kind: str, *spots: Spot) -> None:
    """One thing that fingers do, told as the browser is told by a screen."""
    if page not in SCREENS:
        SCREENS[page] = page.context.new_cdp_session(page)
    points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(spots)]
    SCREENS[page].send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def held(page: Page) -> None:
    """Something is in the hand."""
    expect(by_id(page, "lifted").locator(".what")).to_be_visible()


def let_go(page: Page) -> None:
    """Nothing is in the hand any more."""
    expect(by_id(page, "lifted")).to_have_count(0)
