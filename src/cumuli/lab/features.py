"""What a seat knows as one array of float32: the same numbers for every world that looks the same to it."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from cumuli.core.planes import Part, Spec
from cumuli.core.position import Position
from cumuli.games.broom_service.features import SPEC as BROOM_SERVICE
from cumuli.games.cloud_mine.features import SPEC as CLOUD_MINE
from cumuli.games.cloudy_kingdom.features import SPEC as CLOUDY_KINGDOM

Numbers = NDArray[np.float32]
SPECS: Final[Mapping[str, Spec]] = {
    "broom_service": BROOM_SERVICE,
    "cloud_mine": CLOUD_MINE,
    "cloudy_kingdom": CLOUDY_KINGDOM,
}
KEPT: Final = 64
"""Tables whose layout is kept."""


class Layout:
    """The features of one table: where each plane lies, and arrays of them."""

    def __init__(self, game: str, state: Position) -> None:
        self.spec = SPECS[game]
        self.parts: tuple[Part, ...] = self.spec.parts(state)
        self.size: int = self.parts[-1].stop
        self.actions: int = self.spec.actions(state)
        """How many codes a policy chooses from."""
        self.low: Numbers = self._each([part.low for part in self.parts])
        self.high: Numbers = self._each([part.high for part in self.parts])
        self._span: Numbers = np.maximum(self.high - self.low, 1)
        self._out = vec[i64]([i64(0)] * self.size)
        self._view: NDArray[np.int64] = np.frombuffer(memoryview(self._out), dtype=np.int64)

    def _each(self, bounds: list[int]) -> Numbers:
        sizes = [part.stop - part.start for part in self.parts]
        return np.repeat(np.array(bounds, dtype=np.float32), sizes)

    def features(self, state: Position, seat: int, scaled: bool = False) -> Numbers:
        """A fresh array of what *seat* knows, in natural units, or each number *scaled* from its range to [0, 1].

        A number beyond its range, which only tables of own cards and boards can bring, is cut off at it.
        """
        self.spec.fill(state, seat, self._out, 0)
        found: Numbers = self._view.astype(np.float32)
        np.clip(found, self.low, self.high, out=found)
        if scaled:
            found -= self.low
            found /= self._span
        return found

    def split(self, features: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The planes by name, each in its shape: views into an array of features, or into a batch of them."""
        batch = features.shape[:-1]
        return {
            part.plane.name: features[..., part.start : part.stop].reshape(batch + part.shape) for part in self.parts
        }


def game_of(state: Position) -> str:
    """The id of the game a position belongs to."""
    return type(state).__module__.split(".")[2]


class Layouts(threading.local):
    """The layouts of the tables looked at last, one set for each thread, as each has a buffer of its own."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Any, Layout]] = {}

    def of(self, state: Any) -> Layout:
        """The layout of a position's table; all positions of a table share their rules."""
        rules = state.rules
        if id(rules) not in self.kept:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[id(rules)] = (rules, Layout(game_of(state), state))
        return self.kept[id(rules)][1]


_layouts: Final = Layouts()


def features(state: Position, seat: int, scaled: bool = False) -> Numbers:
    """What *seat* knows of a position, as a fresh array; see `Layout.features`."""
    return _layouts.of(state).features(state, seat, scaled)


def split(state: Position, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The planes of such an array by name; see `Layout.split`."""
    return _layouts.of(state).split(numbers)
