"""What is said at one table and in its gallery: who may speak, who hears, and what was said so far."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cumuli.core.game import Illegal, Refusal
from cumuli.server.house import refuse
from cumuli.server.people.person import Person, clean_line
from cumuli.server.table import deeds as log
from cumuli.server.table.info import Spoke
from cumuli.server.table.play import Play
from cumuli.server.table.summary import Summary
from cumuli.server.wire import Say

MOST_SAID: Final = 2_000
"""At one table."""
PHRASES: Final = ("hello", "luck", "fine", "thanks", "moment", "back", "oops", "game", "again", "bye")
"""What can be said in everybody's own language: messages `phrase-<id>` of the catalogues."""


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
        if not summary.terms.chat:
            raise refuse("chat-off")
        if person.id in summary.removed:
            raise refuse("removed")
        if person.id in summary.hushed:
            raise refuse("hushed")
        if (command.room == "table") != bool(seats) or summary.shut(person.id):
            raise refuse("not-yours")
        if playing is not None and (rules := list(filter(None, map(playing.muted, seats)))):
            raise Illegal(Refusal("muted", rules[0]))
        text = clean_line(command.text)
        if bool(text) == bool(command.phrase) or (command.phrase and command.phrase not in PHRASES):
            raise refuse("bad-message")
        if len(self.lines) >= MOST_SAID:
            raise refuse("talk-often")
        seat = seats[0] if seats else None
        name = summary.chairs[seats[0]].name if seats else person.name
        return log.Spoke(seat, person.id, name, text, now, command.phrase, command.room)

    def line(self, number: int) -> log.Spoke:
        """A line by its number; or refuse."""
        if number > len(self.lines):
            raise refuse("no-line")
        return self.lines[number - 1]

    def heard(self, summary: Summary, person: str, number: int) -> bool:
        """Whether somebody hears a line: those who play do not hear the gallery before the game is over."""
        return self.lines[number - 1].room == "table" or person not in summary.persons or summary.status == "over"

    def told(self, table: str, person: str, number: int) -> Spoke:
        """A line as somebody hears it."""
        said = self.lines[number - 1]
        mine = said.person == person
        return Spoke(table, number, said.seat, said.name, said.text, said.phrase, said.room, mine, said.at)
