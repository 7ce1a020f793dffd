"""Through whose eyes a table is looked at: every view of this package is asked for here, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cumuli.core.game import Game, Seat
from cumuli.core.seen import Seen
from cumuli.words import Catalogue

Eyes = Seat | Literal["asked", "open", "all"]
"""A seat; *asked*, the seat that is to act (everything, once the game is over); *open*, what everybody may see, as an
onlooker does; *all*, nothing hidden."""


@dataclass(frozen=True)
class Sight:
    """A table as these eyes see it, and nothing else."""

    game: str
    eyes: Eyes
    """Never *asked*: that became a seat."""
    seen: Seen
    over: bool

    @property
    def view(self) -> Mapping[str, Any]:
        return self.seen.view

    @property
    def static(self) -> Mapping[str, Any]:
        return self.seen.static

    @property
    def caption(self) -> str:
        """Whose eyes these are, in words."""
        if self.eyes == "all":
            return self.seen.text("eyes-over" if self.over else "eyes-all")
        if self.seen.seat is None:
            return self.seen.text("eyes-open")
        return self.seen.text("eyes-seat", name=self.seen.names[self.seen.seat])


def sight(game: Game[Any], state: Any, names: Sequence[str], lang: str, options: Any, eyes: Eyes) -> Sight:
    """The table through these eyes; raises ValueError for eyes that nobody has."""
    over = state.outcome() is not None
    if eyes == "asked":
        actors = [seat for seat in state.to_act() if seat >= 0]
        eyes = "all" if over else actors[0] if actors else "open"
    if isinstance(eyes, str):
        if eyes not in ("open", "all"):
            raise ValueError(f"eyes are a seat, 'asked', 'open' or 'all', not {eyes!r}")
        view, seat = (game.truth(state) if eyes == "all" else game.observe(state, None)), None
    else:
        if not 0 <= eyes < len(names):
            raise ValueError(f"no seat {eyes}: seats are counted from 0 to {len(names) - 1}")
        view, seat = game.observe(state, eyes), eyes
    words = Catalogue(game.id, lang)
    return Sight(game.id, eyes, Seen(words, view, game.static(state), names, seat, options), over)
