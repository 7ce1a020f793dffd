"""How a host keeps order at a table: each gives the deeds, or refuses."""

from __future__ import annotations

from cumuli.server.house import refuse
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table.seating import known_seat, only_host
from cumuli.server.table.summary import Summary
from cumuli.server.talk.lines import Talk
from cumuli.server.wire import Hush, Remove


def hush(summary: Summary, talk: Talk, person: Person, command: Hush) -> log.Hushed:
    only_host(summary, person)
    whom = talk.line(command.line).person
    if whom == person.id:
        raise refuse("not-yourself")
    return log.Hushed(whom, command.hushed)


def remove(summary: Summary, talk: Talk, person: Person, command: Remove) -> tuple[log.Deed, ...]:
    only_host(summary, person)
    if (command.seat is None) == (command.line is None):
        raise refuse("bad-message")
    if command.line is not None:
        whom = talk.line(command.line).person
    else:
        found = summary.chairs[known_seat(summary, command.seat or 0)].person
        if found is None:
            raise refuse("no-seat")
        whom = found
    if whom == person.id:
        raise refuse("not-yourself")
    if whom in summary.removed:
        raise refuse("removed-already")
    left = () if summary.status == "over" else tuple(log.Stood(seat) for seat in summary.seats_of(whom))
    return (*left, log.Removed(whom))
