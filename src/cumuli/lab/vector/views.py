"""What a stepper's games say, read out of its memory into arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from cumuli.lab.features import Layout, Numbers
from cumuli.lab.vector.batch import Batch
from cumuli.lab.vector.stepper import Stepper


class Views:
    """The features of many games, each through the eyes of the seat that is asked."""

    def __init__(self, layout: Layout, n: int, scaled: bool) -> None:
        self.layout = layout
        self.scaled = scaled
        self._out = vec[i64]([i64(0)] * (n * layout.size))
        view: Any = np.frombuffer
        self._view = view(self._out, dtype=np.int64).reshape(n, layout.size)

    def of(self, stepper: Stepper) -> Numbers:
        """A fresh array, by game and number; see `Layout.features`."""
        layout, out = self.layout, self._out
        fill, at = layout.spec.fill, 0
        for state, seat in zip(stepper.games, list(stepper.actor), strict=True):
            at = fill(state, seat, out, at)
        found: Numbers = self._view.astype(np.float32)
        np.clip(found, layout.low, layout.high, out=found)
        if self.scaled:
            found -= layout.low
            found /= np.maximum(layout.high - layout.low, 1)
        return found


def look(stepper: Stepper, codes: int, views: Views | None) -> Batch:
    """All that the games say, copied."""
    view: Any = np.frombuffer
    at = view(stepper.at, dtype=np.int64).copy()
    return Batch(
        actor=view(stepper.actor, dtype=np.int64).copy(),
        reward=view(stepper.reward, dtype=np.float64).reshape(int(stepper.n), int(stepper.seats)).copy(),
        done=view(stepper.done, dtype=np.int64) != 0,
        legal=view(stepper.legal, dtype=np.int64)[: int(at[-1])].copy(),
        at=at,
        codes=codes,
        features=views.of(stepper) if views else None,
    )
