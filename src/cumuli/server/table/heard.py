"""An entry that another node wrote: what it does at a table here, and whom that concerns."""

from __future__ import annotations

from typing import Final

from cumuli.server.table import deeds as log
from cumuli.server.table.deeds import Deed
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.server.table.summary import Summary
from cumuli.store import Entry

GONE_ON: Final = (
    log.Moved,
    log.Over,
    log.BotSet,
    log.HandedOver,
    log.Accepted,
    log.OptionsSet,
    log.TermsSet,
    log.Hushed,
    log.Proposed,
    log.Answered,
    log.Paused,
    log.Resumed,
    log.BotFor,
    log.Returned,
    log.Reopened,
    log.Rematched,
    log.Reordered,
    log.Salted,
)
"""Deeds after which everybody who was up to date can be told what changed; after any other all look anew."""


def heard(room: Room, entry: Entry) -> Step:
    """Do what an entry of the log says, as if it had been commanded here, and give the step to be told."""
    deeds, before = log.read(entry.payload), room.summary
    told = 0 if room.play is None else len(room.play.events)
    room.enter(deeds, entry.command, entry.at)
    events = () if room.play is None else tuple(room.play.events[told:])
    if all(isinstance(deed, log.Spoke) for deed in deeds):
        return Step(deeds, said=True)
    private = all(isinstance(deed, log.Sealed | log.Ordered) for deed in deeds)
    return Step(deeds, events, person=concerned(deeds, before), private=private, afresh=anew(deeds, before))


def anew(deeds: tuple[Deed, ...], before: Summary) -> bool:
    """Whether everybody must be told everything: moves are gone, a game began or was broken off, or the like."""
    moved = any(isinstance(deed, log.Moved) for deed in deeds)
    if not moved and any(isinstance(deed, log.Over) for deed in deeds):
        return True
    if any(isinstance(deed, log.Sat) and not before.chairs[deed.seat].free for deed in deeds):
        return True  # by a link: a seat has gone from one person to another
    return not all(isinstance(deed, (*GONE_ON, log.Sat, log.Stood, log.Sealed, log.Ordered)) for deed in deeds)


def concerned(deeds: tuple[Deed, ...], before: Summary) -> str | None:
    """The person for whom everything is new: who sat down, stood up, or said something in secret."""
    match deeds[0]:
        case log.Sat(person=person):
            return person
        case log.Stood(seat) | log.Sealed(seat) | log.Ordered(seat):
            return before.chairs[seat].person
        case _:
            return None
