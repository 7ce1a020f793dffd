"""Players who see and touch only what people do: lit cells, cards, buttons; by mouse, finger or keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.visit import PATIENCE, Visitor

LIT = ".cell.now, .cell.turned"
ASKED = f"{LIT}, .choices button"
SEEN = """() => {
  const texts = (all) => [...document.querySelectorAll(all)].map((e) => e.getAttribute('aria-label') ?? e.innerText);
  return { cells: texts('.cells .cell'), lit: [...document.querySelectorAll('.cells .cell')].map((e) => e.className),
    hand: texts('[data-testid=hand-card]'), people: texts('[data-testid^=person-]'), stock: texts('.stock > *'),
    seats: texts('.seats button'), magic: texts('.magics button'), prompt: texts('.prompt'),
    log: [...document.querySelectorAll('[data-testid=log] li')].map((e) => e.textContent) };
}"""
CREATE = """({ lang = 'en', ...create }) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const say = (words) => socket.send(JSON.stringify(words));
  const id = `own-${Date.now()}`;
  socket.onopen = () => {
    say({ type: 'Hello', id: 'own-hello', name: 'Ann', lang });
    say({ type: 'Create', id, ...create });
  };
  socket.onmessage = (message) => {
    const said = JSON.parse(message.data);
    if (said.id !== id) return;
    socket.close();
    said.type === 'Done' ? done(said.table) : failed(new Error(message.data));
  };
})"""
"""Open a table over a socket of the page's own, also with options that no form has."""
STEPS = "[data-testid=log] li"
SETTLED = f"""(before) => document.querySelectorAll('{STEPS}').length !== before
  || document.querySelector('[data-testid=ending], [data-testid=pass], [data-testid=show-hand]')"""


