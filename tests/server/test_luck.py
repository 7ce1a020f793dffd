"""Luck at a table: pledged when it opens, added to by those who play, opened when the game is over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cumuli import luck
from cumuli.core.game import CHANCE, Illegal
from cumuli.games import SHELF
from cumuli.luck import Luck, pledge
from cumuli.record import Record
from cumuli.server.app import told_record
from cumuli.server.house import House
from cumuli.server.people.person import Person
from cumuli.server.review import fork
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.wire import Act, Again, Create, Fork, Propose, Reorder, Salt, SetBot, Sit, Stand, Start
from cumuli.store import Entry
from server.harness import Client, Message, running

ANN, BOB = Person("ann", "Ann", "en"), Person("bob", "Bob", "en")
ONE, TWO, THREE = "1" * 64, "2" * 64, "3" * 64
HOUSE = House(SHELF, ("random",))


class Told:
    """A room without a server, and the log of it."""

    def __init__(self, game: str, seats: int, house: House = HOUSE) -> None:
        self.house = house
        self.room, step = Room.created(house, "abc", ANN, Create("0", game, seats), 0.0, "0")
        self.entries = [Entry(1, "0", log.write(step.deeds), 0.0)]

    @classmethod
    def forked(cls, old: Room, ply: int) -> Told:
        """A table that goes on from a moment of another."""
        table = cls.__new__(cls)
        table.house = old.house
        first = fork.sealed(old.house, "abc", fork.deeds(old, ANN, Fork("f", old.id, ply), 0.0))
        table.room = Room(old.house, "abc", first, "0", 0.0)
        table.entries = [Entry(1, "0", log.write(first), 0.0)]
        return table

    def say(self, command: Any, person: Person = ANN) -> Any:
        number = len(self.entries) + 1
        step = self.room.receive(person, command, 0.0, str(number))
        self.entries.append(Entry(number, str(number), log.write(step.deeds), 0.0))
        return step

    def restart(self) -> None:
        """The server starts anew: all it knows is the log."""
        self.room = Room.rebuilt(self.house, "abc", self.entries)

    def play(self, rng: Random) -> int:
        """At random to the end, taking moves back and starting anew now and then; how often was taken back."""
        undone = 0
        while self.room.summary.status == "playing":
            play = self.room.play
            assert play is not None
            seat = rng.choice([seat for seat, ask in enumerate(play.asks) if ask is not None])
            ask = play.asks[seat]
            assert ask is not None
            self.say(Act("c", "abc", seat, ask, msgspec.to_builtins(rng.choice(play.words(seat)))))
            if rng.random() < 0.3:
                try:
                    self.say(Propose("c", "abc", seat, "undo"))
                    undone += 1
                except Illegal:
                    pass
            if rng.random() < 0.05:
                self.restart()
        return undone


def refused(table: Told, command: Any, person: Person = ANN) -> str:
    with pytest.raises(Illegal) as no:
        table.say(command, person)
    return no.value.refusal.reason


@pytest.mark.parametrize(("game", "seats"), [("cloudy_kingdom", 2), ("cloud_mine", 3), ("broom_service", 2)])
def test_an_honest_game_passes_also_when_it_was_taken_back_and_started_anew(game: str, seats: int) -> None:
    table = Told(game, seats)
    before = table.room.summary.pledge
    for seat in range(1, seats):
        table.say(Sit("c", "abc", seat))
    table.say(Salt("c", "abc", 1, TWO))
    table.restart()
    table.say(Start("c", "abc", ONE))
    undone = table.play(Random(3))
    record = told_record(table.room, "ann")
    assert record.luck["pledge"] == before and record.luck["salts"] == [ONE, TWO, *[""] * (seats - 2)]
    assert luck.check(Record.parse(str(record)), before) == sum(seat == CHANCE for seat, _ in record.moves)
    assert undone or game != "broom_service"  # in the others luck answers to every move
    table.restart()
    assert told_record(table.room, "ann") == record


def test_what_a_seat_adds_is_its_own_and_goes_with_it() -> None:
    table = Told("broom_service", 3)
    assert refused(table, Salt("c", "abc", 1, TWO)) == "not-yours"
    table.say(Sit("c", "abc", 1), BOB)
    assert refused(table, Salt("c", "abc", 1, TWO)) == "not-yours"
    assert refused(table, Salt("c", "abc", 9, TWO)) == "no-seat"
    table.say(Salt("c", "abc", 1, TWO), BOB)
    table.say(Salt("c", "abc", 0, THREE))
    table.say(Salt("c", "abc", 0, ONE))
    table.say(SetBot("c", "abc", 2, "random"))
    table.say(Reorder("c", "abc", (1, 2, 0)))
    table.restart()
    table.say(Start("c", "abc", THREE))
    assert table.room.summary.salts == (TWO, "", ONE)  # the host had added something already
    assert refused(table, Salt("c", "abc", 0, ONE), BOB) == "started"
    table.say(Stand("c", "abc", 0), BOB)
    assert table.room.summary.salts == (TWO, "", ONE)


def test_a_salt_is_32_bytes_in_hex_digits() -> None:
    for salt in ("x", "1" * 63, "1" * 65, "A" * 64, ONE + "\n", "é" * 64):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "Salt", "id": "1", "table": "t", "seat": 0, "salt": salt}, Salt)


def test_the_same_game_follows_from_the_same_key_and_another_from_another_salt() -> None:
    def first(key: bytes, salt: str) -> tuple[tuple[int, str], ...]:
        table = Told("broom_service", 2, House(SHELF, ("random",), keys=lambda: key))
        table.say(Sit("c", "abc", 1))
        table.say(Start("c", "abc", salt))
        assert table.room.play is not None
        return table.room.play.moves

    assert first(bytes(32), ONE) == first(bytes(32), ONE)
    assert first(bytes(32), ONE) != first(bytes(32), TWO) != first(bytes([1] * 32), TWO)


def test_each_table_has_a_key_of_its_own_a_rematch_too() -> None:
    table = Told("cloudy_kingdom", 2)
    table.say(Sit("c", "abc", 1))
    table.say(Start("c", "abc"))
    table.play(Random(1))
    step = table.say(Again("c", "abc"))
    assert step.opens.summary.pledge not in ("", table.room.summary.pledge)
    (key,) = [deed.key for deed in step.opens_with if isinstance(deed, log.Pledged)]
    assert step.opens.summary.pledge == pledge(bytes.fromhex(key), step.table, "cloudy_kingdom")


def test_a_log_from_before_luck_was_pledged_is_read_and_played_to_the_end() -> None:
    table = Told("cloudy_kingdom", 2, House(SHELF, ("random",), Random))
    assert not any(isinstance(deed, log.Pledged) for deed in log.read(table.entries[0].payload))
    table.house = HOUSE
    table.restart()
    assert table.room.summary.pledge == ""
    table.say(Sit("c", "abc", 1))
    assert refused(table, Salt("c", "abc", 1, TWO)) == "not-pledged"
    table.say(Start("c", "abc", ONE))
    table.play(Random(2))
    assert told_record(table.room, "ann").luck == {}


def test_no_log_line_can_tell_the_key() -> None:
    (deed,) = [deed for deed in log.read(Told("cloud_mine", 3).entries[0].payload) if isinstance(deed, log.Pledged)]
    assert deed.key not in repr(deed) and deed.pledge in repr(deed)


@pytest.mark.parametrize(("game", "seats"), [("cloudy_kingdom", 2), ("cloud_mine", 3), ("broom_service", 2)])
def test_a_game_that_goes_on_from_another_has_a_seal_of_its_own(game: str, seats: int) -> None:
    old = Told(game, seats)
    for seat in range(1, seats):
        old.say(Sit("c", "abc", seat))
    old.say(Start("c", "abc", ONE))
    old.play(Random(5))
    assert old.room.play is not None
    half = len(old.room.play.moves) // 2
    for ply in (0, 1, half):
        table = Told.forked(old.room, ply)
        sealed = table.room.summary.pledge
        assert sealed not in ("", old.room.summary.pledge)
        for seat in range(1, seats):
            table.say(Sit("c", "abc", seat))
        table.say(Salt("c", "abc", 1, TWO))
        table.restart()
        table.say(Start("c", "abc", THREE))
        table.play(Random(6))
        record = Record.parse(str(told_record(table.room, "ann")))
        after = sum(seat == CHANCE for seat, _ in record.moves[ply:])
        assert luck.check(record, sealed) == after and record.luck.get("from", 0) == ply
        assert record.luck["key"] != told_record(old.room, "ann").luck["key"]
        record.verify()


def key_of(entries: list[Entry]) -> str:
    return next(deed.key for entry in entries for deed in log.read(entry.payload) if isinstance(deed, log.Pledged))


def info(client: Client, table: str) -> Message:
    found: Message = client.tables[table]["info"]
    return found


def test_everybody_reads_the_seal_before_the_game_and_nobody_the_key_until_it_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, eve = [await server.client(name) for name in ("Ann", "Bob", "Eve")]
            table = str((await ann.done("Create", game="cloudy_kingdom", seats=2))["table"])
            dan = await server.client("Dan")
            await bob.done("Sit", table=table, seat=1)
            for client in (ann, bob, eve):
                await client.watch(table)
            sealed = info(eve, table)["luck"]["pledge"]
            assert info(ann, table)["luck"] == {"pledge": sealed, "salts": ["", ""]}
            assert sealed == next(row for row in dan.lobby if row["table"] == table)["luck"]["pledge"]
            await bob.done("Salt", table=table, seat=1, salt=TWO)
            await eve.until(lambda: info(eve, table)["luck"]["salts"] == ["", TWO])
            await ann.done("Start", table=table, salt=ONE)
            await eve.until(lambda: info(eve, table)["luck"]["salts"] == [ONE, TWO])
            rng, key = Random(3), key_of(await server.hub.store.entries(table))
            while info(eve, table)["status"] != "over":
                assert (await eve.get(f"/t/{table}.record"))[0] == 409
                assert (await eve.get(f"/api/luck/{table}"))[0] == 409
                for client in (ann, bob):
                    for block in client.asked(table):
                        await client.play(table, block, rng.choice(block["legal"]))
                room = await server.hub.room(table)
                await asyncio.gather(
                    *(
                        client.until(lambda client=client, room=room: client.tables[table]["seq"] == room.seq)
                        for client in (ann, bob, eve)
                    )
                )
            assert not [raw for client in (ann, bob, eve) for raw in client.raw if key in raw]
            for door in ("/api/me/data", "/api/replays"):
                assert key.encode() not in (await ann.get(door))[2]
            record = Record.parse((await eve.get(f"/t/{table}.record"))[2].decode())
            assert luck.check(record, sealed) > 0 and record.luck["key"] == key
            status, told = await eve.knock(f"/api/luck/{table}", b"", method="GET")
            assert status == 200 and told["luck"] == record.luck and told["game"] == "cloudy_kingdom"
            assert told["taken"] == []
            drawn = list(luck.drawings(record))
            assert told["drawings"] == json.loads(msgspec.json.encode(drawn))
            opened = Luck(bytes.fromhex(key), table, "cloudy_kingdom", (ONE, TWO))
            assert all(opened.answer(one.number, one.weights) == one.came for one in drawn)

    asyncio.run(play())


def test_a_closed_table_keeps_its_luck_among_those_who_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, eve = await server.client("Ann"), await server.client("Eve")
            terms = {"watching": "closed"}
            made = await ann.done("Create", game="duel", seats=2, bots=["random"], start=True, terms=terms)
            table = made["table"]
            await ann.watch(table)
            await ann.done("Resign", table=table, seat=0)
            for client, answer in ((ann, 200), (eve, 403)):
                assert (await client.get(f"/api/luck/{table}"))[0] == answer

    asyncio.run(play())


def test_a_record_that_is_brought_keeps_the_luck_it_can_be_checked_by(tmp_path: Path) -> None:
    async def play() -> None:
        table = Told("cloudy_kingdom", 2)
        table.say(Sit("c", "abc", 1))
        table.say(Start("c", "abc", ONE))
        table.play(Random(4))
        record = told_record(table.room, "ann")
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            status, made = await ann.knock("/api/records", str(record).encode(), "text/plain")
            assert status == 200, made
            brought = await ann.watch(made["table"])
            assert brought["info"]["luck"]["pledge"] == record.luck["pledge"]
            status, told = await ann.knock(f"/api/luck/{made['table']}", method="GET")
            assert status == 200 and told["luck"] == record.luck and told["luck"]["table"] == "abc"
            again = Record.parse((await ann.get(f"/t/{made['table']}.record"))[2].decode())
            assert luck.check(again) == len(told["drawings"])

    asyncio.run(play())
