"""What the house does of its own accord must be done sooner or later, even if it cannot be written down just now."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cumuli.server.clock import Clock
from cumuli.store import Full, Gone

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 6
LONGEST: Final = 16.0
"""Seconds at most between two tries."""


async def insist(clock: Clock, work: Callable[[], Awaitable[None]], complaint: str, *about: object) -> bool:
    """Do something, for ever while the store is away or full, else a few times; whether it is done."""
    tries, stumbles = 0, 0
    while stumbles < TRIES:
        try:
            await work()
            return True
        except (Full, Gone) as error:
            if tries == 0:
                LOG.error(f"{complaint}: %s", *about, error)
        except Exception:
            LOG.exception(complaint, *about)
            stumbles += 1
        await clock.sleep(min(2.0**tries, LONGEST))
        tries += 1
    return False
