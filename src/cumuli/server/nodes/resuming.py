"""Tables at which something may have to happen though nobody does anything, and that nobody looks after."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from cumuli.core.game import Illegal
from cumuli.server.house import times_answers
from cumuli.server.table.summary import Chair, Summary

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)


def unattended(hub: Hub, summary: Summary) -> bool:
    """Whether a table may have to go on by itself: a bot thinks, or something falls due."""
    if summary.status != "playing":
        return False
    timed = times_answers(hub.house.shelf.get(summary.game)) or summary.terms.late != "wait"
    return timed or not summary.asked or any(bot_at(summary.chairs[seat]) for seat, _ in summary.open_questions())


def bot_at(chair: Chair) -> bool:
    """Whether a bot answers there."""
    return chair.bot is not None or chair.deputy is not None


async def resume(hub: Hub, table: str) -> bool:
    """Let a table go on; whether there is nothing left to do for it, which is not so while it cannot be read."""
    try:
        async with hub.lock(table):
            room = await hub.nodes.newest(table)
            hub.nodes.adopt(room)
            hub.presence.note(room)
            hub.wake(room)
    except Illegal:
        return True  # it was deleted with its people
    except Exception:
        LOG.exception("table %s cannot be resumed", table)
        return False
    return True
