"""What the learned judge sees and says in Cloudy Kingdom, against the rules tried out and the same net in numpy."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cumuli.bots.cloudy_kingdom.expert import Expert
from cumuli.bots.cloudy_kingdom.nets import net
from cumuli.bots.cloudy_kingdom.search import unseen
from cumuli.bots.cloudy_kingdom.sight import SEAT, TABLE, Sight
from cumuli.bots.cloudy_kingdom.value import Judge
from cumuli.bots.cloudy_kingdom.weights import weights
from cumuli.games.cloudy_kingdom import fields
from settings import some

from .positions import midway


def positions(seats: int, many: int, **options: Any) -> Any:
    """Turns in random games, in which somebody is near now and then."""
    rng = Random(seats)
    for _ in range(many):
        state = midway(seats, rng, cut=90, castles="random", **options)
        if state.phase == fields.TURN:
            yield state


def winners(state: Any, seat: int) -> set[int]:
    """The faces with which a seat would win at once, tried out one by one."""
    found = set()
    for face in range(int(state.rules.routes)):
        then = state.clone()
        then.turn, then.hand[seat] = seat, face
        for code in then.legal_actions(seat):
            after = then.clone()
            if code < then.rules.deal0:
                after.apply(seat, code)
                if (end := after.outcome()) and end.winners == (seat,):
                    found.add(face)
    return found


@pytest.mark.parametrize(("seats", "board"), [(2, "2x2"), (2, "3x3"), (3, "3x3"), (4, "4x4")])
def test_the_faces_that_win_are_those_that_do_when_they_are_laid(seats: int, board: str) -> None:
    seen = 0
    for state in positions(seats, some(120, 12), board=board):
        sight = Sight(state.rules, state.stacks.castles)
        left = unseen(state, -1)
        sight.believe(left)
        sight.read(state, int(state.turn))
        for seat in range(seats):
            if sight.near[seat] == 0:
                continue
            told = {face for face in range(int(state.rules.routes)) if int(sight.wins[seat]) >> face & 1}
            wanted = {face for face in winners(state, seat) if left[face]}
            assert told == wanted, (state.stacks.castles.name, seat)
            seen += bool(wanted)
    assert seen


def test_distances_are_those_of_the_other_judge() -> None:
    for seats in (2, 3, 4):
        for state in positions(seats, some(60, 8)):
            judge, sight = Judge(state, weights(seats)), Sight(state.rules, state.stacks.castles)
            judge.measure(state)
            sight.believe(unseen(state, -1))
            sight.read(state, int(state.turn))
            assert list(sight.near) == list(judge.near) and list(sight.far) == list(judge.far)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_judge_says_what_its_net_does_in_numpy(seats: int) -> None:
    first, second, broad, last = (np.array(part) for part in net(seats))
    asked = 0
    for state in positions(seats, some(60, 8)):
        mover = int(state.turn)
        expert = Expert(state, weights(seats), net(seats))
        expert.believe(unseen(state, -1))
        expert.weigh(state, mover)
        shares = np.array([float(expert.share[(mover + k) % seats]) for k in range(seats)])
        assert shares.sum() == pytest.approx(1)
        if expert.sight.near[mover] == 0:
            assert shares[0] == 1
            continue
        rows = np.array(list(expert.sight.row)[: seats * SEAT]).reshape(seats, SEAT)
        table = np.array(list(expert.sight.table))
        seat = np.maximum(rows @ first.reshape(SEAT, -1), 0) @ second
        nobody = np.maximum(table @ broad.reshape(TABLE, -1), 0) @ last
        odds = np.exp(np.append(seat, nobody))
        odds /= odds.sum()
        assert shares == pytest.approx(odds[:-1] + odds[-1] / seats)
        asked += 1
    assert asked


def test_what_is_believed_next_is_not_what_was_believed_before() -> None:
    state = next(positions(2, 20, board="3x3"))
    sight = Sight(state.rules, state.stacks.castles)
    left = unseen(state, -1)
    for face in range(int(state.rules.routes)):
        only = left[:]
        for other in range(int(state.rules.routes)):
            only[other] = int(other == face)
        sight.believe(only)
        sight.read(state, int(state.turn))
        faces = int(sight.wins[0]) | int(sight.wins[1])
        assert faces in (0, 1 << face)
        assert all(part in (0.0, 1.0) for part in (sight.row[16], sight.row[18], sight.row[20]))
