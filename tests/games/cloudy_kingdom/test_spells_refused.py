"""The magic language (rule 9): what is refused, and where the fault is said to stand."""

from __future__ import annotations

import ast
import inspect
import re
from typing import Any

import pytest

from cumuli.core.game import Illegal
from cumuli.games.cloudy_kingdom import GAME, faults, spells
from cumuli.games.cloudy_kingdom.faces import CATALOGUE
from cumuli.games.cloudy_kingdom.language import MOST_FAULTS
from cumuli.games.cloudy_kingdom.setup import MOST_SPELLS, Options
from cumuli.games.cloudy_kingdom.spells import MOST_DRAWS, MOST_STEPS, SpellFault, called, compile_spell
from cumuli.words import refusal

from .settings import spell, step

FACES = list(CATALOGUE)
PILE = step("choose", **{"as": "t", "from": "pile"})
TOP = step("choose", **{"as": "t", "from": "top"})
HOLE = step("choose", **{"as": "u", "from": "empty"})
WHO = step("choose", **{"as": "p", "from": "player"})
DRAW = step("draw", n=1)
PEEK = step("peek", n=2)


def wrong(**changes: Any) -> dict[str, Any]:
    return {**spell("it", PILE), **changes}


def with_step(*steps: Any) -> dict[str, Any]:
    return spell("it", *steps)


def nest(depth: int, *steps: Any) -> dict[str, Any]:
    """Repeats within repeats."""
    return step("repeat", n=1, steps=[nest(depth - 1, *steps)] if depth > 1 else list(steps))


PLACE = step("place", which="only")
OFFER = step("offer", steps=[DRAW])

FAULTS = [
    ("no-id", "id", wrong(id="two words")),
    ("no-id", "id", wrong(id=None)),
    ("no-id", "id", wrong(id="x" * 33)),
    ("no-names", "names", wrong(names={"en": "A spell"})),
    ("no-names", "names", wrong(names=dict.fromkeys(("en", "de", "fr"), " "))),
    ("no-names", "names", wrong(names=dict.fromkeys(("en", "de", "fr"), "x" * 41))),
    ("no-text", "text", wrong(text=None)),
    ("no-text", "text", wrong(text={"en": "", "de": "x", "fr": "x"})),
    ("no-text", "text", wrong(text=dict.fromkeys(("en", "de", "fr"), "x" * 481))),
    ("unknown-glyph", "glyph", wrong(glyph="skull")),
    ("unknown-glyph", "glyph", wrong(glyph=["star"])),
    ("unknown-arg", "cost", wrong(cost=1)),
    ("no-steps", "steps", wrong(steps=[])),
    ("no-steps", "steps", wrong(steps="draw")),
    ("bad-value", "steps[1]", with_step("draw")),
    ("unknown-op", "steps[2]", with_step(PILE, step("explode"))),
    ("unknown-op", "steps[1]", with_step({"n": 1})),
    ("missing-arg", "steps[1]", with_step(step("draw"))),
    ("unknown-arg", "steps[1]", with_step(step("draw", n=1, speed=3))),
    ("bad-value", "steps[1].n", with_step(step("draw", n=True))),
    ("bad-value", "steps[1].n", with_step(step("draw", n=0))),
    ("bad-value", "steps[1].show", with_step(step("draw", n=1, show=[]))),
    ("bad-value", "steps[2].quarters", with_step(PILE, step("rotate", target="t", quarters=4))),
    ("bad-value", "steps[1].as", with_step({**PILE, "as": None})),
    ("bad-value", "steps[1].as", with_step({**PILE, "as": ["t"]})),
    ("bad-value", "steps[3].to", with_step(PILE, HOLE, step("move", target="t", to=["u"]))),
    ("bad-value", "steps[1].with", with_step(step("swap_hand", **{"with": None}))),
    ("bad-value", "steps[1].optional", with_step(step("offer", optional=1, steps=[DRAW]))),
    ("no-steps", "steps[1].steps", with_step(step("offer", steps=[]))),
    ("bad-value", "steps[1].flags", with_step(step("place_self", face="cross", flags=["holy"]))),
    ("bad-value", "steps[1].flags", with_step(step("place_self", face="cross", flags=[{}]))),
    ("bad-value", "steps[1].flags", with_step(step("place_self", face="cross", flags="immune"))),
    ("laid-once", "steps[2]", with_step(*[step("place_self", face="cross")] * 2)),
    ("laid-once", "steps[1].steps[1]", with_step(step("offer", steps=[step("place_self", face="cross")]))),
    ("too-many-targets", "steps[5].as", with_step(*[step("choose", **{"as": c, "from": "top"}) for c in "abcde"])),
    ("too-deep", "steps[1].steps[1].steps[1].steps[1].steps", with_step(nest(4, DRAW))),
    ("unknown-face", "steps[1].face", with_step(step("place_self", face="moon"))),
    ("unknown-face", "steps[1].face", with_step(step("place_self", face=["cross"]))),
    ("too-many-steps", "steps", with_step(*[PILE] * (MOST_STEPS + 1))),
    ("too-many-steps", "steps", with_step(step("repeat", n=3, steps=[PILE] * 3))),
    ("too-many-draws", "steps", with_step(*[DRAW] * (MOST_DRAWS + 1))),
    ("too-many-draws", "steps", with_step(step("take_discard", n=3), step("draw", n=2))),
    ("too-many-draws", "steps", with_step(step("offer", steps=[step("repeat", n=3, steps=[step("draw", n=2)])]))),
    ("unbound-target", "steps[1].target", with_step(step("remove_top", target="t"))),
    ("unbound-target", "steps[1].not", with_step({**PILE, "not": "u"})),
    ("unbound-target", "steps[2].at", with_step(DRAW, {**PLACE, "at": "t"})),
    ("unbound-target", "steps[1]", with_step(step("reorder"))),
    ("unbound-target", "steps[3]", with_step(PEEK, DRAW, step("reorder"))),
    ("unbound-target", "steps[2]", with_step(step("offer", steps=[PEEK]), step("reorder"))),
    ("wrong-target-kind", "steps[2].target", with_step(HOLE, step("remove_top", target="u"))),
    ("wrong-target-kind", "steps[2].target", with_step(WHO, step("rotate", target="p", quarters=1))),
    ("wrong-target-kind", "steps[3].to", with_step(PILE, TOP, step("move", target="t", to="t"))),
    ("wrong-target-kind", "steps[2].with", with_step(PILE, step("swap_hand", **{"with": "t"}))),
    ("wrong-target-kind", "steps[2].not", with_step(PILE, {**HOLE, "not": "t"})),
    ("nested-offer", "steps[1].steps[1]", with_step(step("offer", steps=[step("offer", steps=[DRAW])]))),
    ("nested-offer", "steps[1].steps[1].steps[1]", with_step(step("offer", steps=[nest(1, OFFER)]))),
]  # fmt: skip


