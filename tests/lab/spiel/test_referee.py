"""OpenSpiel as a referee: what it works out of a whole game tree is what the rules say by hand."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score

from cumuli.lab import spiel
from long import long


@pytest.fixture(scope="module")
def one_round():
    """One round of Cloud Mine: the first player dreams, the third has picked, the second looks for it."""
    return spiel.load("cloud_mine", 3, cards=4, start="1", phrases=2)


def test_a_round_of_guesses_is_worth_what_it_is_by_hand(one_round) -> None:
    """The watcher finds it at once with 1/4, for four cards, then with 1/4, for three, the dreamer has one; or nobody.

    By ranks these are (-1/2, 1, -1/2), (0, 1, -1) and (-1/2, -1/2, 1) for dreamer, watcher and scout.
    """
    anything = [policy.UniformRandomPolicy(one_round)] * 3
    values = expected_game_score.policy_value(one_round.new_initial_state(), anything)
    assert list(values) == pytest.approx([-3 / 8, 1 / 4, 1 / 8])


def test_where_words_mean_nothing_nobody_gains_by_choosing_them() -> None:
    """Everybody at random is an equilibrium: numbers say nothing to a watcher who does not listen to them."""
    mumbling = spiel.load("cloud_mine", 3, cards=4, start="1", phrases=long(2, 1))
    assert pyspiel.nash_conv(mumbling, pyspiel.UniformRandomPolicy(mumbling)) == pytest.approx(0)


class Telling(policy.Policy):
    """The dreamer says which half of the deck the card is of, and the watcher looks there first."""

    def __init__(self, game) -> None:
        super().__init__(game, [0, 1, 2])

    def action_probabilities(self, state, player_id=None):
        legal = state.legal_actions()
        texts = {action: state.action_to_string(action) for action in legal}
        view = state.play.view(state.current_player())
        if view["phase"] == "describe":
            wanted = [a for a, text in texts.items() if text == f"say {1 + view['target'] // 2}"]
        elif view["phase"] == "guess":
            cards = {f"guess {'abcd'[place]}": one["card"] for place, one in enumerate(view["sky"])}
            half = [a for a, text in texts.items() if cards[text] // 2 == int(view["text"]) - 1]
            wanted = half or legal
        else:
            wanted = legal
        return {action: 1 / len(wanted) for action in wanted}


def test_where_words_have_a_meaning_the_watcher_always_finds_it(one_round) -> None:
    """With half of the deck named it is found at once or at the second look: the dreamer is never better off."""
    values = expected_game_score.policy_value(one_round.new_initial_state(), [Telling(one_round)] * 3)
    assert list(values) == pytest.approx([-1 / 4, 1, -3 / 4])
