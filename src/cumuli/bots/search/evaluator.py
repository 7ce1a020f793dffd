"""What judges a position that a search does not play to its end.  Compiled; Python may inherit from it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from cumuli.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """One judgement for all seats."""

    def value(self, position: Position, out: vec[float]) -> None:
        """Write the expected result of every seat, from -1 to 1, into *out*: what `Outcome.returns` will be.

        The position is not over; whoever acts in it may be luck.  It must be left as it is.
        """
        raise NotImplementedError
