"""The numbers behind Cloud Mine: codes, phases and the rules of one table as the engine wants them.  Compiled.

A *code* is one action as a small integer; the ranges below follow one another.
Cards are numbered from 0 as the deck has them, places from 0 as they lie.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_CARDS: Final = 512

# Codes
FIRST0: Final = 0  # + seat
GUESS0: Final = 8  # + place
DEAL0: Final = 16  # + card
LAY0: Final = 528  # + card
PICK0: Final = 1040  # + card
SAY0: Final = 1552  # + number of a phrase, see phrases.py: the last range has no end

# Phases
FIRST: Final = 0
DEALING: Final = 1
PICKING: Final = 2
DESCRIBING: Final = 3
LAYING: Final = 4
GUESSING: Final = 5
ENDED: Final = 6

# Where a card is
UNDEALT: Final = 0
HELD: Final = 1
LYING: Final = 2
WON: Final = 3


class Rules:
    """All that stays the same during a game."""

    def __init__(self, seats: i64, cards: i64, equal_turns: bool) -> None:
        self.seats = seats
        self.cards = cards
        self.size: i64 = hand_size(seats)  # cards of a round (rule 3.1)
        self.guesses: i64 = self.size - 2
        """In all: two cards are still face up when everybody has missed (rule 6.3)."""
        self.watchers: i64 = seats - 2
        self.rounds: i64 = cards // self.size
        if equal_turns:
            self.rounds = self.rounds // seats * seats  # rule 8.3
        self.starter: i64 = -1  # the first dreamer, or -1: luck says
        self.strict: bool = False  # an elided article is a word (rule 4.5)
        self.no_repeats: bool = False  # rule 4.10
        self.turned_hidden: bool = False  # rule 6.2
        self.piles_hidden: bool = False  # rule 9.1


def hand_size(seats: i64) -> i64:
    """How many cards are dealt in a round: as many as players, but 4 for three and 6 for four (rule 3.1)."""
    if seats == 3:
        return 4
    return 6 if seats == 4 else seats
