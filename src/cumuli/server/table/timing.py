"""The clocks of one table, as its log tells them: how much time each seat has, and whose runs.

An entry of the log knows when it was written, so the clocks are the same
after a restart; nobody could answer while the house was shut, so what ran
since the last entry is given back, within bounds.  Moves that are taken back
give no time back, but what was gained with them goes.  The server's time counts and the network's lag is nobody's
gift: what an answer takes on its way is the sender's.

A clock runs while a person is asked.  It stands in a break, where a bot
answers, and in the beat that hides whether an answer was known at once: a
question of that kind has the longest beat for free, whoever is asked.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cumuli.server.table.info import ClockInfo
from cumuli.server.table.terms import Terms

GIVEN_BACK: Final = 600.0
"""Seconds at most that a restart gives back; more would let a house that is restarted daily stop the days."""
MERCY: Final = 30.0
"""Seconds that somebody has at least who comes back to a clock that had run out."""


class Timing:
    """Who is asked since when, and how much of their time is left."""

    def __init__(self, terms: Terms, seats: int, grace: float) -> None:
        self.terms = terms
        self.grace = grace
        """Seconds that a question is free whose answer may not tell by its speed."""
        self.left = [float(terms.seconds)] * seats
        self.since: list[float | None] = [None] * seats
        """Since when each seat is asked and on its own; may lie ahead."""
        self._counted: list[float | None] = [None] * seats
        """Up to when that has been taken from its time."""
        self._paced = False
        self._gained: list[tuple[int, int]] = []
        """By answer that was paid for: how many moves there were before it, and whose it was."""

    @property
    def clocked(self) -> bool:
        return self.terms.clock != "none"

    def now(
        self, at: float, asked: Collection[int], mover: int | None = None, paced: bool = False, moves: int = 0
    ) -> None:
        """An entry was written: *mover* has answered, at first so many *moves* old; those persons are asked now."""
        for seat, counted in enumerate(self._counted):
            if counted is not None and at > counted:
                self.left[seat] -= at - counted
                self._counted[seat] = at
        if mover is not None:
            self._answered(mover, moves)
        self._paced = paced
        for seat in range(len(self.since)):
            if seat not in asked:
                self.since[seat] = self._counted[seat] = None
            elif self.since[seat] is None:
                self.since[seat] = self._counted[seat] = at + (self.grace if paced else 0.0)
                self._new_question(seat)

    def _answered(self, mover: int, moves: int) -> None:
        if self.since[mover] is not None and self.terms.clock == "bank" and not self._paced:
            self.left[mover] = max(0.0, self.left[mover]) + self.terms.increment
            self._gained.append((moves, mover))
        self.since[mover] = self._counted[mover] = None

    def _new_question(self, seat: int) -> None:
        if self.terms.clock in ("move", "days"):
            self.left[seat] = float(self.terms.seconds)

    def undone(self, left: int) -> None:
        """All moves but so many are taken back, and with them what they earned; nobody is brought close to the end."""
        for moves, seat in self._gained:
            if moves >= left:
                have = self.left[seat]
                self.left[seat] = max(min(have, MERCY), have - self.terms.increment)
        self._gained = [gain for gain in self._gained if gain[0] < left]

    def reopened(self, at: float, most: float) -> None:
        """The house is open again, at a time of day that may even lie before the one that was kept last."""
        ahead = at + (self.grace if self._paced else 0.0)
        for seat, counted in enumerate(self._counted):
            if counted is not None:
                self._counted[seat] = min(ahead, max(counted, min(at, counted + most)))

    def back(self, seat: int) -> None:
        """Somebody is back for whom a bot answered."""
        self.left[seat] = max(self.left[seat], MERCY)

    def out(self, seat: int) -> float | None:
        """When this seat's time will have run out, if it is running."""
        counted = self._counted[seat]
        return None if counted is None or not self.clocked else counted + max(0.0, self.left[seat])

    def told(self, seat: int, at: float) -> ClockInfo:
        """A seat's clock as it stands at this moment."""
        counted = self._counted[seat]
        if counted is None:
            return ClockInfo(round(max(0.0, self.left[seat]), 1), None)
        left = self.left[seat] - max(0.0, at - counted)
        return ClockInfo(round(max(0.0, left), 1), round(max(0.0, counted - at), 1))
