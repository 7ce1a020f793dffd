"""The soak plays tables of every kind, finds nothing in the rules, and does find what is broken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cumuli.core.game import Illegal
from cumuli.games.cloudy_kingdom import GAME, fields
from cumuli.lab import checks
from cumuli.lab.soak import drawn_table, soak
from settings import play, some


def test_a_soak_finds_nothing() -> None:
    games = some(1000, 60)
    report = soak("cloudy_kingdom", games, seed=77, workers=1)
    assert (report.games, report.violations, report.told) == (games, 0, [])
    assert set(report.seats) == {2, 3, 4} and sum(report.reasons.values()) == games
    assert report.looked and report.records and report.plies > report.looked


def test_a_soak_keeps_to_the_options_it_is_given() -> None:
    report = soak("cloudy_kingdom", 20, options={"board": "2x2"}, workers=1)
    assert set(report.seats) == {2} and not report.violations
    with pytest.raises(Illegal):
        soak("cloudy_kingdom", 5, options={"board": "9x9"}, workers=1)


def test_the_tables_of_a_soak_show_every_value_of_the_form() -> None:
    seen = {(key, str(value)) for n in range(600) for key, value in drawn_table(GAME, Random(n), None)[1].items()}
    for seats in GAME.seats:
        for choice in GAME.choices(seats):
            assert {(choice["id"], str(value)) for value in choice["values"]} <= seen


def broken(change: Any) -> list[str]:
    """What the checks say of a position in play after a change to it."""
    rng = Random(3)
    state = GAME.start(2, GAME.options(), GAME.version)
    for number, _ in enumerate(play(state, rng)):
        if number > 12 and state.phase == fields.TURN and state.stacks.empty != state.rules.all_cells:
            break
    assert list(checks.faults(GAME.id, state)) == []
    change(state)
    return list(checks.faults(GAME.id, state))


def lose(state: Any) -> None:
    state.hand[state.turn] = fields.NO_CARD


def turn(state: Any) -> None:
    cell = next(c for c in range(9) if state.stacks.stack(c))
    state.stacks.put(cell, state.stacks.pop(cell))
    state.stacks.top_v ^= 1 << cell


def link(state: Any) -> None:
    state.links ^= 1


def count(state: Any) -> None:
    state.in_deck += 1


def hurry(state: Any) -> None:
    state.turns += 100


@pytest.mark.parametrize("change", [lose, turn, link, count, hurry])
def test_the_checks_find_what_is_broken(change: Any) -> None:
    assert broken(change)
