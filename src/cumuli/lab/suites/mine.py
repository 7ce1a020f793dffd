"""CM-clues: how vague a clue in Cloud Mine should be, in closed form, and how near dreamers come.

A clue is taken to fit *fits* cards of the round equally well, the right one among them; watchers point at these in any
order, every order as likely.  So with each guess it is found with the chance 1 / *fits*, as long as guesses last.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, Final

from cumuli.bots import think
from cumuli.core.game import CHANCE
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine import events as ev
from cumuli.lab.arena.intervals import Z
from cumuli.lab.playing import somebody

FINE: Final = 10_000
"""So many steps from 0 to 1 are tried for the best chance."""


@dataclass(frozen=True)
class Round:
    """What a round is by its rules (3.1 and 6.3)."""

    seats: int
    cards: int
    guesses: int

    @property
    def watchers(self) -> int:
        return self.seats - 2


def round_of(seats: int) -> Round:
    """The round of so many players, as the engine has it."""
    rules = GAME.start(seats, GAME.options(), GAME.version).rules
    return Round(seats, int(rules.size), int(rules.guesses))


def dreamer(round: Round, fits: int) -> Fraction:
    """The cards a dreamer may expect of a round (rule 7.2)."""
    guesses = round.guesses
    return Fraction(fits - 1, 2) if fits <= guesses else Fraction(guesses * (guesses - 1), 2 * fits)


def scout(round: Round, fits: int) -> Fraction:
    """The cards the scout may expect (rule 7.3)."""
    return round.cards * max(Fraction(0), 1 - Fraction(round.guesses, fits))


def watcher(round: Round, fits: int, place: int) -> Fraction:
    """The cards a watcher may expect, the first to guess being place 0 (rules 6.3 and 7.1)."""
    turns = range(place, min(round.guesses, fits), round.watchers)
    return sum((Fraction(round.cards - turned, fits) for turned in turns), Fraction(0))


def best(round: Round) -> int:
    """The best number of fitting cards for a dreamer who could see all: as many as there are guesses."""
    return max(range(1, round.cards + 1), key=lambda fits: dreamer(round, fits))


def blind(round: Round, chance: Fraction) -> Fraction:
    """What a dreamer may expect who sees no other card, if each other one fits with this chance."""
    others = round.cards - 1
    return sum(
        (
            comb(others, more) * chance**more * (1 - chance) ** (others - more) * dreamer(round, 1 + more)
            for more in range(others + 1)
        ),
        Fraction(0),
    )


def best_blind(round: Round) -> tuple[float, float]:
    """The chance with which each other card should fit, for a dreamer who sees no other, and what that promises."""
    others = round.cards - 1
    pays = [float(dreamer(round, 1 + more)) * comb(others, more) for more in range(others + 1)]

    def promise(chance: float) -> float:
        return sum(pay * chance**more * (1 - chance) ** (others - more) for more, pay in enumerate(pays))

    chance = max((step / FINE for step in range(FINE + 1)), key=promise)
    return chance, promise(chance)


@dataclass
class Clues:
    """How rounds between bots ended."""

    round: Round
    found: dict[int, int] = field(default_factory=dict)
    """By the number of cards that were turned before: how many rounds.  Where nobody found it, -1."""

    @property
    def rounds(self) -> int:
        return sum(self.found.values())

    @property
    def dreamer(self) -> float:
        """The cards the dreamer got, a round."""
        return sum(turned * many for turned, many in self.found.items() if turned > 0) / max(1, self.rounds)

    @property
    def error(self) -> float:
        """Half the width of its 95 % interval."""
        squares = sum((max(0, turned) - self.dreamer) ** 2 * many for turned, many in self.found.items())
        return Z * float((squares / max(1, self.rounds - 1) / max(1, self.rounds)) ** 0.5)

    @property
    def at_once(self) -> float:
        """How often the first guess was right."""
        return self.found.get(0, 0) / max(1, self.rounds)

    @property
    def missed(self) -> float:
        """How often nobody found it."""
        return self.found.get(-1, 0) / max(1, self.rounds)

    @property
    def fits(self) -> float:
        """So many cards fit alike, judged by how often the first guess is right."""
        return 1 / self.at_once if self.at_once else float("inf")


def played(level: str, seats: int, games: int, seed: int, rounds: int = 0) -> Clues:
    """Games in which a bot of this level sits on every seat; with *rounds*, only so many of each."""
    found = Clues(round_of(seats))
    for number in range(seed, seed + games):
        rng = Random(f"{number} clues")
        options = GAME.options()
        state: Any = GAME.start(seats, options, GAME.version)
        bots = [somebody(number, seat, options) for seat in range(seats)]
        state.events = []
        ended = 0
        while (actors := state.to_act()) and (not rounds or ended < rounds):
            mover = actors[0]
            if mover == CHANCE:
                codes, weights = zip(*state.chance(), strict=True)
                state.apply(CHANCE, rng.choices(codes, weights)[0])
                continue
            state.apply(mover, think(GAME, state, level, mover, rng, bots[mover]))
            over = [event for event in state.events if isinstance(event, ev.RoundEnded)]
            for event in over[ended:]:
                turned = -1 if event.hit is None else event.turned
                found.found[turned] = found.found.get(turned, 0) + 1
            ended = len(over)
    return found
