"""One game wound to any ply: positions kept here and there, and how much had been told by then.

It follows the game's record and nothing else, so it shows what the log says,
whatever becomes of the table meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cumuli.core.game import Event, Game, Position
from cumuli.server.table.play import Moves, Play

STRIDE: Final = 16
"""Plies from one position that is kept to the next."""


class Reel:
    """A game's plies, in order; ply 0 is the position before the first."""

    def __init__(self, play: Play) -> None:
        self.game: Game[Any] = play.game
        self._setup = len(play.table.record.seats), play.table.options, play.table.record.version
        self._rewind()
        self.follow(play.moves)

    def _rewind(self) -> None:
        self.moves: Moves = ()
        self._codes: list[int] = []
        self._state: Position = self.game.start(*self._setup)
        self.events: list[Event] = [*self.game.opened(self._state)]
        """All that happened, as nobody may hear it whole."""
        self.told = [len(self.events)]
        """By ply: how many events had happened by then."""
        self._kept = [self._state.clone()]

    def follow(self, moves: Moves) -> None:
        """Go on as far as the game has come; from the beginning where moves were taken back."""
        if self.moves != moves[: len(self.moves)]:
            self._rewind()
        self._state.events = self.events
        for seat, text in moves[len(self.moves) :]:
            code = self.game.code(self._state, self.game.read(self._state, text))
            self._state.apply(seat, code)
            self._codes.append(code)
            self.told.append(len(self.events))
            if len(self._codes) % STRIDE == 0:
                self._kept.append(self._state.clone())
        self.moves = moves

    @property
    def last(self) -> Position:
        """The position as far as the game has come."""
        return self._state

    def at(self, ply: int) -> Position:
        """The position after so many plies."""
        near = ply // STRIDE
        state: Position = self._kept[near].clone()
        for number in range(near * STRIDE, ply):
            state.apply(self.moves[number][0], self._codes[number])
        return state

    def happened(self, start: int, end: int) -> Sequence[Event]:
        """What happened after ply *start*, up to ply *end*; what the game began with comes with ply 0."""
        return self.events[0 if start < 0 else self.told[start] : self.told[end]]
