"""Who sits where: every deal is played from every seat, so that neither luck nor a place favours anybody."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Final, Literal

from cumuli.bots.thought import FOREVER

Meet = Literal["all", "neighbours", "mixed"]
Seating = tuple[str, ...]
"""By seat: the name of the bot that sits there."""
MEETINGS: Final[tuple[Meet, ...]] = ("all", "neighbours", "mixed")
BETWEEN: Final = "@"


@dataclass(frozen=True, slots=True)
class Bot:
    """A level, and how long it may think: `5` or, with 20 ms of processor time for every decision, `5@20`."""

    name: str
    level: str
    seconds: float = FOREVER

    @classmethod
    def read(cls, name: str) -> Bot:
        """The bot of this name; raises ValueError where the time is no number of milliseconds above 0."""
        level, timed, text = name.partition(BETWEEN)
        if not timed:
            return cls(name, level)
        seconds = float(text) / 1000
        if not 0 < seconds < FOREVER:
            raise ValueError(f"no time to think: {name!r}")
        return cls(name, level, seconds)


def pairings(names: list[str], seats: int, meet: Meet = "all") -> list[tuple[str, str]]:
    """Who challenges whom: with two seats each pair once, as a deal is played from both sides anyway.

    With more seats each way is another question: one strong bot among weak ones, and one weak among strong ones.
    """
    place = {name: i for i, name in enumerate(names)}
    pairs = [(a, b) for a, b in permutations(names, 2) if seats > 2 or place[a] < place[b]]
    return [(a, b) for a, b in pairs if meet == "all" or abs(place[a] - place[b]) == 1]


def duel(challenger: str, others: str, seats: int) -> list[Seating]:
    """The challenger once on every seat, the others all alike."""
    return [tuple(challenger if s == seat else others for s in range(seats)) for seat in range(seats)]


def mixture(names: list[str], seats: int, deal: int, seed: int = 0) -> list[Seating]:
    """The table of one deal among them all, and every turn of it around the table.

    The bots are shuffled anew for every round of them, and dealt to tables like cards, so that none sits more often
    than another by more than a place.
    """
    need = [deal * seats + i for i in range(seats)]
    table = tuple(_shuffled(names, i // len(names), seed)[i % len(names)] for i in need)
    return [table[turn:] + table[:turn] for turn in range(seats)]


def _shuffled(names: list[str], round: int, seed: int) -> list[str]:
    order = list(names)
    Random(f"{seed} {round} mixture").shuffle(order)
    return order
