"""What a player sees is an array for OpenSpiel's learners, with nothing in it that the seat cannot know."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from cumuli.lab import spiel
from cumuli.lab.features import features, split
from lab.spiel.playing import drawn, middle, plays
from long import long
from settings import GAMES


@pytest.mark.parametrize("seed", range(long(30, 4)))
@pytest.mark.parametrize("game", GAMES)
def test_the_array_is_the_seats_features_between_nothing_and_one(game: str, seed: int) -> None:
    opened, rng = drawn(game, seed), Random(seed)
    observation = make_observation(opened)
    for state in plays(opened, rng):
        if rng.random() < 0.7:
            continue
        for player in range(opened.num_players()):
            known = features(state.play.position, player, scaled=True)
            assert np.array_equal(state.observation_tensor(player), known)
            assert known.min() >= 0 and known.max() <= 1
            observation.set_from(state, player)
            planes = split(state.play.position, known)
            assert observation.dict.keys() == planes.keys()
            assert all(np.array_equal(observation.dict[name].ravel(), planes[name].ravel()) for name in planes)
            if not state.is_terminal():
                world = state.resample_from_infostate(player, rng.random)
                assert np.array_equal(world.observation_tensor(player), known)
    assert len(known) == opened.observation_tensor_size()


def test_openspiels_learners_find_their_environment() -> None:
    """Its agents get the array of their own seat, and masks, in games in turns and together."""
    for name, players, options in (
        ("cloudy_kingdom", 2, {"board": "2x2"}),
        ("broom_service", 3, {"components": {"rounds": 1}, "simultaneous": True}),
        ("cloud_mine", 3, {"cards": 8}),
    ):
        environment = rl_environment.Environment(spiel.load(name, players, **options))
        environment.seed(1)
        specs = environment.observation_spec(), environment.action_spec()
        agents = [random_agent.RandomAgent(player, specs[1]["num_actions"]) for player in range(players)]
        step = environment.reset()
        while not step.last():
            assert all(len(seen) == specs[0]["info_state"][0] for seen in step.observations["info_state"])
            legal = step.observations["legal_actions"]
            asked = [step.observations["current_player"]] if environment.is_turn_based else range(players)
            step = environment.step([agents[player].step(step).action if legal[player] else 0 for player in asked])
        assert sum(step.rewards) == pytest.approx(0)


def test_only_what_one_player_sees_is_an_array() -> None:
    """A story has no length that an array could have, and nobody sees for others."""
    opened = spiel.load("broom_service", 2)
    kinds = pyspiel.PrivateInfoType
    for kind in (
        INFO_STATE_OBS_TYPE,
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=kinds.NONE),
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=kinds.ALL_PLAYERS),
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=kinds.SINGLE_PLAYER),
    ):
        observation = make_observation(opened, kind)
        assert observation.tensor is None and observation.dict == {}
        observation.set_from(middle(opened, Random(1), 60), 0)
        assert observation.tensor is None
