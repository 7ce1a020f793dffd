"""What PostgreSQL alone has to do: other servers beside us, a database that goes away and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from psycopg import connect

from cumuli.store import Conflict, Repeated
from cumuli.store.board import NUMBERS
from cumuli.store.log import OF_LATE
from cumuli.store.opening import Away, open_store, shown
from cumuli.store.postgres import PostgresStore, migrate
from cumuli.store.schema import POSTGRESQL, rendered, scripts
from postgres import schema
from store.test_store import add


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as url:
        yield url


def test_of_two_servers_that_append_at_the_same_place_one_succeeds(url: str) -> None:
    async def work() -> None:
        one, other = PostgresStore(url), PostgresStore(url)
        await one.append([add("a", 0, "first")])
        for seq in range(1, 30):
            tries = (one.append([add("a", seq, f"one{seq}")]), other.append([add("a", seq, f"other{seq}")]))
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        twice = (one.append([add("a", 30, "same")]), other.append([add("a", 30, "same")]))
        results = await asyncio.gather(*twice, return_exceptions=True)
        assert results.count(None) == 1 and {type(result) for result in results} <= {type(None), Conflict, Repeated}
        opened = (one.append([add("b", 0, "mine")]), other.append([add("b", 0, "yours")]))
        results = await asyncio.gather(*opened, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        assert [entry.seq for entry in await other.entries("a")] == list(range(1, 32))
        assert len(await one.entries("b")) == 1
        await one.close()
        await other.close()

    asyncio.run(work())


@pytest.mark.parametrize("asked", [f"SELECT id FROM tables WHERE {OF_LATE}", NUMBERS])
def test_however_many_games_were_played_those_of_late_are_found_by_indices(url: str, asked: str) -> None:
    """Each node asks this every second."""
    PostgresStore(url)
    with connect(url, autocommit=True) as db:
        db.execute(
            "INSERT INTO tables SELECT 't' || n, 'duel', '1', CASE WHEN n % 1000 = 0 THEN 'playing' ELSE 'over' END,"
            " n, 9, 'x' FROM generate_series(1, 20000) AS n"
        )
        db.execute("ANALYZE tables")
        values: list[Any] = [19_900.0, ["t5", "t17"]][: asked.count("?")]
        plan = "\n".join(str(row[0]) for row in db.execute(f"EXPLAIN {asked.replace('?', '%s')}".encode(), values))
        assert "Seq Scan" not in plan and "tables_by_status" in plan, plan
        found = {str(row[0]) for row in db.execute(asked.replace("?", "%s").encode(), values)}
    late = {f"t{n}" for n in range(1, 20_001) if n % 1_000 == 0 or n >= 19_900}
    assert found == late | (set(values[1]) if len(values) > 1 else set())


def test_two_servers_that_take_tables_in_opposite_order_both_come_through(url: str) -> None:
    async def work() -> None:
        one, other = PostgresStore(url), PostgresStore(url)
        await one.append([add("a", 0, "a"), add("b", 0, "b")])
        at = {"a": 1, "b": 1}
        for turn in range(6):
            there = [add(table, at[table], f"one{turn}{table}") for table in "ab"]
            back = [add(table, at[table], f"other{turn}{table}") for table in "ba"]
            results = await asyncio.gather(one.append(there), other.append(back), return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"], results
            at = {table: seq + 1 for table, seq in at.items()}
        await one.close()
        await other.close()

    asyncio.run(work())


def test_two_servers_that_start_at_once_make_one_database(url: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, url) for _ in range(4)))
        secrets = await asyncio.gather(*(store.secret() for store in stores))
        assert len(set(secrets)) == 1
        for store in stores:
            await store.close()

    asyncio.run(work())
    with connect(url) as db:
        assert db.execute("SELECT array_agg(number ORDER BY number) FROM cumuli_schema").fetchone() == (
            [number for number, _ in scripts(POSTGRESQL)],
        )


def test_a_database_that_was_away_is_found_again(url: str) -> None:
    """Nothing that rested on a connection which is gone may fail."""

    async def work() -> None:
        store = PostgresStore(f"{url}&application_name=to%20be%20lost")
        await asyncio.gather(*(store.append([add(f"t{n}", 0, f"t{n}")]) for n in range(20)))
        with connect(url, autocommit=True) as db:
            gone = db.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'to be lost'"
            ).fetchone()
        assert gone is not None and gone[0] >= 2
        await asyncio.sleep(0.2)
        results = await asyncio.gather(*(store.append([add(f"t{n}", 1, f"t{n}b")]) for n in range(20)))
        assert results == [None] * 20 and len(await store.entries("t0")) == 2
        await store.close()

    asyncio.run(work())


def test_every_commit_waits_for_the_disk_even_where_the_database_would_not(url: str) -> None:
    hasty = url.replace("options=", "options=-csynchronous_commit%3Doff%20")

    async def work() -> None:
        store = PostgresStore(hasty)
        asked: list[tuple[Any, ...]] = await store._ask("SHOW synchronous_commit")
        assert asked == [("on",)]
        await store.close()

    asyncio.run(work())


def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    newest = scripts()[-1][0]
    with connect(url, autocommit=True) as db:
        migrate(db)
        migrate(db)
        db.execute("INSERT INTO cumuli_schema VALUES (%s)", (newest + 1,))
    with pytest.raises(RuntimeError, match="newer"):
        PostgresStore(url)


def test_what_no_text_can_hold_is_found_nowhere(url: str) -> None:
    async def work() -> None:
        store = PostgresStore(url)
        assert await store.entries("a\0b") == [] and await store.tables_of("\0") == []
        await store.close()

    asyncio.run(work())


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(Away) as failed:
        open_store("postgresql://ann:opensesame@127.0.0.1:1/x?connect_timeout=2")
    assert "opensesame" not in str(failed.value) and "127.0.0.1" in str(failed.value)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://ann:secret@db/x", "postgresql://ann:…@db/x"),
        ("postgresql://ann:s:e@db/x", "postgresql://ann:…@db/x"),
        ("postgresql://db/x?user=ann&password=secret&a=b", "postgresql://db/x?user=ann&password=…&a=b"),
        ("postgresql:///x?host=/tmp", "postgresql:///x?host=/tmp"),
    ],
)
def test_a_password_is_not_shown(url: str, told: str) -> None:
    assert shown(url) == told


def test_each_database_reads_its_own_words_in_a_step() -> None:
    step = "-- why\nCREATE TABLE x (a REAL, b TEXT) WITHOUT ROWID;\n-- only sqlite\nA;\n"
    step += "-- only postgresql\nB;\n-- everywhere\nC;"
    assert rendered(step, "sqlite") == "CREATE TABLE x (a REAL, b TEXT) WITHOUT ROWID;\nA;\nC;"
    assert rendered(step, "postgresql") == 'CREATE TABLE x (a DOUBLE PRECISION, b TEXT COLLATE "C");\nB;\nC;'
    with pytest.raises(ValueError, match="oracle"):
        rendered("-- only oracle", "sqlite")