def by_id(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


class Player:
    """Plays at random, one question at a time, with a mouse: cards are dragged and tapped by turns."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.moves = 0
        self.casts = True
        """Whether magic is played as soon as it can be."""
        self.cast: list[str] = []
        """Magic cards played so far."""
        self.covers: list[str] = []
        """What stood on the covers over the table, when the device was handed on."""

    # What a hand can do

    def press(self, target: Locator) -> None:
        target.click()

    def lay(self, cell: Locator) -> None:
        """Put what is asked for on a cell: the held card, or a finger pointing at it."""
        card = by_id(self.page, "hand-card")
        if self.moves % 2 and card.count() and "ready" in (card.get_attribute("class") or ""):
            self.drag(card, cell)
        else:
            self.press(cell)
        self.press(by_id(self.page, "confirm"))

    def drag(self, card: Locator, cell: Locator) -> None:
        start, end = card.bounding_box(), cell.bounding_box()
        assert start and end
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        expect(by_id(self.page, "lifted").locator(".what")).to_be_visible()
        mouse.up()

    def turn(self) -> None:
        self.press(by_id(self.page, "rotate"))

    # What is asked

    def wait(self) -> str:
        """Wait until something is asked of me: "move", "pass" (hand the device on) or "over"."""
        passing = "[data-testid=pass], [data-testid=show-hand]"
        self.page.locator(f"{ASKED}, [data-testid=ending], {passing}").first.wait_for()
        if by_id(self.page, "ending").count():
            return "over"
        return "pass" if self.page.locator(passing).count() else "move"

    def step(self) -> bool:
        """Answer one question; False when the game is over."""
        match self.wait():
            case "over":
                return False
            case "pass":
                self.hand_over()
            case "move":
                before = self.page.locator(STEPS).count()
                self.answer()
                self.moves += 1
                self.page.wait_for_function(SETTLED, arg=before)
        return True

    def answer(self) -> None:
        """Cast a magic card where one can be, else choose among what is lit."""
        magic = self.page.locator(".magics button.lit")
        if self.casts and self.moves and magic.count():
            return self.spell(self.pick(magic))
        cells = self.page.locator(LIT)
        choices = self.page.locator(".choices button")
        if cells.count() and not (choices.count() and self.random.random() < 0.5):
            card = by_id(self.page, "rotate")
            if card.count() and card.is_enabled() and self.random.random() < 0.3:
                self.turn()
                cells = self.page.locator(LIT)
            return self.lay(self.pick(cells))
        self.choose(self.pick(choices))

    def choose(self, choice: Locator) -> None:
        """Yes and no are sent at once; everything else is chosen, then confirmed."""
        plain = "button" in (choice.get_attribute("class") or "").split()
        self.press(choice)
        if not plain:
            self.press(by_id(self.page, "confirm"))

    def spell(self, card: Locator) -> None:
        self.cast.append((card.get_attribute("data-testid") or "").removeprefix("magic-"))
        self.press(card)
        self.press(by_id(self.page, "magic-play"))

    def hand_over(self) -> None:
        """Give the device to whoever is asked next."""
        if (button := by_id(self.page, "pass")).count():
            self.press(button)
        cover = by_id(self.page, "hand-cover")
        expect(cover).to_be_visible()
        expect(by_id(self.page, "hand-card")).to_have_count(0)
        self.covers.append(cover.inner_text())
        self.press(by_id(self.page, "show-hand"))
        expect(cover).to_have_count(0)

    def pick(self, among: Locator) -> Locator:
        """One of these, pinned down so that it stays the same when the light changes."""
        one = among.nth(self.random.randrange(among.count()))
        name = one.get_attribute("data-testid")
        return by_id(self.page, name) if name else one

    def play(self, most: int = 400) -> int:
        """To the end; how many questions that took."""
        for _ in range(most):
            if not self.step():
                return self.moves
        raise AssertionError("the game does not end")

    def seen(self) -> dict[str, Any]:
        """All that the table shows."""
        shown: dict[str, Any] = self.page.evaluate(SEEN)
        return shown


def asked(players: Sequence[Player]) -> Player | None:
    """Whoever is asked something next, each by what their own page shows; None once all see the end.

    What one page shows of another's turn is not asked: the one may not have heard yet of what the other has done.
    """
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if found := next((one for one in players if one.page.locator(".prompt.asked").count()), None):
            return found
        if all(by_id(one.page, "ending").count() for one in players):
            return None
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked, and the game is not over")


class Finger(Player):
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap()

    def lay(self, cell: Locator) -> None:
        """The second tap on a cell sends, as the button does."""
        self.press(cell)
        self.press(by_id(self.page, "confirm") if self.moves % 2 else cell)


class Keys(Player):
    """Has neither mouse nor finger."""

    def press(self, target: Locator) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Press Tab until the focus is there."""
        target.wait_for(state="attached")
        for _ in range(80):
            if target.evaluate("(e) => e === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to {target}")

    def lay(self, cell: Locator) -> None:
        """Tab to the board, walk to the cell, Enter to try, Enter to send."""
        focus = "() => Number(document.activeElement?.dataset?.cell ?? -1)"
        if self.page.evaluate(focus) < 0:
            self.reach(self.page.locator(".cell[tabindex='0']"))
        at, to = self.page.evaluate(focus), int(cell.get_attribute("data-cell") or 0)
        size = round(self.page.locator(".cells .cell").count() ** 0.5)
        across, down = to % size - at % size, to // size - at // size
        for _ in range(abs(across)):
            self.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        assert self.page.evaluate(focus) == to
        self.page.keyboard.press("Enter")
        expect(cell).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")

    def turn(self) -> None:
        self.page.keyboard.press("r")


def on_card(page: Page, id: str, game: str = "cloudy_kingdom") -> Locator:
    """A part of a game's card on the start page."""
    return page.get_by_test_id(f"game-{game}").get_by_test_id(id)


def against_a_bot(visitor: Visitor, options: dict[str, Any] | None = None) -> Page:
    """Play against the weakest bot: from the start page, or with these options."""
    page = visitor.go()
    on_card(page, "start-bots").wait_for()
    if options is not None:
        seats = {"seats": 2, "bots": ["random"], "start": True}
        return visitor.go(
            f"/t/{page.evaluate(CREATE, {'game': 'cloudy_kingdom', 'lang': 'de', 'options': options, **seats})}"
        )
    on_card(page, "start-level").select_option("1")
    on_card(page, "start-bots").click()
    return page


def table_of(page: Page) -> str:
    """The table the address bar names."""
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.rsplit("/", 1)[1]
