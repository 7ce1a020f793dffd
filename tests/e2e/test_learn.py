"""The lessons in a real browser: played to the end with a finger in every language, and once with keys only."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from cumuli.lessons import Step, script, taught
from e2e.conftest import Visit
from e2e.learner import learn
from e2e.player import by_id
from e2e.test_access import ALL_BUT_CONTRAST, LANGS, SMALL, asking, faults
from e2e.test_fits import LOOSE
from e2e.visit import DESKTOP, PHONE, settled

GAMES = taught()
COVERED = """() => {
  const card = document.querySelector('[data-testid=teacher]').getBoundingClientRect();
  const stage = document.querySelector('.lesson-stage').getBoundingClientRect();
  return card.bottom > stage.top + 1 && card.left < stage.right - 1 && card.right > stage.left + 1;
}"""
"""Whether the teacher stands before the table."""
KEPT = "() => JSON.parse(localStorage.getItem('cumuli.lessons'))"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_with_a_finger(visit: Visit, game: str, lang: str) -> None:
    learner = learn(visit(lang, PHONE, touch=True), game)
    page, checks = learner.page, script(game).step[::6]
    asked = asking(lang == "en", ALL_BUT_CONTRAST)

    def each(step: Step) -> None:
        assert page.evaluate(LOOSE) == [], step.id
        assert not page.evaluate(COVERED), step.id
        if step in checks:
            settled(page)
            assert faults(page, asked) == [], step.id
            assert page.evaluate(SMALL) == [], step.id

    learner.each = each
    learner.play()
    settled(page)
    assert faults(page, asked) == [] and page.evaluate(LOOSE) == []
    learner.press(by_id(page, "lesson-play"))
    page.wait_for_url("**/t/*")
    page.locator("#main .stage > :not(.opening):visible").first.wait_for()
    page.goto(page.url.split("/t/")[0])
    assert page.evaluate(KEPT)[game]["done"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_with_keys_only(visit: Visit, game: str) -> None:
    learner = learn(visit("en", DESKTOP), game, keys=True)
    learner.play()
    expect(by_id(learner.page, "lesson-rules")).to_have_attribute("href", f"/rules/{game}")


def test_somebody_who_leaves_goes_on_where_they_were(visit: Visit) -> None:
    learner = learn(visit("de", PHONE, touch=True), "cloudy_kingdom")
    page = learner.page
    link = by_id(page, "game-cloudy_kingdom").get_by_test_id("learn")
    learner.play(until="magic")
    expect(by_id(page, "teacher")).to_have_attribute("data-step", "magic")
    learner.press(by_id(page, "lesson-leave"))
    expect(link).to_have_text("Weiterlernen")
    page.reload()
    learner.press(link)
    learner.arrive("magic")
    learner.play()
    learner.press(by_id(page, "lesson-leave"))
    expect(link).to_have_text("Spielend lernen")


def test_the_language_can_be_changed_in_the_middle_of_a_lesson(visit: Visit) -> None:
    learner = learn(visit("en", PHONE, touch=True), "cloud_mine")
    page = learner.page
    learner.play(until=learner.steps[3].id)
    learner.arrive(learner.steps[3].id)
    before = by_id(page, "lesson-said").inner_text()
    by_id(page, "lesson-lang").select_option("fr")
    expect(by_id(page, "lesson-said")).not_to_contain_text(before)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert learner.here() == learner.steps[3].id
    assert faults(page) == [] and page.evaluate(SMALL) == []
    learner.play()


def test_one_step_back_takes_back_what_was_done(visit: Visit) -> None:
    learner = learn(visit("en", PHONE, touch=True), "cloudy_kingdom")
    page = learner.page
    learner.play(until="turn")
    learner.arrive("turn")
    expect(by_id(page, "cell-1")).not_to_have_attribute("aria-label", "b1: empty. You can play here.")
    learner.press(by_id(page, "lesson-back"))
    learner.arrive("first")
    expect(by_id(page, "cell-1")).to_have_attribute("aria-label", "b1: empty. You can play here.")
    learner.play()


def test_what_the_lesson_does_not_want_is_answered_kindly(visit: Visit) -> None:
    learner = learn(visit("en", PHONE, touch=True), "cloudy_kingdom")
    page = learner.page
    learner.play(until="why")
    learner.press(by_id(page, "cell-4"))
    expect(by_id(page, "lesson-said")).to_contain_text("That is how the game says no")
    rule = page.locator(".lesson-stage").get_by_role("button", name="Rule 4.1")
    learner.press(rule.first)
    expect(page.get_by_role("dialog")).to_contain_text("short side")
    page.keyboard.press("Escape")
    learner.press(by_id(page, "lesson-next"))
    learner.arrive("first")
    learner.lay(by_id(page, "cell-0"))
    expect(by_id(page, "lesson-else")).to_contain_text("That would be allowed")
    expect(by_id(page, "hand-card")).to_have_attribute(
        "aria-label", "In hand: Straight route, lying north to south. Turn it."
    )
    learner.play(until="turn")
    expect(by_id(page, "lesson-else")).to_have_count(0)


def test_what_is_remembered_of_another_lesson_is_forgotten(visit: Visit) -> None:
    visitor = visit("fr", PHONE, touch=True)
    visitor.pardons += ["400.*learn", "console: Failed to load resource.*400"]
    page = visitor.go()
    marks = {"cloudy_kingdom": {"step": 7, "answers": ["place straight a1 n"], "done": False}, "cloud_mine": 3}
    page.evaluate("(marks) => localStorage.setItem('cumuli.lessons', marks)", json.dumps(marks))
    page.reload()
    learner = learn(visitor, "cloudy_kingdom")
    learner.arrive("hello")
