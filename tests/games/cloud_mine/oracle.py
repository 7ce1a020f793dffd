"""A second reading of the rules: lists of names, no codes, written for being read, slow; it shares nothing with the
engine but the way a record is written."""

from __future__ import annotations

from dataclasses import dataclass, field

CARDS = {3: 4, 4: 6, 5: 5, 6: 6, 7: 7, 8: 8}
TRIES = {3: 2, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1}


@dataclass
class Oracle:
    """One game, told move by move; *asks* says who may say what, luck being seat -1."""

    seats: int
    first: int
    deck: set[int] = field(default_factory=lambda: set(range(80)))

    def __post_init__(self) -> None:
        self.piles = [0] * self.seats
        self.story: list[str] = []
        self.fresh(self.first)

    def fresh(self, dreamer: int) -> None:
        """A new round."""
        self.dreamer = dreamer
        self.scout = dreamer - 1 if dreamer else self.seats - 1
        self.hand: set[int] = set()
        self.picked: int | None = None
        self.text: str | None = None
        self.table: list[int] = []
        self.down: set[int] = set()
        watchers = [(dreamer + i) % self.seats for i in range(1, self.seats - 1)]
        self.queue = watchers * TRIES[self.seats]

    @property
    def over(self) -> bool:
        return not self.hand and len(self.deck) < CARDS[self.seats]

    def asks(self) -> tuple[int, set[str]] | None:
        """Who is asked, and all answers but descriptions; None at the end."""
        if self.over:
            return None
        if len(self.hand) < CARDS[self.seats]:
            return -1, {f"deal {card}" for card in self.deck}
        if self.picked is None:
            return self.scout, {f"pick {card}" for card in self.hand}
        if self.text is None:
            return self.dreamer, set()
        if len(self.table) < len(self.hand):
            return -1, {f"lay {card}" for card in self.hand - set(self.table)}
        return self.queue[0], {f"guess {'abcdefgh'[i]}" for i, card in enumerate(self.table) if card not in self.down}

    def say(self, line: str) -> None:
        """What whoever was asked answers."""
        verb, _, what = line.partition(" ")
        if verb == "deal":
            self.deck.remove(int(what))
            self.hand.add(int(what))
        elif verb == "pick":
            self.picked = int(what)
        elif verb == "say":
            self.text = what
        elif verb == "lay":
            self.table.append(int(what))
        else:
            self.guessed(self.table["abcdefgh".index(what)])

    def guessed(self, card: int) -> None:
        """A watcher has pointed at a card."""
        watcher = self.queue.pop(0)
        if card == self.picked:
            self.piles[watcher] += len(self.hand - self.down)
            self.piles[self.dreamer] += len(self.down)
            self.fresh(self.scout)
            return
        self.down.add(card)
        if not self.queue:
            self.piles[self.scout] += len(self.hand)
            self.fresh(self.scout)

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.piles[seat] == max(self.piles)]
