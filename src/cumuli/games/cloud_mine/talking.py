"""Who knows too much to talk (rule 6.5)."""

from __future__ import annotations

from typing import Final

from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.state import CloudMine

RULE: Final = "6.5"


def mute(state: CloudMine, seat: int) -> str:
    """The scout, from the first look at the cards until the round is over; the dreamer, once the target is picked."""
    if seat == state.scout():
        knows = t.PICKING <= state.phase <= t.GUESSING
    else:
        knows = seat == state.dreamer and t.DESCRIBING <= state.phase <= t.GUESSING
    return RULE if knows else ""
