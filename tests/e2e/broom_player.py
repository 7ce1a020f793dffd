"""A player of Broom Service who sees and touches only what people do: cards, buttons and places on the map."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.player import CREATE, by_id
from e2e.visit import Visitor

GAME = "broom_service"
STEPS = "[data-testid=log] li"
KINDS = (
    *("role", "answer", "card", "lead", "add", "extra"),  # what to play, and how
    *("mode", "gather", "target", "pawn", "confirm", "tile", "waive"),  # an action, step by step
    *("hold", "hand"),  # what an event asks for
)
ASKED = ", ".join(f".game button[data-testid|={kind}]:not(:disabled):not([aria-disabled=true])" for kind in KINDS)
"""Whatever answers a question, or a part of one."""
MARK = f"""() => document.querySelectorAll('{STEPS}').length + ' '
  + [...document.querySelectorAll('.game [data-testid=prompt]')].map((e) => e.textContent).join(' ')"""
MOVED = f"(before) => ({MARK})() !== before || document.querySelector('[data-testid=ending]')"
TOUCHED = """(key) => {
  const all = [...document.querySelectorAll('[data-testid=map] [data-target]')];
  const button = all.find((e) => e.dataset.target.endsWith(':' + key));
  const box = button?.getBoundingClientRect();
  if (!box) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y) === button ? [x, y] : null;
}"""
"""The middle of a place's button on the map, unless something lies over it."""
SEEN = """() => {
  const shown = (all) => [...document.querySelectorAll(all)].map((e) => e.getAttribute('aria-label') ?? e.innerText);
  const words = (all) => [...document.querySelectorAll(all)].map((e) => e.textContent.replace(/\\s+/g, ' ').trim());
  return { people: words('[data-testid^=person-]'), hand: words('[data-testid^=hand-]'),
    roles: shown('[data-testid^=role-]'), ways: shown('.game button'),
    prompt: words('.game [data-testid=prompt]'), trick: words('[data-testid=trick]'),
    event: words('[data-testid=event-card]'), log: words('[data-testid=log] li'),
    map: [...document.querySelectorAll('[data-testid=map] .sheet svg')].map((e) => e.outerHTML) };
}"""
WAY = """(e) => {
  const here = document.activeElement;
  if (here === e) return '';
  return here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}"""
"""The key that brings the focus nearer."""


def box(page: Page) -> Locator:
    """The game's box on the shelf of the start page."""
    return page.locator(f"article[aria-labelledby=game-{GAME}]")


def against(visitor: Visitor, *bots: str | None, begin: bool = True, **options: Any) -> Page:
    """Ann's table with these bots and options; a seat without a bot stays free."""
    page = visitor.go()
    box(page).get_by_test_id("create").wait_for()
    create = {
        "game": GAME,
        "seats": len(bots) + 1,
        "options": {"cadence": "off", **options},
        "bots": bots,
        "start": begin,
    }
    return visitor.go(f"/t/{page.evaluate(CREATE, create)}")


