"""One server at a time has a house open, and the next takes over."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from threading import Event, Thread
from typing import Any

import pytest
from psycopg import connect

from cumuli.store.turn import HOUSE, Turn
from postgres import schema


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as url:
        yield url


def ends(url: str, name: str) -> None:
    """The database ends the connections of an application."""
    with connect(url, autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", (name,))


def called(url: str, name: str) -> str:
    return f"{url}&application_name={name}"


def until(true: Callable[[], Any], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def waiting(turn: Turn) -> tuple[Thread, Event]:
    """Somebody who stands by: the thread ends when it is their turn."""
    told = Event()
    thread = Thread(target=turn.take, args=(told.set,), daemon=True)
    thread.start()
    return thread, told


def test_the_second_waits_until_the_first_gives_back(url: str) -> None:
    one, other = Turn(url), Turn(url)
    one.take()
    thread, told = waiting(other)
    assert told.wait(10) and thread.is_alive()
    one.give_back()
    thread.join(10)
    assert not thread.is_alive()
    other.give_back()


def test_another_house_in_the_same_database_has_a_turn_of_its_own(postgresql: str, url: str) -> None:
    with schema(postgresql) as elsewhere:
        one, other = Turn(url), Turn(elsewhere)
        one.take()
        other.take()
        one.give_back()
        other.give_back()


def test_a_lock_that_was_lost_for_a_moment_is_taken_back(url: str) -> None:
    """The database was restarted, say, and nobody else stands by."""
    lost = Event()
    one = Turn(called(url, "one"))
    one.take()
    one.watch(lost.set)

    def holder() -> int | None:
        """The process of the database that has the lock for us."""
        with connect(url) as db:
            row = db.execute(
                "SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)"
                " WHERE locktype = 'advisory' AND classid = %s AND application_name = 'one'",
                (HOUSE,),
            ).fetchone()
            return None if row is None else int(row[0])

    before = holder()
    assert before is not None
    ends(url, "one")
    until(lambda: holder() not in (None, before))
    assert not lost.is_set()
    one.give_back()


def test_whoever_lost_the_turn_to_another_is_told(url: str) -> None:
    lost = Event()
    one, other = Turn(called(url, "one")), Turn(url)
    one.take()
    one.watch(lost.set)
    thread, told = waiting(other)
    assert told.wait(10)
    until(lambda: ends(url, "one") or not thread.is_alive())  # whoever is quicker has it
    assert lost.wait(10)
    other.give_back()
    one.give_back()


def test_whoever_stands_by_outlives_a_database_that_is_restarted(url: str) -> None:
    one, other = Turn(url), Turn(called(url, "other"))
    one.take()
    thread, told = waiting(other)
    assert told.wait(10)
    ends(url, "other")
    time.sleep(0.5)
    assert thread.is_alive()
    one.give_back()
    thread.join(10)
    assert not thread.is_alive()
    other.give_back()
