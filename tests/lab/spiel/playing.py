"""Games played through the door to OpenSpiel at random, for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cumuli.lab import spiel
from cumuli.record import options_as_data
from settings import setting


def drawn(game: str, seed: int, **more: Any) -> Any:
    """A table with options drawn by seed, as the laws are tried on."""
    table = setting(game, seed)
    return spiel.load(game, table.seats, **options_as_data(table.game, table.options), **more)


def plays(game: Any, rng: Random) -> Iterator[Any]:
    """Play a game to its end, giving out each state before somebody acts, and the last."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        step(state, rng)
    yield state


def step(state: Any, rng: Random) -> None:
    """One action at random, luck's by its weight, or one of everybody."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def middle(game: Any, rng: Random, plies: int) -> Any:
    """A state in which a player must act, after so many plies, or the last such one of a game that is over before."""
    for ply, state in enumerate(plays(game, rng)):
        if state.current_player() >= 0:
            found = state.clone()
            if ply >= plies:
                break
    return found
