"""Somebody finds that a line should not have been said, and tells those who run the house."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cumuli.server.house import refuse
from cumuli.server.ids import command_key
from cumuli.server.link import Link
from cumuli.server.people.person import clean_line
from cumuli.server.said import Done
from cumuli.server.wire import Report
from cumuli.store import Reported

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


async def report(hub: Hub, link: Link, command: Report) -> None:
    """Keep what somebody says of a line, for those who run this house."""
    async with hub.lock(command.table):
        room = await hub.room(command.table)
        said = room.talk.line(command.line)
        if room.summary.shut(link.person.id) or not room.talk.heard(room.summary, link.person.id, command.line):
            raise refuse("no-line")
    if not link.talk.take(time.monotonic()):
        raise refuse("talk-often")
    key = command_key(link.person.id, command.id)
    words = said.text or said.phrase
    why, note = command.why, clean_line(command.note)
    at = hub.now()
    await hub.store.report(
        Reported(key, room.id, command.line, words, said.person, said.name, link.person.id, why, note, at)
    )
    link.say(Done(command.id))
