"""CK-2×2: what the smallest Cloudy Kingdom is worth, and what bots lose in it."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from cumuli.bots.cloudy_kingdom.exact import cards, plain
from cumuli.compiled import is_compiled
from cumuli.lab.suites.fractions import Reckoner
from cumuli.lab.suites.kingdom import against_perfection, first_card, solver, start
from long import LONG

FIRST = {
    "straight": Fraction(103, 210),
    "bridge": Fraction(103, 210),
    "cross": Fraction(1, 2),
    "dbl_r": Fraction(52, 105),
}
"""By the first card: the share of the player who begins, as it came out in fractions (four minutes)."""
fast = pytest.mark.skipif(
    not (LONG or is_compiled("cumuli.bots.cloudy_kingdom.exact")), reason="uncompiled it takes minutes"
)


def test_eight_cards_two_of_each_face_are_played_and_no_magic() -> None:
    state = start()
    assert [many for _, many in state.chance()] == [2, 2, 2, 2]
    for _ in range(2):
        state.apply(-1, state.chance()[0][0])
    assert cards(state) == 8
    assert plain(state)


@fast
def test_the_player_who_begins_gets_83_of_168_parts_of_the_victory() -> None:
    found = first_card(solver())
    assert {face: pytest.approx(float(value), abs=1e-12) for face, value in FIRST.items()} == found
    assert sum(FIRST.values()) / 4 == Fraction(83, 168)


def midway(left: int, seed: int) -> Any:
    """A turn of a random game with so many cards still to be played."""
    rng, state = Random(seed), start()
    while state.to_act()[0] < 0 or cards(state) > left:
        mover = state.to_act()[0]
        state.apply(
            mover, rng.choice([code for code, _ in state.chance()] if mover < 0 else state.legal_actions(mover))
        )
    return state


@fast
@pytest.mark.parametrize("seed", [1, 6, 29])
def test_in_fractions_the_last_five_cards_are_worth_the_same(seed: int) -> None:
    state = midway(5, seed)
    mover = state.to_act()[0]
    values = Reckoner(2).values(state, mover)
    again = solver().values(state, mover)
    assert again == {code: pytest.approx([float(share) for share in shares]) for code, shares in values.items()}
    assert len({shares[mover] for shares in values.values()}) > 3, "it hardly matters what is played here"


@fast
def test_who_looks_further_loses_less() -> None:
    lost = {level: against_perfection(level, 30, 6_000_000).mean for level in ("random", "greedy", "two_ply")}
    assert lost["random"] > 2 * lost["greedy"] > 4 * lost["two_ply"] > 0


@fast
def test_perfection_loses_nothing_and_is_no_worse_than_perfection(monkeypatch: pytest.MonkeyPatch) -> None:
    def perfect(game: object, state: object, level: str, seat: int, rng: object) -> int:
        values = solver().values(state, seat)  # type: ignore[arg-type]
        return max(values, key=lambda code: values[code][seat])

    monkeypatch.setattr("cumuli.lab.suites.kingdom.think", perfect)
    found = against_perfection("anybody", 100, 6_000_000)
    assert found.mean == 0
    assert found.optimal == 1
    assert found.score == pytest.approx(0.5, abs=0.03)
