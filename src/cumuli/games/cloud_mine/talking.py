"""Who knows too much to talk (rule 6.5)."""

from __future__ import annotations

from cumuli.games.cloud_mine import tables as t
from cumuli.games.cloud_mine.state import CloudMine


def mute(state: CloudMine, seat: int) -> bool:
    """The scout, from the first look at the cards until the round is over; the dreamer, once the target is picked."""
    if seat == state.scout():
        return bool(t.PICKING <= state.phase <= t.GUESSING)
    return bool(seat == state.dreamer and t.DESCRIBING <= state.phase <= t.GUESSING)
