"""The toy that all servers of the bench play, as a game of the house: peers_js/toy.mjs is its twin.

Four seats, hidden hands of five cards, one deck, an open pile.  The seat whose turn it is plays the card at an index
and draws the next; it never ends.  There is no luck: the deck lies in one order.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from msgspec import Struct

from cumuli.core.game import Game, Refusal

SEATS: Final = 4
HAND: Final = 5


class Put(Struct, frozen=True, tag=True):
    """Play the card at this index."""

    i: int


class Played(Struct, frozen=True, tag=True):
    seat: int
    card: int


@dataclass(frozen=True)
class Options:
    """There is nothing to choose."""


class Toy:
    """One position."""

    def __init__(self) -> None:
        self.events: list[Any] | None = None
        self.deck = [(n * 37 + 11) % 52 for n in range(52)]
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(SEATS)]
        self.pile: list[int] = []
        self.scores = [0] * SEATS
        self.seq = 0

    def actor(self) -> int:
        return self.seq % SEATS

    def to_act(self) -> tuple[int, ...]:
        return (self.seq % SEATS,)

    def legal_actions(self, seat: int) -> list[int]:
        return list(range(HAND)) if seat == self.seq % SEATS else []

    def allows(self, seat: int, code: int) -> bool:
        return seat == self.seq % SEATS and 0 <= code < HAND

    def clone(self) -> Toy:
        return deepcopy(self)

    def apply(self, seat: int, code: int) -> None:
        card = self.hands[seat].pop(code)
        self.pile.append(card)
        if len(self.pile) > 20:
            self.deck[:0] = self.pile[:10]
            del self.pile[:10]
        self.hands[seat].append(self.deck.pop())
        self.scores[seat] += card % 7
        self.seq += 1
        if self.events is not None:
            self.events.append(Played(seat, card))

    def outcome(self) -> None:
        return None


def observe(state: Any, seat: int | None) -> dict[str, Any]:
    return {
        "turn": state.seq % SEATS,
        "hand": [] if seat is None else list(state.hands[seat]),
        "counts": [len(hand) for hand in state.hands],
        "deck": len(state.deck),
        "pile": list(state.pile),
        "scores": list(state.scores),
        "last": state.pile[-1] if state.pile else None,
        "phase": "play",
    }


def load(seats: int, options: Any, version: str, saved: list[int]) -> Any:
    raise NotImplementedError("no bot plays the toy")


def resample(state: Any, seat: int, rng: Random) -> Any:
    raise NotImplementedError("no bot plays the toy")


TOY: Game[Any] = Game(
    id="toy",
    version="1",
    versions=("1",),
    seats=range(SEATS, SEATS + 1),
    options=Options,
    choices=lambda seats: [],
    check=lambda seats, options: None,
    start=lambda seats, options, version: Toy(),  # type: ignore[arg-type,return-value]
    observe=observe,
    own=lambda state, seat: {"hand": list(state.hands[seat])},
    truth=lambda state: observe(state, None),
    redact=lambda state, event, seat: event,
    resample=resample,
    explain=lambda state, seat, word: Refusal("not-your-turn", "1"),
    static=lambda state: {"cards": 52},
    word=lambda state, code: Put(code),
    code=lambda state, word: int(word.i),
    write=lambda state, word: f"put {word.i}",
    read=lambda state, text: Put(int(text.split()[1])),
    words=Put,
    save=lambda state: [],
    load=load,
)
