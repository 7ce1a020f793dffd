"""Live examples of rules: a position of the real engine in which a rule can be tried.

A game's examples (`games/<game>/data/examples.toml`) are short records: what seats and luck did before.  Where a line
for luck is missing, luck answers from a fixed seed, so an example is the same for everybody.  Whoever tries one brings
what they have answered so far; nothing is kept.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.core.game import CHANCE, Event, Game, Refusal, Word
from cumuli.games import SHELF
from cumuli.record import LUCK, allowed, options_of
from cumuli.table import Table

GAMES: Final = Path(__file__).parent / "games"
NAMES: Final = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gil", "Hal")
MOST_ANSWERS: Final = 64


class Shows(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be tried in an example, as a record writes it, and what comes of it."""

    line: str
    refused: str = ""
    """The reason why it is refused; empty where it is allowed, and then an event cites the rule."""


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one rule can be tried; its words are `example-<id>`."""

    id: str
    rule: str
    seats: int
    moves: tuple[str, ...]
    shows: tuple[Shows, ...]
    options: dict[str, Any] = {}
    seed: int = 1


class File(Struct, frozen=True, forbid_unknown_fields=True):
    example: tuple[Example, ...]


@cache
def examples(game: str) -> dict[str, Example]:
    """The examples of a game, by id; none for a game that has no such file."""
    file = GAMES / SHELF[game].id / "data" / "examples.toml"
    if not file.is_file():
        return {}
    found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), File)
    return {example.id: example for example in found.example}


class Scene:
    """An example as it stands after some answers; raises ValueError where its record does not play."""

    def __init__(self, game: str, example: Example) -> None:
        self.game: Game[Any] = SHELF[game]
        self.example = example
        options = options_of(self.game, example.options)
        names = list(NAMES[: example.seats])
        self.rng = Random(example.seed)
        self.table = Table.resume(self.game, names, options, self.game.version, [], self.rng)
        for line in example.moves:
            self._follow(line)
        self._settle()
        self.heard = len(self.table.told)

    @property
    def over(self) -> bool:
        return self.table.state.outcome() is not None

    @property
    def seat(self) -> int:
        """Whose eyes to look through: whoever must answer; when it is over, the first."""
        return next(iter(self.table.state.to_act()), 0)

    @property
    def events(self) -> list[Event]:
        """What the last answer brought about."""
        return self.table.told[self.heard :]

    def act(self, word: Word) -> None:
        """Answer for whoever is asked; raises Illegal for what the rules do not allow."""
        self.heard = len(self.table.told)
        self.table.take(self.seat, self.table.checked(self.seat, word))
        self._settle()

    def why(self, word: Word) -> Refusal:
        return self.game.explain(self.table.state, self.seat, word)

    def word(self, line: str) -> Word:
        """The word of a line of a record, also one that is not legal here."""
        return self.game.read(self.table.state, line)

    def _follow(self, line: str) -> None:
        who, _, text = line.partition(" ")
        seat = CHANCE if who == LUCK else int(who) - 1
        while True:
            state = self.table.state
            asked = state.to_act()
            if seat in asked and (code := self._code(seat, text)) is not None:
                return self.table.take(seat, code)
            if not self._by_itself():
                raise ValueError(f"{self.example.id}: {line!r} does not fit here")

    def _code(self, seat: int, text: str) -> int | None:
        state = self.table.state
        try:
            code = self.game.code(state, self.game.read(state, text))
        except (ValueError, IndexError):
            return None
        return code if allowed(state, seat, code) else None

    def _by_itself(self) -> bool:
        """One answer of luck, or one that the rules leave no choice about; False where somebody must choose."""
        state = self.table.state
        if state.to_act() == (CHANCE,):
            codes, weights = zip(*state.chance(), strict=True)
            self.table.take(CHANCE, int(self.rng.choices(codes, weights)[0]))
            return True
        code = self.game.forced(state)
        if code is not None:
            self.table.take(state.to_act()[0], code)
        return code is not None

    def _settle(self) -> None:
        while self._by_itself():
            pass


def reached(game: str, example: Example, answers: Sequence[Word]) -> Scene:
    """An example after these answers; raises Illegal for the first that is not legal."""
    scene = Scene(game, example)
    for word in answers[:MOST_ANSWERS]:
        scene.act(word)
    return scene
