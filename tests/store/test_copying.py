"""A house is moved between databases: all of it, the same, or none of it; and never over another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cumuli.store import Append, Conflict
from cumuli.store.copying import Copied, NotFree, copy, counted, shapes
from cumuli.store.opening import open_store
from cumuli.store.whole import Whole
from store.place import Place
from store.test_erasing import furnished
from store.test_store import add


def moved(source: Place, target: Place, before: Callable[[Whole, Whole], Awaitable[None]] | None = None) -> Copied:
    """What comes of copying a furnished house."""

    async def work() -> Copied:
        here, there = open_store(source.address), open_store(target.address)
        try:
            if not await here.entries("both"):
                await furnished(here)
                await here.secret()
            if before is not None:
                await before(here, there)
            return await copy(here, there)
        finally:
            await here.close()
            await there.close()

    return asyncio.run(work())


def everything(place: Place) -> object:
    async def work() -> object:
        store = open_store(place.address)
        kinds = shapes(await store.columns())
        found = {
            kind: sorted(await store._ask(f"SELECT {', '.join(names)} FROM {kind}"), key=repr)
            for kind, names in kinds.items()
        }
        await store.close()
        return found

    return asyncio.run(work())


def test_the_copy_is_the_same_row_by_row(place: Place, elsewhere: Place) -> None:
    copied = moved(place, elsewhere)
    assert copied.differences == [] and not copied.went_on
    assert copied.tally.rows["entries"] == 4 and copied.tally.rows["people"] == 2 and len(copied.tally.logs) == 3
    assert everything(place) == everything(elsewhere)


def test_a_copy_may_be_made_again_when_the_house_has_gone_on(place: Place, elsewhere: Place) -> None:
    moved(place, elsewhere)

    async def more(here: Whole, there: Whole) -> None:
        await here.append([Append("both", 2, "later", b"more", 9.0)])
        await here.drop_deck("ann-deck")

    assert moved(place, elsewhere, more).differences == []
    assert everything(place) == everything(elsewhere)


def test_a_copy_that_went_on_by_itself_is_not_written_over(place: Place, elsewhere: Place) -> None:
    moved(place, elsewhere)

    async def more(here: Whole, there: Whole) -> None:
        await there.append([Append("both", 2, "there", b"more", 9.0)])
        await here.append([Append("both", 2, "here", b"more", 9.0), Append("both", 3, "on", b"more", 9.0)])

    with pytest.raises(NotFree):
        moved(place, elsewhere, more)


def test_another_house_is_not_written_over(place: Place, elsewhere: Place) -> None:
    async def other(here: Whole, there: Whole) -> None:
        await there.append([add("x", 0, "x")])
        await there.secret()

    with pytest.raises(NotFree):
        moved(place, elsewhere, other)


def test_a_copy_that_fails_leaves_nothing(place: Place, elsewhere: Place) -> None:
    async def work() -> None:
        here, there = open_store(place.address), open_store(elsewhere.address)
        await furnished(here)
        # more than fits between the two threads: the one that reads must notice, too
        await here.append([Append("long", 0, "0", b"", 1.0, add("long", 0, "0").row)])
        for seq in range(1, 30):
            await here.append([Append("long", seq, f"long{seq}", bytes(600_000), 1.0)])

        def tell(done: int, of: int) -> None:
            if done > 10:
                raise KeyError("full")

        with pytest.raises(KeyError):
            await copy(here, there, tell)
        assert await there.tables(0.0) == [] and await there.person(b"ann") is None
        assert (await copy(here, there)).differences == []
        await here.close()
        await there.close()

    asyncio.run(work())


def test_one_moment_is_copied_though_people_play_on(place: Place, elsewhere: Place) -> None:
    """Each log in the copy is what the log was at some time, all of the same time; and it is said that it went on."""

    async def work() -> None:
        here, there = open_store(place.address), open_store(elsewhere.address)
        for table in ("a", "b"):
            await here.append([add(table, 0, table)])
        loop, seqs = asyncio.get_running_loop(), iter(range(1, 1_000))

        async def play() -> None:
            seq = next(seqs)
            await here.append([add("a", seq, f"a{seq}"), add("b", seq, f"b{seq}")])

        def tell(done: int, of: int) -> None:
            asyncio.run_coroutine_threadsafe(play(), loop).result(30)  # while both ends are busy

        await play()
        copied = await copy(here, there, tell)
        assert copied.differences == [] and copied.went_on
        a, b = await there.entries("a"), await there.entries("b")
        assert 1 < len(a) == len(b) and [entry.seq for entry in a] == list(range(1, len(a) + 1))
        assert a == (await here.entries("a"))[: len(a)]
        await here.close()
        await there.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET payload = ? WHERE table_id = 'both' AND seq = 1",
        "UPDATE tables SET summary = ? WHERE id = 'never'",
        "DELETE FROM looks WHERE person <> CAST(? AS TEXT)",
    ],
)
def test_a_copy_that_is_not_the_same_is_found_out(place: Place, change: str) -> None:
    async def work() -> None:
        store = place.open()
        assert isinstance(store, Whole)
        await furnished(store)
        shape = shapes(await store.columns())
        right = await counted(store, shape)
        assert right.differs(await counted(store, shape)) == []
        await store._change((change, (b"other",)) if "person" not in change else (change, ("",)))
        wrong = right.differs(await counted(store, shape))
        assert wrong and wrong[0] in change
        assert ("both" in wrong) is ("'both'" in change)
        await store.close()

    asyncio.run(work())


def test_a_log_that_moved_on_is_refused_after_a_copy_as_before(place: Place, elsewhere: Place) -> None:
    moved(place, elsewhere)

    async def work() -> None:
        store = elsewhere.open()
        with pytest.raises(Conflict):
            await store.append([add("both", 1, "new")])
        await store.append([add("both", 2, "new")])
        await store.close()

    asyncio.run(work())
