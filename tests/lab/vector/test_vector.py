"""Many games at once are the games one by one: the same moves, masks and results, in one process or several."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.lab.features import features
from cumuli.lab.vector import LEAVE, Vector
from cumuli.lab.vector.stepper import SPREAD
from settings import GAMES, setting, some

N = 7


def one_by_one(vector: Vector, start: Any, i: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Game *i*, stepped as Python steps one game; every action is sent in, and what it brought comes out."""
    dice = Dice((seed * SPREAD + i) % 2147483647)
    returns, state = None, start.clone()
    while True:
        while state.to_act() == (CHANCE,):
            state.apply(CHANCE, state.sample(dice))
        if not state.to_act():
            returns, state = state.outcome().returns, start.clone()
            continue
        code = yield state, returns
        returns = None
        if code != LEAVE:
            state.apply(int(state.actor()), int(code))


def table(game: str, seed: int) -> tuple[Any, dict[str, Any]]:
    """A table whose options are plain data, as a process takes them."""
    drawn = setting(game, seed)
    return drawn, {key: value for key, value in msgspec.to_builtins(drawn.options).items()}


@pytest.mark.parametrize("seed", range(some(8, 3)))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_goes_as_it_goes_alone(game: str, seed: int) -> None:
    drawn, options = table(game, seed * 5)
    vector = Vector(game, N, drawn.seats, options, seed)
    alone = [one_by_one(vector, drawn.start(), i, seed) for i in range(N)]
    held = [next(one) for one in alone]
    rng = np.random.default_rng(seed)
    batch, ended = vector.now, 0
    for _ in range(some(700, 60)):
        mask = batch.mask
        for i, (state, returns) in enumerate(held):
            assert batch.actor[i] == state.actor()
            legal = state.legal_actions(int(state.actor()))
            assert batch.legal[batch.at[i] : batch.at[i + 1]].tolist() == legal
            assert np.flatnonzero(mask[i]).tolist() == sorted(legal)
            assert bool(batch.done[i]) == (returns is not None)
            assert batch.reward[i].tolist() == list(returns or [0.0] * drawn.seats)
            assert vector.state(i) == state
        ended += int(batch.done.sum())
        actions = batch.choose(rng)
        if rng.random() < 0.2:
            actions[rng.integers(N)] = LEAVE
        batch = vector.step(actions)
        held = [one.send(code) for one, code in zip(alone, actions, strict=True)]
    assert ended or some(0, 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("many", [0, 1])
def test_rewards_are_paid_when_a_game_ends_and_sum_to_zero(game: str, many: int) -> None:
    seats = SHELF[game].seats[-many]
    vector = Vector(game, 40, seats, seed=2)
    rng, ended, won = np.random.default_rng(1), 0, 0.0
    for _ in range(some(900, 400)):
        batch = vector.step(vector.now.choose(rng))
        assert batch.reward.sum(axis=1) == pytest.approx(0)
        assert not batch.reward[~batch.done].any()
        assert np.abs(batch.reward).max() <= 1
        ended += int(batch.done.sum())
        won += float(np.abs(batch.reward).sum())
        if ended > 100:
            break
    assert ended and won


@pytest.mark.parametrize("game", GAMES)
def test_workers_play_the_same_games(game: str) -> None:
    drawn, options = table(game, 15)
    alone = Vector(game, 9, drawn.seats, options, 4, features=True)
    with Vector(game, 9, drawn.seats, options, 4, workers=2, features=True) as crew:
        rng = np.random.default_rng(3)
        for number in range(some(400, 60)):
            for name in ("actor", "reward", "done", "legal", "at", "mask", "features"):
                assert np.array_equal(getattr(alone.now, name), getattr(crew.now, name)), name
            actions = alone.now.choose(rng)
            actions[number % 9] = LEAVE
            alone.step(actions)
            crew.step(actions)
        alone.reset()
        crew.reset()
        assert np.array_equal(alone.now.legal, crew.now.legal)


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_names_its_game_and_changes_nothing(workers: int) -> None:
    with Vector("cloudy_kingdom", 5, 2, seed=1, workers=workers) as vector:
        before = vector.now
        actions = before.choose(np.random.default_rng(1))
        actions[3] = next(code for code in range(vector.codes) if not before.mask[3, code])
        with pytest.raises(ValueError, match=f"game 3: code {actions[3]} is not legal for seat {before.actor[3]};"):
            vector.step(actions)
        assert vector.now is before
        after = vector.step(np.full(5, LEAVE))
        for name in ("actor", "legal", "at", "done"):
            assert np.array_equal(getattr(before, name), getattr(after, name))


@pytest.mark.parametrize(
    "actions", [np.zeros(4, dtype=np.int64), np.zeros((5, 1), dtype=np.int64), np.zeros(5), [None] * 5]
)
def test_what_is_no_list_of_codes_is_refused(actions: Any) -> None:
    vector = Vector("cloud_mine", 5, 3)
    with pytest.raises(ValueError, match="5 games need 5 integers"):
        vector.step(actions)


@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_features_are_those_of_the_seat_that_is_asked(game: str, scaled: bool) -> None:
    vector = Vector(game, 5, SHELF[game].seats[1], seed=3, features=True, scaled=scaled)
    rng = np.random.default_rng(1)
    for _ in range(some(60, 15)):
        seen = vector.step(vector.now.choose(rng)).features
        assert seen is not None and seen.shape == (5, vector.layout.size)
        for i in range(5):
            state = vector.state(i)
            assert np.array_equal(seen[i], features(state, int(state.actor()), scaled))
    assert Vector(game, 2, SHELF[game].seats[0]).now.features is None


def test_what_was_handed_out_stays_as_it_was() -> None:
    vector = Vector("broom_service", 6, 3, seed=1)
    first = vector.now
    kept = first.legal.copy(), first.actor.copy(), first.at.copy()
    rng = np.random.default_rng(1)
    for _ in range(30):
        vector.step(vector.now.choose(rng))
    assert all(np.array_equal(a, b) for a, b in zip(kept, (first.legal, first.actor, first.at), strict=True))


def test_a_game_does_not_depend_on_how_many_are_beside_it() -> None:
    few, many = Vector("cloudy_kingdom", 2, 3, seed=9), Vector("cloudy_kingdom", 20, 3, seed=9)
    for _ in range(60):
        actions = many.random_actions(5)
        few.step(actions[:2])
        many.step(actions)
        assert few.state(1) == many.state(1)


def test_random_actions_are_legal_even_and_the_same_for_a_seed() -> None:
    vector = Vector("broom_service", 3000, 2, seed=1)
    once, again, other = vector.random_actions(1), vector.random_actions(1), vector.random_actions(2)
    assert np.array_equal(once, again) and not np.array_equal(once, other)
    assert vector.now.mask[np.arange(3000), once].all()
    assert len(set(once.tolist())) > 0.9 * 210  # all sets of four roles are on offer


def test_the_preferred_action_is_the_best_of_the_legal_ones() -> None:
    vector = Vector("cloudy_kingdom", 8, 2, seed=1)
    wish = np.random.default_rng(1).random((8, vector.codes))
    for i, code in enumerate(vector.now.pick(wish)):
        legal = vector.now.legal[vector.now.at[i] : vector.now.at[i + 1]]
        assert code == legal[wish[i, legal].argmax()]


def test_bits_say_what_the_mask_says() -> None:
    now = Vector("cloud_mine", 4, 5, seed=1).now
    assert np.array_equal(np.unpackbits(now.packed, axis=1, count=now.codes).astype(bool), now.mask)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seats": 9}, "2 to 4 seats; 9 do not fit"),
        ({"n": 0}, "at least one game"),
        ({"workers": 4}, "no more workers"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, int], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Vector(**{"game_id": "cloudy_kingdom", "n": 3, "seats": 2, **given})


def test_a_worker_that_dies_is_noticed() -> None:
    vector = Vector("cloud_mine", 4, 3, workers=2)
    assert vector._crew is not None
    vector._crew.processes[1].kill()
    with pytest.raises(RuntimeError, match="ended before its time"):
        for _ in range(3):
            vector.step(vector.now.choose(np.random.default_rng(Random(1).randrange(9))))
    vector.close()
