"""What was played, and how to take it back: each move with the position before it, luck's answers taken along."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from cumuli.core.game import CHANCE, Event, Position, Seat
from cumuli.prompt.moves import Move
from cumuli.table import Table


@dataclass(frozen=True, slots=True)
class Taken:
    """One move, and all that was so before it."""

    move: Move
    state: Position
    plies: int
    told: int
    luck: Any


class History:
    """The moves made at a table, newest last."""

    def __init__(self, table: Table, luck: Random) -> None:
        self.table = table
        self.luck = luck
        self.taken: list[Taken] = []

    def keep(self, move: Move) -> None:
        """Remember the moment before a move."""
        table = self.table
        moment = Taken(move, table.state.clone(), len(table.record.moves), len(table.told), self.luck.getstate())
        self.taken.append(moment)

    def back(self) -> Move:
        """Take the last move back, and what luck answered to it; luck will answer the same again."""
        if not self.taken:
            raise IndexError("no move to take back")
        last, table = self.taken.pop(), self.table
        del table.record.moves[last.plies :], table.told[last.told :]
        table.record.result = None
        table.state = last.state
        table.state.events = table.told
        self.luck.setstate(last.luck)
        return last.move

    def heard(self, seat: Seat | None) -> list[Event]:
        """All that happened, as a seat has heard it: each event redacted at the moment it was told."""
        game, table = self.table.game, self.table
        ends = [moment.told for moment in self.taken] + [len(table.told)]
        states = [moment.state for moment in self.taken] + [table.state]
        found, start = [], 0
        for end, state in zip(ends, states, strict=True):
            found += [game.redact(state, event, seat) for event in table.told[start:end]]
            start = end
        return found

    def copy(self, table: Table, luck: Random) -> History:
        """The same history for a copy of the table."""
        new = History(table, luck)
        new.taken = list(self.taken)
        return new


def replayed(table: Table, history: History, moves: list[tuple[Seat, str]], to: int | None) -> None:
    """Play a record's moves at a table that has just been set up, each of them ready to be taken back.

    After *to* plies only what luck answers is still taken, until a seat is asked.
    """
    game = table.game
    for ply, (seat, text) in enumerate(moves):
        if to is not None and ply >= to and table.state.to_act() != (CHANCE,):
            return
        word = game.read(table.state, text)
        if seat != CHANCE:
            history.keep(Move(seat, text, word))
        table.take(seat, game.code(table.state, word))
