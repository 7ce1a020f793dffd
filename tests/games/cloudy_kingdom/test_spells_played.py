"""Spells of every kind in whole games: nobody gets stuck, no card is lost, and the trial games tell the truth."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.faces import CATALOGUE
from cumuli.games.cloudy_kingdom.setup import Options
from cumuli.games.cloudy_kingdom.spells import SpellFault, compile_spell
from cumuli.lab.lint import Lint, lint
from settings import some

from .build import observe
from .settings import spell, step

LONGEST = 4000
PILE = step("choose", **{"as": "t", "from": "pile"})
EXAMPLES = ("gust", "storm", "second_harvest")


@st.composite
def programs(draw: st.DrawFn) -> dict[str, Any]:
    """Spells that are well-formed most of the time."""
    names: dict[str, str] = {}  # what is bound, and of which kind

    def bound(*kinds: str) -> str | None:
        fit = sorted(name for name, kind in names.items() if kind in kinds)
        return draw(st.sampled_from(fit)) if fit else None

    def choose() -> dict[str, Any]:
        kind = draw(st.sampled_from(("top", "pile", "empty", "player")))
        name = draw(st.sampled_from("abcd"))
        other = bound("empty") if kind == "empty" else bound("top", "pile", "placed") if kind != "player" else None
        more = {"not": other} if other and draw(st.booleans()) else {}
        names[name] = kind
        return step("choose", **{"as": name, "from": kind, **more})

    def bring() -> dict[str, Any]:
        if draw(st.booleans()):
            return step("draw", n=draw(st.integers(1, 2)), show=draw(st.sampled_from(("private", "public"))))
        return step("take_discard", n=1)

    def place() -> dict[str, Any]:
        where: dict[str, Any] = {"mode": draw(st.sampled_from(("any", "empty", "cover")))}
        at = bound("top", "pile", "empty", "placed")
        if at and draw(st.booleans()):
            where["at"] = at
        if draw(st.booleans()):
            where["as"] = name = draw(st.sampled_from("abcd"))
            names[name] = "placed"
        where["rules"] = draw(st.sampled_from(("growing", "free")))
        return step("place", which=draw(st.sampled_from(("choose", "only", "all"))), **where)

    def target() -> dict[str, Any]:
        name = bound("top", "pile", "placed")
        if name is None:
            return choose()
        kind = draw(st.sampled_from(("remove_top", "rotate", "swap", "move", "mark")))
        scope = draw(st.sampled_from(("top", "pile")))
        if kind == "remove_top":
            return step(kind, target=name, to=draw(st.sampled_from(("box", "discard", "hand"))))
        if kind == "rotate":
            return step(kind, target=name, quarters=draw(st.integers(1, 3)), scope=scope)
        if kind == "swap":
            return step(kind, target=name, other=bound("top", "pile", "placed"))
        if kind == "mark":
            until = draw(st.sampled_from(("turn", "round", "forever")))
            return step(kind, target=name, flag=draw(st.sampled_from(("immune", "no_cover"))), until=until)
        to = bound("empty")
        return step(kind, target=name, to=to, scope=scope) if to else choose()

    def hands() -> dict[str, Any]:
        player = bound("player")
        return draw(st.sampled_from((step("cycle_hand"), step("swap_hand", **{"with": player or "left"}))))

    def itself() -> dict[str, Any]:
        flags = draw(st.lists(st.sampled_from(("immune", "no_cover")), unique=True))
        face = draw(st.sampled_from(("burning_crossing", "interrupted_crossing")))
        return step("place_self", face=face, mode=draw(st.sampled_from(("any", "empty", "cover"))), flags=flags)

    def offer(inner: list[dict[str, Any]]) -> dict[str, Any]:
        players = draw(st.sampled_from(("others", "left", "all")))
        return step("offer", players=players, optional=draw(st.booleans()), steps=inner)

    def condition(inner: list[dict[str, Any]]) -> dict[str, Any]:
        what = draw(st.sampled_from(("deck", "discard", "stacks")))
        return step("if", what=what, least=draw(st.integers(0, 6)), steps=inner)

    def block(most: int, depth: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while len(found) < most and (not found or draw(st.integers(0, 4))):
            kinds = [choose, choose, bring, bring, place, place, target, target, target, hands, itself]
            pick = draw(st.integers(0, len(kinds) + 2))
            if pick < len(kinds):
                found.append(kinds[pick]())
            elif pick == len(kinds) or depth == 2:
                found += [step("peek", n=draw(st.integers(1, 3))), *[step("reorder")] * draw(st.integers(0, 1))]
            else:
                inner = block(3, depth + 1)
                found.append(draw(st.sampled_from((offer(inner), step("repeat", n=2, steps=inner), condition(inner)))))
        return found

    return spell("it", *block(8, 0))


def cards(state: Any) -> Counter[str]:
    """Every card of the game, wherever it is, but the magic cards on the table."""
    view = observe(state)
    names = state.names.faces
    found = Counter({name: int(state.deck[i]) for i, name in enumerate(names)})
    found.update(names[card] for card in (int(state.hand[seat]) for seat in range(len(view["seats"]))) if card >= 0)
    found.update(names[int(state.drawn[i]) & 63] for i in range(int(state.n_drawn)))
    found.update(names[int(state.known[i])] for i in range(int(state.n_known)))
    found.update(view["discard"] + view["box"])
    found.update(face for stack in view["cells"] for face, _ in stack)
    return Counter({name: n for name, n in found.items() if n and not CATALOGUE[name].magic})


def whole_game(state: Any, rng: Random) -> int:
    """Play at random, eager for magic, looking at every position; how often a spell was cast."""
    all_cards = Counter({name: int(n) for name, n in zip(state.names.faces, state.rules.count, strict=True) if n})
    casts = 0
    for _ in range(LONGEST):
        actors = state.to_act()
        if not actors:
            return casts
        assert cards(state) == all_cards, "a card was lost or made"
        assert sum(state.deck[i] for i in range(int(state.rules.faces))) + state.n_known == state.in_deck
        seat = actors[0]
        if seat == CHANCE:
            codes, weights = zip(*state.chance(), strict=True)
            code = rng.choices(codes, weights)[0]
        else:
            legal = state.legal_actions(seat)
            assert legal, "somebody is asked and can do nothing"
            magic = [c for c in legal if state.rules.cast0 <= c < state.rules.take0]
            code = rng.choice(magic if magic and rng.random() < 0.3 else legal)
            casts += code in magic
        state.apply(seat, code)
    raise AssertionError("the game does not end")


@settings(max_examples=some(150, 15), deadline=None, suppress_health_check=list(HealthCheck))
@given(data=programs(), seats=st.integers(2, 4), fizzle=st.booleans(), seed=st.integers(0, 2**16))
def test_a_well_formed_spell_never_gets_stuck_and_loses_no_card(
    data: dict[str, Any], seats: int, fizzle: bool, seed: int
) -> None:
    try:
        compile_spell(data, list(CATALOGUE))
    except SpellFault:
        reject()  # too long, or a repeat binds a name to another kind
    deck = {"provenance": "designed", "count": {"straight": 8, "cross": 8, "bend_r": 4}}
    options = Options(magic="own_choice", spells=(data,), allow_fizzle=fizzle, deck=deck)
    state = GAME.start(seats, options, GAME.version)
    take = int(state.rules.take0) + state.names.magics.index("it")
    rng = Random(seed)
    while observe(state)["phase"] in ("families", "magic"):
        seat = state.to_act()[0]
        legal = [code for code, _ in state.chance()] if seat == CHANCE else state.legal_actions(seat)
        state.apply(seat, take if take in legal else rng.choice(legal))
    whole_game(state, rng)


# Trial games


def example(name: str) -> dict[str, Any]:
    return tomllib.loads((files("cumuli.games.cloudy_kingdom") / "data" / "spells" / f"{name}.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_shipped_example_plays_and_lints_clean(name: str) -> None:
    found = lint(example(name), games=some(300, 60))
    assert found.casts > found.games // 2
    assert found.whole == found.casts
    assert found.faults == ()


def test_the_same_seed_gives_the_same_answer() -> None:
    assert lint(example("gust"), 30, 7) == lint(example("gust"), 30, 7) != lint(example("gust"), 30, 8)


def test_a_spell_that_could_never_be_cast_is_found() -> None:
    greedy = spell("it", step("take_discard", n=4), step("place", which="all"))
    found = lint(greedy, games=1, seed=13)
    assert (found.turns > 20, found.castable, found.casts) == (True, 0, 0), "no one game has seen so many discards"
    assert [problem for problem, _ in found.faults] == ["never-playable"]


def test_a_spell_whose_step_always_fails_is_found() -> None:
    found = lint(spell("it", step("cycle_hand")), 60)
    assert found.casts and not found.whole
    assert [problem for problem, _ in found.faults] == ["always-refused"]


@pytest.mark.parametrize("shift, tips", [(0.09, True), (-0.09, True), (0.07, False), (-0.07, False)])
def test_a_shift_counts_only_where_chance_does_not_explain_it(shift: float, tips: bool) -> None:
    found = Lint(games=300, turns=900, castable=500, casts=250, whole=250, shift=shift, margin=0.08)
    assert [problem for problem, _ in found.faults] == ["win-shift"] * tips


def test_the_margin_shrinks_with_the_number_of_games() -> None:
    few, many = lint(example("storm"), 100), lint(example("storm"), 900)
    assert 0 < many.margin < few.margin / 2 and abs(many.shift) < few.margin
