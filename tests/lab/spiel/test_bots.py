"""OpenSpiel's bots play whole games through the door."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from cumuli.lab import spiel
from cumuli.lab.spiel.rollouts import Rollouts
from lab.spiel.playing import middle, plays
from long import long

TABLES = [
    ("cloudy_kingdom", 2, {"board": "2x2"}),
    ("cloudy_kingdom", 3, {}),
    ("broom_service", 2, {"components": {"rounds": 2}}),
    ("cloud_mine", 3, {"cards": 16}),
]
SIMULATIONS = long(100, 6)


def tables():
    return pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=lambda part: str(part)[:40])


def play(game, bots, seed: int):
    """A whole game; luck answers by its weights."""
    state, rng = game.new_initial_state(), Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
    return state


def blind(game, seed: int, evaluator=None, simulations: int = SIMULATIONS):
    """Information set search: it plans in worlds that this door draws anew."""
    random = np.random.RandomState(seed)
    evaluator = evaluator or Rollouts(1, seed)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=random)


@tables()
def test_openspiels_information_set_search_plays_whole_games(name, players, options) -> None:
    game = spiel.load(name, players, **options)
    state = play(game, [blind(game, seed) for seed in range(players)], 1)
    assert sum(state.returns()) == pytest.approx(0)


@tables()
def test_openspiels_tree_search_plays_whole_games(name, players, options) -> None:
    game = spiel.load(name, players, **options)
    bots = [
        mcts.MCTSBot(game, 1.4, SIMULATIONS, Rollouts(1, seed), random_state=np.random.RandomState(seed))
        for seed in range(players)
    ]
    assert play(game, bots, 2).is_terminal()


def test_openspiels_own_rollouts_step_through_the_door() -> None:
    game = spiel.load("cloudy_kingdom", 2, board="2x2")
    random = np.random.RandomState(1)
    own = mcts.RandomRolloutEvaluator(1, random)
    bots = [mcts.MCTSBot(game, 1.4, 3, own, random_state=random), blind(game, 1, own, 3)]
    assert play(game, bots, 3).is_terminal()


def test_the_search_written_in_c_plus_plus_plans_through_the_door() -> None:
    """Its `step` lets go of Python's lock in OpenSpiel 2.0.2 and crashes on any game in Python; its search does not."""
    game = spiel.load("cloudy_kingdom", 2)
    state = middle(game, Random(1), 20)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 40, 100, False, 1, False)
    root = bot.mcts_search(state)
    assert root.explore_count == 40 and root.best_child().action in state.legal_actions()


def test_information_set_search_cannot_tell_worlds_apart_that_look_the_same() -> None:
    """With the same luck it plays the same, whatever the other one truly holds."""
    game = spiel.load("cloudy_kingdom", 2)
    state = middle(game, Random(3), 16)
    me = state.current_player()
    twin = state.resample_from_infostate(me, Random(5).random)
    assert twin.play.position != state.play.position
    policies = []
    for world in (state, twin):
        bot, luck = blind(game, 7, simulations=60), Random(9)
        bot.set_resampler(lambda seen, player, luck=luck: seen.resample_from_infostate(player, luck.random))
        policies.append(bot.get_policy(world))
    assert policies[0] == policies[1]


def winning(state) -> set[int]:
    """The actions that win at once for whoever is asked."""
    player = state.current_player()
    return {action for action in state.legal_actions() if state.child(action).returns()[player] == 1}


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_a_win_that_is_there(seed: int) -> None:
    """A card in hand that joins one's own castles is found among those that do not."""
    game = spiel.load("cloudy_kingdom", 2, start="1")
    for luck in range(40):
        for state in plays(game, Random(seed * 100 + luck)):
            if state.current_player() < 0:
                continue
            wins = winning(state)
            if wins and len(wins) < len(state.legal_actions()) / 2:
                assert blind(game, seed, simulations=600).step(state) in wins
                return
    raise AssertionError("nobody could win in forty games")


@tables()
def test_rollouts_inside_the_engine_are_worth_what_openspiels_are(name, players, options) -> None:
    """The same thing is estimated: the mean returns of random play from here on."""
    game = spiel.load(name, players, **options)
    state = middle(game, Random(2), 30)
    many = 300
    through = mcts.RandomRolloutEvaluator(many, np.random.RandomState(1)).evaluate(state)
    inside = Rollouts(many * 4, 1).evaluate(state)
    assert np.abs(through - inside).max() < 4 * 1.0 / np.sqrt(many)
    assert sum(p for _, p in Rollouts().prior(state)) == pytest.approx(1)
