"""The value is learned by what its script says, fits what is there to be learned, and is small."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import numpy as np
import pytest
from librt.vecs import vec

from cumuli.bots.broom_service.brain import net
from cumuli.bots.broom_service.features import FEATURES, Features
from cumuli.bots.broom_service.outlook import Net, Outlook
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service import tables as t
from cumuli.lab.learn.broom_response import left
from cumuli.lab.learn.broom_service import UNITS, Games, fit
from settings import FAST, play, some


def test_a_fit_finds_a_bend_that_no_line_has_and_the_compiled_net_says_the_same() -> None:
    rng = np.random.default_rng(3)
    inputs = rng.normal(size=(20_000, FEATURES)).astype(np.float32)
    targets = (8 * np.maximum(inputs[:, 0] + inputs[:, 1], 0) - 3 * inputs[:, 2] + 5).astype(np.float32)
    weights, error = fit(inputs, targets)
    line = np.linalg.lstsq(np.c_[inputs, np.ones(20_000)], targets, rcond=None)[0]
    straight = float(np.std(targets - np.c_[inputs, np.ones(20_000)] @ line))
    assert error < straight * 0.7
    learned = Net(UNITS, [float(w) for w in weights])
    said = [learned.value(vec[float]([float(x) for x in row])) for row in inputs[:200]]
    assert float(np.sqrt(np.mean((np.array(said) - targets[:200]) ** 2))) < straight * 0.7


@pytest.mark.skipif(not FAST, reason="uncompiled, a game takes too long")
@pytest.mark.parametrize("learned", [False, True])
def test_games_note_the_end_of_six_rounds_for_every_seat(learned: bool) -> None:
    games = Games()
    games.play(7_100_000, net() if learned else None)
    assert len(games.inputs) == len(games.targets) and len(games.targets) % 6 == 0 and games.targets
    rounds = [row[:6] for row in games.inputs]
    assert all(sum(left) == 1.0 for left in rounds)
    assert len({tuple(left) for left in rounds}) == 6


def test_what_was_learned_is_small_and_of_the_right_shape() -> None:
    data = files("cumuli.bots.broom_service").joinpath("data/outlook.json")
    assert len(data.read_text()) < 300_000
    rules = GAME.start(3, GAME.options(), GAME.version).rules
    numbers = vec[float]([0.0] * FEATURES)
    state = GAME.start(3, GAME.options(), GAME.version)
    Features(rules).fill(state, 0, 6, numbers)
    assert np.isfinite(net().value(numbers))


def test_at_the_end_the_outlook_is_the_score() -> None:
    state = GAME.start(2, GAME.options(), GAME.version)
    for _ in play(state, Random(2)):
        pass
    assert state.phase == t.ENDED
    for seat in range(2):
        assert Outlook(state.rules, net()).value(state, seat) == state.vp[seat]


def test_a_responder_keeps_only_hands_that_agree_with_what_was_shown() -> None:
    drawn = {sum(1 << role for role in Random(n).sample(range(10), 4)): 1 / 40 for n in range(40)}
    checked = 0
    for seed in range(some(20, 3)):
        state = GAME.start(2, GAME.options(), GAME.version)
        for seat in play(state, Random(seed)):
            if seat == 0 and state.phase in (t.LEADING, t.ANSWERING) and state.hand[1]:
                shown = int(state.brave[1]) | int(state.coward[1]) | int(state.bumped[1])
                whole = drawn | {int(state.hand[1]) | shown: 0.1}
                kept = left(whole, state, 1)
                assert int(state.hand[1]) in kept
                assert sum(kept.values()) == pytest.approx(1.0)
                assert not any(hand & shown for hand in kept)
                checked += 1
    assert checked > some(50, 5)
