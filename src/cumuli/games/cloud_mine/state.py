"""One position of Cloud Mine, and how it moves.  Compiled.

Codes are explained in tables.py, the rules' numbers in README.md.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.core.dice import Dice
from cumuli.core.position import CHANCE, OVER, Outcome
from cumuli.games.cloud_mine import rounds
from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.fields import Fields
from cumuli.games.cloud_mine.phrases import Phrases
from cumuli.games.cloud_mine.tables import Rules


class CloudMine(Fields):
    """A position of the game: who must act, what they may do, what happens then."""

    def __init__(self, rules: Rules, deck: str, phrases: Phrases, source: CloudMine | None = None) -> None:
        super().__init__(rules, deck, phrases, source)

    def clone(self) -> CloudMine:
        return CloudMine(self.rules, self.deck, self.phrases, self)

    # Who acts, and how

    def actor(self) -> i64:
        phase = self.phase
        if phase == t.GUESSING:
            return self.watcher()
        if phase == t.PICKING:
            return self.scout()
        if phase == t.DESCRIBING:
            return self.dreamer
        return OVER if phase == t.ENDED else CHANCE

    def to_act(self) -> tuple[int, ...]:
        return () if self.phase == t.ENDED else (int(self.actor()),)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or seat != self.actor():
            return 0
        if self.phase == t.GUESSING:
            return rounds.fill_places(self, out)
        if self.phase == t.PICKING:
            return rounds.fill_hand(self, out)
        out[0] = t.SAY0 + rounds.stand_in(self)
        return 1

    def allows(self, seat: int, code: int) -> bool:
        """A description may be any text of one to five words (rule 4.2), so no list has them all."""
        if code < t.SAY0:
            return code in self.legal_actions(seat)
        phrase = code - t.SAY0
        if self.phase != t.DESCRIBING or seat != self.dreamer or phrase >= len(self.phrases.texts):
            return False
        return not (self.rules.no_repeats and self.repeats(i64(self.phrases.alike[phrase])))

    def apply(self, seat: i64, code: i64) -> None:
        phase = self.phase
        if phase == t.DEALING:
            rounds.deal(self, code - t.DEAL0)
        elif phase == t.LAYING:
            rounds.lay(self, code - t.LAY0)
        elif phase == t.GUESSING:
            rounds.guess(self, code - t.GUESS0)
        elif phase == t.PICKING:
            rounds.pick(self, code - t.PICK0)
        elif phase == t.DESCRIBING:
            rounds.describe(self, code - t.SAY0)
        else:
            rounds.first(self, code - t.FIRST0)

    # Luck: every seat, every undealt card, every card of the hand is as likely as any other

    def source(self) -> i64:
        """Where the cards luck chooses among are."""
        return t.HELD if self.phase == t.LAYING else t.UNDEALT

    def first_answer(self) -> i64:
        if self.phase == t.FIRST:
            return t.FIRST0
        return t.LAY0 if self.phase == t.LAYING else t.DEAL0

    def chance(self) -> list[tuple[int, int]]:
        phase = self.phase
        if phase == t.FIRST:
            return [(int(t.FIRST0) + seat, 1) for seat in range(int(self.rules.seats))]
        if phase != t.DEALING and phase != t.LAYING:
            return []
        first = self.first_answer()
        source = self.source()
        found: list[tuple[int, int]] = []
        for card in range(self.rules.cards):
            if self.where[card] == source:
                found.append((int(first + i64(card)), 1))
        return found

    def sample(self, dice: Dice) -> i64:
        first = self.first_answer()
        if self.phase == t.FIRST:
            return first + dice.below(self.rules.seats)
        source = self.source()
        where = self.where
        k = dice.below(self.rules.size - self.laid if self.phase == t.LAYING else self.undealt)
        for card in range(self.rules.cards):
            if where[card] == source:
                if k == 0:
                    return first + i64(card)
                k -= 1
        return -1

    # How it ends (rule 8)

    def outcome(self) -> Outcome | None:
        return rounds.outcome(self) if self.phase == t.ENDED else None

    def key(self) -> tuple[object, ...]:
        from cumuli.games.cloud_mine.saving import numbers

        return tuple(numbers(self))
