"""OpenSpiel's own random simulations pass on every game, and what it is promised holds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import pyspiel

from cumuli.lab import spiel
from cumuli.lab.spiel.conformance import Case, cases, check
from lab.spiel.playing import drawn, middle, plays
from long import long
from settings import GAMES

BOTH = (False, True)


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_openspiels_simulations_pass_for_every_number_of_players(case: Case) -> None:
    check(case, long(20, 1))


@pytest.mark.parametrize("seed", range(long(120, 9)))
@pytest.mark.parametrize("game", GAMES)
def test_openspiels_simulations_pass_on_whatever_tables_agree_on(game: str, seed: int) -> None:
    pyspiel.random_sim_test(drawn(game, seed, simultaneous=bool(seed % 2)), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("together", BOTH)
@pytest.mark.parametrize("seed", range(long(200, 8)))
@pytest.mark.parametrize("game", GAMES)
def test_luck_is_exact_and_no_game_is_longer_than_promised(game: str, seed: int, together: bool) -> None:
    opened = drawn(game, seed, simultaneous=together)
    decisions = answers = 0
    for state in plays(opened, Random(seed)):
        if state.is_chance_node():
            answers += 1
            weights = [weight for _, weight in state.play.position.chance()]
            outcomes = state.chance_outcomes()
            assert sorted(p for _, p in outcomes) == sorted(weight / sum(weights) for weight in weights)
            assert all(0 <= action < opened.max_chance_outcomes() for action, _ in outcomes)
        elif not state.is_terminal():
            decisions += 1
    assert 0 < decisions <= opened.max_game_length()
    assert 0 < answers <= opened.max_chance_nodes_in_history()


@pytest.mark.parametrize("seed", range(long(40, 4)))
@pytest.mark.parametrize("game", GAMES)
def test_actions_are_written_as_in_records_and_read_back(game: str, seed: int) -> None:
    for state in plays(drawn(game, seed), Random(seed)):
        if state.current_player() < 0:
            continue
        play, player = state.play, state.current_player()
        for action in state.legal_actions()[:20]:
            text = state.action_to_string(action)
            code = play.setup.played.codes[action]
            assert text == play.setup.game.write(play.position, play.setup.game.word(play.position, code))
            assert state.string_to_action(player, text) == action


def test_whoever_chooses_in_secret_is_asked_at_once_in_a_simultaneous_game() -> None:
    together = spiel.load("broom_service", 3, simultaneous=True)
    assert together.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    state = next(state for state in plays(together, Random(1)) if not state.is_chance_node())
    assert state.is_simultaneous_node() and state.current_player() == pyspiel.PlayerId.SIMULTANEOUS
    sets = [state.legal_actions(player) for player in range(3)]
    state.apply_actions([actions[i] for i, actions in enumerate(sets)])
    assert state.current_player() == state.play.position.leader
    in_turns = spiel.load("broom_service", 3)
    assert in_turns.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert middle(in_turns, Random(1), 0).current_player() == 0


def test_a_game_in_turns_ends_as_openspiels_own_conversion_does() -> None:
    """The same choices lead to the same end, whether the door takes them in turn or OpenSpiel does."""
    own = spiel.load("broom_service", 3, start="1")
    converted = pyspiel.convert_to_turn_based(spiel.load("broom_service", 3, start="1", simultaneous=True))
    rng = Random(5)
    one, two = own.new_initial_state(), converted.new_initial_state()
    while not one.is_terminal():
        assert one.current_player() == two.current_player() and one.legal_actions() == two.legal_actions()
        action = rng.choice(one.legal_actions())
        one.apply_action(action)
        two.apply_action(action)
    assert two.is_terminal() and one.returns() == two.returns()


def test_a_dreamer_has_as_many_descriptions_as_were_asked_for() -> None:
    for phrases in (1, 7, 40):
        assert described(spiel.load("cloud_mine", 3, phrases=phrases)) == [phrases] * 20
    assert described(spiel.load("cloud_mine", 3)) == [10] * 20
    assert described(spiel.load("cloud_mine", 3, cards=8)) == [4] * 2
    assert described(spiel.load("cloud_mine", 3, repeats="refused")) == list(range(20, 0, -1))


def described(game: Any) -> list[int]:
    """Round by round: among how many descriptions the dreamer could choose."""
    say = game.num_distinct_actions() - game.new_initial_state().play.setup.phrases
    asked = (state.legal_actions() for state in plays(game, Random(1)) if state.current_player() >= 0)
    return [len(actions) for actions in asked if actions[0] >= say]
