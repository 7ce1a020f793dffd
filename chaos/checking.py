"""What the log and everybody's transcript say of one another, once all is over: the trials' judge."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

import msgspec

from chaos.guests import WRITTEN, Guest, Message
from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.table.deeds import read
from cumuli.server.table.room import Room
from cumuli.store import Entry

Logs = Mapping[str, Sequence[Entry]]
Views = dict[tuple[int, int | None], list[Message]]


def wrong(logs: Logs, guests: Iterable[Guest]) -> Counter[str]:
    """All that is wrong, by kind; empty where everything held."""
    guests = list(guests)
    found = answered(logs, guests)
    ends: dict[str, tuple[int, dict[int | None, Message]]] = {}
    told: dict[str, list[tuple[int, list[Message]]]] = {}
    for guest in guests:
        for table, seq, blocks in guest.told:
            told.setdefault(table, []).append((seq, blocks))
    for table, log in logs.items():
        found["gaps in the log"] += [entry.seq for entry in log] != list(range(1, len(log) + 1))
        try:
            room, right = replayed(table, log)
        except Exception as error:
            found["games that do not replay"] += 1
            found[f"  {type(error).__name__}: {str(error)[:80]}"] += 1
            continue
        seats = (*range(len(room.summary.chairs)), None) if room.play else ()
        ends[table] = (room.seq, {seat: right[room.seq, seat][-1] for seat in seats})
        for seq, blocks in told.get(table, ()):
            found["views that never were"] += sum(
                {**block, "events": []} not in right.get((seq, block["seat"]), ()) for block in blocks
            )
    for guest in guests:
        found["gaps in what was told"] += guest.gaps
        for table, seen in guest.seen.items():
            if table in ends and table in guest.wanted:
                seq, blocks = ends[table]
                found["views behind"] += seen["seq"] != seq
                shown = [{**block, "events": []} for block in seen["blocks"]]
                found["last views that differ"] += seen["seq"] == seq and any(
                    block != blocks[block["seat"]] for block in shown
                )
    return +found


def answered(logs: Logs, guests: Iterable[Guest]) -> Counter[str]:
    """Whether what was answered is what stands in the log."""
    found: Counter[str] = Counter()
    commands = Counter(
        entry.command.split(":")[1] for log in logs.values() for entry in log if entry.command.count(":") == 1
    )
    found["commands carried out twice"] = sum(count > 1 for count in commands.values())
    for guest in guests:
        for id, answers in guest.answers.items():
            if guest.kinds.get(id) not in WRITTEN:
                continue
            there = commands[id] > 0
            found["answered done and lost"] += "Done" in answers and not there
            found["answered already and not there"] += "Already" in answers and not there
            found["answered done twice"] += answers.count("Done") > 1
            found["refused and done"] += set(answers) == {"Refused"} and there
    return found


def replayed(table: str, log: Sequence[Entry]) -> tuple[Room, Views]:
    """A table played again by the ordinary code, and what each seat sees after each entry; raises where it cannot."""
    house, right = House(SHELF, ("random",), Random), {}
    room: Room | None = None
    for entry in log:
        if room is None:
            room = Room.rebuilt(house, table, [entry])
        else:
            room.enter(read(entry.payload), entry.command, entry.at)
        for seat in (*range(len(room.summary.chairs)), None) if room.play else ():
            block = json.loads(msgspec.json.encode(room.block(seat, ())))
            right.setdefault((room.seq, seat), []).append(block)
    assert room is not None
    if room.frozen:
        raise ValueError("the game was stopped at a move that is not legal")
    if room.play is not None:
        room.play.table.record.verify()
    return room, right
