"""Engine and referee side by side: at every word they allow the same, weigh luck alike and see the same table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME, Options
from settings import draw, setting, some

from .oracle import LUCK, Oracle
from .pieces import KINDS, ROLES
from .settings import EXTRAS

TABLES = some(96, 12)


class Pair:
    """One game twice: the engine's and the referee's."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.state = GAME.start(seats, Options(**options), GAME.version)
        self.oracle = Oracle(seats, **options)
        self.check(whole=True)

    def step(self, rng: Random) -> None:
        """One word of one seat that may speak, said to both."""
        state = self.state
        seat = rng.choice(state.to_act())
        code = draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        word = GAME.write(state, GAME.word(state, code))
        state.apply(seat, code)
        self.oracle.say(seat, word)

    def check(self, whole: bool) -> None:
        state, oracle = self.state, self.oracle
        assert set(state.to_act()) == set(oracle.asks)
        for seat, words in oracle.asks.items():
            if len(words) >= 200 and not whole:
                continue  # all sets of roles: written out now and then
            codes = [code for code, _ in state.chance()] if seat == CHANCE else state.legal_actions(seat)
            mine = [GAME.write(state, GAME.word(state, code)) for code in codes]
            assert sorted(mine) == sorted(words)
        if LUCK in oracle.asks:
            self.check_luck()
        self.check_table()

    def check_luck(self) -> None:
        chance = self.state.chance()
        total = sum(weight for _, weight in chance)
        mine = {GAME.write(self.state, GAME.word(self.state, code)): weight / total for code, weight in chance}
        assert mine == pytest.approx(self.oracle.weights)

    def check_table(self) -> None:
        state, oracle = self.state, self.oracle
        view = GAME.observe(state, None)
        assert view["clouds"] == oracle.clouds
        assert view["tiles"] == oracle.tiles
        assert set(view["closed"]) == oracle.closed
        assert (view["event"] or "") == oracle.event
        assert set(view["bewitched"]) == oracle.bewitched
        assert view["leader"] in (None, oracle.leader)
        for seat, seen in enumerate(view["seats"]):
            assert seen["vp"] == oracle.vp[seat]
            assert seen["resources"] == {kind: oracle.have[seat][kind] for kind in KINDS}
            assert seen["pawns"] == oracle.pawns[seat]
            assert seen["bolts"] == oracle.bolts(seat)
            assert Counter(seen["clouds"]) == Counter(oracle.won[seat])
            assert set(seen["amulets"]) == oracle.amulets[seat]
            assert Counter(tile for tile, _ in seen["tiles"]) == +oracle.owned[seat]
            assert Counter(tile for tile, how in seen["tiles"] if how == "fresh") == +oracle.fresh[seat]
            assert Counter(seen["spent"]) == oracle.spent[seat]
            if seen["hand"] is not None:
                assert {role for i, role in enumerate(ROLES) if state.hand[seat] >> i & 1} == oracle.hands[seat]
        outcome = state.outcome()
        assert (outcome is None) == (oracle.result is None)
        if outcome is not None:
            assert (list(outcome.scores), list(outcome.winners)) == oracle.result


def side_by_side(seats: int, rng: Random, **options: Any) -> Pair:
    pair = Pair(seats, **options)
    while pair.oracle.asks:
        pair.step(rng)
        pair.check(whole=rng.random() < 0.05)
    assert not pair.state.to_act()
    return pair


def options_of(seed: int) -> tuple[int, dict[str, Any]]:
    made = setting("broom_service", seed)
    return made.seats, {name: getattr(made.options, name) for name in Options.__slots__}


@pytest.mark.parametrize("board, more", [("front", False), ("front", True), ("back", True)])
@pytest.mark.parametrize("seats", range(2, 6))
def test_plain_games_are_played_alike(seats: int, board: str, more: bool) -> None:
    for seed in range(some(4, 1)):
        side_by_side(seats, Random(f"{seats} {board} {more} {seed}"), board=board, storm=more, mountain=more)


@pytest.mark.parametrize("part", range(4))
def test_games_with_options_of_all_kinds_are_played_alike(part: int) -> None:
    for seed in range(part, TABLES, 4):
        seats, options = options_of(seed)
        side_by_side(seats, Random(seed), **options)


def test_rounds_have_as_many_tricks_as_different_roles() -> None:
    pair = side_by_side(3, Random(5), board="back")
    assert len(pair.oracle.tricks) == 7
    assert all(len(set(led)) == len(led) for led in pair.oracle.tricks)


@pytest.mark.parametrize("number", range(len(EXTRAS)))
def test_games_with_corrected_components_are_played_alike(number: int) -> None:
    for seats in range(2, some(6, 3)):
        side_by_side(seats, Random(f"{seats} {number}"), **EXTRAS[number])
