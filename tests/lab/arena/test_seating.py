"""Everybody sits everywhere equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from cumuli.lab.arena import Bot
from cumuli.lab.arena.seating import duel, mixture, pairings

NAMES = ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_challenger_sits_once_on_every_seat_among_others_who_are_alike(seats: int) -> None:
    seatings = duel("a", "b", seats)
    assert [seating.index("a") for seating in seatings] == list(range(seats))
    assert all(Counter(seating) == {"a": 1, "b": seats - 1} for seating in seatings)


@pytest.mark.parametrize("count, seats", list(combinations_with_replacement(range(2, 6), 2)))
@pytest.mark.parametrize("turned", [False, True])
def test_in_a_mixture_every_bot_sits_on_every_seat_equally_often(count: int, seats: int, turned: bool) -> None:
    if turned:
        count, seats = seats, count
    names, deals = NAMES[:count], 3 * count
    places: Counter[tuple[str, int]] = Counter()
    for deal in range(deals):
        seatings = mixture(names, seats, deal, 7)
        assert len(seatings) == seats
        for seat in range(seats):  # each of the table once on each seat
            assert Counter(seating[seat] for seating in seatings) == Counter(seatings[0])
        places.update((name, seat) for seating in seatings for seat, name in enumerate(seating))
    assert set(places.values()) == {deals * seats // count} and len(places) == count * seats


def test_mixtures_bring_everybody_together_with_everybody() -> None:
    tables = [set(mixture(NAMES, 3, deal, 1)[0]) for deal in range(40)]
    met = Counter((a, b) for table in tables for a in table for b in table if a < b)
    assert len(met) == 10 and min(met.values()) >= 5
    assert mixture(NAMES, 3, 4, 1) == mixture(NAMES, 3, 4, 1) != mixture(NAMES, 3, 4, 2)


def test_two_meet_once_but_among_more_it_matters_who_is_alone() -> None:
    assert pairings(NAMES[:3], 2) == [("1", "2"), ("1", "3"), ("2", "3")]
    assert pairings(NAMES[:3], 2, "neighbours") == [("1", "2"), ("2", "3")]
    assert len(pairings(NAMES[:3], 3)) == 6
    assert pairings(NAMES[:3], 4, "neighbours") == [("1", "2"), ("2", "1"), ("2", "3"), ("3", "2")]


def test_a_name_may_say_how_long_a_bot_may_think() -> None:
    assert Bot.read("5") == Bot("5", "5", float("inf"))
    assert Bot.read("5@20") == Bot("5@20", "5", 0.02)
    for wrong in ("5@", "5@0", "5@-3", "5@soon", "5@inf", "5@nan"):
        with pytest.raises(ValueError):
            Bot.read(wrong)
