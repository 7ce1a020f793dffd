"""A table: one game in play, its record, and the dealer who answers for luck."""

from __future__ import annotations

from random import Random, SystemRandom
from sys import intern
from typing import Any

from cumuli.core.game import CHANCE, Event, Game, Illegal, Position, Seat, Word
from cumuli.luck import Luck, answers
from cumuli.record import Record, allowed, legal_words, options_as_data, options_of, result_line

__all__ = ["Table", "legal_words", "options_as_data", "options_of"]


class Departed(ValueError):
    """A move that was made is none that these rules know: the engine is another one than it was made on."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"ply {ply} is not legal on this engine")
        self.ply = ply


class Table:
    """Checks, applies, deals and records; told is everything that has happened, un-redacted."""

    _counted = (0, 0)
    """Moves that were looked through for luck's, and how many were; moves are only ever added."""

    def __init__(
        self,
        game: Game[Any],
        seats: list[str],
        options: Any,
        dealer: Random | Luck | None = None,
        version: str | None = None,
    ) -> None:
        """Set a game up and let luck answer until somebody must act; raises Illegal for options that do not fit."""
        self.game = game
        self.dealer = dealer or SystemRandom()
        self.options = options
        self.record = Record(game.id, version or game.version, list(seats), options_as_data(game, options))
        self.state: Position = game.start(len(seats), options, self.record.version)
        self.told: list[Event] = [*game.opened(self.state)]
        self.state.events = self.told
        self.deal()

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        seats: list[str],
        options: Any,
        version: str,
        moves: list[tuple[Seat, str]],
        dealer: Random | Luck | None = None,
    ) -> Table:
        """The table after these moves, luck's answers among them; luck does not answer anew.  Raises Departed."""
        table = cls.__new__(cls)
        table.game = game
        table.dealer = dealer or SystemRandom()
        table.options = options
        table.record = Record(game.id, version, list(seats), options_as_data(game, options))
        table.record.shelved()
        table.state = game.start(len(seats), options, version)
        table.told = [*game.opened(table.state)]
        table.state.events = table.told
        for seat, text in moves:
            table.follow(seat, text)
        return table

    def act(self, seat: Seat, word: Word) -> list[Event]:
        """Check, apply, record, let luck answer; return what happened.  Raises Illegal, changing nothing."""
        self.take(seat, self.checked(seat, word))
        start = self.marked
        self.deal()
        return self.told[start:]

    def checked(self, seat: Seat, word: Word) -> int:
        """The code of a legal word; raises Illegal with the reason for any other."""
        if seat >= 0 and seat in self.state.to_act():
            try:
                code = self.game.code(self.state, word)
            except (ValueError, IndexError):
                code = -1
            if code >= 0 and self.state.allows(seat, code):
                return code
        raise Illegal(self.game.explain(self.state, seat, word))

    def take(self, seat: Seat, code: int) -> None:
        """Apply and record one action that is known to be legal."""
        self.marked = len(self.told)
        text = intern(self.game.write(self.state, self.game.word(self.state, code)))  # thousands of tables say the same
        self.state.apply(seat, code)
        self.record.moves.append((seat, text))
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.result = result_line(outcome)

    def follow(self, seat: Seat, text: str) -> None:
        """Take a move that was made before, luck's too, as a record says it; raises Departed, and changes nothing."""
        try:
            code = self.game.code(self.state, self.game.read(self.state, text))
            fits = seat in self.state.to_act() and allowed(self.state, seat, code)
        except (ValueError, IndexError, KeyError):
            fits = False
        if not fits:
            raise Departed(len(self.record.moves) + 1)
        self.take(seat, code)

    def deal(self) -> None:
        """Let luck answer as long as it must."""
        while self.state.to_act() == (CHANCE,):
            self.take(CHANCE, self._drawn())

    def _drawn(self) -> int:
        """Luck's next answer: from what was pledged before the game, or else from the dealer's hand."""
        if isinstance(self.dealer, Luck):
            _, weights, codes = zip(*answers(self.game, self.state), strict=True)
            return int(codes[self.dealer.answer(1 + self._draws(), weights)])
        known, chances = zip(*self.state.chance(), strict=True)
        return int(self.dealer.choices(known, chances)[0])

    def _draws(self) -> int:
        """How often luck has answered so far."""
        moves, (seen, draws) = self.record.moves, self._counted
        draws += [seat for seat, _ in moves[seen:]].count(CHANCE)
        self._counted = len(moves), draws
        return draws

    def legal(self, seat: Seat) -> list[Word]:
        """Every word *seat* may answer with now."""
        return legal_words(self.game, self.state, seat)
