"""Nodes, database, broker and the ways between them fail while people play; and a judge who would notice."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from chaos import storm
from chaos.checking import wrong
from chaos.guests import Guest
from chaos.parties import Doors, Party

from cumuli.store import Entry
from long import long
from server.chaos import faults
from server.harness import Server, running

Logs = dict[str, list[Entry]]


def test_a_house_in_a_storm_loses_nothing_and_everybody_comes_back() -> None:
    told = storm.run(long(120, 60), faults=long(0, 5), tables=3, rate=20, seed=2)  # a busy machine takes its time
    assert not told.wrong, (told.wrong, told.faults)
    assert told.faults["kill"] and told.faults["cut"] and told.faults["freeze"], told.faults
    assert told.done["moves"] > 10 and told.done["rings spoilt"], told.done
    back = sorted(told.back[storm.BROKEN])
    assert back[len(back) // 2] < storm.SOON, told.back


def test_what_finds_no_room_on_a_full_disk_is_refused_and_nothing_is_lost() -> None:
    told = storm.run(long(120, 30), faults=long(12, 3), tables=3, rate=30, seed=4, only=("full",))
    assert not told.wrong, (told.wrong, told.faults)
    if told.faults["full"]:  # else nobody may mount a disk here that can be filled, and all the rest befell the house
        assert told.done["refused for want of room"], told.done
    assert told.done["moves"] > 5, told.done


async def finished(port: int) -> Party:
    """Three people after a game at one server."""
    party = Party(0, Doors([port]), Random(4))
    await party.begin()
    while party.host.seen[party.table].status != "over":
        for person in party.people:
            await party.turn(person)
        await asyncio.sleep(0.01)
    return party


async def parted(server: Server, party: Party, *tables: str) -> tuple[Logs, list[Guest]]:
    """The logs of these tables and all that people were told, once all has been said."""
    await asyncio.sleep(0.3)
    kept = {table: await server.hub.store.entries(table) for table in tables}
    for person in party.people:
        await person.leave()
    return kept, party.people


async def played(folder: Path) -> tuple[Logs, list[Guest]]:
    async with running(folder) as server:
        party = await finished(server.port)
        return await parted(server, party, party.table)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Logs, list[Guest]]:
    return asyncio.run(played(tmp_path_factory.mktemp("evening")))


def answered_and_lost(kept: Logs, people: list[Guest]) -> None:
    for log in kept.values():
        log.remove(next(entry for entry in log if entry.command.endswith(moved(people[0]))))


def doubled(kept: Logs, people: list[Guest]) -> None:
    for log in kept.values():
        entry = next(entry for entry in log if entry.command.endswith(moved(people[0])))
        log.append(Entry(len(log) + 1, entry.command, entry.payload, entry.at))


def stale(kept: Logs, people: list[Guest]) -> None:
    for table, seen in people[2].seen.items():
        people[2].seen[table] = seen._replace(seq=seen.seq - 1)


def false(kept: Logs, people: list[Guest]) -> None:
    table, seq, blocks = people[1].told[-1]
    people[1].told[-1] = (table, seq, json.dumps([{**block, "view": {}} for block in json.loads(blocks)]).encode())


def moved(guest: Guest) -> str:
    """A command by which somebody moved."""
    return next(f":{id}" for id, kind in guest.kinds.items() if kind == "Act" and guest.answers[id] == ["Done"])


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (answered_and_lost, "answered done and lost"),
        (doubled, "commands carried out twice"),
        (doubled, "games that do not replay"),
        (stale, "views behind"),
        (false, "views that never were"),
    ],
)
def test_the_judge_notices_what_was_spoilt(
    evening: tuple[Logs, list[Guest]], spoil: Callable[[Logs, list[Guest]], None], found: str
) -> None:
    logs, people = evening
    assert not wrong(logs, people)
    kept = {table: list(log) for table, log in logs.items()}
    others = [copy.copy(guest) for guest in people]
    for guest in others:
        guest.seen, guest.told = dict(guest.seen), list(guest.told)
    spoil(kept, others)
    assert wrong(kept, others)[found], wrong(kept, others)


def test_who_asks_twice_for_the_next_table_is_led_there_and_nothing_is_lost(tmp_path: Path) -> None:
    async def play() -> tuple[Logs, list[Guest]]:
        async with running(tmp_path) as server:
            party = await finished(server.port)
            one, two = [await party.host.say("Again", table=party.table) for _ in range(2)]
            assert one.table and one.table == two.table
            host = party.host
            last = max(id for id, kind in host.kinds.items() if kind == "Again")
            text = json.dumps({"type": "Again", "id": last, "table": party.table})
            await (await host.live()).say(text)  # as whoever heard no answer does
            async with asyncio.timeout(10):
                while host.answers[last] != ["Done", "Done"]:
                    await asyncio.sleep(0.01)
            return await parted(server, party, party.table, one.table)

    logs, people = asyncio.run(play())
    assert not wrong(logs, people)
    started = next(id for id, kind in people[0].kinds.items() if kind == "Start")
    people[0].answers[started] += ["Done"]
    assert wrong(logs, people) == {"answered done twice": 1, "  Start answered Done Done": 1}
    people[0].answers[started].pop()
    (new,) = set(logs) - set(people[0].wanted)
    del logs[new]
    assert wrong(logs, people)["answered done and lost"], "for then nobody can be led there"


def test_a_game_that_does_not_replay_is_a_fault_though_its_room_only_stops(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path))
    assert not faults(tmp_path, [])
    with contextlib.closing(sqlite3.connect(tmp_path / "cumuli.db")) as db, db:
        moved = "FROM entries WHERE CAST(payload AS TEXT) LIKE '%\"Moved\"%' ORDER BY seq LIMIT 1"
        (payload,) = db.execute(f"SELECT payload {moved}").fetchone()
        last = "(SELECT max(seq) FROM entries WHERE CAST(payload AS TEXT) LIKE '%\"Moved\"%')"
        db.execute(f"UPDATE entries SET payload = ? WHERE seq = {last}", (payload,))
    assert faults(tmp_path, [])["does not replay"]
