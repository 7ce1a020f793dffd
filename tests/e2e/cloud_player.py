"""A player of Cloud Mine who sees and touches only what people do: clouds, a line to type in, one button."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.player import CREATE, by_id
from e2e.visit import Visitor

STEPS = "[data-testid=log] li"
OPEN = ".cloud.open"
ASKED = f"{OPEN}, [data-testid=describe]"
MARK = f"""() => document.querySelectorAll('{STEPS}').length + ' '
  + [...document.querySelectorAll('.game [data-testid=prompt]')].map((e) => e.textContent).join(' ')"""
MOVED = f"(before) => ({MARK})() !== before || document.querySelector('[data-testid=ending]')"
PAINTED = """() => [...document.querySelectorAll('.cloud canvas')].every((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return canvas.width > 300 && data.some((value, at) => at % 4 === 3 && value > 200);
})"""
"""Whether every cloud in sight has a picture."""


def box(page: Page) -> Locator:
    """The game's box on the shelf of the start page."""
    return by_id(page, "game-cloud_mine")


def against(visitor: Visitor, *bots: str | None, begin: bool = True, **options: Any) -> Page:
    """Ann's table with these bots and options; a seat without a bot stays free.  Ann has seat 0."""
    page = visitor.go()
    box(page).get_by_test_id("create").wait_for()
    create = {"game": "cloud_mine", "seats": len(bots) + 1, "options": options, "bots": bots, "start": begin}
    return visitor.go(f"/t/{page.evaluate(CREATE, create)}")


class Gazer:
    """Answers one question at a time with a mouse: a click lifts a cloud, the button means it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.kinds: Counter[str] = Counter()
        """How often each kind of question was answered: pick, describe, guess."""
        self.said: list[str] = []

    # What a hand can do

    def choose(self, cloud: Locator) -> None:
        """Choose a cloud, for good."""
        cloud.click()
        by_id(self.page, "confirm").click()

    # What is asked

    def wait(self) -> str:
        """Wait until something is asked of me, or until the end: "pick", "describe", "guess" or "over"."""
        self.page.locator(f"{ASKED}, [data-testid=ending]").first.wait_for()
        if by_id(self.page, "ending").count():
            return "over"
        if by_id(self.page, "describe").count():
            return "describe"
        return "pick" if by_id(self.page, "hand").count() else "guess"

    def until(self, kind: str) -> None:
        """Answer all else until this is asked."""
        for _ in range(200):
            asked = self.wait()
            if asked == kind:
                return
            assert asked != "over", f"nothing of the kind was asked: {kind}"
            self.answer(asked)
        raise AssertionError("the game does not end")

    def answer(self, asked: str) -> None:
        """Give one answer, and wait until the table has gone on."""
        before = self.page.evaluate(MARK)
        self.kinds[asked] += 1
        if asked == "describe":
            self.say(f"a dream, number {len(self.said) + 1}")
        else:
            clouds = self.page.locator(OPEN)
            self.choose(clouds.nth(self.random.randrange(clouds.count())))
        self.page.wait_for_function(MOVED, arg=before)

    def say(self, text: str) -> None:
        line = by_id(self.page, "describe")
        line.fill(text)
        line.press("Enter")
        self.said.append(text)

    def play(self, most: int = 400) -> None:
        """To the end."""
        for _ in range(most):
            asked = self.wait()
            if asked == "over":
                return
            self.answer(asked)
        raise AssertionError("the game does not end")

    def painted(self) -> None:
        """All clouds in sight have come out of the bundle."""
        self.page.wait_for_function(PAINTED)


class Fingertip(Gazer):
    """Taps: the first lifts a cloud, the second, or the button, means it."""

    def choose(self, cloud: Locator) -> None:
        cloud.tap()
        expect(cloud).to_have_attribute("aria-pressed", "true")
        if self.kinds.total() % 2:
            by_id(self.page, "confirm").tap()
        else:
            cloud.tap()


class Typist(Gazer):
    """Has neither mouse nor finger: a number lifts its cloud, or arrows lead to one; Enter means it."""

    def choose(self, cloud: Locator) -> None:
        place = int(cloud.get_attribute("data-place") or 0)
        if self.kinds.total() % 2:
            self.page.keyboard.press(str(place + 1))
            expect(cloud).to_have_attribute("aria-pressed", "true")
        else:
            self.walk(cloud)
            self.page.keyboard.press("Enter")
            expect(cloud).to_have_attribute("aria-pressed", "true")
        expect(cloud).to_be_focused()
        self.page.keyboard.press("Enter")

    def walk(self, cloud: Locator) -> None:
        """With Tab into the sky, and then by arrows."""
        for _ in range(60):
            if self.page.locator(".cloud[data-place]:focus").count():
                break
            self.page.keyboard.press("Tab")
        for key in self.random.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=400):
            if cloud.evaluate("(e) => e === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError("no arrow leads there")
