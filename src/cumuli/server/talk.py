"""What is said at one table: who may speak, and what was said so far."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cumuli.core.game import Illegal, Refusal
from cumuli.server import deeds as log
from cumuli.server.house import refuse
from cumuli.server.people import Person, clean_line
from cumuli.server.play import Play
from cumuli.server.summary import Summary
from cumuli.server.wire import Say

MOST_SAID: Final = 2_000
"""At one table."""


class Talk:
    """The lines of one table, in order."""

    def __init__(self) -> None:
        self.lines: list[log.Spoke] = []

    def rename(self, old: str, new: str) -> None:
        """Who was *old* is *new*, also in what was said."""
        self.lines = [replace(line, person=new) if line.person == old else line for line in self.lines]

    def said(self, summary: Summary, playing: Play | None, person: Person, command: Say, now: float) -> log.Spoke:
        """What somebody says, as the log keeps it; or refuse."""
        seats = summary.seats_of(person.id)
        if not seats:
            raise refuse("not-yours")
        if playing is not None and (rules := list(filter(None, map(playing.muted, seats)))):
            raise Illegal(Refusal("muted", rules[0]))
        text = clean_line(command.text)
        if not text:
            raise refuse("bad-message")
        if len(self.lines) >= MOST_SAID:
            raise refuse("talk-often")
        return log.Spoke(seats[0], person.id, summary.chairs[seats[0]].name, text, now)
