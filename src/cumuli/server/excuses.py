"""What people are told where nothing can be written down: the disk is full, or the database cannot be reached."""

from __future__ import annotations

import logging
import time
from typing import Final

from cumuli.core.game import Refusal
from cumuli.store import Full, Gone

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 60.0
"""Seconds between two lines of the log about the same: the log needs room, too."""
TROUBLES: Final = (Full, Gone)
REASONS: Final[dict[type[Exception], str]] = {Full: "house-full", Gone: "house-away"}
STATUS: Final = {"house-full": 507, "house-away": 503}
"""By reason: the status of an answer over HTTP."""
_last: dict[type[Exception], float] = {}


def excuse(error: Exception) -> Refusal:
    """Why nothing changed, or nobody knows whether anything did; whoever runs the house reads more in the log."""
    kind, now = type(error), time.monotonic()
    if now - _last.get(kind, -PAUSE) >= PAUSE:
        _last[kind] = now
        LOG.error("people are refused, for nothing can be written down: %s", error)
    return Refusal(REASONS[kind])
