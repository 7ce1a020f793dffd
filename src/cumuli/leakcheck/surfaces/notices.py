"""What somebody is told elsewhere when it is their turn: on their screen, by mail, or a program of theirs."""

from __future__ import annotations

import msgspec

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.server.notices import outbox, words
from cumuli.server.people.person import LANGS


async def told(run: Run, seat: int | None) -> bytes:
    """Whether they would be told, and the notice itself, with the mail made of it."""
    person, summary = run.guest(seat).person, run.hub.lobby.tables[TABLE]
    lang = LANGS[run.room.entries % len(LANGS)]
    notice = words.of_turns([(TABLE, summary)], person.id, "https://house.test", lang)
    return msgspec.json.encode([outbox.asked(summary, person.id), notice, words.mail_text(notice, "", lang)])
