"""Games that bots play among themselves, to be kept: in several processes, the same ones for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from cumuli.bots import think
from cumuli.core.game import CHANCE, Outcome, Position
from cumuli.corpus.work import spread
from cumuli.games import SHELF
from cumuli.lab.playing import somebody
from cumuli.record import Record, options_as_data, options_of, result_line

BATCH: Final = 16
"""Games of one task."""


class Wish(NamedTuple):
    """What is to be played; plain data, for another process."""

    game: str
    options: dict[str, Any]
    levels: tuple[str, ...]
    """by seat in the first game; in each one after it everybody sits one seat further on"""
    seed: int


def one(wish: Wish, number: int) -> tuple[Record, Outcome]:
    """Game number *number* of a wish."""
    game = SHELF[wish.game]
    options = options_of(game, wish.options)
    turn = number % len(wish.levels)
    levels = wish.levels[turn:] + wish.levels[:turn]
    rng = Random(f"{wish.seed} {wish.game} {number}")
    state: Position = game.start(len(levels), options, game.version)
    record = Record(game.id, game.version, list(levels), options_as_data(game, options))
    bots = [somebody(rng.getrandbits(31), seat, options) for seat in range(len(levels))]
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            answers, weights = zip(*state.chance(), strict=True)
            code = int(rng.choices(answers, weights)[0])
        else:
            code = think(game, state, levels[seat], seat, rng, bots[seat])
        record.moves.append((seat, game.write(state, game.word(state, code))))
        state.apply(seat, code)
    outcome = state.outcome()
    assert outcome is not None
    record.result = result_line(outcome)
    return record, outcome


def batch(task: tuple[Wish, int, int]) -> list[tuple[str, tuple[int, ...], tuple[int, ...], str, bool]]:
    """Some games on end; runs in a worker, so what comes back is plain."""
    wish, first, many = task
    made = []
    for number in range(first, first + many):
        record, end = one(wish, number)
        made.append((str(record), end.scores, end.ranks, end.reason, end.drawn))
    return made


def make(wish: Wish, games: int, workers: int = 1) -> Iterator[tuple[str, Outcome]]:
    """So many games, in the order of their numbers."""
    tasks = ((wish, first, min(BATCH, games - first)) for first in range(0, games, BATCH))
    for made in spread(batch, tasks, workers):
        for text, scores, ranks, reason, drawn in made:
            yield text, Outcome(scores, ranks, reason, drawn)
