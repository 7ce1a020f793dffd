"""All that is kept of one person: found, told, taken out; and two persons made one."""

from __future__ import annotations

import pytest

from cumuli.store import (
    Append,
    Channel,
    Conflict,
    Deck,
    Device,
    Entry,
    Known,
    Parcel,
    Passkey,
    Reported,
    Row,
    SeatLink,
    Store,
)
from store.place import Place


def row(table: str, *persons: str, summary: str = "{}") -> Row:
    return Row(table, "duel", "1", "over", 1.0, summary.encode(), persons)


def channel(id: str, person: str, **fields: object) -> Channel:
    known = {"kind": "mail", "address": f"{id}@x", "detail": "", "house": "", "confirmed": True, "created": 1.0}
    return Channel(id=id, person=person, **{**known, **fields})  # type: ignore[arg-type]


async def settle(store: Store, person: str) -> None:
    """Somebody of whom something of every kind is kept."""
    await store.meet(Known(person, person.encode(), person, "de", 1.0, f"{person}-d"))
    await store.add_passkey(Passkey(f"{person}-k".encode(), person, b"p", 1, "", 1.0, 1.0))
    await store.keep_deck(Deck(f"{person}-deck", "sky", person, "ready", 3, "s", "h", 1.0, 1.0), b"pictures")
    await store.keep_channel(channel(f"{person}-c", person))
    await store.report(Reported(f"{person}:r", "both", 1, "x", "other", "Other", person, "rude", "", 1.0))
    for seq in (3, 7):
        await store.look([(person, "both", seq, float(seq))])
    await store.post([Parcel(f"{person}-p", person, f"{person}-c", "", 0, 1.0, 1.0)], [(person, "both", 4)])


async def furnished(store: Store) -> None:
    await store.append([Append("both", 0, "ann:1", b"ann sat down", 1.0, row("both", "ann", "bob", summary='["ann"]'))])
    await store.append([Append("both", 1, "bob:2", b"bob did", 2.0)])
    await store.append([Append("once", 0, "bob:3", b"with ann, for a while", 3.0, row("once", "bob"))])
    await store.append([Append("never", 0, "bob:4", b"alone", 4.0, row("never", "bob"))])
    for person in ("ann", "bob"):
        await settle(store, person)
    await store.keep_link(SeatLink(b"l", "both", 0, "ann", 1.0))


def test_a_persons_tables_are_found_by_what_names_them(place: Place) -> None:
    async def work(store: Store) -> None:
        await furnished(store)
        assert await store.touched(["ann"]) == ["both"]
        assert await store.touched(["ann"], everywhere=True) == ["both", "once"]
        assert await store.touched(["bob"], everywhere=True) == ["both", "never", "once"]
        assert await store.touched(["a_n", "an%"], everywhere=True) == []
        assert await store.touched([]) == []

    place.work(work)


def test_a_persons_rows_are_told_without_what_is_no_text(place: Place) -> None:
    async def work(store: Store) -> None:
        await furnished(store)
        rows = await store.rows_of(["ann"])
        assert list(rows) == sorted(rows) and set(rows) >= {
            "channels",
            "decks",
            "devices",
            "looks",
            "noticed",
            "outbox",
        }
        assert rows["looks"] == [{"person": "ann", "table_id": "both", "seq": 7, "at": 7.0}]
        assert rows["passkeys"] == [
            {"person": "ann", "uses": 1, "label": "", "created": 1.0, "used": 1.0},
        ]
        assert rows["channels"][0]["confirmed"] == 1 and rows["seat_links"][0]["table_id"] == "both"
        assert all(not isinstance(value, bytes) for kind in rows.values() for row in kind for value in row.values())
        assert not any((await store.rows_of([])).values())

    place.work(work)


