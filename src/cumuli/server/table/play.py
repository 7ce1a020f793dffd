"""The game at a table: its position, all that was told, and which question is put to whom.

A question's number is the number of the log entry that raised it.  It stays
until its seat answers, or until what the seat may answer has changed; so in
a simultaneous phase the others' choices do not disturb it.

An answer may be known before it may be heard: sealed ahead, given before its
beat was over, or the only one the rules allow.  Nobody else's block tells.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from cumuli.core.game import CHANCE, Event, Game, Illegal, Refusal, Word
from cumuli.server.table.info import Block
from cumuli.table import Departed, Table

View = dict[str, Any]
Moves = tuple[tuple[int, str], ...]
UNPACED: Final = "off"
FREE: Final = "free"
"""The talk of a table where everybody may always say everything."""


@cache
def said_of(words: Any) -> Any:
    """A struct that holds one of a union of words; of a bare union msgspec makes out each time what it is."""
    return msgspec.defstruct("Said", [("word", words)])


class Play:
    """One game in play, or over."""

    def __init__(self, table: Table, seq: int) -> None:
        self.table = table
        seats = len(table.record.seats)
        self.asks: list[int | None] = [None] * seats
        """The number of the question each seat must answer."""
        self.offers: list[list[int]] = [[] for _ in range(seats)]
        """The codes each seat may answer with."""
        self.sealed: list[int | None] = [None] * seats
        """The code each seat has answered with before anybody may hear it."""
        self.stopped = False
        self.orders: list[dict[str, str]] = [{} for _ in range(seats)]
        """How each seat will answer questions that may come, as it has said."""
        self.said: list[dict[str, str]] = [{} for _ in range(seats)]
        """The same with what was used up: should a move be taken back, it may be needed again."""
        self.cadence: str = getattr(table.options, "cadence", "short")
        """How the answers whose speed may tell something are spaced."""
        self.ask(seq)

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def moves(self) -> Moves:
        return tuple(self.table.record.moves)

    @property
    def events(self) -> list[Event]:
        """All that happened, as nobody may hear it whole."""
        return self.table.told

    def ask(self, seq: int, answered: Collection[int] = ()) -> None:
        """Put the position's questions to the seats; those of *answered* have just been dealt with."""
        owing = self.table.state.to_act()
        for seat in range(len(self.asks)):
            if seat not in owing:
                self.asks[seat], self.offers[seat] = None, []
                continue
            offer = self.table.state.legal_actions(seat)
            if self.asks[seat] is None or seat in answered or offer != self.offers[seat]:
                self.asks[seat], self.offers[seat] = seq, offer

    def act(self, seat: int, word: Word, seq: int) -> tuple[Moves, list[Event]]:
        """Take a seat's move and luck's answers as entry *seq*; give the moves made and what happened."""
        before = len(self.table.record.moves)
        events = self.table.act(seat, word)
        self._settle(seat)
        events += self.go_on(seq, seat)
        return tuple(self.table.record.moves[before:]), events

    def go_on(self, seq: int, *answered: int) -> list[Event]:
        """Give every answer that is known and need not wait, then put the questions; give what happened."""
        events: list[Event] = []
        seats = set(answered)
        while (seat := self.alone) is not None and not self.paced and (code := self.ready(seat)) is not None:
            events += self.table.act(seat, self.game.word(self.table.state, code))
            self._settle(seat)
            seats.add(seat)
        self.ask(seq, seats)
        return events

    def replay(self, moves: Moves, seq: int) -> None:
        """Take moves that were made before, as entry *seq*; raises Departed."""
        mover = CHANCE
        for number, (seat, text) in enumerate(moves, 1):
            self.table.follow(seat, text)
            if seat != CHANCE:
                mover = seat
            if number == len(moves) or moves[number][0] != CHANCE:
                self._settle(mover)
        self.ask(seq, {seat for seat, _ in moves if seat != CHANCE})

    # answers that are known before they are heard

    @property
    def alone(self) -> int | None:
        """The seat that must act, where it is one alone."""
        owing = self.table.state.to_act()
        return owing[0] if len(owing) == 1 and owing[0] != CHANCE else None

    @property
    def paced(self) -> bool:
        """Whether the answer owed now must wait for its beat."""
        return self.cadence != UNPACED and self.alone is not None and self.game.paced(self.table.state)

    def ready(self, seat: int) -> int | None:
        """The code of a seat's answer where that is known already: the only one, the sealed one, or the ordered one."""
        if self.alone != seat:
            return None
        forced = self.game.forced(self.table.state)
        if forced is None and self.sealed[seat] is None:
            return self._ordered(seat)
        return self.sealed[seat] if forced is None else forced

    def answered(self, seat: int) -> bool:
        """Whether a seat that is asked has given its answer, though it was not heard yet."""
        return self.asks[seat] is not None and self.sealed[seat] is not None

    def ahead(self, seat: int) -> tuple[Word, ...]:
        """What a seat may seal for the question it is about to be asked."""
        if self.stopped:
            return ()
        return tuple(self.game.word(self.table.state, code) for code in self.game.ahead(self.table.state, seat))

    def seal(self, seat: int, move: str | None) -> None:
        """Keep a seat's answer, given in a record's words, or forget it; raises Departed."""
        state = self.table.state
        try:
            self.sealed[seat] = None if move is None else self.game.code(state, self.game.read(state, move))
        except (ValueError, IndexError, KeyError):
            raise Departed(len(self.table.record.moves) + 1) from None

    def standing(self, seat: int) -> dict[str, tuple[str, ...]]:
        """For what questions that may come a seat may leave orders, and in which ways."""
        return {about: tuple(ways) for about, ways in self.game.standing(self.table.state, seat).items()}

    def order(self, seat: int, orders: Mapping[str, str]) -> None:
        """Take a seat's orders anew; the one about a question that is put already stays."""
        offered = self.standing(seat)
        kept = {about: way for about, way in self.orders[seat].items() if about not in offered}
        self.orders[seat] = {**kept, **orders}
        self.said[seat] = dict(self.orders[seat])

    def keep(self, old: Play) -> None:
        """Take over what was sealed and ordered before moves were taken back.

        Orders were said for whatever comes, so those that the moves have used up stand again.  A seal stays as
        well; but an answer to a question that was put already goes with it: its seat is asked anew.
        """
        state = self.table.state
        for seat, said in enumerate(old.said):
            offered = self.standing(seat)
            for about, way in said.items():
                asked = self.game.ordered(state, seat, {about: way}) is not None
                if asked or way in offered.get(about, ()):
                    self.orders[seat][about] = way
            self.said[seat] = dict(self.orders[seat])
        for seat, code in enumerate(old.sealed):
            if code is not None and old.asks[seat] is None and code in self.game.ahead(state, seat):
                self.sealed[seat] = code

    def _ordered(self, seat: int) -> int | None:
        orders = self.orders[seat]
        return self.game.ordered(self.table.state, seat, orders) if orders else None

    def leave(self, seat: int) -> None:
        """Forget what was sealed and ordered by somebody who leaves, unless it is given already."""
        self.orders[seat], self.said[seat] = {}, {}
        if not self.answered(seat):
            self.sealed[seat] = None

    def _settle(self, mover: int) -> None:
        """After a move: forget the mover's sealed answer, and those whose question will not come any more."""
        if mover != CHANCE:
            self.sealed[mover] = None
        state = self.table.state
        for seat, code in enumerate(self.sealed):
            if code is not None and code not in self.game.ahead(state, seat) and not state.allows(seat, code):
                self.sealed[seat] = None
        for seat, orders in enumerate(self.orders):
            if orders and self._ordered(seat) is None:
                offered = self.standing(seat)
                self.orders[seat] = {about: way for about, way in orders.items() if about in offered}

    def stop(self) -> None:
        """Nobody is asked any more, though the rules know no end yet."""
        seats = range(len(self.asks))
        self.asks, self.offers = [None for _ in seats], [[] for _ in seats]
        self.sealed, self.orders = [None for _ in seats], [{} for _ in seats]
        self.said = [{} for _ in seats]
        self.stopped = True

    def muted(self, seat: int) -> str:
        """The rule by which a seat must not talk now, for it could tell what others may not know; empty if it may."""
        free = getattr(self.table.options, "talk", FREE) == FREE
        return "" if free else self.game.mute(self.table.state, seat)

    def word(self, action: Mapping[str, Any]) -> Word:
        """An action from outside as a word of this game."""
        try:
            return msgspec.convert({"word": action}, said_of(self.game.words)).word
        except msgspec.ValidationError:
            raise Illegal(Refusal("unknown-word")) from None

    def answer(self, seat: int, said: str) -> Word | None:
        """The word of a line that a bot answered with, if the rules allow it."""
        state = self.table.state
        try:
            word = self.game.read(state, said)
            return word if state.allows(seat, self.game.code(state, word)) else None
        except (ValueError, IndexError):
            return None

    def words(self, seat: int) -> tuple[Word, ...]:
        """What a seat may answer with."""
        word, state = self.game.word, self.table.state
        return tuple([word(state, code) for code in self.offers[seat]])

    def open(self) -> View | None:
        """What all see, for views that are made of it in one go; None where the game makes each anew."""
        return None if self.game.own is None else self.game.observe(self.table.state, None)

    def own(self, seat: int) -> View:
        """What of a seat's view is not in that."""
        assert self.game.own is not None
        return self.game.own(self.table.state, seat)

    def block(self, seat: int | None, events: Sequence[Event], view: View | None = None) -> Block:
        """What one pair of eyes gets; its view of this very position, where that is at hand.

        Every secret passes here: through observe (or what it is made of) and redact, or not at all.
        """
        game, state = self.game, self.table.state
        asked = seat is not None and not self.answered(seat)
        code = None if seat is None else self.sealed[seat]
        return Block(
            seat=seat,
            view=game.observe(state, seat) if view is None else view,
            events=tuple([game.redact(state, event, seat) for event in events]),
            ask=self.asks[seat] if seat is not None and asked else None,
            legal=self.words(seat) if seat is not None and asked else (),
            ahead=() if seat is None else self.ahead(seat),
            sealed=None if code is None else game.word(state, code),
            standing={} if seat is None else self.standing(seat),
            orders={} if seat is None else dict(self.orders[seat]),
            muted="" if seat is None else self.muted(seat),
        )

    def guess(self, seat: int, rng: Random) -> list[int]:
        """A world as a bot on *seat* may imagine it, as plain numbers."""
        return self.game.save(self.game.resample(self.table.state, seat, rng))
