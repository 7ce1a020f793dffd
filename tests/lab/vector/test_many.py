"""The vectorised games as Gymnasium wants them: one learner at every table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from cumuli.games import SHELF
from cumuli.lab.envs.many import Many
from settings import GAMES, some


def choose(seen: dict[str, Any], rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_learner_is_always_asked_and_paid_at_the_end(game: str, seat: int) -> None:
    env = Many(game, 6, SHELF[game].seats[1], seat)
    seen, _ = env.reset(seed=3)
    rng, ended, won = np.random.default_rng(1), 0, 0.0
    for _ in range(some(300, 40)):
        assert (env.games.now.actor == seat).all()
        assert env.observation_space.contains(seen)
        actions = choose(seen, rng)
        assert env.action_space.contains(actions)
        seen, reward, done, cut, _ = env.step(actions)
        assert not reward[~done].any() and not cut.any()
        ended += int(done.sum())
        won += float(np.abs(reward).sum())
    assert (ended and won) or some(0, 1)
    env.close()


def test_a_seed_repeats_all_and_none_goes_on() -> None:
    env = Many("cloudy_kingdom", 4, 3)

    def play(seed: int | None) -> list[Any]:
        seen, _ = env.reset(seed=seed)
        rng, told = np.random.default_rng(1), []
        for _ in range(20):
            seen, reward, *_ = env.step(choose(seen, rng))
            told.append((seen["observation"].tolist(), reward.tolist()))
        return told

    first = play(5)
    assert play(None) != first
    assert play(5) == first


def test_a_policy_sits_on_the_other_seats() -> None:
    asked: list[int] = []

    def first_legal(batch: Any) -> Any:
        asked.extend(batch.actor.tolist())
        return batch.legal[batch.at[:-1]]

    env = Many("broom_service", 3, 4, 2, others=first_legal)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(some(40, 10)):
        seen, *_ = env.step(choose(seen, rng))
    assert set(asked) == {0, 1, 2, 3}


def test_an_illegal_action_and_a_seat_that_is_none_are_refused() -> None:
    with pytest.raises(ValueError, match="no such seat: 3"):
        Many("cloud_mine", 2, 3, 3)
    env = Many("cloud_mine", 2, 3)
    seen, _ = env.reset(seed=1)
    wrong = np.argmin(seen["action_mask"], axis=1)
    with pytest.raises(ValueError, match="game 0: code"):
        env.step(wrong)
