"""People: devices, keys, choices and links to seats."""

from __future__ import annotations

from cumuli.store import Append, Device, Known, Passkey, Row, SeatLink, Store
from store.place import Place


def table(id: str, created: float, *persons: str, game: str = "g", status: str = "over") -> Append:
    return Append(id, 0, id, b"", created, Row(id, game, "1", status, created, b"{}", persons))


def test_a_person_has_several_devices_and_may_sign_out_of_each(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.meet(Known("p", b"1", "", "en", 1.0, "one"), "Firefox")
        await store.add_device("p", b"2", Device("two", "Safari", 2.0, 2.0))
        assert [device.label for device in await store.devices("p")] == ["Safari", "Firefox"]
        await store.see_device("one", "Firefox", 3.0)
        assert [device.id for device in await store.devices("p")] == ["one", "two"]
        await store.drop_devices("somebody else", ["one"])
        await store.drop_devices("p", ["two"])
        assert await store.person(b"2") is None and await store.person(b"1") is not None
        await store.choose("p", '{"theme":"day"}')
        assert await store.choices("p") == '{"theme":"day"}'

    place.work(work)


def test_one_person_is_made_of_two(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.meet(Known("guest", b"1", "Ann", "en", 1.0, "one"))
        await store.meet(Known("account", b"2", "Ann", "en", 1.0, "two"))
        await store.append([table("both", 1.0, "account", "guest"), table("alone", 2.0, "guest")])
        await store.keep_link(SeatLink(b"l", "alone", 0, "guest", 1.0))
        await store.merge("guest", "account")
        assert await store.person(b"1") is None
        assert [row.id for row in await store.tables_of("account")] == ["alone", "both"]
        assert await store.tables_of("guest") == []
        link = await store.link(b"l")
        assert link is not None and link.person == "account"

    place.work(work)


def test_a_key_is_found_by_its_id_and_only_its_owner_drops_it(place: Place) -> None:
    async def work(store: Store) -> None:
        key = Passkey(b"k", "p", b"public", 1, "Phone", 1.0, 1.0)
        await store.add_passkey(key)
        await store.use_passkey(b"k", 2, 5.0)
        await store.drop_passkey("q", b"k")
        assert await store.passkeys("p") == [Passkey(b"k", "p", b"public", 2, "Phone", 1.0, 5.0)]
        await store.drop_passkey("p", b"k")
        assert await store.passkey(b"k") is None

    place.work(work)


def test_a_new_link_to_a_seat_takes_the_place_of_the_old_one(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([table("t", 1.0, "p")])
        await store.keep_link(SeatLink(b"1", "t", 0, "p", 1.0))
        await store.keep_link(SeatLink(b"2", "t", 0, "p", 2.0))
        assert await store.link(b"1") is None and await store.link(b"2") == SeatLink(b"2", "t", 0, "p", 2.0)
        await store.drop_link("t", 0)
        assert await store.link(b"2") is None

    place.work(work)


def test_finished_tables_come_newest_first_by_game_and_in_pages(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([table(f"t{n}", float(n), "p", game="odd" if n % 2 else "even") for n in range(6)])
        await store.append([table("open", 9.0, "p", status="open")])
        assert [row.id for row in await store.finished(None, 9.0, 3)] == ["t5", "t4", "t3"]
        assert [row.id for row in await store.finished("odd", 5.0, 9)] == ["t3", "t1"]

    place.work(work)
