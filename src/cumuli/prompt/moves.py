"""Moves as people write them: what a seat may answer with, in notation, as words of the engine, and as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

from cumuli.core.game import Seat, Word

MANY = 6
"""So many moves does a list show of itself."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move of one seat.

    >>> Move(0, "place cross b1 n", None).line
    '1 place cross b1 n'
    """

    seat: Seat
    """Whose move it is, from 0."""
    text: str
    """The move as a record writes it, without the seat."""
    word: Word
    """The same as a frozen struct, such as `Place(face='cross', cell=1, turn=0)`."""

    @property
    def line(self) -> str:
        """The line of a record: the seat, from 1, and the move."""
        return f"{self.seat + 1} {self.text}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.line!r})"


class Moves(Sequence[Move]):
    """What one seat may answer with now: a sequence of moves, in the engine's order.

    A text, a word or a Move is *in* it if it may be played, those included that no list can hold: what a dreamer
    says in Cloud Mine.
    """

    def __init__(
        self, seat: Seat, words: Sequence[Word], write: Callable[[Word], str], allowed: Callable[[Any], bool]
    ) -> None:
        self.seat = seat
        """Whose moves these are."""
        self._moves = [Move(seat, write(word), word) for word in words]
        self._allowed = allowed

    @property
    def texts(self) -> list[str]:
        """The moves as a record writes them."""
        return [move.text for move in self._moves]

    @property
    def words(self) -> list[Word]:
        """The moves as frozen structs."""
        return [move.word for move in self._moves]

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._moves[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return self._allowed(move)

    def __repr__(self) -> str:
        shown = ", ".join(self.texts[:MANY]) + (", …" if len(self) > MANY else "")
        return f"<{len(self)} moves of seat {self.seat}: {shown}>"
