"""What players of OpenSpiel are shown: their seat's own view and story, and nothing else."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
import pyspiel

from cumuli.core.game import Seat
from cumuli.lab.features import Layout, Numbers
from cumuli.lab.spiel.play import Play, as_json
from cumuli.lab.spiel.setup import Setup


class Observer:
    """Says what a player sees, or, with perfect recall, all that it was ever told and did, and then what it sees.

    What a player sees is an array, too, between 0 and 1; a whole story is none.
    """

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers of Cumuli's games have no parameters, but {params} was asked for.")
        self.kind = kind
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        """The planes of the array by name; games/*/features.py says what they mean."""
        one = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if one and kind.public_info and not kind.perfect_recall:
            self.layout = Layout(setup.game.id, setup.first)
            self.tensor = np.zeros(self.layout.size, np.float32)
            for part in self.layout.parts:
                shape = part.shape if prod(part.shape) > 1 else (1,)
                self.dict[part.plane.name] = self.tensor[part.start : part.stop].reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees into the array."""
        if self.tensor is not None:
            self.tensor[:] = self.layout.features(state.play.position, player, scaled=True)

    def string_from(self, state: Any, player: int) -> str:
        """What this observer tells of a state, as text."""
        play: Play = state.play
        private = self.kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return "\n".join(self._told(play, seat) for seat in range(play.setup.seats))
        return self._told(play, player if private == pyspiel.PrivateInfoType.SINGLE_PLAYER else None)

    def _told(self, play: Play, eyes: Seat | None) -> str:
        story = play.story(eyes) if self.kind.perfect_recall else ""
        if self.kind.public_info:
            return story + as_json(play.view(eyes))
        if eyes is None:
            return ""
        common = set(play.story(None).splitlines()) if story else set()
        own = "".join(line + "\n" for line in story.splitlines() if line not in common)
        return own + as_json(private_part(play.view(eyes), play.view(None)))


def private_part(own: Any, common: Any) -> Any:
    """What of a view not everybody sees: nothing else of it is left."""
    if isinstance(own, dict) and isinstance(common, dict):
        return {key: private_part(value, common.get(key)) for key, value in own.items() if value != common.get(key)}
    return own
