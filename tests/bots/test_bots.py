"""The bots answer legally, take what is won, give nothing away, and know no more than their seat."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from cumuli.bots import LEVELS, choose, levels, think
from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME, fields
from long import long
from settings import FAST, draw, play, setting, some

from .positions import midway

SHARP = ("greedy", "two_ply", *LEVELS[1:])
DEEPEST = LEVELS[-1]
"""It thinks a hundred times as long as the others, and is asked less often in the suite of every day."""


@pytest.mark.parametrize("level", levels("cloudy_kingdom"))
@pytest.mark.parametrize("seed", range(some(24, 3)))
def test_a_bot_answers_every_kind_of_question_on_every_table(level: str, seed: int) -> None:
    table, rng = setting("cloudy_kingdom", seed), Random(seed)
    state, asked = table.start(), 0
    while (actors := state.to_act()) and asked < some(20, 5):
        seat = rng.choice(actors)
        if seat == CHANCE:
            state.apply(CHANCE, draw(state, rng))
            continue
        asked += 1
        if (asked + seed) % (1 if level != DEEPEST else long(1, 5)):
            state.apply(seat, rng.choice(state.legal_actions(seat)))
            continue
        before = state.key()
        code = think(GAME, state, level, seat, rng)
        assert state.key() == before
        assert code in state.legal_actions(seat), table
        # to see more than a bot would lead to, half the answers are any
        state.apply(seat, code if rng.random() < 0.5 else rng.choice(state.legal_actions(seat)))
    assert asked


@pytest.mark.parametrize("level", levels("cloudy_kingdom"))
def test_a_bot_does_not_know_what_its_seat_cannot_see(level: str) -> None:
    """Whatever others hold and however the deck lies: equal views, equal seeds, equal answers."""
    worlds = 0
    tables = some(24, 6) if level != DEEPEST else long(24, 6)
    for seed in range(tables):
        table, rng = setting("cloudy_kingdom", 3 * seed), Random(seed)
        state = table.start()
        for number, seat in enumerate(play(state, rng)):
            if seat == CHANCE or number % 9:
                continue
            plain = msgspec.to_builtins(table.options)
            saved = [GAME.save(state)] + [GAME.save(GAME.resample(state, seat, Random(n))) for n in (1, 2)]
            answers = {choose(GAME.id, level, table.seats, plain, GAME.version, world, seat, 7) for world in saved}
            worlds += len({tuple(world) for world in saved}) - 1
            assert len(answers) == 1, (table, seat)
            if number > some(30, 12):
                break
    assert worlds > tables / 2


def turns(seats: int, many: int, **options: Any) -> Any:
    """Turns in random games."""
    rng = Random(seats)
    for _ in range(many):
        state = midway(seats, rng, castles="random", **options)
        if state.phase == fields.TURN:
            yield state, rng


def after(state: Any, code: int) -> Any:
    then = state.clone()
    then.apply(int(state.turn), code)
    return then.outcome()


@pytest.mark.parametrize("level", SHARP)
def test_a_bot_takes_the_win(level: str) -> None:
    chances = 0
    for state, rng in turns(2, some(200, 50), board="2x2"):
        seat = int(state.turn)
        winning = [c for c in state.legal_actions(seat) if (end := after(state, c)) and end.winners == (seat,)]
        if winning:
            chances += 1
            assert think(GAME, state, level, seat, rng) in winning
    assert chances


@pytest.mark.parametrize("level", SHARP)
def test_a_bot_gives_no_win_away(level: str) -> None:
    dangers = 0
    for state, rng in turns(3, some(250, 50), board="3x3"):
        seat = int(state.turn)
        ends = {code: after(state, code) for code in state.legal_actions(seat)}
        gifts = [code for code, end in ends.items() if end and end.winners and seat not in end.winners]
        if gifts and len(gifts) < len(ends):
            dangers += 1
            assert think(GAME, state, level, seat, rng) not in gifts
    assert dangers


@pytest.mark.skipif(not FAST, reason="uncompiled, the search looks at fewer moves")
def test_two_ply_leaves_the_next_player_fewer_winning_cards() -> None:
    """Over the positions of games between greedy bots, where greedy leaves some."""
    left = {"greedy": 0.0, "two_ply": 0.0}
    for seed in range(12):
        state, rng = GAME.start(2, GAME.options(), GAME.version), Random(seed)
        while actors := state.to_act():
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, draw(state, rng))
                continue
            codes = {level: think(GAME, state, level, seat, Random(1)) for level in left}
            if state.phase == fields.TURN and all(code < state.rules.deal0 for code in codes.values()):
                for level, code in codes.items():
                    left[level] += threats(state, seat, code)
            state.apply(seat, codes["greedy"])
    assert left["greedy"] > left["two_ply"]


def threats(state: Any, seat: int, code: int) -> float:
    """The share of unseen cards with which the next player would win after this answer."""
    then = state.clone()
    then.apply(seat, code)
    other = (seat + 1) % int(state.rules.seats)
    if then.phase == fields.ENDED:
        return 0.0
    then.phase = fields.TURN
    then.turn = other
    unseen = [int(then.deck[face]) for face in range(int(then.rules.routes))]
    unseen[int(then.hand[other])] += 1
    won = 0
    for face, count in enumerate(unseen):
        then.hand[other] = face
        ends = [after(then, c) for c in then.legal_actions(other) if c < then.rules.deal0] if count else []
        won += count * any(end and end.winners == (other,) for end in ends)
    return won / sum(unseen)
