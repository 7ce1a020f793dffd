"""What any store must keep to; run against a real file of SQLite's and a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from cumuli.store import Append, Conflict, Entry, Known, Repeated, Row, Snapshot, Store
from postgres import schema
from store.place import Place

TABLES = ("a", "b", "c")


def row(table: str, status: str = "open", created: float = 1.0) -> Row:
    return Row(table, "duel", "1", status, created, status.encode())


def add(table: str, expected: int, command: str, status: str = "open") -> Append:
    return Append(table, expected, command, f"{table}{expected}".encode(), 2.0, row(table, status))


def test_an_entry_is_there_after_a_restart(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([add("a", 0, "1")])
        await store.append([Append("a", 1, "2", b"more", 3.0)])

    async def read(store: Store) -> None:
        assert await store.entries("a") == [Entry(1, "1", b"a0", 2.0), Entry(2, "2", b"more", 3.0)]
        assert await store.entries("b") == []
        assert await store.tables(0) == [row("a")]

    place.work(work, read)


def test_of_many_who_append_at_the_same_place_one_succeeds(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([add("a", 0, "first")])
        tries = [store.append([add("a", 1, f"c{n}")]) for n in range(50)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(r) for r in results].count(Conflict) == 49 and results.count(None) == 1
        again = await asyncio.gather(*[store.append([add("a", 2, "c0")])] * 1, return_exceptions=True)
        assert type(again[0]) is (Repeated if results[0] is None else type(None))

    place.work(work)


def test_a_batch_is_written_whole_or_not_at_all(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([add("a", 0, "1")])
        with pytest.raises(Conflict):
            await store.append([add("b", 0, "2"), add("a", 7, "3")])
        with pytest.raises(Repeated):
            await store.append([add("a", 1, "2"), add("b", 0, "2")])
        assert await store.entries("b") == [] and len(await store.entries("a")) == 1
        await store.append([add("a", 1, "2"), add("b", 0, "3")])
        assert len(await store.entries("b")) == 1

    place.work(work)


def test_a_failed_append_does_not_disturb_those_it_shares_a_commit_with(place: Place) -> None:
    async def work(store: Store) -> None:
        jobs = [store.append([add(f"t{n}", n % 2, f"c{n}")]) for n in range(100)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(r) for r in results] == [type(None), Conflict] * 50
        assert len(await store.tables(0)) == 50

    place.work(work)


def test_finished_tables_are_listed_only_if_recent(place: Place) -> None:
    async def work(store: Store) -> None:
        for table, status, created in (("old", "over", 1.0), ("new", "over", 9.0), ("live", "playing", 1.0)):
            await store.append([Append(table, 0, table, b"", 1.0, row(table, status, created))])
        assert [r.id for r in await store.tables(5.0)] == ["live", "new"]

    place.work(work)


def test_a_table_is_opened_from_what_was_kept_of_it_where_that_fits_its_log(place: Place) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await store.append([add("a", number, f"c{number}")])
        log = await store.entries("a")
        assert await store.opening("a") == (None, log) and await store.opening("b") == (None, [])
        for seq, begins in ((1, 0), (3, 2), (4, 3)):
            await store.keep_snapshot("a", kept := Snapshot(seq, "v", b"\x00fold"))
            assert await store.opening("a") == (kept, log[begins:])
        await store.append([add("a", 4, "c4")])
        assert await store.opening("a") == (kept, await store.entries("a", 3))
        await store.keep_snapshot("a", Snapshot(9, "v", b"fold"))
        assert await store.opening("a") == (None, await store.entries("a"))

    place.work(work)


def test_how_far_people_saw_tables_is_noted_for_many_at_once(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.append([add("a", 0, "c"), add("b", 0, "d")])
        await store.look([])
        await store.look([("p", "a", 1, 1.0)])
        await store.look([("p", "a", 2, 2.0), ("p", "b", 1, 2.0), ("q", "a", 1, 3.0)])
        seen = [await store.looked(person, table) for person in "pq" for table in "ab"]
        assert seen == [(2, 2.0), (1, 2.0), (1, 3.0), None]

    place.work(work)


def test_people_are_found_by_the_hash_of_their_token_and_forgotten_if_they_never_said_hello(place: Place) -> None:
    async def work(store: Store) -> None:
        for id in ("p", "q"):
            await store.meet(Known(id, id.encode() * 32, "", "en", 1.0, f"{id}1"))
        await store.rename("p", "Ann", "fr")
        assert await store.person(b"p" * 32) == Known("p", b"p" * 32, "Ann", "fr", 1.0, "p1", "", 1.0, True)
        await store.choose("p", '{"theme":"day"}')
        found = await store.person(b"p" * 32)
        assert found is not None and found.choices == '{"theme":"day"}'
        assert await store.person(b"x") is None
        assert await store.forget(0.5) == 0
        assert await store.forget(5.0) == 1
        assert await store.person(b"q" * 32) is None and await store.person(b"p" * 32) is not None

    place.work(work)


class AgainstAModel(RuleBasedStateMachine):
    """Whatever is done to it, a store holds what a dict of lists would hold; restarts included."""

    def __init__(self, place: Callable[[], Place]) -> None:
        super().__init__()
        self.place = place()
        self.loop = asyncio.new_event_loop()
        self.logs: dict[str, list[Entry]] = {}
        self.rows: dict[str, Row] = {}
        self.commands: set[str] = set()

    @initialize()
    def begin(self) -> None:
        self.store = self.place.open()

    def run(self, job: Any) -> Any:
        return self.loop.run_until_complete(job)

    def expected(self, batch: list[Append]) -> type[Exception] | None:
        """What the model says about a batch; it takes the batch if all is well."""
        logs = {table: list(entries) for table, entries in self.logs.items()}
        rows, commands = dict(self.rows), set(self.commands)
        for new in batch:
            if new.command in commands:
                return Repeated
            if new.expected != len(logs.get(new.table, [])):
                return Conflict
            commands.add(new.command)
            entry = Entry(new.expected + 1, new.command, new.payload, new.at)
            logs.setdefault(new.table, []).append(entry)
            assert new.row is not None
            rows[new.table] = new.row
        self.logs, self.rows, self.commands = logs, rows, commands
        return None

    appends = st.builds(
        add,
        st.sampled_from(TABLES),
        st.integers(0, 4),
        st.integers(0, 12).map(str),
        st.sampled_from(("open", "playing", "over")),
    )

    @rule(batch=st.lists(appends, min_size=1, max_size=3))
    def append(self, batch: list[Append]) -> None:
        wanted = self.expected(batch)
        if wanted is None:
            self.run(self.store.append(batch))
        else:
            with pytest.raises(wanted):
                self.run(self.store.append(batch))

    @rule(table=st.sampled_from(TABLES), command=st.integers(0, 40).map(str))
    def append_well(self, table: str, command: str) -> None:
        self.append([add(table, len(self.logs.get(table, [])), command)])

    @rule()
    def restart(self) -> None:
        self.run(self.store.close())
        self.begin()

    @invariant()
    def same_logs(self) -> None:
        for table in TABLES:
            assert self.run(self.store.entries(table)) == self.logs.get(table, [])
        assert {row.id: row for row in self.run(self.store.tables(0))} == self.rows

    def teardown(self) -> None:
        self.run(self.store.close())
        self.loop.close()


SOME = settings(max_examples=10, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck))


def test_a_file_holds_what_a_model_holds(tmp_path: Path) -> None:
    number = count()
    run_state_machine_as_test(lambda: AgainstAModel(lambda: Place(str(tmp_path / f"{next(number)}.db"))), settings=MANY)


def test_a_database_holds_what_a_model_holds(postgresql: str) -> None:
    with ExitStack() as schemas:
        places = (Place(schemas.enter_context(schema(postgresql))) for _ in count())
        run_state_machine_as_test(lambda: AgainstAModel(lambda: next(places)), settings=SOME)
