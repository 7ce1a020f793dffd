"""What those see who look on late: the game as it stood one round ago."""

from __future__ import annotations

from collections.abc import Sequence

from cumuli.core.game import CHANCE, Event
from cumuli.server.table.info import Block
from cumuli.server.table.play import Moves, Play
from cumuli.table import Table


class Gallery:
    """A game that follows another at a distance: as many decisions behind as there are seats, until it is over."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.table = self._begun()
        self.follow()

    def _begun(self) -> Table:
        record = self.play.table.record
        options = self.play.table.options
        return Table.resume(self.play.game, list(record.seats), options, record.version, [], self.play.table.dealer)

    def _shown(self) -> Moves:
        """The moves that may be shown: with the last decision go luck's answers to it."""
        moves = self.play.moves
        if self.play.stopped or self.play.table.state.outcome() is not None:
            return moves
        behind = len(self.play.asks)
        decided = [number for number, (seat, _) in enumerate(moves) if seat != CHANCE]
        return moves[: decided[-behind]] if len(decided) >= behind else moves[: decided[0] if decided else len(moves)]

    def follow(self) -> list[Event]:
        """Go on as far as may be shown; give what happened.  Moves that were taken back are forgotten."""
        shown, known = self._shown(), self.table.record.moves
        if tuple(known) != shown[: len(known)]:
            self.table = self._begun()
        before = len(self.table.told)
        for seat, text in shown[len(self.table.record.moves) :]:
            self.table.take(seat, self.play.game.code(self.table.state, self.play.game.read(self.table.state, text)))
        return self.table.told[before:]

    def block(self, events: Sequence[Event]) -> Block:
        """What somebody sees who looks on late."""
        game, state = self.play.game, self.table.state
        told = tuple(game.redact(state, event, None) for event in events)
        return Block(None, game.observe(state, None), told, None, (), (), None, {}, {}, "")
