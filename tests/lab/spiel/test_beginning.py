"""A game may begin where a record stands, so that endings are worked out exactly."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import minimax

from cumuli.core.game import CHANCE
from cumuli.lab import spiel
from cumuli.record import Record
from lab.spiel.playing import drawn, plays, step
from long import long
from settings import GAMES

DECK = {"provenance": "designed", "count": {"straight": 6, "cross": 6, "overpass": 4, "across": 2}}


def played(game, seed: int) -> str:
    """The record of a random game."""
    *_, last = plays(game, Random(seed))
    return str(last)


@pytest.mark.parametrize("seed", range(long(40, 5)))
@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_where_a_record_stands_and_goes_on_like_it(game: str, seed: int) -> None:
    text = played(drawn(game, seed), seed)
    record, rng = Record.parse(text), Random(seed)
    plies = rng.randrange(len(record.moves))
    opened = spiel.load_record(text, plies)
    state = opened.new_initial_state()
    assert state.play.position == record.replay(plies) and state.history() == []
    assert str(pyspiel.load_game(str(opened)).new_initial_state()) == str(state)
    for seat, line in record.moves[plies:]:
        player = state.current_player()
        if player not in (seat, CHANCE):
            break  # simultaneous choices stand in the record as they came
        action = state.string_to_action(player, line) if seat != CHANCE else luck(state, line)
        kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(opened, state))[1]
        state.apply_action(action)
        kept.apply_action(action)
        assert str(kept) == str(state) and kept.information_state_string(0) == state.information_state_string(0)
    else:
        assert state.is_terminal() and Record.parse(str(state)).moves == record.moves
    assert "".join(str(state).splitlines(keepends=True)[5:]).startswith(lines(record, plies))


def luck(state, line: str) -> int:
    """Luck's answer by its line."""
    return next(a for a in state.legal_actions() if state.action_to_string(a) == line)


def lines(record: Record, plies: int) -> str:
    return "".join(f"{'*' if seat == CHANCE else seat + 1} {text}\n" for seat, text in record.moves[:plies])


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_simulations_pass_from_the_middle_of_a_game(game: str) -> None:
    text = played(drawn(game, 1), 1)
    half = len(Record.parse(text).moves) // 2
    pyspiel.random_sim_test(spiel.load_record(text, half), long(10, 1), serialize=True, verbose=False)


def worth(state, player: int) -> float:
    """The exact value of a position by the engine alone: the best of mine, the worst of theirs, luck on average."""
    outcome = state.outcome()
    if outcome is not None:
        return outcome.returns[player]
    seat = int(state.actor())
    answers = state.chance() if seat == CHANCE else [(code, 1) for code in state.legal_actions(seat)]
    values = []
    for code, weight in answers:
        after = state.clone()
        after.apply(seat, code)
        values.append((worth(after, player), weight))
    if seat == CHANCE:
        return sum(value * weight for value, weight in values) / sum(weight for _, weight in values)
    return (max if seat == player else min)(value for value, _ in values)


def exhausted(game, seed: int) -> str:
    """The record of a random game in which the deck ran out."""
    while not (text := played(game, seed)).endswith("deck\n"):
        seed += 100
    return text


@pytest.mark.parametrize("seed", range(long(12, 3)))
def test_openspiel_works_out_the_same_ending_as_the_engine(seed: int) -> None:
    """With open hands nothing is hidden, and the last three cards can be searched to the end."""
    text = exhausted(spiel.load("cloudy_kingdom", 2, open_hands=True, deck=DECK), seed)
    mine = [ply for ply, (seat, _) in enumerate(Record.parse(text).moves) if seat != CHANCE]
    state = spiel.load_record(text, mine[-3]).new_initial_state()
    player = state.current_player()
    value, action = minimax.expectiminimax(state, 99, None, player)
    assert value == pytest.approx(worth(state.play.position, player))
    assert action in state.legal_actions()


def test_what_is_not_legal_or_leaves_nothing_to_play_is_refused() -> None:
    text = played(spiel.load("cloudy_kingdom", 2, board="2x2"), 1)
    with pytest.raises(ValueError, match="the game is over"):
        spiel.load_record(text, 999)
    with pytest.raises(ValueError, match=r"Ply 1 is not legal: 1 deal cross"):
        spiel.load("cloudy_kingdom", 2, moves=["1 deal cross"])
    with pytest.raises(ValueError, match=r"Ply 1 is not legal: x deal cross"):
        spiel.load("cloudy_kingdom", 2, moves=["x deal cross"])
    with pytest.raises(ValueError, match="not an action"):
        spiel.load("cloudy_kingdom", 2, moves=["* nothing"])


def test_all_the_past_is_remembered() -> None:
    """What was told before the game begins stands in everybody's story."""
    whole = spiel.load("broom_service", 2, start="1")
    text = played(whole, 3)
    state, rng = whole.new_initial_state(), Random(3)
    for plies in range(60):
        ending = spiel.load_record(text, plies).new_initial_state()
        for player in range(2):
            assert ending.information_state_string(player) == state.information_state_string(player)
        step(state, rng)
