"""Games of a corpus played again, every move checked by the rules: fast where all is right, exact where it is not.

A line of a record means the same code in every game on the same rules.  So it is read once, together with how it
should be spelled, and looked up ever after; whether it is legal is asked of the engine at every ply.  Whatever is
not as it should be is left to `proof`, which reads it anew and says what is wrong where.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from cumuli import proof
from cumuli.core.game import CHANCE, Game, Position
from cumuli.record import LUCK, RESULT, Record, allowed, result_line

TABLES: Final = 64
"""Heads of records that are kept in mind: tables that differ in seats, names or options."""


class Rules:
    """One way to set a game up, and what the lines of its records mean."""

    def __init__(self, record: Record) -> None:
        self.game: Game[Any] = record.shelved()
        self.record = record
        self.fresh = bool(self.game.loose)
        """Whether every game needs a first position of its own, as codes are made while it is played."""
        self.first: Position = record.start()
        self.seats = {LUCK: CHANCE, **{str(seat + 1): seat for seat in range(len(record.seats))}}
        self.codes: dict[str, tuple[int, int]] = {}
        """By line, seat and word together: the seat and the code."""

    def start(self) -> Position:
        return self.record.start() if self.fresh else self.first.clone()

    def meaning(self, state: Position, line: str) -> tuple[int, int] | None:
        """What a line means that was never read before; None where it is not spelled as it should be."""
        who, _, said = line.partition(" ")
        seat = self.seats.get(who)
        if seat is None:
            return None
        code = self.game.code(state, self.game.read(state, said))
        if self.game.write(state, self.game.word(state, code)) != said:
            return None
        if not self.fresh or not said.startswith(self.game.loose):
            self.codes[line] = seat, code
        return seat, code


class Replayer:
    """Plays records again, remembering what it has read."""

    def __init__(self) -> None:
        self._rules: dict[str, Rules] = {}
        self._heads: dict[str, Rules] = {}
        self.plies = 0
        """plies played so far"""

    def prove(self, text: str) -> Position:
        """The last position of a record that is right to the letter; raises proof.Wrong for any other."""
        try:
            found = self._played(text)
        except (ValueError, IndexError):
            found = None
        if found is None:
            record = proof.read(text)
            found = proof.prove(record)
            if str(record) != text:
                raise proof.Wrong("letter", {"number": first_difference(str(record), text)})
            self.plies += len(record.moves)
        return found

    def _played(self, text: str) -> Position | None:
        head, _, body = text.partition("\n\n")
        rules = self._of(head)
        state, codes = rules.start(), rules.codes
        lines = body.split("\n")
        if lines.pop():
            return None  # no newline at its end
        result = lines.pop() if lines and lines[-1].startswith(RESULT) else ""
        for line in lines:
            meant = codes.get(line) or rules.meaning(state, line)
            if meant is None:
                return None
            seat, code = meant
            if seat not in state.to_act() or not allowed(state, seat, code):
                return None
            state.apply(seat, code)
        outcome = state.outcome()
        if result != (f"{RESULT} {result_line(outcome)}" if outcome else ""):
            return None
        self.plies += len(lines)
        return state

    def _of(self, head: str) -> Rules:
        """The rules that a head sets up; games that differ in their names alone share them."""
        found = self._heads.get(head)
        if found is None:
            record = proof.read(head + "\n\n")
            if str(record) != head + "\n\n":
                raise ValueError("not to the letter")
            same = str(replace(record, seats=[""] * len(record.seats), luck={}))
            found = self._rules.pop(same, None) or Rules(record)
            room(self._rules)[same] = room(self._heads)[head] = found
        return found


def room(kept: dict[str, Rules]) -> dict[str, Rules]:
    """The same with room for one more."""
    if len(kept) >= TABLES:
        kept.pop(next(iter(kept)))
    return kept


def first_difference(one: str, other: str) -> int:
    """The number of the first line in which two texts differ."""
    rows = one.split("\n"), other.split("\n")
    same = [a == b for a, b in zip(*rows, strict=False)]
    return same.index(False) + 1 if False in same else min(map(len, rows)) + 1
