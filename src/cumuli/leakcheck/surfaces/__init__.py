"""Every surface at which the server tells anything, by name."""

from __future__ import annotations

from typing import Final

from cumuli.leakcheck.run import Surface
from cumuli.leakcheck.surfaces import (
    agreeing,
    answers,
    bots,
    doors,
    export,
    figures,
    frames,
    lobby,
    logs,
    looked,
    notices,
    orders,
    pages,
    programs,
    reminders,
    review,
    telling,
    timing,
)

SURFACES: Final[dict[str, Surface]] = {
    "frames": frames.told,
    "opened": frames.opened,
    "legal": frames.legal,
    "answers": answers.told,
    "telling": telling.told,
    "lobby": lobby.told,
    "notices": notices.told,
    "push": notices.pushed,
    "mail": notices.mailed,
    "hook": notices.hooked,
    "reminders": reminders.told,
    "looked": looked.told,
    "orders": orders.told,
    "agreeing": agreeing.told,
    "doors": doors.told,
    "programs": programs.told,
    "pages": pages.told,
    "export": export.told,
    "replay": doors.replay,
    "review": review.told,
    "bots": bots.told,
    "timing": timing.told,
    "figures": figures.told,
    "logs": logs.told,
}
"""Logs come last: what the others had written to them is looked at, too."""
