"""Games between bots, with luck that can be dealt twice."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Any, Final

from cumuli.bots import think
from cumuli.bots.me import Me
from cumuli.bots.thought import FOREVER, Budget
from cumuli.core.game import CHANCE, Game, Outcome, Position

MANY: Final = 64
"""More answers than this are drawn by their index instead of card by card."""


class Luck:
    """Luck drawn before the game: two games with the same seed meet the same deck in the same order.

    Every copy of an answer, every card of the deck, gets a random key at once; of those that are
    left, the one with the lowest key comes next.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.keys: dict[int, list[float]] = {}  # by code: the keys of its copies, lowest first
        self.answers = 0

    def answer(self, choices: list[tuple[int, int]]) -> int:
        """One of luck's answers, by weight."""
        self.answers += 1
        if len(choices) > MANY:
            codes, weights = zip(*choices, strict=True)
            return int(Random(f"{self.seed} {self.answers}").choices(codes, weights)[0])
        return min(choices, key=self._key)[0]

    def _key(self, choice: tuple[int, int]) -> float:
        code, left = choice
        keys = self.keys.get(code)
        if keys is None or len(keys) < left:
            rng = Random(f"{self.seed} code {code} {left}")
            keys = self.keys[code] = sorted(rng.random() for _ in range(left))
        return keys[len(keys) - left]


@dataclass(frozen=True, slots=True)
class Played:
    """How one game between bots went."""

    outcome: Outcome
    decisions: tuple[int, ...]
    """by seat; luck's answers do not count"""
    seconds: tuple[float, ...]
    """by seat: the processor time its decisions took"""

    @property
    def plies(self) -> int:
        """Decisions of all seats."""
        return sum(self.decisions)

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat: a win is 1, shared by those who win together, and by all where nobody does."""
        winners = self.outcome.winners or tuple(range(len(self.outcome.scores)))
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.outcome.scores)))


def somebody(seed: int, seat: int, options: Any) -> Me:
    """The bot on a seat: another on each, and on the same one in the games that are to be compared."""
    return Me(Random(f"{seed} seat {seat}").getrandbits(31), language=getattr(options, "language", Me().language))


def play(
    game: Game[Any],
    levels: tuple[str, ...],
    options: Any,
    luck: Luck,
    rng: Random,
    budgets: tuple[float, ...] = (),
) -> Played:
    """Play one game; *levels* sit on the seats in this order, *budgets* are theirs: seconds for every decision."""
    seats = len(levels)
    state: Position = game.start(seats, options, game.version)
    bots = [somebody(luck.seed, seat, options) for seat in range(seats)]
    budgets = budgets or (FOREVER,) * seats
    decisions, seconds = [0] * seats, [0.0] * seats
    while actors := state.to_act():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, luck.answer(state.chance()))
            continue
        began = thread_time()
        code = think(game, state, levels[seat], seat, rng, bots[seat], Budget(budgets[seat]))
        seconds[seat] += thread_time() - began
        decisions[seat] += 1
        state.apply(seat, code)
    outcome = state.outcome()
    assert outcome is not None
    return Played(outcome, tuple(decisions), tuple(seconds))
