"""Two thousand random games on every mixture of variants: nothing breaks, and luck and seats get what is theirs."""

from __future__ import annotations

from itertools import product
from statistics import mean

import pytest

from cumuli.core.dice import Dice
from cumuli.games.broom_service import GAME, Options
from cumuli.games.broom_service import tables as t
from cumuli.lab.broom_service import faults
from settings import some

EACH = some(44, 2)
"""Games on each of 48 kinds of tables."""
TABLES = [
    {"board": board, "storm": storm, "mountain": mountain, "heavy_clouds": heavy}
    for board, storm, mountain, heavy in product(("front", "back"), (False, True), (False, True), (24, 12))
    if storm or heavy == 24
]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_random_games_end_soundly(seats: int, table: dict[str, object]) -> None:
    start = GAME.start(seats, Options(**table), GAME.version)  # type: ignore[arg-type]
    for seed in range(EACH):
        state = start.clone()
        state.playout(Dice(seed))
        assert list(faults(state)) == []
        assert state.phase == t.ENDED and state.at == 0 and state.round == 7
        assert all(-200 < vp < 400 for vp in state.vp)
        assert sum(hand for hand in state.hand) == 0
        assert int(state.events_gone).bit_count() == 7


def test_no_seat_has_an_edge_in_random_games() -> None:
    """Random players do equally well on every seat, whoever starts."""
    scores: list[list[int]] = [[] for _ in range(4)]
    start = GAME.start(4, Options(), GAME.version)
    for seed in range(some(600, 40)):
        state = start.clone()
        state.playout(Dice(seed))
        for seat in range(4):
            scores[seat].append(int(state.vp[seat]))
    means = [mean(row) for row in scores]
    assert max(means) - min(means) < some(4, 12)
