"""A house whose disk is full: nothing can be written down, and everybody is told so; it goes on once there is room."""

from __future__ import annotations

import logging
import time
from typing import Final

from cumuli.core.game import Refusal

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 60.0
"""Seconds between two lines of the log about it: the log needs room, too."""
REASON: Final = "house-full"
_last = [-PAUSE]


def no_room(error: Exception) -> Refusal:
    """Why nothing changed; whoever runs the house reads it in the log."""
    now = time.monotonic()
    if now - _last[0] >= PAUSE:
        _last[0] = now
        LOG.error("there is no room to write anything down, and people are refused: %s", error)
    return Refusal(REASON)
