"""A PostgreSQL that goes away, says nothing or has no room: what a store tells of it, and that it comes back."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import time
from pathlib import Path
from random import Random

import pytest
from chaos.leash import children
from chaos.proxy import Proxy

import postgres
from cumuli.store import Append, Full, Gone
from cumuli.store.postgres import PostgresStore
from store.test_store import add


def by(proxy: Proxy) -> str:
    return f"postgresql://cumuli@127.0.0.1:{proxy.port}/postgres?sslmode=disable&gssencmode=disable"


def test_a_database_that_says_nothing_is_given_up_and_found_again() -> None:
    async def work(base: postgres.Cluster) -> None:
        way = await Proxy(base.folder / ".s.PGSQL.5432", Random(0)).open()
        store = await asyncio.to_thread(PostgresStore, by(way))
        store.hurry(1.0)
        await store.append([add("a", 0, "1")])
        way.deaf = True
        began = time.monotonic()
        tried = [store.append([add("a", 1, f"try {number}")]) for number in range(7)]  # more than may write at once
        for error in await asyncio.gather(*tried, store.entries("a"), return_exceptions=True):
            assert isinstance(error, Gone), error
        assert time.monotonic() - began < 15
        way.deaf = False
        way.cut()
        await asyncio.sleep(0.2)
        with contextlib.suppress(Gone):
            await store.append([add("a", 1, "2")])
        assert [entry.command for entry in await store.entries("a")][:2] == ["1", "2"]
        await store.close()
        await way.close()

    with postgres.own() as base:
        asyncio.run(work(base))


def test_a_database_that_was_away_for_long_is_found_as_soon_as_it_is_back() -> None:
    """However long it was: the pauses between two tries do not grow with it."""

    async def work(base: postgres.Cluster) -> None:
        store = PostgresStore(base.url)
        await store.append([add("a", 0, "1")])
        await asyncio.to_thread(base.stop)
        until = time.monotonic() + 9  # by itself the pool would look after 1, 3, 7 and 15 seconds
        while time.monotonic() < until:
            with contextlib.suppress(Gone):
                await store.ready()
            await asyncio.sleep(0.5)
        await asyncio.to_thread(base.start)
        began = time.monotonic()
        while True:
            with contextlib.suppress(Gone):
                await store.ready()
                break
        assert time.monotonic() - began < 4
        assert len(await store.entries("a")) == 1
        await store.close()

    with postgres.own() as base:
        asyncio.run(work(base))


def may_grow(base: postgres.Cluster, most: str) -> None:
    """How large a file of the database may become; only whoever runs it may say so."""
    assert base.process is not None
    who = postgres.unprivileged(base.folder)
    for pid in (base.process.pid, *children(base.process.pid)):
        command = ["prlimit", "--pid", str(pid), f"--fsize={most}:"]
        done = subprocess.run(command, check=False, timeout=20, **{**who, "stderr": subprocess.PIPE})
        assert not done.returncode or not Path(f"/proc/{pid}").exists(), done.stderr  # some of its processes end soon


def test_a_database_without_room_refuses_and_keeps_what_it_has() -> None:
    async def work(base: postgres.Cluster) -> None:
        store = PostgresStore(base.url)
        await store.append([add("a", 0, "1")])
        big = Random(1).randbytes(200_000)
        may_grow(base, str((16 << 20) + 4_096))  # the journal's files fit, and half a page more
        for number in range(1, 400):
            try:
                await store.append([Append("a", number, f"big {number}", big, 2.0)])
            except Full:
                break
        else:
            pytest.fail("it never was full")
        kept = [entry.command for entry in await store.entries("a")]
        assert kept == ["1", *(f"big {n}" for n in range(1, number))]
        with pytest.raises(Full):
            await store.append([Append("a", number, f"big {number}", big, 2.0)])
        may_grow(base, "unlimited")
        await store.append([Append("a", number, f"big {number}", big, 2.0)])
        assert len(await store.entries("a")) == number + 1
        await store.close()

    with postgres.own() as base:
        asyncio.run(work(base))
