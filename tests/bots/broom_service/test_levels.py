"""Every level answers whatever it may be asked, knows no more than its seat, and plays better than the one below."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cumuli.bots import LEVELS, Budget, consider, levels, think
from cumuli.bots.broom_service import brain
from cumuli.bots.broom_service.blend import Blend
from cumuli.bots.broom_service.mind import Mind
from cumuli.bots.broom_service.outlook import Outlook
from cumuli.bots.broom_service.skill import SKILLS
from cumuli.bots.broom_service.value import Judge
from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import tables as t
from cumuli.lab.playing import Luck, play
from settings import FAST, draw, setting, some

from ..worlds import moments

ALL = levels("broom_service")
PHASES = {t.SELECTING, t.LEADING, t.ANSWERING, t.ACTING}


def worlds(monkeypatch: pytest.MonkeyPatch, many: int) -> None:
    """Let every level that plays rounds out play so many."""
    found = {
        level: replace(skill, worlds=many, choices=4) if skill.worlds else skill for level, skill in SKILLS.items()
    }
    monkeypatch.setattr(brain, "SKILLS", found)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is true of many rounds played out is true of few."""
    worlds(monkeypatch, some(48, 4))


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("seed", range(some(12, 2)))
def test_a_bot_answers_every_kind_of_question_on_every_table(level: str, seed: int) -> None:
    table, rng = setting("broom_service", 5 * seed), Random(seed)
    state, asked = table.start(), 0
    while (actors := state.to_act()) and asked < some(60, 8):
        seat = rng.choice(actors)
        if seat == CHANCE:
            state.apply(CHANCE, draw(state, rng))
            continue
        asked += 1
        before = state.key()
        code = think(GAME, state, level, seat, rng, budget=Budget(1.0))
        assert state.key() == before
        assert code in state.legal_actions(seat), table
        # to see more than a bot would lead to, half the answers are any
        state.apply(seat, code if rng.random() < 0.5 else rng.choice(state.legal_actions(seat)))
    assert asked


@pytest.mark.parametrize("level", ALL)
def test_equal_views_give_equal_odds(level: str) -> None:
    """Whatever the others hold or have chosen: the same seat with the same seed weighs its choices alike."""
    worlds, phases = 0, set()
    for number, (state, seat) in enumerate(moments("broom_service", some(24, 4))):
        phases.add(int(state.phase))
        others = [state] + [GAME.resample(state, seat, Random(n)) for n in (1, 2, 3)]
        thoughts = [consider(GAME, world, level, seat, Random(7), why=True) for world in others]
        worlds += len({world.key() for world in others}) - 1
        assert all(thought == thoughts[0] for thought in thoughts), number
    assert worlds > some(20, 2)
    assert len(phases & PHASES) > some(2, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_chosen_is_among_the_odds_and_they_sum_to_one(level: str) -> None:
    for number, (state, seat) in enumerate(moments("broom_service", some(16, 3), 100)):
        thought = consider(GAME, state, level, seat, Random(number))
        if thought.odds:
            assert thought.odds[thought.code] > 0.0
            assert sum(thought.odds.values()) == pytest.approx(1.0)
            assert set(thought.odds) <= set(state.legal_actions(seat))


def test_sets_of_roles_are_drawn_and_not_always_the_same() -> None:
    """Whoever always took the best four could be read (rule 3.3)."""
    state = selecting(2)
    for level in LEVELS:
        codes = {think(GAME, state, level, 0, Random(seed), budget=Budget(2.0)) for seed in range(12)}
        assert len(codes) > 1, level


def test_a_bot_that_is_told_to_stop_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds(monkeypatch, 10**6)
    budget = Budget()
    budget.stop()
    state = selecting(4)
    assert think(GAME, state, "5", 0, Random(1), budget=budget) in state.legal_actions(0)


def selecting(seats: int, **options: Any) -> Any:
    """The first choice of roles of a game."""
    state, rng = GAME.start(seats, GAME.options(**options), GAME.version), Random(seats)
    while state.phase != t.SELECTING:
        state.apply(CHANCE, draw(state, rng))
    return state


def margin(level: str, other: str, seats: int, seeds: range, **options: Any) -> float:
    """By how many VP a level beats the others' mean, over deals played once from every seat."""
    total = 0.0
    for seed in seeds:
        for seat in range(seats):
            sat = tuple(level if s == seat else other for s in range(seats))
            scores = play(GAME, sat, GAME.options(**options), Luck(seed), Random(f"{seed} {seat}")).outcome.scores
            rest = [score for s, score in enumerate(scores) if s != seat]
            total += (scores[seat] - sum(rest) / len(rest)) / seats / len(seeds)
    return total


@pytest.mark.skipif(not FAST, reason="uncompiled, a match takes too long")
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"storm": True}), (4, {"board": "back"}), (5, {"mountain": True})]
)
def test_what_was_learned_beats_the_planner_on_every_table(seats: int, options: dict[str, Any]) -> None:
    assert margin("4", "planner", seats, range(7_000_000, 7_000_002), **options) > 4


@pytest.mark.skipif(not FAST, reason="uncompiled, a match takes too long")
def test_the_first_level_is_no_match_for_the_third() -> None:
    assert margin("3", "1", 2, range(7_000_000, 7_000_006)) > 8


def test_better_levels_trust_more_and_look_further() -> None:
    skills = [SKILLS[level] for level in LEVELS]
    for of in ("trust", "deep", "wide", "orders", "counts", "worlds"):
        values = [getattr(skill, of) for skill in skills]
        assert values == sorted(values), of
    for lower, upper in pairwise(skills):
        assert lower != upper and set(lower.searched) <= set(upper.searched)


@pytest.mark.parametrize(("trust", "like"), [(0.0, "judge"), (1.0, "outlook")])
def test_a_mixed_value_lies_between_the_one_made_by_hand_and_the_learned_one(trust: float, like: str) -> None:
    for state, seat in moments("broom_service", some(24, 6)):
        judge, outlook = Judge(state), Outlook(state.rules, brain.net())
        worth = {"judge": judge.value(state, seat), "outlook": outlook.value(state, seat)}
        assert Blend(state, brain.net(), trust).value(state, seat) == pytest.approx(worth[like])
        half = Blend(state, brain.net(), 0.5).value(state, seat)
        assert half == pytest.approx((worth["judge"] + worth["outlook"]) / 2)


def test_who_goes_by_its_mood_does_not_count_hands() -> None:
    """Whatever the others have shown, a brave claim seems as likely to hold as it does to this persona."""
    seen = set()
    for state, seat in moments("broom_service", some(24, 8)):
        outlook = Outlook(state.rules, brain.net())
        assert Mind(state, seat, outlook, mood=0.7).success(True) == 0.7
        seen.add(round(Mind(state, seat, outlook).success(True), 3))
    assert len(seen) > 2


@pytest.mark.parametrize(
    ("seats", "options", "scores"),
    [(2, {}, (81, 69)), (4, {"storm": True, "board": "back"}, (82, 73, 45, 61))],
)
def test_the_planner_stays_as_it_is(seats: int, options: dict[str, Any], scores: tuple[int, ...]) -> None:
    """It is the yardstick: so these games went before there were levels."""
    played = play(GAME, ("planner",) * seats, GAME.options(**options), Luck(5), Random("5 yardstick"))
    assert played.outcome.scores == scores
