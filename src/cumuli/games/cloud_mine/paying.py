"""What a round pays, by the guess that finds the cloud: asked of the engine, for the rulebook (rule 7)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from cumuli.games.cloud_mine import rounds
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.setup import Options, start
from cumuli.games.cloud_mine.state import CloudMine


class Payment(Struct, frozen=True):
    """Cards for each part in a round of so many; *guess* counts from 1, and is 0 where nobody found the cloud."""

    cards: int
    guess: int
    watcher: int
    dreamer: int
    scout: int


@cache
def payments(seats: int) -> tuple[Payment, ...]:
    """What every guess of a round pays, and a round in which all are wrong."""
    first = _laid(seats)
    guesses = int(first.rules.guesses)
    return tuple(_paid(first.clone(), hit) for hit in (*range(1, guesses + 1), 0))


def _laid(seats: int) -> CloudMine:
    """A first round whose cards lie face up, the picked one first."""
    state = start(seats, Options(start="1"), "1")
    while state.phase != t.GUESSING:
        codes = [code for code, _ in state.chance()] or state.legal_actions(state.to_act()[0])
        state.apply(state.to_act()[0], codes[0])
    return state


def _paid(state: CloudMine, hit: int) -> Payment:
    size, dreamer, scout = int(state.rules.size), int(state.dreamer), int(state.scout())
    target = next(place for place in range(size) if state.sky[place] == state.target)
    wrong = [place for place in range(size) if place != target]
    winner = -1
    for guess in range(1, int(state.rules.guesses) + 1):
        seat = state.to_act()[0]
        place = target if guess == hit else wrong[guess - 1]
        rounds.guess(state, place)
        if guess == hit:
            winner = seat
            break
    piles = [int(pile) for pile in state.piles]
    return Payment(size, hit, piles[winner] if winner >= 0 else 0, piles[dreamer], piles[scout])
