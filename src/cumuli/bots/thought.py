"""What a bot has thought: what it does, how likely it was to do it, and why."""

from __future__ import annotations

from time import thread_time
from typing import Final

from msgspec import Struct

FOREVER: Final = float("inf")


class Reason(Struct, frozen=True):
    """One sentence of an explanation: the text `why-<key>` of the game's catalogue `why`, and what fills its holes.

    Every number comes from the search itself; the words are the catalogue's, in the reader's language.  Holes are
    named as fields of events and filled with the same ids, so that `seat`, `role`, `face` or `region` read as names,
    and `face_id` as the id; no number goes into a hole that names something, as `other` does.  `move` and `instead`
    hold codes, and read as those moves.  A chance is a whole number of hundredths.  A fraction is told to one place,
    and comes with `<hole>_sign` (plus, minus, none) and `<hole>_size`.
    """

    key: str
    holes: dict[str, int | float | str] = {}


class Thought(Struct, frozen=True):
    """A decision and where it came from."""

    code: int
    odds: dict[int, float] = {}
    """By code: the chance with which it was chosen, where the bot mixes; nothing where it had one mind."""
    reasons: tuple[Reason, ...] = ()
    """Why, the weightiest first; only where they were asked for.  They may tell what the seat holds."""


class Budget:
    """How long a bot may think.  Whoever searches asks `over` now and then and answers with its best so far."""

    def __init__(self, seconds: float = FOREVER) -> None:
        """*seconds* of processor time of the thread that asks."""
        self.until = thread_time() + seconds
        self.stopped = False

    def stop(self) -> None:
        """Have the thinker answer now, from another thread or a signal."""
        self.stopped = True

    @property
    def left(self) -> float:
        """Seconds that are left; infinite where nothing limits them."""
        return 0.0 if self.stopped else max(0.0, self.until - thread_time())

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        return self.stopped or thread_time() >= self.until
