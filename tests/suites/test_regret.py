"""What a bot gives away, counted."""

from __future__ import annotations

import pytest

from cumuli.lab.suites.regret import Regret


def test_what_is_lost_is_the_best_value_less_the_chosen_one() -> None:
    found = Regret(games=[[]])
    assert found.add({1: 0.5, 2: 0.25, 3: 0.5}, 2) == 0.25
    assert found.add({1: 0.5, 2: 0.25, 3: 0.5}, 3) == 0
    found.games.append([])
    found.add({7: 0.5, 8: 0.45}, 8)
    assert found.decisions == 3
    assert found.mean == pytest.approx(0.1)
    assert found.optimal == pytest.approx(1 / 3)
    assert found.blunders == pytest.approx(1 / 3), "a twentieth is no blunder"


def test_a_third_and_a_third_by_another_way_are_the_same() -> None:
    found = Regret(games=[[]])
    found.add({1: 1 / 3, 2: 0.1 + 0.2 + 1 / 30}, 1)
    assert found.optimal == 1


def test_games_that_hang_together_widen_the_interval() -> None:
    apart = Regret(games=[[0.0], [0.2]] * 50)
    together = Regret(games=[[0.0] * 10, [0.2] * 10] * 5)
    assert together.mean == apart.mean == pytest.approx(0.1)
    assert together.decisions == apart.decisions
    assert together.error > 3 * apart.error
