"""Every lesson can be played to its end, points at what is there, says all it needs to, and cites rules that exist."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random

import pytest

from catalogues import messages
from cumuli.core.game import Illegal
from cumuli.lessons import Lesson, Step, before, reached, script, taught
from cumuli.words import LANGUAGES, Catalogue

WEB = Path(__file__).parents[1] / "web" / "src"
GAMES = taught()
SAMPLES = {"say *": "say a whale with a hat"}
"""What a learner might say where anything may be said."""


def steps(game: str) -> tuple[Step, ...]:
    return script(game).step


def answer(lesson: Lesson, want: str) -> str:
    """The first answer the rules allow that is wanted so."""
    if want in SAMPLES:
        return SAMPLES[want]
    state, game = lesson.table.state, lesson.game
    legal = [game.write(state, game.word(state, code)) for code in state.legal_actions(lesson.seat)]
    fits = [text for text in legal if fnmatchcase(text, want)]
    assert fits, f"{lesson.step}: {want!r} is not among {legal}"
    return fits[0]


def do(lesson: Lesson, text: str) -> None:
    lesson.act(lesson.game.read(lesson.table.state, text))


def through(game: str, lang: str = "en") -> Lesson:
    """A lesson played as it wants to be, up to its end."""
    lesson = Lesson(game, lang)
    while (step := lesson.step) is not None:
        do(lesson, answer(lesson, step.want[0])) if step.want else lesson.read_on()
    return lesson


def marks(game: str) -> list[str]:
    """Every `data-testid` of a game's page, as patterns: what stands in braces may be anything."""
    names: list[str] = []
    for file in (WEB / "games" / game).rglob("*.svelte"):
        source = file.read_text(encoding="utf-8")
        for plain, made in re.findall(r'data-testid=(?:"([^"]+)"|\{([^}]*)\})', source):
            names += [plain] if plain else re.findall(r"'([^']+)'", made)
        names += re.findall(r"\bid: .*`([^`\n]+)`,$", source, re.MULTILINE)  # what the halves of a card are called
    return ["[^ ]+".join(map(re.escape, re.split(r"\$?\{[^}]*\}", name))) for name in names]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played_to_its_end_and_keeps_to_its_script(game: str, lang: str) -> None:
    lesson = through(game, lang)
    assert lesson.astray == []
    assert 12 <= len(lesson.script.step) <= 26
    ids = [step.id for step in lesson.script.step]
    assert len(set(ids)) == len(ids) and "end" not in ids


@pytest.mark.parametrize("game", GAMES)
def test_every_way_that_is_wanted_can_be_gone(game: str) -> None:
    lesson = Lesson(game)
    while (step := lesson.step) is not None:
        if not step.want:
            lesson.read_on()
            continue
        here = (lesson.at, list(lesson.answers))
        for want in step.want:
            do(reached(game, *here), answer(lesson, want))
        do(lesson, answer(lesson, step.want[0]))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_learner_may_choose_the_lesson_goes_on(game: str) -> None:
    for seed in range(8):
        rng, lesson = Random(seed), Lesson(game)
        while (step := lesson.step) is not None:
            if not step.want:
                lesson.read_on()
                continue
            state, rules = lesson.table.state, lesson.game
            legal = [rules.write(state, rules.word(state, code)) for code in state.legal_actions(lesson.seat)]
            fits = [one for one in legal if any(fnmatchcase(one, want) for want in step.want)]
            do(lesson, rng.choice(fits) if fits else answer(lesson, step.want[0]))
        assert reached(game, lesson.at, lesson.answers).table.state == lesson.table.state


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_wanted_changes_nothing(game: str) -> None:
    lesson = Lesson(game)
    others = 0
    while (step := lesson.step) is not None:
        if not step.want:
            lesson.read_on()
            continue
        before = (lesson.at, lesson.table.state.key(), list(lesson.answers))
        for word in lesson.table.legal(lesson.seat):
            if not lesson.fits(word):
                others += 1
                with pytest.raises(Illegal, match="lesson-else"):
                    lesson.act(word)
        assert before == (lesson.at, lesson.table.state.key(), lesson.answers)
        do(lesson, answer(lesson, step.want[0]))
    assert others > 3 or game == "cloud_mine", "there every answer is welcome"


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_who_does_not_wait_for_the_teacher_is_not_held_up(game: str) -> None:
    lesson = Lesson(game)
    first = next(step for step in steps(game) if step.want or step.then)
    if first.want:
        do(lesson, answer(lesson, first.want[0]))
        assert lesson.at == steps(game).index(first) + 1


@pytest.mark.parametrize("game", GAMES)
def test_where_somebody_was_is_found_again_and_nonsense_is_not(game: str) -> None:
    end = through(game)
    last = len(end.script.step)
    for step, given in end.trail:
        assert reached(game, step, end.answers[:given]).at == step
    for step, answers in ((1, ["nonsense"]), (last + 1, end.answers), (last, [])):
        with pytest.raises(Illegal, match="lesson-lost"):
            reached(game, step, answers)


@pytest.mark.parametrize("game", GAMES)
def test_going_back_goes_every_step_once_more(game: str) -> None:
    lesson = through(game)
    trail = list(lesson.trail)
    while lesson.trail:
        lesson = before(lesson)
        assert (lesson.at, len(lesson.answers)) == trail.pop()
    assert lesson.at == 0 and before(lesson) is lesson


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_teacher_has_words_for_every_step_and_no_others(game: str, lang: str) -> None:
    wanted = {"lesson-end"} | {id for id in messages(game, lang) if id.startswith(spoken(game))}
    for step in steps(game):
        wanted.add(f"lesson-{step.id}")
        wanted |= {f"lesson-{step.id}-else"} if step.want and needs_else(game, step) else set()
        wanted |= {f"lesson-{step.id}-tried"} if step.tries else set()
    assert wanted == {id for id in messages(game, lang) if id.startswith("lesson-")}


def spoken(game: str) -> tuple[str, ...]:
    """How the ids of what companions say begin."""
    lines = [line for step in steps(game) for line in step.then]
    return tuple(re.sub(r"\$.*", "", id) for line in lines for id in re.findall(r"\{(.+?)\}", line))


def needs_else(game: str, step: Step) -> bool:
    """Whether something the rules allow there is not wanted."""
    lesson = Lesson(game)
    while lesson.step is not None and lesson.step.id != step.id:
        do(lesson, answer(lesson, lesson.step.want[0])) if lesson.step.want else lesson.read_on()
    return any(not lesson.fits(word) for word in lesson.table.legal(lesson.seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_short(game: str) -> None:
    for lang in LANGUAGES:
        words = Catalogue(game, lang, strict=True)
        for step in steps(game):
            said = words.text(f"lesson-{step.id}")
            assert len(re.findall(r"[.?:](?: |$)", said)) <= 5 and len(said) <= 235, f"{lang} {step.id}: {len(said)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_a_lesson_names_can_be_opened(game: str) -> None:
    known = messages(game, "en")
    cited = [rule for step in steps(game) for rule in step.rules]
    assert len(set(cited)) >= 8
    for rule in cited:
        assert (f"rule-{rule.replace('.', '-')}" if rule[0].isdigit() else f"ruling-{rule}") in known, rule


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_points_at_what_its_page_has(game: str) -> None:
    known = marks(game)
    pointed = [mark for step in steps(game) for mark in step.at]
    assert len(pointed) >= 8
    assert [mark for mark in pointed if not any(re.fullmatch(one, mark) for one in known)] == []
