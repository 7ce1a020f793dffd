"""A little game for trying out the server: hidden cards, secret simultaneous choices, luck after each round.

Every seat holds a hidden card, 1 to 9.  In each round all seats choose at
once and in secret to show or to keep; then the choices are revealed, a shown
card scores its number, and luck deals new ones.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec import Struct

from cumuli.core.game import CHANCE, Game, Illegal, Outcome, Refusal


class Show(Struct, frozen=True, tag=True):
    pass


class Keep(Struct, frozen=True, tag=True):
    pass


class Deal(Struct, frozen=True, tag=True):
    card: int


class Dealt(Struct, frozen=True, tag=True):
    seat: int
    card: int | None


class Chose(Struct, frozen=True, tag=True):
    seat: int


class Revealed(Struct, frozen=True, tag=True):
    shown: tuple[int | None, ...]


@dataclass(frozen=True)
class Options:
    rounds: int = 3


class Duel:
    """One position."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.events: list[Any] | None = None
        self.hands: list[int] = [0] * seats
        self.choices: list[int | None] = [None] * seats
        self.scores = [0] * seats
        self.rounds = rounds

    def to_act(self) -> tuple[int, ...]:
        if not self.rounds:
            return ()
        if 0 in self.hands:
            return (CHANCE,)
        return tuple(seat for seat, choice in enumerate(self.choices) if choice is None)

    def actor(self) -> int:
        return self.to_act()[0] if self.rounds else -2

    def chance(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(1, 10)]

    def legal_actions(self, seat: int) -> list[int]:
        return [10, 11] if seat in self.to_act() else []

    def allows(self, seat: int, code: int) -> bool:
        return code in self.legal_actions(seat)

    def clone(self) -> Duel:
        other = copy(self)
        other.hands, other.choices, other.scores = list(self.hands), list(self.choices), list(self.scores)
        return other

    def apply(self, seat: int, code: int) -> None:
        told = self.events if self.events is not None else []
        if seat == CHANCE:
            to = self.hands.index(0)
            self.hands[to] = code
            told.append(Dealt(to, code))
            return
        self.choices[seat] = code
        told.append(Chose(seat))
        if None in self.choices:
            return
        shown = [card if choice == 10 else None for card, choice in zip(self.hands, self.choices, strict=True)]
        told.append(Revealed(tuple(shown)))
        self.scores = [score + (card or 0) for score, card in zip(self.scores, shown, strict=True)]
        self.hands = [0 if card else hand for card, hand in zip(shown, self.hands, strict=True)]
        self.choices = [None] * len(self.hands)
        self.rounds -= 1

    def outcome(self) -> Outcome | None:
        if self.rounds:
            return None
        ranks = tuple(sum(other > mine for other in self.scores) for mine in self.scores)
        return Outcome(tuple(self.scores), ranks, "points")


WORDS: dict[int, Any] = {10: Show(), 11: Keep()}


def check(seats: int, options: Options) -> None:
    if not 0 < options.rounds < 100:
        raise Illegal(Refusal("bad-options"))


def start(seats: int, options: Options, version: str) -> Any:
    return Duel(seats, options.rounds)


def observe(state: Any, seat: int | None) -> dict[str, Any]:
    hand = None if seat is None else state.hands[seat]
    chosen = [choice is not None for choice in state.choices]
    mine = None if seat is None else state.choices[seat]
    return {"hand": hand, "chosen": chosen, "mine": mine, "scores": list(state.scores), "rounds": state.rounds}


def redact(state: Any, event: Any, seat: int | None) -> Any:
    return Dealt(event.seat, None) if isinstance(event, Dealt) and event.seat != seat else event


def resample(state: Any, seat: int, rng: Random) -> Any:
    other = Duel(len(state.hands), state.rounds)
    other.scores = list(state.scores)
    other.hands = [card if who == seat else rng.randint(1, 9) for who, card in enumerate(state.hands)]
    other.choices = [c if who == seat or c is None else rng.choice((10, 11)) for who, c in enumerate(state.choices)]
    return other


def explain(state: Any, seat: int, word: Any) -> Refusal:
    if not state.rounds:
        return Refusal("over")
    return Refusal("unknown-word" if seat in state.to_act() else "not-your-turn", "1")


def word(state: Any, code: int) -> Any:
    return WORDS[code] if code in WORDS else Deal(code)


def code(state: Any, word: Any) -> int:
    return word.card if isinstance(word, Deal) else 10 if isinstance(word, Show) else 11


def write(state: Any, word: Any) -> str:
    return f"deal {word.card}" if isinstance(word, Deal) else type(word).__name__.lower()


def read(state: Any, text: str) -> Any:
    return {"show": Show(), "keep": Keep()}[text] if text in ("show", "keep") else Deal(int(text.split()[1]))


def save(state: Any) -> list[int]:
    choices = [choice or 0 for choice in state.choices]
    return [state.rounds, *state.hands, *choices, *state.scores]


def load(seats: int, options: Any, version: str, saved: list[int]) -> Any:
    state = Duel(seats, saved[0])
    state.hands = saved[1 : 1 + seats]
    state.choices = [choice or None for choice in saved[1 + seats : 1 + 2 * seats]]
    state.scores = saved[1 + 2 * seats :]
    return state


DUEL: Game[Any] = Game(
    id="duel",
    version="1",
    versions=("1",),
    seats=range(2, 5),
    options=Options,
    choices=lambda seats: [{"id": "rounds", "group": "setup", "values": [1, 3], "default": 3, "ruling": ""}],
    check=check,
    start=start,
    observe=observe,
    truth=lambda state: observe(state, None),
    redact=redact,
    resample=resample,
    explain=explain,
    static=lambda state: {"cards": 9},
    word=word,
    code=code,
    write=write,
    read=read,
    words=Show | Keep | Deal,
    save=save,
    load=load,
)
