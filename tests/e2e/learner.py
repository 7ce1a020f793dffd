"""Somebody who learns a game: reads on, and does what the teacher asks for, with a finger or with keys only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cumuli.lessons import Step, script
from e2e.player import Finger, Keys, Player, by_id

TARGETS = """(marks) => marks.some((mark) => {
  const all = [...document.querySelectorAll(`.lesson-stage [data-testid="${mark}"]`)];
  return all.some((one) => { const box = one.getBoundingClientRect();
    return box.width > 0 && box.x < innerWidth && box.right > 0 && box.y < innerHeight && box.bottom > 0; });
})"""
"""Whether one of these marks can be seen."""


class Learner:
    """Goes through a lesson step by step."""

    def __init__(self, page: Page, game: str, keys: bool = False) -> None:
        self.page = page
        self.game = game
        touch = page.evaluate("navigator.maxTouchPoints > 0")
        self.hand: Player = Keys(page) if keys else Finger(page) if touch else Player(page)
        self.steps = script(game).step
        self.each: Callable[[Step], None] = lambda _: None
        """Done at every step before it is answered."""

    def press(self, target: Locator) -> None:
        self.hand.press(target)

    def here(self) -> str:
        """The step the teacher is at."""
        return by_id(self.page, "teacher").get_attribute("data-step") or ""

    def arrive(self, id: str) -> None:
        """Wait until the teacher is at this step."""
        expect(by_id(self.page, "teacher")).to_have_attribute("data-step", id)

    def play(self, until: str = "end") -> None:
        """Do all the lesson wants, to its end or up to a step."""
        ids = [step.id for step in self.steps]
        for step in self.steps[ids.index(self.here()) :]:
            if step.id == until:
                return
            self.arrive(step.id)
            if step.at:
                self.page.wait_for_function(TARGETS, arg=list(step.at))
            self.each(step)
            self.answer(step)
        self.arrive("end")

    def answer(self, step: Step) -> None:
        """Read on, or do what is wanted."""
        if step.want:
            self.do(step.want[0], step)
        else:
            self.press(by_id(self.page, "lesson-next"))

    def amiss(self) -> int:
        """How often the teacher has said, at this step, what to do instead."""
        return int(by_id(self.page, "teacher").get_attribute("data-amiss") or 0)

    def gone(self, step: Step, amiss: int = 0) -> bool:
        """Whether the teacher went on from this step, or said once more what to do instead."""
        moved = """([id, amiss]) => { const { dataset } = document.querySelector('[data-testid=teacher]');
          return dataset.step !== id || Number(dataset.amiss) > amiss; }"""
        self.page.wait_for_function(moved, arg=[step.id, amiss])
        return self.here() != step.id

    def do(self, want: str, step: Step) -> None:
        """What a line of a record says, by the means of the page."""
        verb, *what = want.split()
        getattr(self, f"do_{verb}")(step, *what)
        assert self.gone(step), f"{step.id}: {by_id(self.page, 'lesson-else').inner_text()}"

    # Cloudy Kingdom

    def cell(self, name: str) -> Locator:
        return by_id(self.page, f"cell-{int(name[1]) * 3 - 3 + 'abc'.index(name[0])}")

    def lay(self, cell: Locator) -> None:
        """The second press on the cell is the last one."""
        if isinstance(self.hand, Keys):
            return self.hand.lay(cell)
        self.press(cell)
        self.press(cell)

    def do_place(self, step: Step, face: str, cell: str, turn: str) -> None:
        """Turned otherwise, the teacher says so; then it is turned once more."""
        for turns in range(4):
            for _ in range(turns):
                self.press(by_id(self.page, "rotate"))
            amiss = self.amiss()
            self.lay(self.cell(cell))
            if self.gone(step, amiss):
                return

    def do_magic(self, _: Step, magic: str) -> None:
        self.press(by_id(self.page, f"magic-{magic}"))
        self.press(by_id(self.page, "magic-play"))

    def do_choose(self, _: Step, cell: str) -> None:
        self.lay(self.cell(cell))

    # Cloud Mine

    def cloud(self, kind: str, place: int) -> None:
        """The first press lifts a cloud, the button means it; a key with its number lifts it too."""
        if isinstance(self.hand, Keys):
            self.page.keyboard.press(str(place + 1))
        else:
            self.press(by_id(self.page, kind).locator(f".cloud[data-place='{place}']"))
        self.press(by_id(self.page, "confirm"))

    def do_pick(self, _: Step, card: str) -> None:
        self.cloud("hand", 0)

    def do_guess(self, _: Step, place: str) -> None:
        self.cloud("sky", "abcd".index(place))

    def do_say(self, *_: object) -> None:
        line = by_id(self.page, "describe")
        line.focus()
        line.press_sequentially("Ears on a hill")
        line.press("Enter")

    # Broom Service

    def do_select(self, _: Step, *roles: str) -> None:
        for role in roles:
            self.press(by_id(self.page, f"role-{role}"))
        self.press(by_id(self.page, "commit"))

    def do_lead(self, _: Step, role: str, how: str) -> None:
        self.press(by_id(self.page, f"lead-{role}-{how}"))
        self.press(by_id(self.page, "confirm"))

    def do_brave(self, _: Step) -> None:
        self.press(by_id(self.page, "answer-brave"))

    def do_gather(self, _: Step, *many: str) -> None:
        kinds = ("violet", "green", "orange", "wand")
        self.press(by_id(self.page, f"gather-{kinds[many.index('1')]}"))

    def place(self, id: str) -> None:
        self.press(by_id(self.page, f"target-{id}"))
        self.press(by_id(self.page, "confirm"))

    def do_fly(self, _: Step, pawn: str, region: str) -> None:
        self.place(region)

    def do_deliver(self, _: Step, tower: str, pawn: str) -> None:
        self.place(tower)

    def do_dispel(self, _: Step, space: str) -> None:
        self.place(space)


def learn(visitor: Any, game: str, keys: bool = False) -> Learner:
    """Open a game's lesson from the start page."""
    return begun(visitor.go(), game, keys)


def begun(page: Page, game: str, keys: bool = False) -> Learner:
    """The same, from a start page that is open."""
    link = by_id(page, f"game-{game}").get_by_test_id("learn")
    learner = Learner(page, game, keys)
    learner.press(link)
    by_id(page, "teacher").wait_for()
    return learner
