"""What SQLite alone has to do: files of other times, the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cumuli.store import Append, Deck, Full
from cumuli.store.schema import scripts
from cumuli.store.sqlite import SqliteStore, migrate
from store.test_store import add

SUMMARY = b'{"chairs":[{"person":"p","name":"Ann","bot":null},{"person":null,"name":"x","bot":"x"}]}'
DECK = Deck("d1", "pictures", "ann", "making", 24, "", "abc", 5.0, 5.0)


def with_store(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "x.db")
        await work(store)
        await store.close()

    asyncio.run(run())


def test_an_older_file_keeps_its_people_their_tokens_and_their_seats(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    for number, script in scripts():
        if number < 4:
            old.executescript(f"{script}\nPRAGMA user_version={number};")
    old.execute("INSERT INTO people VALUES ('p', x'01', 'Ann', 'fr', 1.0, 1)")
    old.execute("INSERT INTO tables VALUES ('t', 'g', '1', 'over', 2.0, 1, ?)", (SUMMARY,))
    migrate(old)
    old.close()

    async def read(store: SqliteStore) -> None:
        known = await store.person(b"\x01")
        assert known is not None and (known.id, known.name, known.lang) == ("p", "Ann", "fr")
        assert [device.id for device in await store.devices("p")] == [known.device]
        assert [row.id for row in await store.tables_of("p")] == ["t"]

    with_store(tmp_path, read)


def test_a_file_from_before_there_were_decks_is_brought_up_to_date(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    old.executescript(f"{scripts()[0][1]}\nPRAGMA user_version=1;")
    old.execute("INSERT INTO people VALUES ('p', x'01', 'Ann', 'fr', 1.0, 1)")
    migrate(old)
    old.close()

    async def read(store: SqliteStore) -> None:
        known = await store.person(b"\x01")
        assert known is not None and known.name == "Ann"
        await store.keep_deck(DECK, b"pictures")

    with_store(tmp_path, read)


def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    migrate(db)
    migrate(db)
    newest = scripts()[-1][0]
    assert [number for number, _ in scripts()] == list(range(1, newest + 1)), "without a gap"
    db.execute(f"PRAGMA user_version={newest + 1}")
    db.close()
    with pytest.raises(RuntimeError, match="newer"):
        SqliteStore(tmp_path / "x.db")


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "x.db")
        assert await store._do(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)
        assert await store._do(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
        await store.close()

    asyncio.run(work())


def test_a_store_that_cannot_write_says_so_and_recovers(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.append([add("a", 0, "1")])
        pages = await store._do(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store._do(lambda db: db.execute(f"PRAGMA max_page_count={pages}").fetchone())
        big = Append("a", 1, "2", b"x" * 500_000, 2.0)
        with pytest.raises(Full, match="full"):
            await store.append([big])
        assert len(await store.entries("a")) == 1
        await store._do(lambda db: db.execute("PRAGMA max_page_count=1000000").fetchone())
        await store.append([big])
        assert [e.seq for e in await store.entries("a")] == [1, 2]
        await store.close()

    asyncio.run(work())
