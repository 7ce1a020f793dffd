"""What the house knows of a table for a bug capsule; the game itself only where it may be told."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from cumuli import __version__, compiled
from cumuli.capsule import KIND, Capsule, House
from cumuli.record import Record
from cumuli.server.house import House as Rules
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.summary import options_for
from cumuli.store import Entry


def here() -> House:
    """This house: nothing of it names a machine or a person."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return House(__version__, python, compiled.engine().fast, platform.system())


def nameless(room: Room, whole: bool, person: str) -> Record:
    """The game without the names of those who play; luck's key only where the game is over."""
    assert room.play is not None
    record = room.play.table.record
    names = [f"P{seat + 1}" for seat in range(len(record.seats))]
    options = record.options if whole else {**record.options, **shown(room, person)}
    return replace(record, seats=names, options=options, luck=room.opened())


def shown(room: Room, person: str) -> dict[str, object]:
    """The options that the record names, as somebody may read them."""
    assert room.play is not None
    told = options_for(room.summary, person)
    return {key: told[key] for key in room.play.table.record.options if key in told}


def packed(rules: Rules, id: str, entries: Sequence[Entry], seq: int, person: str, whole: bool = False) -> Capsule:
    """A capsule of a table as it was when everybody had been told *seq* entries.

    The *whole* of it, also of a game that goes on, is for whoever runs the house.
    """
    now = Room.rebuilt(rules, id, entries)
    then = at(rules, id, entries, seq)
    summary = now.summary
    capsule = Capsule(
        KIND, id, summary.game, summary.version, len(summary.chairs), options_for(summary, person),
        summary.status, seq, here(),
    )  # fmt: skip
    if now.play is None or then.play is None or (summary.status != "over" and not whole):
        return capsule
    plies = len(then.play.moves)
    same = now.play.moves[:plies] == then.play.moves  # else some of them were taken back later
    record = nameless(now if same else then, whole, person)
    return structs.replace(capsule, plies=plies, record=str(record))


def at(rules: Rules, id: str, entries: Sequence[Entry], seq: int) -> Room:
    """The table as it was when everybody had been told so many entries."""
    room = Room.rebuilt(rules, id, entries[:1])
    for entry in entries[1:]:
        if room.seq >= seq:
            break
        room.enter(log.read(entry.payload), entry.command, entry.at)
    return room
