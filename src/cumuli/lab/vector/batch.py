"""What many games say at once, as arrays of NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Reals = NDArray[np.float64]
Facts = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """All games after a step; copies, which later steps leave alone."""

    actor: Integers
    """By game: the seat that is asked."""
    reward: Reals
    """By game and seat: what the game that ended in this step brought, from -1 to 1; zeros where none did."""
    done: Facts
    """By game: whether a game ended in this step; what else is told is of the next one."""
    legal: Integers
    """The legal codes of all games, one game after the other."""
    at: Integers
    """By game: where its codes begin in legal; one number more than games."""
    codes: int
    """How many codes a seat may ever give: the width of the mask."""
    features: NDArray[np.float32] | None = None
    """By game: what the seat that is asked knows, where features were asked for."""

    @property
    def counts(self) -> Integers:
        """By game: how many codes are legal."""
        return np.diff(self.at)

    @property
    def mask(self) -> Facts:
        """By game and code: whether it is legal.  A fresh array."""
        mask = np.zeros((len(self.actor), self.codes), dtype=np.bool_)
        mask[np.repeat(np.arange(len(self.actor)), self.counts), self.legal] = True
        return mask

    @property
    def packed(self) -> NDArray[np.uint8]:
        """The mask in bits, as `numpy.packbits` makes them: a byte for eight codes."""
        return np.packbits(self.mask, axis=1)

    def choose(self, rng: np.random.Generator) -> Integers:
        """Any legal code for each game, each as likely."""
        picks = (rng.random(len(self.actor)) * self.counts).astype(np.int64)
        found: Integers = self.legal[self.at[:-1] + picks]
        return found

    def pick(self, preference: NDArray[Any]) -> Integers:
        """By game: the legal code that is preferred most, *preference* being by game and code."""
        found: Integers = np.where(self.mask, preference, -np.inf).argmax(axis=1)
        return found


def checked(actions: Any, n: int) -> Integers:
    """Actions as 64-bit integers, one for each game; raises ValueError where they are not."""
    found = np.asarray(actions)
    if found.shape != (n,) or found.dtype.kind not in "iu":
        raise ValueError(f"{n} games need {n} integers, one code each; these are {found.dtype} of shape {found.shape}")
    return np.ascontiguousarray(found, dtype="<i8")
