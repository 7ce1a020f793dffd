"""What the log and everybody's transcript say of one another, once all is over: the trials' judge.

Every table is played again once, and of each entry only those views are made
that somebody was shown; what many were shown is looked at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from chaos.guests import WRITTEN
from chaos.heard import Heard
from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.table.deeds import read
from cumuli.server.table.room import Room
from cumuli.store import Entry

Logs = Mapping[str, Sequence[Entry]]
Views = list[dict[str, Any]]
VIEWS = msgspec.json.Decoder(Views)


def wrong(logs: Logs, guests: Iterable[Heard]) -> Counter[str]:
    """All that is wrong, by kind; empty where everything held."""
    guests = list(guests)
    found = answered(logs, guests)
    shown: dict[str, dict[int, Counter[bytes]]] = {}
    for guest in guests:
        for table, seq, blocks in guest.told:
            shown.setdefault(table, {}).setdefault(seq, Counter())[blocks] += 1
    last: dict[str, list[tuple[int, bytes]]] = {}
    for guest in guests:
        found["gaps in what was told"] += guest.gaps
        for table in guest.wanted:
            if table in guest.seen:
                last.setdefault(table, []).append((guest.seen[table].seq, guest.seen[table].blocks))
            else:
                found["tables never shown"] += table in logs
    found["views of tables that are not there"] += len(shown.keys() - logs.keys())
    for table, log in logs.items():
        found["gaps in the log"] += [entry.seq for entry in log] != list(range(1, len(log) + 1))
        try:
            room, false = replayed(table, log, shown.get(table, {}))
        except Exception as error:
            found["games that do not replay"] += 1
            found[f"  {type(error).__name__}: {str(error)[:80]}"] += 1
            continue
        found["views that never were"] += false
        for seq, blocks in last.get(table, ()):
            found["views behind"] += seq != room.seq
            if seq == room.seq:
                found["last views that differ"] += any(block != now(room, block["seat"]) for block in plain(blocks))
    return +found


def answered(logs: Logs, guests: Iterable[Heard]) -> Counter[str]:
    """Whether what was answered is what stands in the log."""
    found: Counter[str] = Counter()
    commands = Counter(
        entry.command.split(":")[1] for log in logs.values() for entry in log if entry.command.count(":") == 1
    )
    found["commands carried out twice"] = sum(count > 1 for count in commands.values())
    for guest in guests:
        for id, kind in guest.kinds.items():
            if kind not in WRITTEN:
                continue
            there, answers = commands[id] > 0, guest.answers.get(id, [])
            led = kind == "Again" and not there and guest.named.get(id) in logs
            there = there or led  # whoever asks for the next table while it stands is led there: nothing is written
            found["commands never answered"] += not answers
            if "Done" in answers and not there:
                found["answered done and lost"] += 1
                found[f"  {kind} lost, answered {' '.join(answers)}"] += 1
            found["answered already and not there"] += "Already" in answers and not there
            if answers.count("Done") > 1 and not led:  # who is led there once more is told so once more
                found["answered done twice"] += 1
                found[f"  {kind} answered {' '.join(answers)}"] += 1
            if set(answers) == {"Refused"} and there:
                found["refused and done"] += 1
                found[f"  {kind} refused ({guest.reasons.get(id, '')})"] += 1
    return found


def plain(blocks: bytes) -> Views:
    """What was shown, without what happened on the way."""
    return [{**block, "events": []} for block in VIEWS.decode(blocks)]


def now(room: Room, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a table."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(room.block(seat, ())))
    return found


def replayed(table: str, log: Sequence[Entry], shown: Mapping[int, Counter[bytes]]) -> tuple[Room, int]:
    """A table played again by the ordinary code, and how many views of it never were; raises where it cannot.

    *shown* says by number what was shown, and how often.  Some entries are not
    counted in what others see, so a number may stand for several: a view is
    right where it is that of one of them.
    """
    house, false, number = House(SHELF, ("random",), Random), 0, 0
    room: Room | None = None
    waiting: list[tuple[Views, int]] = []
    """What was shown with this number and not seen to be right so far."""
    for entry in log:
        if room is None:
            room = Room.rebuilt(house, table, [entry])
        else:
            room.enter(read(entry.payload), entry.command, entry.at)
        if room.seq != number:
            false += sum(count for _, count in waiting)
            number = room.seq
            waiting = [(plain(raw), count) for raw, count in shown.get(number, Counter()).items()]
        if room.play is not None:
            rights = {seat: now(room, seat) for seat in {block["seat"] for blocks, _ in waiting for block in blocks}}
            waiting = [([one for one in blocks if one != rights[one["seat"]]], count) for blocks, count in waiting]
        waiting = [(blocks, count) for blocks, count in waiting if blocks]
    assert room is not None
    false += sum(count for _, count in waiting)
    false += sum(count for seq, counts in shown.items() if seq > room.seq for count in counts.values())
    if room.frozen:
        raise ValueError("the game was stopped at a move that is not legal")
    if room.play is not None:
        room.play.table.record.verify()
    return room, false
