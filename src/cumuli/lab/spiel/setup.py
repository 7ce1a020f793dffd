"""One table as the door knows it: rules, first position and numbering, made once and shared by all its states."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from cumuli.core.game import Illegal, Position
from cumuli.games import SHELF
from cumuli.lab.spiel.beginning import Moves, moves_from
from cumuli.lab.spiel.bounds import BOUNDS
from cumuli.lab.spiel.codes import SPANS, Numbering
from cumuli.record import options_of

PHRASES: Final = 10


class Setup:
    """All that the states of one table share."""

    def __init__(self, game: str, seats: int, plain: str, phrases: int, moves: str) -> None:
        self.key = (game, seats, plain, phrases, moves)
        """What makes it again, in this process or another."""
        self.game = SHELF[game]
        self.seats = seats
        self.plain: dict[str, Any] = json.loads(plain)
        """The options that differ from the game's own."""
        self.options = options_of(self.game, self.plain)
        self.begun: Any = None
        """The game as it begins, kept by play.py to be copied."""
        self.first: Position = self.game.start(seats, self.options, self.game.version)
        self.phrases = _phrases(self.first, phrases) if game == "cloud_mine" else 0
        """How many descriptions a dreamer has to choose from; none where nobody describes."""
        played, lots = SPANS[game](self.first, self.phrases)
        self.played, self.lots = Numbering(played), Numbering(lots)
        self.texts: dict[int, str] = {}
        """By code, as far as they were asked for."""
        self.decisions, self.answers = BOUNDS[game](self.first)
        self.past: Moves = moves_from(self.game, self.first, json.loads(moves))
        """What was played before OpenSpiel's game begins."""

    def load(self, numbers: list[int]) -> Position:
        """A position from plain integers."""
        position: Position = self.game.load(self.seats, self.options, self.game.version, numbers)
        return position

    def text(self, code: int) -> str:
        """An action as a line of a record says it."""
        known = self.texts.get(code)
        if known is None:
            known = self.texts[code] = self.game.write(self.first, self.game.word(self.first, code))
        return known


def _phrases(first: Any, asked: int) -> int:
    """As many descriptions as are asked for, else ten, as far as this table of Cloud Mine has numbers for.

    Where nobody may repeat what was said, there is one for every round at least.
    """
    rounds = int(first.rules.rounds)
    least, most = rounds if first.rules.no_repeats else 1, 2 * rounds
    if asked and not least <= asked <= most:
        raise ValueError(f"phrases={asked}: this table of Cloud Mine has from {least} to {most} phrases to say.")
    return asked or max(least, min(PHRASES, most))


@lru_cache(maxsize=64)
def setup_of(game: str, seats: int, plain: str, phrases: int, moves: str = "[]") -> Setup:
    """The table with these options, and moves played before, as JSON; raises ValueError where they do not fit."""
    if seats not in SHELF[game].seats:
        raise ValueError(f"{game} is played by {SHELF[game].seats[0]} to {SHELF[game].seats[-1]}, not by {seats}.")
    try:
        return Setup(game, seats, plain, phrases, moves)
    except Illegal as refused:
        about = ", ".join(f"{name}={value}" for name, value in refused.refusal.args)
        raise ValueError(f"{game} cannot be set up so: {refused} ({about}).") from refused
