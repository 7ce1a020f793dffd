"""Why a bot moved: every reason has its words, every word its reason, and each is a whole sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from catalogues import GAMES, ids_of, messages, taken_apart
from cumuli.bots import LEVELS, Budget, Reason, consider, levels
from cumuli.core.seen import Seen
from cumuli.telling import DEEDS, because
from cumuli.words import HERE, LANGUAGES, Catalogue, facts
from settings import SHELF, some

from .worlds import moments

MADE = re.compile(r"_(id|sign|size)$")


def reasons(tree: ast.AST) -> Iterator[tuple[set[str], set[str] | None]]:
    """By call of Reason: the keys it may name, as patterns, and its holes where they are written there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "Reason":
            given = [*node.args, *(word.value for word in node.keywords)]
            holes = given[1] if len(given) > 1 else ast.Dict([], [])
            yield set(keys(given[0])), named(holes)


def keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*keys(node.body), *keys(node.orelse))
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(one.value) if isinstance(one, ast.Constant) else "[a-z0-9-]+" for one in node.values)
    else:
        assert isinstance(node, ast.Constant), f"line {node.lineno}: a reason is named where it is made"
        yield re.escape(node.value)


def named(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant)}


def given(game: str) -> list[tuple[set[str], set[str] | None]]:
    files = sorted((HERE / "bots" / game).rglob("*.py"))
    return [one for file in files for one in reasons(ast.parse(file.read_text(encoding="utf-8")))]


def written(game: str | None) -> dict[str, Any]:
    folder = HERE / "games" / game / "text" if game else HERE / "text"
    ids = ids_of(folder / "why.en.ftl")
    return {id.removeprefix("why-"): message for id, message in messages(game, "en").items() if id in ids}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_brain_has_its_words_and_every_word_its_reason(game: str) -> None:
    made, words = given(game), written(game)
    known = [pattern for patterns, _ in made for pattern in patterns]
    assert [id for id in words if not any(re.fullmatch(one, id) for one in known)] == [], "nobody gives these reasons"
    assert [one for one in known if not any(re.fullmatch(one, id) for id in words)] == [], "these have no words"


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_reason_ask_for_nothing_that_it_does_not_say(game: str) -> None:
    words = written(game)
    for patterns, holes in given(game):
        for id, message in words.items():
            if holes is not None and any(re.fullmatch(one, id) for one in patterns):
                asked = {MADE.sub("", name) for name in taken_apart(message).variables}
                assert asked <= holes | ({"count"} if "winners" in holes else set()), id


def test_the_search_for_reasons_finds_all_ways_to_write_one() -> None:
    source = 'Reason("a"), Reason("b" if x else "c", {"n": 1}), Reason(f"d-{y}", holes), t.Reason(key="e", holes={})'
    plain = [({"a"}, set()), ({"b", "c"}, {"n"}), ({r"d\-[a-z0-9-]+"}, None), ({"e"}, set())]
    assert list(reasons(ast.parse(source))) == plain
    with pytest.raises(AssertionError, match="line 1: a reason is named"):
        list(reasons(ast.parse("Reason(key)")))


def seen(game: str, state: Any, seat: int, lang: str) -> Seen:
    shelved, names = SHELF[game], ["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gil", "Hal"]
    return Seen(Catalogue(game, lang), shelved.observe(state, seat), shelved.static(state), names, seat)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_bot_thinks_it_says_in_whole_sentences(game: str) -> None:
    shelved, told = SHELF[game], 0
    for number, (state, seat) in enumerate(moments(game, some(24, 6))):
        for level in (LEVELS[-1], LEVELS[number % len(LEVELS)]):
            thought = consider(shelved, state, level, seat, Random(number), budget=Budget(0.3), why=True)
            assert state.allows(seat, thought.code)
            for reason in thought.reasons:
                told += 1
                for lang in LANGUAGES:
                    said = because(seen(game, state, seat, lang), shelved, state, reason.key, reason.holes, strict=True)
                    assert re.search(r"[.!]$", said) and "  " not in said, said
                    assert not re.search(r"[{}$_]|\bnone\b|\btrue\b|\bfalse\b|-?\d\.\d\d|\bNaN\b", said), said
    assert told or not given(game), "a brain that can say why never does"


@pytest.mark.parametrize("game", GAMES)
def test_no_reasons_where_nobody_asks(game: str) -> None:
    for number, (state, seat) in enumerate(moments(game, 4)):
        for level in levels(game):
            budget = Budget(0.05)
            assert not consider(SHELF[game], state, level, seat, Random(number), budget=budget).reasons


def test_the_only_move_and_a_lot_are_reasons_too() -> None:
    game = SHELF["cloudy_kingdom"]
    state, seat = next(moments("cloudy_kingdom", 1))
    assert consider(game, state, "random", seat, Random(1), why=True).reasons == (Reason("lots"),)
    assert set(written(None)) >= {"lots", "only"}


def test_holes_read_as_the_fields_of_events_do() -> None:
    holes = {"seat": 1, "role": "hill_witch", "chance": 48, "gain": -1.24, "level": 3.0, "flat": -0.01}
    said = facts(holes, Catalogue("broom_service", "de"), ["Ann", "Bo"], 0)
    assert (said["seat"], said["seat_id"], said["chance"]) == ("Bo", 1, 48)
    assert said["role_id"] == "hill_witch" and said["role"] == Catalogue("broom_service", "de").text("role-hill_witch")
    assert (said["gain"], said["gain_sign"], said["gain_size"]) == (-1.2, "minus", 1.2)
    assert (said["level"], said["flat"], said["flat_sign"]) == (3.0, 0.0, "none")


def test_a_move_in_a_hole_reads_as_the_move() -> None:
    game = SHELF["cloudy_kingdom"]
    state, seat = next(moments("cloudy_kingdom", 1))
    code = state.legal_actions(seat)[0]
    assert DEEDS == {"move", "instead"}
    with pytest.raises(KeyError, match="why-nothing"):
        because(seen("cloudy_kingdom", state, seat, "en"), game, state, "nothing", {"move": code}, strict=True)
    with pytest.raises(KeyError, match="why-lots: nothing is called"):
        because(seen("cloudy_kingdom", state, seat, "en"), game, state, "lots", {"other": 45}, strict=True)
