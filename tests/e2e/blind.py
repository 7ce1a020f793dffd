"""A player without mouse, finger or eyes: knows the page by roles and names alone, and types."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError, expect

from e2e.visit import PATIENCE

HERE = "(e) => e === document.activeElement"
MOST_TABS = 80


class Blind:
    """Hears what a screen reader says, and has a keyboard."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.moves = 0

    def to(self, target: Locator) -> None:
        """With Tab, until this has the focus."""
        target.wait_for()
        for _ in range(MOST_TABS):
            if target.evaluate(HERE):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to {target}")

    def press(self, target: Locator, key: str = "Enter") -> None:
        self.to(target)
        self.page.keyboard.press(key)

    def sit_down(self, game: str, people: str) -> None:
        """From the start page to a table of this game with so many seats, the easiest bots on all others."""
        box = self.page.get_by_role("article", name=game)
        self.to(box.get_by_role("combobox", name="Players"))
        self.page.keyboard.type(people)
        self.to(box.get_by_role("combobox", name="Bots"))
        self.page.keyboard.press("Home")
        self.press(box.get_by_role("button", name="Play against bots"))
        expect(self.page.get_by_role("heading", level=1, name=game)).to_be_attached()

    @property
    def line(self) -> Locator:
        return self.page.get_by_role("combobox", name="Move or question")

    @property
    def told(self) -> Locator:
        return self.page.get_by_role("log", name="Told here")

    @property
    def news(self) -> Locator:
        return self.page.get_by_role("log", name="What happened")

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name="Play again")

    def open(self) -> None:
        for _ in range(20):  # the page listens once all of it has come
            self.page.keyboard.press("/")
            with suppress(TimeoutError):
                self.line.wait_for(timeout=1_000)
                break
        expect(self.line).to_be_focused()

    def ask(self, question: str, *heard: str) -> None:
        """Ask the table something, and hear these words in the answer."""
        self.page.keyboard.type(question)
        self.page.keyboard.press("Enter")
        for words in heard:
            expect(self.told).to_contain_text(words, timeout=PATIENCE)  # bots first look at the clouds themselves

    def moves_now(self) -> Locator:
        return self.page.get_by_role("listbox", name="What you can do now").get_by_role("option")

    def play(self, most: int = 400) -> None:
        """To the end, one answer after the other."""
        for _ in range(most):
            self.moves_now().first.or_(self.over).first.wait_for()
            if self.over.count():
                return
            self.answer()
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """Choose a move by arrows from the list, or type one as it is written."""
        moves = self.moves_now()
        before = moves.all_inner_texts()
        if not before:
            return
        number = self.random.randrange(min(len(before), 6))
        if before[number].rstrip().endswith("say"):
            self.page.keyboard.type(f"say a dream, number {self.moves + 1}")
        elif self.moves % 2:
            for _ in range(number + 1):
                self.page.keyboard.press("ArrowDown")
            expect(moves.and_(self.page.get_by_role("option", selected=True))).to_have_count(1)
        else:
            self.page.keyboard.type(before[number].split("\n")[-1].strip())
        self.page.keyboard.press("Enter")
        self.moves += 1
        expect(self.line).to_be_focused()
        expect(self.line).to_have_value("")
