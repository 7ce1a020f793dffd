"""Going on from a game that is over: any of its moments becomes a table, whose log needs no other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from cumuli.core.game import CHANCE, Illegal
from cumuli.games import SHELF
from cumuli.record import Record
from cumuli.server.people.person import Person
from cumuli.server.review import fork
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.takeback import moves_left
from cumuli.server.wire import Fork, Propose, SetBot, SetOptions, Start
from cumuli.store import Entry
from long import long
from server.duels import two_at_duel
from server.harness import running
from server.test_reel import ANN, moved, opened, played

EVE = Person("eve", "Eve", "en")


def forked(old: Room, ply: int, seat: int = 0) -> tuple[Room, list[Entry]]:
    """A table that goes on from there, begun against bots; and its log so far."""
    first = fork.deeds(old, EVE, Fork("f", old.id, ply, seat), 1.0)
    room = Room(old.house, "new", first, "0", 1.0)
    entries = [Entry(1, "0", log.write(first), 1.0)]
    others = [other for other in range(len(room.summary.chairs)) if other != seat]
    for command in (*(SetBot("b", "new", other, "random") for other in others), Start("s", "new")):
        key = str(len(entries))
        step = room.receive(EVE, command, 1.0, key)
        entries.append(Entry(len(entries) + 1, key, log.write(step.deeds), 1.0))
    return room, entries


@pytest.mark.parametrize("game", list(SHELF))
def test_a_game_goes_on_from_any_moment_to_an_end_and_its_record_replays(game: str) -> None:
    rng = Random(f"fork {game}")
    old = opened(game, min(SHELF[game].seats), rng)
    played(old, rng)
    assert old.play is not None
    record = old.play.table.record
    for ply in rng.sample(range(len(record.moves)), long(60, 4)):
        room, entries = forked(old, ply)
        assert room.play is not None and room.summary.origin is not None
        assert (room.summary.origin.table, room.summary.origin.ply) == (old.id, ply)
        assert room.play.moves[:ply] == tuple(record.moves[:ply])
        assert all(seat == CHANCE for seat, _ in room.play.moves[ply : ply + 1]) or room.play.moves[ply:] == ()
        assert room.summary.options == old.summary.options and room.summary.chairs[0].person == EVE.id
        again = Room.rebuilt(old.house, "new", entries)
        assert again.play is not None and again.play.table.state == room.play.table.state
        assert again.play.asks == room.play.asks
        assert msgspec.json.encode(again.summary) == msgspec.json.encode(room.summary)
        moved(room, rng)
    played(room, rng)
    told = room.play.table.record
    assert Record.parse(str(told)).verify() == room.play.table.state


def could_be_taken_back(old: Room, ply: int) -> bool:
    """Whether the move of seat 0 that leads to this ply might, had the game been played here."""
    assert old.play is not None
    record = replace(old.play.table.record, moves=list(old.play.moves[:ply]))
    try:
        return 0 in record.replay().to_act() and moves_left(record, {0}) == ply - 1
    except Illegal:
        return False


def test_what_was_played_at_the_other_table_cannot_be_taken_back_and_its_options_stay() -> None:
    rng = Random(11)
    old = opened("broom_service", 2, rng)
    played(old, rng)
    assert old.play is not None
    at = next(ply for ply in range(40, len(old.play.moves)) if could_be_taken_back(old, ply))
    room, _ = forked(old, at)
    with pytest.raises(Illegal, match="undo-nothing"):
        room.receive(EVE, Propose("p", "new", 0, "undo"), 2.0, "p")
    first = fork.deeds(old, EVE, Fork("f", old.id, at), 1.0)
    waiting = Room(old.house, "new", first, "0", 1.0)
    with pytest.raises(Illegal, match="forked"):
        waiting.receive(EVE, SetOptions("o", "new", 2, waiting.summary.options), 1.0, "o")


def test_only_a_moment_of_a_game_that_is_over_can_be_gone_on_from() -> None:
    rng = Random(3)
    old = opened("broom_service", 2, rng)
    with pytest.raises(Illegal, match="fork-playing"):
        fork.deeds(old, EVE, Fork("f", "t", 0), 1.0)
    played(old, rng)
    assert old.play is not None
    last = len(old.play.moves)
    for ply, why in ((last, "fork-end"), (last + 1, "no-ply")):
        with pytest.raises(Illegal, match=why):
            fork.deeds(old, EVE, Fork("f", "t", ply), 1.0)
    with pytest.raises(Illegal, match="no-seat"):
        fork.deeds(old, EVE, Fork("f", "t", 5, 2), 1.0)
    closed = msgspec.structs.replace(old.summary.terms, watching="closed")
    old.summary = msgspec.structs.replace(old.summary, terms=closed)
    with pytest.raises(Illegal, match="watch-shut"):
        fork.deeds(old, EVE, Fork("f", "t", 5), 1.0)
    assert fork.deeds(old, ANN, Fork("f", "t", 5), 1.0)


def test_a_game_that_was_broken_off_goes_on_from_where_it_stood() -> None:
    rng = Random(4)
    old = opened("cloudy_kingdom", 2, rng)
    for _ in range(5):
        moved(old, rng)
    old.enter((log.Over((), "agreed", (), 0),), "draw", 0.0)
    assert old.play is not None
    room, _ = forked(old, len(old.play.moves))
    assert room.play is not None and room.play.table.state == old.play.table.state
    moved(room, rng)


def test_a_stranger_goes_on_alone_from_a_duel_they_watched(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            eve = await server.client("Eve")
            assert await eve.refused("Fork", table=table, ply=2) == "fork-playing"
            for _ in range(2):
                for client in (ann, bob):
                    (block,) = await client.until(lambda client=client: client.asked(table))
                    await client.act(table, block, {"type": "Show"})
            await ann.until(lambda: ann.tables[table]["info"]["status"] == "over")
            assert await eve.refused("Fork", table="nowhere", ply=2) == "no-table"
            made = await eve.done("Fork", table=table, ply=2, seat=1, id="once")
            assert (await eve.send("Fork", table=table, ply=2, seat=1, id="once"))["type"] == "Already"
            new = made["table"]
            info = (await eve.watch(new))["info"]
            assert info["origin"] == {"table": table, "ply": 2} and info["host_seat"] == 1
            assert info["luck"]["pledge"] not in ("", ann.tables[table]["info"]["luck"]["pledge"])
            await eve.done("SetBot", table=new, seat=0, bot="random")
            await eve.done("Start", table=new)
            room = await server.hub.room(new)
            assert room.play is not None
            assert room.play.moves[:2] == (await server.hub.room(table)).play.moves[:2]

    asyncio.run(play())
