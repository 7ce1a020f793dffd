"""Decks of pictures and the house's secret."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from cumuli.store import Deck, Store, Taken
from store.place import Place

DECK = Deck("d1", "pictures", "ann", "making", 24, "", "abc", 5.0, 5.0)


def test_a_deck_and_what_is_seen_in_it_are_there_after_a_restart(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.keep_deck(DECK, b"pictures")
        assert [deck.id for deck in await store.decks("making")] == ["d1"] and await store.decks("ready") == []
        await store.change_deck(replace(DECK, state="ready", owner="eve", used=99.0), b"pictures", b"seen")

    async def read(store: Store) -> None:
        assert await store.deck("d1") == replace(DECK, state="ready")
        assert (await store.bundle("d1"), await store.perception("d1")) == (b"pictures", b"seen")
        assert await store.deck_bytes() == 12
        assert (await store.deck("d2"), await store.bundle("d2"), await store.perception("d2")) == (None, b"", b"")

    place.work(write, read)


def test_a_deck_is_dropped_for_good(place: Place) -> None:
    """What finishes it later does not bring it back."""

    async def work(store: Store) -> None:
        await store.keep_deck(DECK, b"pictures")
        with pytest.raises(Taken):
            await store.keep_deck(DECK, b"others")
        await store.drop_deck("d1")
        await store.change_deck(replace(DECK, state="ready"), b"pictures", b"seen")
        assert await store.deck("d1") is None and await store.decks_of("ann") == []

    place.work(work)


def test_decks_that_no_table_has_had_for_long_are_forgotten(place: Place) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await store.keep_deck(replace(DECK, id=f"d{number}", created=float(number), used=float(number)), b"")
        await store.use_decks(["d0", "d9"], 50.0)
        assert sorted(await store.forget_decks(3.0)) == ["d1", "d2"]
        assert [deck.id for deck in await store.decks_of("ann")] == ["d3", "d0"]
        assert await store.decks_of("bob") == []
        await store.use_decks([], 60.0)

    place.work(work)


def test_the_house_keeps_one_secret(place: Place, elsewhere: Place) -> None:
    told: list[bytes] = []

    async def ask(store: Store) -> None:
        told.extend(await asyncio.gather(store.secret(), store.secret()))

    place.work(ask, ask)
    elsewhere.work(ask)
    assert len(set(told[:4])) == 1 and len(set(told)) == 2 and all(len(secret) == 32 for secret in told)
