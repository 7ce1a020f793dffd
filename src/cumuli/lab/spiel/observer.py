"""What players of OpenSpiel are shown: their seat's own view and story, and nothing else."""

from __future__ import annotations

from typing import Any

import pyspiel

from cumuli.core.game import Seat
from cumuli.lab.spiel.play import Play, as_json


class Observer:
    """Says what a player sees, or, with perfect recall, all that it was ever told and did, and then what it sees."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers of Cumuli's games have no parameters, but {params} was asked for.")
        self.kind = kind
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no array to write into."""

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