@pytest.mark.parametrize("problem, where, data", FAULTS, ids=[f"{p} at {w}" for p, w, _ in FAULTS])
def test_a_bad_spell_is_refused_with_the_place_where_it_is_bad(problem, where, data):
    with pytest.raises(SpellFault) as found:
        compile_spell(data, list(CATALOGUE))
    assert (found.value.problem, found.value.where) == (problem, where)


@pytest.mark.parametrize("problem, where, data", FAULTS, ids=[f"{p} at {w}" for p, w, _ in FAULTS])
def test_a_bad_spell_is_refused_in_a_sentence_that_names_the_step(problem, where, data):
    with pytest.raises(Illegal) as found:
        GAME.check(2, Options(spells=(data,)))
    step = ".".join(re.findall(r"\[(\d)\]", where))
    for lang in ("en", "de", "fr"):
        said = refusal(found.value.refusal, "cloudy_kingdom", lang, strict=True)
        assert problem not in said and "steps[" not in said
        assert f" {step}" in said and called(data) in said


def test_every_problem_the_compiler_knows_is_tried_above():
    known = {"no-names", "no-text"}
    for module in (spells, faults):
        calls = [node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call)]
        names = ((call, getattr(call.func, "id", getattr(call.func, "attr", ""))) for call in calls)
        made = [call.args[0] for call, name in names if name in ("SpellFault", "fault") and call.args]
        known |= {arg.value for arg in made if isinstance(arg, ast.Constant)}
    assert known == {problem for problem, _, _ in FAULTS}


def test_all_faults_are_told_at_once_each_with_its_place():
    found = spells.faults(with_step({"op": "fly"}, DRAW, step("rotate", target="t", quarters=1), OFFER, OFFER), FACES)
    assert [(fault.problem, fault.where) for fault in found] == [
        ("unknown-op", "steps[1]"),
        ("unbound-target", "steps[3].target"),
    ]
    assert [f.problem for f in spells.faults({"steps": [PILE, *[DRAW] * 5]}, FACES)] == [
        "no-id",
        "no-names",
        "no-text",
        "too-many-draws",
    ]
    assert spells.faults(spell("it", PILE), FACES) == []


def test_what_is_wrong_in_a_repeat_is_told_once():
    found = spells.faults(with_step(step("repeat", n=4, steps=[step("fly")])), FACES)
    assert [(fault.problem, fault.where) for fault in found] == [("unknown-op", "steps[1].steps[1]")]


def test_a_heap_of_faults_is_cut_short():
    assert len(spells.faults(with_step(*[{"op": "fly"}] * 5_000), FACES)) <= MOST_FAULTS + 1


def test_repeats_within_repeats_are_not_unrolled_without_end():
    inner = [PILE] * 1000
    for _ in range(3):
        inner = [step("repeat", n=4, steps=inner)]
    with pytest.raises(SpellFault, match="too-many-steps"):
        compile_spell(with_step(*inner), list(CATALOGUE))


def test_two_spells_of_one_name_and_too_many_spells_are_refused():
    for own in ((spell("chop", PILE),), (spell("it", PILE), spell("it", TOP))):
        with pytest.raises(Illegal) as found:
            GAME.check(2, Options(spells=own))
        assert ("problem", "id-taken") in found.value.refusal.args
    many = tuple(spell(f"it{i}", PILE) for i in range(MOST_SPELLS + 1))
    GAME.check(2, Options(spells=many[1:]))
    with pytest.raises(Illegal) as found:
        GAME.check(2, Options(spells=many))
    assert found.value.refusal.reason == "too-many-spells"
