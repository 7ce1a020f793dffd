"""A table that is opened from a snapshot is the one its log tells; what does not fit is thrown away."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cumuli.cli import main
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom.actions import Place
from cumuli.server.house import House
from cumuli.server.table import deeds, snapshots
from cumuli.server.table.folding import fold, made_by, package, unfolded
from cumuli.server.table.room import Room
from cumuli.server.table.terms import Terms
from cumuli.store import Entry
from cumuli.table import Table
from server.duel import DUEL
from server.harness import Client, Server, running

HOUSE = House(SHELF, ("random",))
BANK = Terms(clock="bank", seconds=600, increment=5)


def evening(id: str, seats: int, seed: int) -> list[Entry]:
    """The log of a game played at random, with clocks, talk, seals and moves that are taken back."""
    game, rng = SHELF[id], Random(seed)
    names = tuple(f"p{seat}" for seat in range(seats))
    table = Table(game, list(names), game.options(), Random(seed))
    told: list[tuple[Any, ...]] = [
        (
            deeds.Created(id, seats, {}, "person0", 1.0, BANK),
            deeds.Pledged("ab" * 32, "cd" * 32),
            *(deeds.Sat(seat, f"person{seat}", name) for seat, name in enumerate(names)),
        ),
        (deeds.Started(game.version, names, tuple(table.record.moves)),),
    ]
    while table.state.outcome() is None and len(told) < 400:
        seat = rng.choice(table.state.to_act())
        before = len(table.record.moves)
        for other in range(seats):
            ahead = game.ahead(table.state, other)
            if ahead and rng.random() < 0.3:
                move = game.write(table.state, game.word(table.state, rng.choice(list(ahead))))
                told.append((deeds.Sealed(other, move),))
        table.act(seat, game.word(table.state, rng.choice(list(table.state.legal_actions(seat)))))
        told.append((deeds.Moved(tuple(table.record.moves[before:])),))
        if rng.random() < 0.1:
            told.append((deeds.Spoke(seat, f"person{seat}", names[seat], "well", float(len(told))),))
        if rng.random() < 0.05 and table.state.outcome() is None:
            told.append((deeds.Undone(before),))
            moves = table.record.moves[:before]
            table = Table.resume(game, list(names), game.options(), game.version, moves, Random(len(told)))
    return [Entry(n, f"person{n % seats}:{n}", deeds.write(one), 1.0 + n) for n, one in enumerate(told, 1)]


@pytest.mark.parametrize(("id", "seats"), [("broom_service", 5), ("cloudy_kingdom", 3), ("cloud_mine", 6)])
def test_a_room_opened_from_a_fold_is_the_one_that_the_log_tells_wherever_it_was_folded(id: str, seats: int) -> None:
    entries = evening(id, seats, 7)
    whole = Room.rebuilt(HOUSE, "t", entries)
    assert whole.play is not None and len(entries) > 20
    last = fold(whole, entries[-1].command)
    for at in sorted({2, 3, len(entries) // 3, len(entries) // 2, len(entries) - 1, len(entries)}):
        part = Room.rebuilt(HOUSE, "t", entries[:at])
        kept = fold(part, entries[at - 1].command)
        room, command = unfolded(Room, HOUSE, "t", kept)
        assert command == entries[at - 1].command and fold(room, command) == kept
        for eyes in (None, *range(seats)):
            assert room.whole(eyes) == part.whole(eyes)
        assert room.clocks(9.0) == part.clocks(9.0) and room.thinkers == part.thinkers and room.due == part.due
        for entry in entries[at:]:
            room.take(entry)
        assert fold(room, entries[-1].command) == last
        assert room.play.moves == whole.play.moves and room.play.offers == whole.play.offers
        assert room.play.table.record == whole.play.table.record
        if room.play.table.state.outcome() is None:
            return
        assert str(room.opened()) == str(whole.opened())


def test_what_is_kept_bears_the_rules_their_version_and_all_that_makes_a_room() -> None:
    room = Room.rebuilt(HOUSE, "t", evening("cloudy_kingdom", 2, 3))
    version = made_by(HOUSE, room.summary)
    assert version.startswith("cloudy_kingdom 1 ") and len(version.split()[2]) == 32
    assert made_by(House(SHELF, ("random",), grace=9.0), room.summary) != version
    assert made_by(HOUSE, msgspec.structs.replace(room.summary, version="0")) == ""
    assert made_by(HOUSE, msgspec.structs.replace(room.summary, game="broom_service")).split()[2] != version.split()[2]


async def long(server: Server, ann: Client) -> str:
    made = await ann.done("Create", game="duel", seats=2, bots=["random"], options={"rounds": 9}, start=True)
    table = str(made["table"])
    await ann.watch(table)
    for _ in range(6):
        (block,) = await ann.until(lambda: ann.asked(table), 20)
        left = block["view"]["rounds"]
        await ann.play(table, block, {"type": "Keep"})
        await ann.until(lambda left=left: ann.tables[table]["blocks"][0]["view"]["rounds"] < left, 20)
    await ann.done("Say", table=table, text="well", room="table")
    return table


def changed(folder: Path, sql: str, *values: object) -> None:
    with sqlite3.connect(folder / "cumuli.db") as db:
        assert db.execute(sql, values).rowcount == 1
    db.close()


def test_a_house_opens_a_long_table_by_its_snapshot_and_without_one_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 5)
    replayed: list[int] = []
    take = Room.take

    def counted(room: Room, entry: Entry) -> None:
        replayed.append(entry.seq)
        take(room, entry)

    async def look() -> Any:
        replayed.clear()
        async with running(tmp_path) as server:
            ann = await server.client("Ann", cookie)
            opened = await ann.watch(table)
            return {**opened, "info": {**opened["info"], "now": None}}

    async def begin() -> tuple[str, str]:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            table = await long(server, ann)
            return ann.cookie, table

    def look_now() -> Any:
        return asyncio.run(look())

    cookie, table = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "cumuli.db") as db:
        (seq, version, kept), (count,) = (
            db.execute("SELECT seq, version, fold FROM snapshots WHERE table_id = ?", (table,)).fetchone(),
            db.execute("SELECT max(seq) FROM entries WHERE table_id = ?", (table,)).fetchone(),
        )
    db.close()
    assert 5 <= seq <= count
    monkeypatch.setattr(Room, "take", counted)
    first = look_now()
    assert replayed == list(range(seq + 1, count + 1))
    whole = list(range(2, count + 1))
    for change, value in (("version", "other"), ("fold", b"\x00"), ("fold", kept[:-9]), ("seq", 3), ("seq", 999)):
        changed(tmp_path, f"UPDATE snapshots SET {change} = ? WHERE table_id = ?", value, table)
        assert look_now() == first and replayed[-len(whole) :] == whole, change
        changed(tmp_path, "UPDATE snapshots SET seq = ?, version = ?, fold = ?", seq, version, kept)
    changed(tmp_path, "UPDATE entries SET command = 'x:1' WHERE table_id = ? AND seq = ?", table, seq)
    assert look_now() == first and replayed == whole  # another log than the one that was folded
    assert main(["store", "forget-snapshots", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert "One snapshot was thrown away" in capsys.readouterr().out
    assert look_now() == first and replayed == whole


def test_snapshots_are_kept_while_people_play_on_from_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 5)

    async def play(cookie: str = "", table: str = "") -> tuple[str, str]:
        async with running(tmp_path) as server:
            ann = await server.client("Ann", cookie)
            if not table:
                return ann.cookie, await long(server, ann)
            before, _ = await server.hub.store.opening(table)
            await ann.watch(table)
            for _ in range(3):
                (block,) = await ann.until(lambda: ann.asked(table), 20)
                left = block["view"]["rounds"]
                await ann.play(table, block, {"type": "Keep"})
                await ann.until(lambda left=left: ann.tables[table]["blocks"][0]["view"]["rounds"] < left, 20)
            await ann.until(lambda: ann.tables[table]["info"]["status"] == "over", 20)
            entries, room = await server.hub.store.entries(table), server.hub.rooms[table]
            assert room.folded > (before.seq if before else 0)
            again = Room.rebuilt(server.hub.house, table, entries)
            assert fold(again, "") == fold(room, "")
            return cookie, table

    assert DUEL.id not in SHELF
    asyncio.run(play(*asyncio.run(play())))


def test_a_game_of_a_single_word_has_a_home_like_any_other() -> None:
    game = SHELF["cloudy_kingdom"]
    assert package(replace(game, words=Place)) == package(game) == "cumuli.games.cloudy_kingdom"
