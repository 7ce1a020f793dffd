"""A second reading of the rules of Cloudy Kingdom, written with plain lists on top of the oracle's pixels.

The whole game is one generator: it yields who decides and the words that are allowed, as text, and is sent the word.
It knows the eight printed spells and the default rulings; cells are named as in records ("b2").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from .oracle import Card, Castles, castles_of, fits, joined

LUCK = -1
FAMILIES = ("raven", "rose", "star", "sun")
MAGICS = ("chop", "inspiration", "burning", "interrupted", "expedited", "green", "replant", "twisting")
STANDARD72 = {
    "straight": 12, "bridge": 4, "cross": 14, "tee_side": 14, "tee_end": 8, "bend_r": 5, "bend_l": 5,
    "dbl_r": 1, "dbl_l": 1, "interrupted": 5, "blockade": 3,
}  # fmt: skip
SIZES = {"2x2": 2, "3x3": 3, "4x4": 4}
Ask = tuple[int, frozenset[str]]
Asking = Generator[Ask, str, None]


class Result(NamedTuple):
    """How the game ended, and which seats won."""

    reason: str
    winners: tuple[int, ...]


class Over(Exception):
    """The game has ended."""


def name(size: int, cell: int) -> str:
    return "abcd"[cell % size] + str(cell // size + 1)


def cell_of(size: int, text: str) -> int:
    return (int(text[1:]) - 1) * size + "abcd".index(text[0])


@dataclass
class Referee:
    """One game; `ask` is what is asked now, None when it is over."""

    seats: int
    board: str = "auto"
    deck: Counter[str] = field(default_factory=lambda: Counter(STANDARD72))
    layouts: frozenset[str] = frozenset()
    """The layouts luck may lay; any, when empty."""
    magic: str = "first_game"

    def __post_init__(self) -> None:
        board = {2: "3x3", 3: "3x3", 4: "4x4"}[self.seats] if self.board == "auto" else self.board
        self.size = SIZES[board]
        self.castles: Castles = ()
        self.families: list[str] = ["" for _ in range(self.seats)]
        self.hands: list[str | None] = [None] * self.seats
        self.spells: list[list[str]] = [[] for _ in range(self.seats)]
        self.table: list[list[Card]] = [[] for _ in range(self.size**2)]
        self.discard: list[str] = []
        self.box: list[str] = []
        self.joined: frozenset[tuple[str, str]] = frozenset()
        self.seat = 0
        self.casting = False
        self.final: list[int] | None = None
        self.result: Result | None = None
        self._game = self._play()
        self.ask: Ask | None = next(self._game)

    def say(self, word: str) -> None:
        """Answer what was asked."""
        assert self.ask is not None and (not self.ask[1] or word in self.ask[1]), f"{word} not in {self.ask}"
        try:
            self.ask = self._game.send(word)
        except StopIteration:
            self.ask = None

    # --- the course of the game (rules 2, 3 and 8) ----------------------------------------------------------------

    def _play(self) -> Asking:
        yield from self._set_up()
        try:
            while True:
                yield from self._turn()
        except Over:
            return

    def _set_up(self) -> Asking:
        layout = yield LUCK, frozenset(f"layout {one}" for one in self.layouts)
        self.castles = castles_of(layout.split()[1], FAMILIES)
        free = set(FAMILIES[: self.size])
        for seat in range(self.seats):
            word = yield LUCK, frozenset(f"family {family}" for family in free)
            self.families[seat] = word.split()[1]
            free.remove(self.families[seat])
        if self.magic == "first_game":
            self.spells = [["chop", "inspiration", "burning"] for _ in range(self.seats)]
        elif self.magic == "same_three":
            first = 0
            for still in (2, 1, 0):  # one order for each set: the number rises, and enough are left for the rest
                word = yield LUCK, frozenset(f"take {magic}" for magic in MAGICS[first : len(MAGICS) - still])
                first = MAGICS.index(word.split()[1]) + 1
                for held in self.spells:
                    held.append(word.split()[1])
        else:
            for seat in range(self.seats):
                for _ in range(3):
                    free_magic = frozenset(f"take {magic}" for magic in MAGICS if magic not in self.spells[seat])
                    word = yield seat, free_magic
                    self.spells[seat].append(word.split()[1])
        for seat in range(self.seats):
            self.hands[seat] = yield from self._draw()
        word = yield LUCK, frozenset(f"begin {seat + 1}" for seat in range(self.seats))
        self.seat = int(word.split()[1]) - 1

    def _draw(self) -> Generator[Ask, str, str]:
        word = yield LUCK, frozenset(f"deal {face}" for face, left in self.deck.items() if left)
        face = word.split()[1]
        self.deck[face] -= 1
        return face

    def _turn(self) -> Asking:
        seat, self.casting = self.seat, False
        if any(family == self.families[seat] for family, _ in self.joined):
            self._end("claim", [seat])
        hand = self.hands[seat]
        if hand is not None:
            options = self._placements([hand])
            if not options:
                options = {"discard"}
            if self.final is None:
                options |= {f"magic {magic}" for magic in self.spells[seat] if self._castable(magic)}
            word = yield seat, frozenset(options)
            self.hands[seat] = None
            if word.startswith("place"):
                self._put(word)
            else:
                self.discard.append(hand)
                if word.startswith("magic"):
                    yield from self._cast(word.split()[1])
        if self.final is None:
            if self.deck.total():
                self.hands[seat] = yield from self._draw()
            if not self.deck.total():
                self.final = [(seat + 1 + i) % self.seats for i in range(self.seats)]
        elif self.final:
            self.final.remove(seat)
        if self.final == []:
            self._end("deck", [])
        self.seat = (seat + 1) % self.seats

    def _end(self, reason: str, winners: Iterable[int]) -> None:
        self.result = Result(reason, tuple(sorted(winners)))
        raise Over

    def _judge(self) -> None:
        """Rules 8.1 to 8.5 and 8.8, after each change of the table."""
        now = joined(self.size, self.castles, tuple(tuple(stack) for stack in self.table))
        born = {family for family, _ in now - self.joined}
        self.joined = now
        if not self.casting and self.families[self.seat] in born:
            self._end("own", [self.seat])
        others = [s for s in range(self.seats) if s != self.seat and self.families[s] in born]
        if others:
            self._end("gift", others)

    # --- growing (rule 4) -----------------------------------------------------------------------------------------

    def _fits(self, face: str) -> frozenset[tuple[int, int]]:
        return fits(self.size, self.castles, tuple(tuple(stack) for stack in self.table), face)

    def _placements(self, faces: Iterable[str], want: str = "any", at: int | None = None) -> set[str]:
        return {
            f"place {face} {name(self.size, cell)} {'nesw'[turn]}"
            for face in faces
            for cell, turn in self._fits(face)
            if (at is None or cell == at) and want in ("any", "cover" if self.table[cell] else "empty")
        }

    def _put(self, word: str) -> int:
        _, face, where, turn = word.split()
        cell = cell_of(self.size, where)
        self.table[cell].append((face, "nesw".index(turn)))
        self._judge()
        return cell

    # --- magic (rules 6 and 7) ------------------------------------------------------------------------------------

    def _targets(self) -> set[str]:
        return {
            f"choose {name(self.size, cell)}"
            for cell, stack in enumerate(self.table)
            if stack and stack[-1][0] != "burning_crossing"
        }

    def _castable(self, magic: str) -> bool:
        left = self.deck.total()
        if magic in ("chop", "twisting", "burning"):
            return bool(self._targets())
        if magic == "replant":
            return bool(self.discard) and bool(self._placements(self.discard[-1:]))
        if magic == "expedited":
            return left >= 2 and bool(self._placements(["cross"], "empty"))
        return bool(self._placements(["cross"])) and (magic == "interrupted" or left >= 2)

    def _cast(self, magic: str) -> Asking:
        self.casting = True
        self.spells[self.seat].remove(magic)
        yield from getattr(self, f"_{magic}")()

    def _chop(self) -> Asking:
        word = yield self.seat, frozenset(self._targets())
        face, _ = self.table[cell_of(self.size, word.split()[1])].pop()
        self.box.append(face)
        self._judge()

    def _twisting(self) -> Asking:
        word = yield self.seat, frozenset(self._targets())
        cell = cell_of(self.size, word.split()[1])
        self.table[cell] = [(face, (turn + 1) % 4) for face, turn in self.table[cell]]
        self._judge()

    def _burning(self) -> Asking:
        word = yield self.seat, frozenset(self._placements(["burning_crossing"], "cover"))
        self._put(word)

    def _interrupted(self) -> Asking:
        word = yield self.seat, frozenset(self._placements(["interrupted_crossing"]))
        self._put(word)

    def _inspiration(self) -> Asking:
        cards = [(yield from self._draw()), (yield from self._draw())]
        word = yield self.seat, frozenset(self._placements(cards))
        cards.remove(word.split()[1])
        self._put(word)
        self.discard += cards

    def _expedited(self) -> Asking:
        face = yield from self._draw()
        cell = self._put((yield self.seat, frozenset(self._placements([face], "empty"))))
        face = yield from self._draw()
        self._put((yield self.seat, frozenset(self._placements([face], "cover", cell))))

    def _green(self) -> Asking:
        cards = [(yield from self._draw()), (yield from self._draw())]
        for i in range(1, self.seats):
            other = (self.seat + i) % self.seats
            hand = self.hands[other]
            if hand is None or not self.deck.total():
                continue
            word = yield other, frozenset({"yes", "no"})
            if word == "yes":
                self.discard.append(hand)
                self.hands[other] = None
                self.hands[other] = yield from self._draw()
        while cards:
            word = yield self.seat, frozenset(self._placements(cards))
            cards.remove(word.split()[1])
            self._put(word)

    def _replant(self) -> Asking:
        face = self.discard.pop(-2)  # the pile's top before the cost was paid
        word = yield self.seat, frozenset(self._placements([face]))
        self._put(word)
