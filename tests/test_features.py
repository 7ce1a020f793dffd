"""Features: what a seat knows as numbers, and no more than that."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random
from time import process_time

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots import think
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.lab.features import SPECS, Layout, features, split
from games.cloudy_kingdom.settings import SPELLS
from long import long
from settings import FAST, GAMES, Setting, actions, choose, play, setting
from test_laws import worlds

HOUSE = Path(__file__).parents[1]
WALKS = {"broom_service": long(24, 3), "cloud_mine": long(24, 3), "cloudy_kingdom": long(80, 24)}
if not FAST:
    WALKS = dict.fromkeys(WALKS, 1)
LOOKS = long(24, 6) if FAST else 2
cases = pytest.mark.parametrize("case", [(game, seed) for game in GAMES for seed in range(LOOKS)], ids=str)

RICH = {
    "broom_service": {"board": "back", "storm": True},
    "cloud_mine": {"piles": "hidden", "turned": "hidden"},
    "cloudy_kingdom": {"magic": "own_choice", "spells": SPELLS[1:9]},
}
"""Options under which everything that a plane tells can happen."""


def games(game: str):
    """Games on tables of every kind, played at random, and on rich ones, where good bots ride the brooms."""
    for seed in range(WALKS[game]):
        made = setting(game, seed)
        state, rng = made.start(), Random(seed)
        yield state, (state for _ in play(state, rng) if rng.random() < 0.5)
        made = Setting(SHELF[game], SHELF[game].seats[-1 - seed % 2], SHELF[game].options(**RICH[game]))
        state = made.start()
        yield state, played(made.game, state, rng)


def played(game, state, rng: Random):
    """Every position of a game in which planners ride the brooms."""
    while actors := state.to_act():
        yield state
        seat = rng.choice(actors)
        bot = seat != CHANCE and game.id == "broom_service"
        state.apply(seat, think(game, state, "planner", seat, rng) if bot else choose(state, seat, rng))


def raw(game: str, state, seat: int) -> np.ndarray:
    """The numbers as they are filled, neither cut off nor scaled, with a guard at each end."""
    size = SPECS[game].size(state)
    out = vec[i64]([i64(-12345)] * (size + 2))
    assert SPECS[game].fill(state, seat, out, 1) == size + 1, "the planes are as long as they are declared"
    assert out[0] == out[size + 1] == -12345
    return np.frombuffer(memoryview(out), dtype=np.int64)[1:-1]


@cases
def test_worlds_that_look_the_same_have_the_same_features(case):
    """A law: what a seat cannot know may be anything, and its features stay the same."""
    made = setting(*case)
    state, game, rng, others = made.start(), made.game, Random(case[1]), 0
    for ply, _ in enumerate(play(state, rng)):
        if ply > 6 and rng.random() < 0.8:
            continue
        for seat in range(made.seats):
            guess = game.resample(state, seat, rng)
            others += guess != state
            assert np.array_equal(features(guess, seat), features(state, seat))
        for seat, group in worlds(game, state, made.seats):
            if seat is not None:
                mine = features(group[0], seat)
                assert all(np.array_equal(features(world, seat), mine) for world in group)
    assert others or getattr(made.options, "open_hands", False), "no world was another one, though much is hidden"


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_varies_in_play_and_keeps_within_its_bounds(game):
    """No plane is declared that never says anything; a choice sets one number of its last axis at most."""
    low: dict[str, float] = {}
    high: dict[str, float] = {}
    for state, moments in games(game):
        layout, seats = Layout(game, state), int(state.rules.seats)
        seen = np.stack([raw(game, now, ply % seats) for ply, now in enumerate(moments)])
        assert (seen >= layout.low).all() and (seen <= layout.high).all()
        for part in layout.parts:
            name, plane = part.plane.name, seen[:, part.start : part.stop].reshape(-1, *part.shape)
            low[name], high[name] = min(low.get(name, 1e9), plane.min()), max(high.get(name, -1e9), plane.max())
            if part.plane.unit == "one of":
                assert (plane.sum(axis=-1) <= 1).all(), name
    assert sorted(low) == sorted(plane.name for plane in SPECS[game].planes)
    if FAST:
        assert [name for name in low if low[name] == high[name]] == []


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_knows_it_and_no_code_lies_beyond_the_policy(game):
    for seed in range(LOOKS):
        made = setting(game, seed)
        state = made.start()
        for _ in play(state, Random(seed)):
            layout = Layout(game, state)
            for seat in range(made.seats):
                asked = layout.split(layout.features(state, seat))["to_act"]
                assert [i for i in range(made.seats) if asked[i]] == sorted(
                    (other - seat) % made.seats for other in state.to_act() if other != CHANCE
                )
            for actor in state.to_act():
                if actor != CHANCE:
                    assert max(actions(state, actor)) < layout.actions


@pytest.mark.parametrize("game", GAMES)
def test_scaled_features_lie_between_zero_and_one_and_planes_are_views(game):
    made = setting(game, 0)
    state = made.start()
    for _, _ in zip(range(60), play(state, Random(1)), strict=False):
        pass
    plain, scaled = features(state, 0), features(state, 0, scaled=True)
    assert plain.dtype == scaled.dtype == np.float32 and plain.shape == scaled.shape
    assert scaled.min() >= 0 and scaled.max() <= 1
    planes, batch = split(state, plain), split(state, np.stack([plain, plain]))
    assert sum(plane.size for plane in planes.values()) == plain.size
    assert all(np.shares_memory(plane, plain) for plane in planes.values())
    assert all(batch[name].shape == (2, *planes[name].shape) for name in planes)


def test_features_follow_the_seat_around_the_table():
    """What is told of a seat stands where that seat sits, counted from the one that looks."""
    made = setting("broom_service", 2)
    state = made.start()
    for _, _ in zip(range(120), play(state, Random(2)), strict=False):
        pass
    for seat in range(made.seats):
        told = split(state, features(state, seat))
        assert [int(n) for n in told["vp"]] == [int(state.vp[(seat + i) % made.seats]) for i in range(made.seats)]
        assert [i for i in range(10) if told["hand"][i]] == state.bits(state.hand[seat])


@pytest.mark.skipif(not FAST, reason="the engine runs uncompiled")
@pytest.mark.parametrize("game", GAMES)
def test_features_are_much_cheaper_than_the_view_they_tell(game):
    made = setting(game, 0)
    state = made.start()
    for _, _ in zip(range(60), play(state, Random(1)), strict=False):
        pass
    layout = Layout(game, state)

    def cost(deed) -> float:
        began = process_time()
        for _ in range(200):
            deed()
        return process_time() - began

    assert min(cost(lambda: layout.features(state, 0)) for _ in range(3)) < min(
        cost(lambda: made.game.observe(state, 0)) for _ in range(3)
    )


def test_the_guide_tells_the_features_as_they_are_declared():
    fresh = runpy.run_path(str(HOUSE / "scripts" / "feature_tables.py"))["fresh"]
    page = (HOUSE / "docs" / "environments.md").read_text(encoding="utf-8")
    assert fresh(page) == page, "run scripts/feature_tables.py"
