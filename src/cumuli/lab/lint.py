"""Tries a spell out in random games: can it be cast, can all of it be done, does it tip the scales (rule 9)?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.events import Fizzled
from cumuli.games.cloudy_kingdom.fields import SPELL, TURN
from cumuli.games.cloudy_kingdom.setup import Options

SEATS: Final = (2, 3, 4)
EAGER: Final = 4
"""Whoever holds the spell casts it, where it can be cast, at least once in so many turns."""
CERTAIN: Final = 2.576
"""Standard errors on both sides of the interval: it holds the truth in 99 of 100 trials."""


@dataclass(frozen=True)
class Lint:
    """What became of a spell in so many games."""

    games: int
    turns: int
    """turns at which its holder could think of casting it"""
    castable: int
    """of these, turns at which it could be cast"""
    casts: int
    whole: int
    """casts of which every step was carried out"""
    shift: float
    """how much more often than others its holder wins, as a share of all games"""
    margin: float
    """half the width of the interval in which the true shift lies"""

    @property
    def faults(self) -> tuple[tuple[str, str], ...]:
        """What should be changed: ids of problems, each with its numbers."""
        if not self.castable:
            return (("never-playable", f"0/{self.turns}"),)
        found = []
        if self.casts and not self.whole:
            found.append(("always-refused", f"{self.casts}/{self.casts}"))
        if abs(self.shift) > self.margin:
            found.append(("win-shift", f"{100 * self.shift:+.1f} ± {100 * self.margin:.1f} %"))
        return tuple(found)


def lint(spell: Mapping[str, Any], games: int = 300, seed: int = 1, tick: Callable[[], None] | None = None) -> Lint:
    """Play random games in which one seat after another holds the spell; the same seed gives the same answer."""
    dice = Dice(seed)
    options = Options(magic="own_choice", castles="random", spells=(dict(spell),))
    trials = []
    for number in range(games):
        seats = SEATS[number % len(SEATS)]
        trial = _Trial(spell["id"], seats, number // len(SEATS) % seats, dice)
        trial.play(options)
        trials.append(trial)
        if tick:
            tick()
    gains = [trial.gain for trial in trials]
    mean = sum(gains) / games
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, games - 1) / games)
    return Lint(
        games,
        sum(trial.turns for trial in trials),
        sum(trial.castable for trial in trials),
        sum(trial.cast for trial in trials),
        sum(trial.cast and not trial.fizzled for trial in trials),
        mean,
        CERTAIN * error,
    )


class _Trial:
    """One random game in which one seat holds the spell and nobody else does."""

    def __init__(self, spell: str, seats: int, holder: int, dice: Dice) -> None:
        self.spell = spell
        self.seats = seats
        self.holder = holder
        self.dice = dice
        self.turns = 0
        self.castable = 0
        self.cast = False
        self.fizzled = False
        self.gain = 0.0

    def play(self, options: Options) -> None:
        state: Any = GAME.start(self.seats, options, GAME.version)
        number = state.names.magics.index(self.spell)
        take, magic = int(state.rules.take0) + number, int(state.rules.cast0) + number
        while actors := state.to_act():
            seat = actors[0]
            if seat == CHANCE:
                code = state.sample(self.dice)
            else:
                code = self.choice(seat, state.legal_actions(seat), state.phase == TURN, take, magic)
            if code == magic and seat == self.holder:
                self.cast = True
                state.events = []
            state.apply(seat, code)
            if state.events is not None and state.phase != SPELL:
                self.fizzled = any(isinstance(event, Fizzled) for event in state.events)
                state.events = None
        winners = state.outcome().winners
        if winners:
            self.gain = (1 / len(winners) if self.holder in winners else 0.0) - 1 / self.seats

    def choice(self, seat: int, legal: list[int], turn: bool, take: int, magic: int) -> int:
        """Any action; but the spell goes to its holder alone, who is eager to cast it."""
        if take in legal:
            if seat == self.holder:
                return take
            legal.remove(take)
        if turn and seat == self.holder and not self.cast:
            self.turns += 1
            self.castable += magic in legal
            if magic in legal and self.dice.below(EAGER) == 0:
                return magic
        return legal[self.dice.below(len(legal))]