class Flyer:
    """Answers one question at a time with a mouse, by buttons and by places on the map in turns."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.moves = 0
        self.kinds: Counter[str] = Counter()
        """How often each kind of answer was given."""
        self.prefers: tuple[str, ...] = ()
        """Kinds of answers that are given whenever they can be."""

    # What a hand can do

    def press(self, target: Locator) -> None:
        target.click()

    def touch(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def send(self, target: Locator) -> None:
        """Press what sends an answer, and wait until the table has gone on."""
        before = self.page.evaluate(MARK)
        self.press(target)
        self.page.wait_for_function(MOVED, arg=before)

    # What is asked

    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def wait(self) -> str:
        """Wait until something is asked of me, or until the end: "move" or "over"."""
        self.page.locator(f"{ASKED}, [data-testid=ending]").first.wait_for()
        return "over" if by_id(self.page, "ending").count() else "move"

    def step(self) -> bool:
        """Answer one question; False when the game is over."""
        if self.wait() == "over":
            return False
        self.answer()
        self.moves += 1
        return True

    def found(self) -> dict[str, list[str]]:
        """The answers in sight, by kind."""
        names = self.page.locator(ASKED).evaluate_all("(all) => all.map((e) => e.dataset.testid)")
        kinds: dict[str, list[str]] = {}
        for name in names:
            kinds.setdefault(name.split("-")[0], []).append(name)
        return kinds

    def answer(self) -> None:
        """Give one of the answers in sight; nothing is waived but where all else is."""
        found = self.found()
        ways = [kind for kind in found if kind != "waive"] or ["waive"]
        kind = self.random.choice([kind for kind in ways if kind in self.prefers] or ways)
        name = self.random.choice(found[kind])
        self.kinds[kind] += 1
        if kind == "role":
            self.select()
        elif kind == "target":
            self.point(name)
        elif kind in ("lead", "add"):
            self.press(by_id(self.page, name))
            self.send(by_id(self.page, "confirm"))
        elif kind == "hold":
            self.clench()
        else:
            self.send(by_id(self.page, name))

    def select(self, *roles: str) -> None:
        """Take these roles, and others until they can be kept; then keep them."""
        for role in roles:
            self.press(by_id(self.page, f"role-{role}"))
        commit = by_id(self.page, "commit")
        free = self.page.locator("[data-testid^=role-][aria-pressed=false]:not([aria-disabled=true])")
        while not commit.is_enabled():
            name = free.nth(self.random.randrange(free.count())).get_attribute("data-testid")
            self.press(by_id(self.page, name or ""))
            expect(by_id(self.page, name or "")).to_have_attribute("aria-pressed", "true")
        self.send(commit)

    def clench(self) -> None:
        """Put a few things into the fist, then hold it out."""
        for more in self.page.locator("button[data-testid|=more]:not(:disabled):not([aria-disabled=true])").all():
            if self.random.random() < 0.5 and more.is_enabled():
                self.press(more)
        self.send(by_id(self.page, "hold"))

    def point(self, name: str) -> None:
        """Choose a place, on the map or by its button, say which pawn is meant, and send."""
        key = name.removeprefix("target-")
        at = self.page.evaluate(TOUCHED, key) if self.moves % 2 else None
        if at:
            self.kinds["map"] += 1
            self.touch(*at)
        else:
            self.press(by_id(self.page, name))
        pawns = self.page.locator("[data-testid^=pawn-]")
        confirm = by_id(self.page, "confirm")
        expect(confirm.or_(pawns.first)).to_be_visible()
        if pawns.count():
            self.kinds["pawn"] += 1
            self.press(pawns.last)
        self.send(confirm)

    def play(self, most: int = 600) -> int:
        """To the end; how many questions that took."""
        for _ in range(most):
            if not self.step():
                return self.moves
        raise AssertionError("the game does not end")

    def seen(self) -> dict[str, Any]:
        """All that the table shows."""
        shown: dict[str, Any] = self.page.evaluate(SEEN)
        return shown


class Fingertip(Flyer):
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap()

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Typist(Flyer):
    """Has neither mouse nor finger."""

    def press(self, target: Locator) -> None:
        target.wait_for()
        for _ in range(120):
            if (way := target.evaluate(WAY)) == "":
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press(way)
        raise AssertionError(f"the Tab key never comes to {target}")

    def point(self, name: str) -> None:
        """Tab to the place on the map, Enter to choose it, Enter on the button to send."""
        key = name.removeprefix("target-")
        self.kinds["map"] += 1
        self.press(self.page.locator(f"[data-testid=map] [data-target$=':{key}']"))
        confirm, pawns = by_id(self.page, "confirm"), self.page.locator("[data-testid^=pawn-]")
        expect(confirm.or_(pawns.first)).to_be_visible()
        if pawns.count():
            self.press(pawns.last)
        self.send(confirm)
