"""A game wound back shows at every ply, to the byte, what was shown when it was played."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from cumuli.core.game import Illegal
from cumuli.games import SHELF
from cumuli.lab.soak import drawn_table
from cumuli.record import Record
from cumuli.server.house import House
from cumuli.server.people.person import Person
from cumuli.server.review.eyes import TABLE, TRUTH, stops
from cumuli.server.review.reel import Reel
from cumuli.server.review.telling import plies, shown
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.wire import Create
from long import long

ANN = Person("ann", "Ann", "en")
TABLES = [(game, seats) for game in SHELF for seats in SHELF[game].seats]
LONGEST = 2_000
HOURS = long(7_200, 600)
"""Seconds for all games of a kind, also where the machine has much else to do."""
bytes_of = msgspec.json.encode


def opened(game: str, seats: int, rng: Random) -> Room:
    """A table of bots that has begun, with options as the form offers them."""
    house = House(SHELF, ("random",), lambda: rng)
    while True:
        count, options = drawn_table(SHELF[game], rng, None)
        if count != seats:
            continue
        try:
            return Room.created(
                house, "t", ANN, Create("c", game, seats, options, ("random",) * (seats - 1), True), 0.0, "0"
            )[0]
        except Illegal:
            continue  # the house has no such deck


def moved(room: Room, rng: Random) -> None:
    """Somebody answers, anyhow."""
    play = room.play
    assert play is not None
    seat = rng.choice([seat for seat, ask in enumerate(play.asks) if ask is not None])
    room.move(seat, rng.choice(play.words(seat)), str(room.entries), 0.0)


Told = dict[tuple[int, int | None], bytes]


def played(room: Room, rng: Random) -> tuple[Told, dict[int | None, list[Any]]]:
    """Play to the end; by ply and eyes what was shown, and by eyes all that was heard."""
    eyes: list[int | None] = [*range(len(room.summary.chairs)), None]
    assert room.play is not None
    seen: Told = {}
    heard = {one: list(room.play.block(one, room.play.events).events) for one in eyes}
    while room.summary.status == "playing" and room.entries < LONGEST:
        for one in eyes:
            seen[len(room.play.moves), one] = bytes_of(room.play.block(one, ()).view)
        before = len(room.play.events)
        moved(room, rng)
        for one in eyes:
            heard[one] += room.play.block(one, room.play.events[before:]).events
    for one in eyes:
        seen[len(room.play.moves), one] = bytes_of(room.play.block(one, ()).view)
    return seen, heard


@pytest.mark.timeout(HOURS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_review_shows_what_each_seat_saw_and_heard_when_it_was_live(game: str, seats: int) -> None:
    for number in range(long(200, 1)):
        rng = Random(f"{game} {seats} {number}")
        room = opened(game, seats, rng)
        seen, heard = played(room, rng)
        assert room.play is not None
        reel = Reel(room.play)
        for (ply, seat), view in seen.items():
            eyes = TABLE if seat is None else str(seat)
            assert bytes_of(shown(reel, eyes, ply).block.view) == view, (number, ply, seat)
        all_plies = range(len(reel.moves) + 1)
        for seat, events in heard.items():
            told = plies(reel, TABLE if seat is None else str(seat), all_plies, over=True)
            assert bytes_of([event for ply in told for event in ply.events]) == bytes_of(events)


@pytest.mark.timeout(HOURS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_record_comes_back_to_the_letter_and_leads_to_every_ply(game: str, seats: int) -> None:
    for number in range(long(200, 1)):
        rng = Random(f"record {game} {seats} {number}")
        room = opened(game, seats, rng)
        played(room, rng)
        assert room.play is not None
        record = room.play.table.record
        text = str(record)
        assert str(Record.parse(text)) == text
        assert record.verify() == room.play.table.state
        reel = Reel(room.play)
        state = record.start()
        for ply in range(len(record.moves) + 1):
            assert reel.at(ply).key() == state.key(), (number, ply)
            if ply < len(record.moves):
                seat, line = record.moves[ply]
                state.apply(seat, SHELF[game].code(state, SHELF[game].read(state, line)))


def its_hand(truth: dict[str, Any], seat: int) -> Any:
    """A seat's hand as the truth shows it; in Cloud Mine there is one for all."""
    if "hands" in truth:
        return truth["hands"][seat]
    return truth["seats"][seat]["roles"] if "seats" in truth else truth["hand"]


@pytest.mark.parametrize("game", list(SHELF))
def test_the_truth_shows_what_every_seat_sees_of_its_own(game: str) -> None:
    rng = Random(f"truth {game}")
    room = opened(game, min(SHELF[game].seats), rng)
    played(room, rng)
    assert room.play is not None
    reel, hidden = Reel(room.play), 0
    for ply in range(len(reel.moves) + 1):
        truth = shown(reel, TRUTH, ply).block.view
        for seat in range(len(room.summary.chairs)):
            own = shown(reel, str(seat), ply).block.view
            if own.get("hand") is not None:
                assert own["hand"] == its_hand(truth, seat)
                hidden += 1
            assert set(own) <= set(truth)
    assert hidden


def test_a_move_that_was_taken_back_is_in_no_review() -> None:
    rng = Random(5)
    room = opened("cloudy_kingdom", 2, rng)
    assert room.play is not None
    reel = Reel(room.play)
    for _ in range(4):
        moved(room, rng)
    reel.follow(room.play.moves)
    assert reel.moves == room.play.moves
    left = room.steps[-3][1]
    room.enter((log.Undone(left),), "back", 0.0)
    reel.follow(room.play.moves)
    assert len(reel.moves) == left and reel.last == room.play.table.state
    moved(room, rng)
    reel.follow(room.play.moves)
    assert reel.moves == room.play.moves and reel.last == room.play.table.state
    line = stops(room, room.play, "0")
    assert line[-1] == len(room.play.moves) and left in line
    assert all(one < other for one, other in pairwise(line))
    assert reel.events == room.play.events


def test_a_game_that_was_broken_off_can_be_seen_to_where_it_stood() -> None:
    rng = Random(7)
    room = opened("broom_service", 3, rng)
    for _ in range(6):
        moved(room, rng)
    room.enter((log.Over((), "agreed", (), 0),), "draw", 0.0)
    assert room.play is not None and room.play.table.state.outcome() is None
    assert stops(room, room.play, TRUTH) == list(range(len(room.play.moves) + 1))
    assert shown(Reel(room.play), TRUTH, len(room.play.moves)).block.view["seats"][0]["roles"]
