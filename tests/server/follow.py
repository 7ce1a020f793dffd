"""A little game for trying out beats: hidden cards, and everybody who holds the card that is led must follow.

All choose their cards at once and in secret.  Then the leader leads a card;
clockwise each seat with cards left is asked: whoever holds the card follows,
brave or cowardly, whoever does not must pass.  Luck names the trick's prize,
the last brave seat takes it and leads next.  In a quick game the first who
follows bravely ends the trick, and whoever would have been asked is not.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from msgspec import Struct

from cumuli.core.game import CHANCE, Game, Illegal, Outcome, Refusal
from cumuli.core.position import OVER

CARDS, HAND = 6, 3
BRAVE, COWARD, PASS, PRIZE, CHOOSE = 20, 21, 22, 30, 100


class Choose(Struct, frozen=True, tag=True):
    cards: tuple[int, ...]


class Lead(Struct, frozen=True, tag=True):
    card: int


class Brave(Struct, frozen=True, tag=True):
    pass


class Coward(Struct, frozen=True, tag=True):
    pass


class Pass(Struct, frozen=True, tag=True):
    pass


class Prize(Struct, frozen=True, tag=True):
    worth: int


class Chose(Struct, frozen=True, tag=True):
    seat: int


class Led(Struct, frozen=True, tag=True):
    seat: int
    card: int


class Answered(Struct, frozen=True, tag=True):
    seat: int
    answer: str


class Won(Struct, frozen=True, tag=True):
    seat: int
    worth: int


@dataclass(frozen=True)
class Options:
    cadence: str = "short"
    quick: bool = False


class Follow:
    """One position."""

    def __init__(self, seats: int, quick: bool = False) -> None:
        self.events: list[Any] | None = None
        self.hands: list[int | None] = [None] * seats
        """A set of cards as bits, None before it is chosen."""
        self.quick = quick
        self.scores = [0] * seats
        self.leader = 0
        self.card = -1
        self.asked = -1
        self.best = 0
        """The last brave seat."""
        self.answers: list[str] = []

    def clone(self) -> Follow:
        return copy.deepcopy(self)

    @property
    def phase(self) -> str:
        if None in self.hands:
            return "choose"
        if self.card < 0:
            return "lead" if any(self.hands) else "over"
        return "answer" if self.asked >= 0 else "prize"

    def to_act(self) -> tuple[int, ...]:
        match self.phase:
            case "choose":
                return tuple(seat for seat, hand in enumerate(self.hands) if hand is None)
            case "lead":
                return (self.leader,)
            case "answer":
                return (self.asked,)
            case "prize":
                return (CHANCE,)
        return ()

    def actor(self) -> int:
        return (*self.to_act(), OVER)[0]

    def chance(self) -> list[tuple[int, int]]:
        return [(PRIZE + worth, 1) for worth in (1, 2, 3)]

    def legal_actions(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        match self.phase:
            case "choose":
                return [CHOOSE + sum(1 << card for card in cards) for cards in combinations(range(CARDS), HAND)]
            case "lead":
                return [card for card in range(CARDS) if self.holds(seat, card)]
        return [BRAVE, COWARD] if self.holds(seat, self.card) else [PASS]

    def allows(self, seat: int, code: int) -> bool:
        return code in self.legal_actions(seat)

    def holds(self, seat: int, card: int) -> bool:
        return bool((self.hands[seat] or 0) >> card & 1)

    def apply(self, seat: int, code: int) -> None:
        told = self.events if self.events is not None else []
        if seat == CHANCE:
            self.scores[self.best] += code - PRIZE
            told.append(Won(self.best, code - PRIZE))
            self.card, self.leader = -1, self.best
            self.leader = self.next(self.leader, 0)
        elif code >= CHOOSE:
            self.hands[seat] = code - CHOOSE
            told.append(Chose(seat))
        elif self.phase == "lead":
            self.card, self.best, self.answers = code, seat, []
            self.lay(seat)
            told.append(Led(seat, code))
            self.ask(seat)
        else:
            answer = {BRAVE: "brave", COWARD: "cowardly", PASS: "pass"}[code]
            self.answers.append(answer)
            told.append(Answered(seat, answer))
            if code != PASS:
                self.lay(seat)
            if code == BRAVE:
                self.best = seat
            self.ask(seat)
            if code == BRAVE and self.quick:
                self.asked = -1

    def lay(self, seat: int) -> None:
        self.hands[seat] = (self.hands[seat] or 0) & ~(1 << self.card)

    def next(self, seat: int, by: int = 1) -> int:
        """The first seat with cards from here on; this one where nobody has any."""
        seats = len(self.hands)
        return next((s for i in range(seats) if self.hands[s := (seat + by + i) % seats]), seat)

    def ask(self, seat: int) -> None:
        seats, place = len(self.hands), (seat - self.leader) % len(self.hands)
        to_come = [s for i in range(place + 1, seats) if self.hands[s := (self.leader + i) % seats]]
        self.asked = to_come[0] if to_come else -1

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        ranks = tuple(sum(other > mine for other in self.scores) for mine in self.scores)
        return Outcome(tuple(self.scores), ranks, "prizes")


def check(seats: int, options: Options) -> None:
    if options.cadence not in ("short", "human", "off"):
        raise Illegal(Refusal("bad-options"))


def start(seats: int, options: Options, version: str) -> Any:
    return Follow(seats, options.quick)


def observe(state: Any, seat: int | None) -> dict[str, Any]:
    chosen = state.phase != "choose"
    return {
        "phase": state.phase,
        "to_act": list(state.to_act()),
        "left": [(hand or 0).bit_count() if chosen else None for hand in state.hands],
        "card": state.card,
        "answers": list(state.answers),
        "scores": list(state.scores),
        "hand": None if seat is None or state.hands[seat] is None else cards_of(state.hands[seat]),
    }


def cards_of(hand: int) -> list[int]:
    return [card for card in range(CARDS) if hand >> card & 1]


def paced(state: Any) -> bool:
    return bool(state.phase == "answer")


def forced(state: Any) -> int | None:
    return PASS if state.phase == "answer" and not state.holds(state.asked, state.card) else None


def ahead(state: Any, seat: int) -> list[int]:
    seats = len(state.hands)
    if state.phase != "answer" or not state.holds(seat, state.card):
        return []
    return [BRAVE, COWARD] if (seat - state.leader) % seats > (state.asked - state.leader) % seats else []


def standing(state: Any, seat: int) -> dict[str, tuple[str, ...]]:
    asked = state.card if state.phase == "answer" and state.asked == seat else -1
    hand = [] if state.phase == "choose" else cards_of(state.hands[seat])
    return {str(card): ("brave", "cowardly", "first") for card in hand if card != asked}


def ordered(state: Any, seat: int, orders: Any) -> int | None:
    if state.phase != "answer" or state.asked != seat or str(state.card) not in orders:
        return None
    way = orders[str(state.card)]
    return BRAVE if way == "brave" or (way == "first" and "brave" not in state.answers) else COWARD


def explain(state: Any, seat: int, word: Any) -> Refusal:
    if state.phase == "over":
        return Refusal("over")
    return Refusal("not-now" if seat in state.to_act() else "not-your-turn", "1")


SIMPLE: dict[int, Any] = {BRAVE: Brave(), COWARD: Coward(), PASS: Pass()}


def word(state: Any, code: int) -> Any:
    if code >= CHOOSE:
        return Choose(tuple(cards_of(code - CHOOSE)))
    return SIMPLE[code] if code in SIMPLE else Prize(code - PRIZE) if code >= PRIZE else Lead(code)


def code(state: Any, word: Any) -> int:
    match word:
        case Choose(cards):
            return CHOOSE + sum(1 << card for card in set(cards))
        case Lead(card):
            return int(card)
        case Prize(worth):
            return PRIZE + int(worth)
    return next(number for number, simple in SIMPLE.items() if simple == word)


def write(state: Any, word: Any) -> str:
    numbers = word.cards if isinstance(word, Choose) else [getattr(word, "card", getattr(word, "worth", None))]
    return " ".join([type(word).__name__.lower(), *(str(number) for number in numbers if number is not None)])


def read(state: Any, text: str) -> Any:
    name, *numbers = text.split()
    if name == "choose":
        return Choose(tuple(map(int, numbers)))
    return {"lead": Lead, "prize": Prize, "brave": Brave, "coward": Coward, "pass": Pass}[name](*map(int, numbers))


def resample(state: Any, seat: int, rng: Random) -> Any:
    raise NotImplementedError("no bot of this game thinks")


FOLLOW: Game[Any] = Game(
    id="follow",
    version="1",
    versions=("1",),
    seats=range(2, 6),
    options=Options,
    choices=lambda seats: [],
    check=check,
    start=start,
    observe=observe,
    truth=lambda state: observe(state, None),
    redact=lambda state, event, seat: event,
    resample=resample,
    explain=explain,
    static=lambda state: {"cards": CARDS},
    word=word,
    code=code,
    write=write,
    read=read,
    words=Choose | Lead | Brave | Coward | Pass | Prize,
    save=lambda state: [],
    load=lambda seats, options, version, saved: Follow(seats, options.quick),
    paced=paced,
    forced=forced,
    ahead=ahead,
    standing=standing,
    ordered=ordered,
)