def test_somebody_is_taken_out_everywhere_and_nobody_else(place: Place) -> None:
    async def work(store: Store) -> None:
        await furnished(store)
        others = await store.rows_of(["bob"])
        clean = [Entry(1, "gone:1", b"somebody sat down", 1.0), Entry(2, "bob:2", b"bob did", 2.0)]
        await store.erase(["ann"], {"both": (row("both", "bob"), clean)}, ["once"])
        assert await store.entries("both") == clean and await store.entries("once") == []
        assert await store.touched(["ann"], everywhere=True) == []
        assert not any((await store.rows_of(["ann"])).values()) and await store.person(b"ann") is None
        assert await store.rows_of(["bob"]) == {**others, "sittings": others["sittings"][:2]}
        assert await store.bundle("ann-deck") == b"pictures"  # others may play with it

    place.work(work)


def test_a_log_that_moved_on_is_not_rewritten_and_nothing_is_lost(place: Place) -> None:
    async def work(store: Store) -> None:
        await furnished(store)
        with pytest.raises(Conflict):
            await store.erase(["ann"], {"both": (row("both"), [Entry(1, "gone:1", b"", 1.0)])}, ["once"])
        assert len(await store.entries("both")) == 2 and await store.entries("once") and await store.person(b"ann")

    place.work(work)


def test_of_two_persons_one_has_what_both_had(place: Place) -> None:
    async def work(store: Store) -> None:
        await furnished(store)
        await store.merge("bob", "ann")
        left = {kind for kind, rows in (await store.rows_of(["bob"])).items() if rows}
        assert left == {"passkeys", "reports"} and await store.person(b"bob") is None  # a guest has no keys
        assert await store.aliases("ann") == ["bob"]
        assert [row.id for row in await store.tables_of("ann")] == ["both", "never", "once"]
        assert await store.looked("ann", "both") == (7, 7.0) and await store.noticed("ann") == {"both": 4}
        assert [one.id for one in await store.channels("ann")] == ["ann-c", "bob-c"]
        assert sorted(deck.id for deck in await store.decks_of("ann")) == ["ann-deck", "bob-deck"]
        assert {parcel.person for parcel in await store.parcels(9.0)} == {"ann"}
        await store.meet(Known("eve", b"eve", "", "en", 1.0, "eve-d"))
        await store.merge("ann", "eve")
        assert await store.aliases("eve") == ["ann", "bob"]

    place.work(work)


def test_a_channel_changes_as_a_whole_and_takes_its_parcels_along(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.keep_channel(channel("c", "ann", confirmed=False))
        assert await store.reachable() == []
        changed = channel("c", "ann", address="new@x", state="down", since=5.0)
        await store.keep_channel(changed)
        assert await store.channel("c") == changed and await store.reachable() == ["ann"]
        await store.keep_channel(channel("d", "bob", state="gone"))
        assert await store.reachable() == ["ann"]
        parcels = [Parcel(f"p{n}", "ann", "c", "", 0, float(n), 1.0) for n in range(3)]
        await store.post(parcels)
        assert await store.parcels(1.5) == parcels[:2]
        await store.put_off("p0", 1, 9.0)
        await store.sent("p1")
        assert await store.parcels(8.0) == parcels[2:]
        await store.drop_channel("c")
        assert await store.parcels(99.0) == [] and await store.channel("c") is None

    place.work(work)


def test_reports_come_newest_first_and_each_once(place: Place) -> None:
    async def work(store: Store) -> None:
        old = Reported("a:1", "t", 1, "x", "w", "W", "p", "rude", "", 1.0)
        new = Reported("a:2", "t", 2, "y", "w", "W", "p", "spam", "often", 2.0)
        for one in (old, new, old):
            await store.report(one)
        assert await store.reports() == [new, old]

    place.work(work)


def test_a_house_keeps_the_key_it_made_first(place: Place) -> None:
    async def work(store: Store) -> None:
        assert await store.house_key("k", b"one") == b"one"
        assert await store.house_key("k", b"two") == b"one"
        assert await store.lang("nobody") == "en"
        await store.ready()
        await store.add_device("ann", b"t", Device("d", "", 1.0, 1.0))
        await store.drop_devices("ann", [])
        assert [one.id for one in await store.devices("ann")] == ["d"]

    place.work(work)
