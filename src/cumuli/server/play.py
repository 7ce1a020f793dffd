"""The game at a table: its position, all that was told, and which question is put to whom.

A question's number is the number of the log entry that raised it.  It stays
until its seat answers, or until what the seat may answer has changed; so in
a simultaneous phase the others' choices do not disturb it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from cumuli.core.game import CHANCE, Event, Game, Illegal, Refusal, Word
from cumuli.server.wire import Block
from cumuli.table import Table

Moves = tuple[tuple[int, str], ...]


class Play:
    """One game in play, or over."""

    def __init__(self, table: Table, seq: int) -> None:
        self.table = table
        seats = len(table.record.seats)
        self.asks: list[int | None] = [None] * seats
        """The number of the question each seat must answer."""
        self.offers: list[list[int]] = [[] for _ in range(seats)]
        """The codes each seat may answer with."""
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

    def ask(self, seq: int, answered: int | None = None) -> None:
        """Put the position's questions to the seats; *answered* has just been dealt with."""
        owing = self.table.state.to_act()
        for seat in range(len(self.asks)):
            if seat not in owing:
                self.asks[seat], self.offers[seat] = None, []
                continue
            offer = self.table.state.legal_actions(seat)
            if self.asks[seat] is None or seat == answered or offer != self.offers[seat]:
                self.asks[seat], self.offers[seat] = seq, offer

    def act(self, seat: int, word: Word, seq: int) -> tuple[Moves, list[Event]]:
        """Take a seat's move and luck's answers as entry *seq*; give the moves made and what happened."""
        moves = self.table.record.moves
        before = len(moves)
        events = self.table.act(seat, word)
        self.ask(seq, seat)
        return tuple(moves[before:]), events

    def replay(self, moves: Moves, seq: int) -> None:
        """Take moves that were made before, as entry *seq*."""
        for seat, text in moves:
            self.table.take(seat, self.game.code(self.table.state, self.game.read(self.table.state, text)))
        self.ask(seq, next((seat for seat, _ in moves if seat != CHANCE), None))

    def word(self, action: Mapping[str, Any]) -> Word:
        """An action from outside as a word of this game."""
        try:
            return msgspec.convert(action, self.game.words)
        except msgspec.ValidationError:
            raise Illegal(Refusal("unknown-word")) from None

    def words(self, seat: int) -> tuple[Word, ...]:
        """What a seat may answer with."""
        return tuple(self.game.word(self.table.state, code) for code in self.offers[seat])

    def block(self, seat: int | None, events: Sequence[Event]) -> Block:
        """What one pair of eyes gets.  Every secret passes here: through observe and redact, or not at all."""
        game, state = self.game, self.table.state
        return Block(
            seat=seat,
            view=game.observe(state, seat),
            events=tuple(game.redact(state, event, seat) for event in events),
            ask=None if seat is None else self.asks[seat],
            legal=() if seat is None else self.words(seat),
        )

    def guess(self, seat: int, rng: Random) -> list[int]:
        """A world as a bot on *seat* may imagine it, as plain numbers."""
        return self.game.save(self.game.resample(self.table.state, seat, rng))
