"""Decks of pictures and the house's secret, in a real SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from cumuli.store import Deck, Taken
from cumuli.store.schema import scripts
from cumuli.store.sqlite import SqliteStore, migrate

DECK = Deck("d1", "pictures", "ann", "making", 24, "", "abc", 5.0, 5.0)


def with_store(tmp_path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x.db")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_deck_and_what_is_seen_in_it_are_there_after_a_restart(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.keep_deck(DECK, b"pictures")
        assert [deck.id for deck in await store.decks("making")] == ["d1"] and await store.decks("ready") == []
        await store.change_deck(replace(DECK, state="ready", owner="eve", used=99.0), b"pictures", b"seen")

    async def read(store: SqliteStore) -> None:
        assert await store.deck("d1") == replace(DECK, state="ready")
        assert (await store.bundle("d1"), await store.perception("d1")) == (b"pictures", b"seen")
        assert await store.deck_bytes() == 12
        assert (await store.deck("d2"), await store.bundle("d2"), await store.perception("d2")) == (None, b"", b"")

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_deck_is_dropped_for_good(tmp_path: Path) -> None:
    """What finishes it later does not bring it back."""

    async def work(store: SqliteStore) -> None:
        await store.keep_deck(DECK, b"pictures")
        with pytest.raises(Taken):
            await store.keep_deck(DECK, b"others")
        await store.drop_deck("d1")
        await store.change_deck(replace(DECK, state="ready"), b"pictures", b"seen")
        assert await store.deck("d1") is None and await store.decks_of("ann") == []

    with_store(tmp_path, work)


def test_decks_that_no_table_has_had_for_long_are_forgotten(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for number in range(4):
            await store.keep_deck(replace(DECK, id=f"d{number}", created=float(number), used=float(number)), b"")
        await store.use_decks(["d0", "d9"], 50.0)
        assert sorted(await store.forget_decks(3.0)) == ["d1", "d2"]
        assert [deck.id for deck in await store.decks_of("ann")] == ["d3", "d0"]
        assert await store.decks_of("bob") == []
        await store.use_decks([], 60.0)

    with_store(tmp_path, work)


def test_the_house_keeps_one_secret(tmp_path: Path) -> None:
    told: list[bytes] = []

    async def ask(store: SqliteStore) -> None:
        told.extend(await asyncio.gather(store.secret(), store.secret()))

    with_store(tmp_path, ask)
    with_store(tmp_path, ask)
    with_store(tmp_path / "elsewhere", ask)
    assert len(set(told[:4])) == 1 and len(set(told)) == 2 and all(len(secret) == 32 for secret in told)


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
