"""Builds positions of Cloud Mine move by move, as a record would write them."""

from __future__ import annotations

from random import Random
from typing import Any

from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME, Options
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.state import CloudMine
from cumuli.record import allowed
from cumuli.table import Table
from settings import draw


def begun(seats: int = 5, **options: Any) -> CloudMine:
    """A game in which seat 0 is the first dreamer, unless another start is asked for; somebody listens."""
    state = GAME.start(seats, Options(**{"start": "1"} | options), GAME.version)
    state.events = []
    return state


def do(state: CloudMine, *lines: str) -> CloudMine:
    """What whoever is asked answers, luck included; each must be allowed."""
    for line in lines:
        (seat,) = state.to_act()
        code = GAME.code(state, GAME.read(state, line))
        assert allowed(state, seat, code), f"seat {seat}: {line}"
        state.apply(seat, code)
    return state


def dealt(state: CloudMine, *cards: int) -> CloudMine:
    """These cards go to the scout; the lowest ones left where none are named."""
    while state.phase == t.DEALING:
        card = cards[state.held] if cards else state.chance()[0][0] - t.DEAL0
        do(state, f"deal {card}")
    return state


def laid(state: CloudMine, *cards: int) -> CloudMine:
    """The cards come to lie in this order; in that of their numbers where none is named."""
    while state.phase == t.LAYING:
        card = cards[state.laid] if cards else state.chance()[0][0] - t.LAY0
        do(state, f"lay {card}")
    return state


def open_sky(state: CloudMine, target: int = 0, text: str = "a bear") -> CloudMine:
    """On to the guesses: the scout picks the card that will lie on place *target*."""
    dealt(state)
    hand = GAME.observe(state, int(state.scout()))["hand"]
    return laid(do(state, f"pick {hand[target]}", f"say {text}"))


def a_round(state: CloudMine, hit: int, text: str | None = None) -> CloudMine:
    """A whole round in which guess number *hit* is right; 0: none is."""
    guesses = int(state.rules.guesses)
    target = hit - 1 if hit else guesses
    open_sky(state, target, text or f"number {state.round}")
    return do(state, *(f"guess {'abcdefgh'[k]}" for k in range(hit or guesses)))


def legal(state: CloudMine, seat: int) -> list[str]:
    return [GAME.write(state, GAME.word(state, code)) for code in state.legal_actions(seat)]


def told(state: CloudMine, kind: str) -> list[Any]:
    """What was told of one kind, in order."""
    return [event for event in state.events or [] if type(event).__name__ == kind]


def why(state: CloudMine, seat: int, line: str) -> tuple[str, str]:
    """The reason and the rule by which something is refused, which it must be."""
    word = GAME.read(state, line)
    try:
        code = GAME.code(state, word)
    except ValueError:
        code = -1
    assert code < 0 or seat not in state.to_act() or not state.allows(seat, code), f"allowed: {line}"
    refused = GAME.explain(state, seat, word)
    return refused.reason, refused.rule


def at_a_table(seats: int, seed: int = 1, **options: Any) -> Table:
    """A table with a dealer, where luck has answered already."""
    return Table(GAME, [f"seat {i}" for i in range(seats)], Options(**options), Random(seed))


def on(state: CloudMine, rng: Random, phase: int) -> CloudMine:
    """Luck and seats answer at random until this phase comes."""
    while state.phase != phase:
        (seat,) = state.to_act()
        state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
    return state
