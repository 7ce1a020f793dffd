"""A node that loses its database while another has it: its people are not left there, and nobody new is let in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from websockets.exceptions import InvalidStatus

import nats_server
import postgres
from cumuli.server.nodes import apart
from cumuli.server.nodes.shared import Shared
from cumuli.store import Gone
from server.harness import Client, Server, fetch, running
from server.way import Way

SOON = 3.0
"""Seconds in which whoever was at such a node must be back at another; its pause before it dials is part of them."""
PAUSE = 0.5
"""Seconds that a page waits at most before it dials again."""


@dataclass
class Pair:
    """Two nodes of one house."""

    base: postgres.Cluster
    whole: Server
    node: Server
    way: Way
    """From the node to its database."""


@contextmanager
def ringing(rings: bool) -> Iterator[str]:
    if not rings:
        yield ""
        return
    with nats_server.own() as broker:
        yield f"nats://127.0.0.1:{broker.port}"


@asynccontextmanager
async def pair(folder: Path, base: postgres.Cluster, nats: str) -> AsyncIterator[Pair]:
    way = Way(base.folder / ".s.PGSQL.5432")
    for name in ("one", "two"):
        (folder / name).mkdir()
    try:
        async with (
            running(folder / "one", store=base.url, shared=True, nats=nats) as whole,
            running(folder / "two", store=way.database, shared=True, nats=nats) as node,
        ):
            yield Pair(base, whole, node, way)
    finally:
        way.close()


def tried(folder: Path, work: Callable[[Pair], Awaitable[None]], rings: bool = True) -> None:
    """Try something with two nodes."""

    async def run(base: postgres.Cluster, nats: str) -> None:
        async with pair(folder, base, nats) as nodes:
            await work(nodes)

    with postgres.own() as base, ringing(rings) as nats:
        asyncio.run(run(base, nats))


async def game(nodes: Pair) -> tuple[Client, Client, str]:
    """Ann plays at the whole node, and Eve looks on at the other."""
    ann, eve = await nodes.whole.client("Ann"), await nodes.node.client("Eve")
    table = str((await ann.done("Create", game="duel", seats=2, options={"rounds": 9}))["table"])
    await ann.done("Sit", table=table, seat=1)
    await ann.watch(table)
    await ann.done("Start", table=table)
    await eve.watch(table)
    return ann, eve, table


async def ready(server: Server) -> bool:
    status, _, _ = await asyncio.to_thread(fetch, f"http://127.0.0.1:{server.port}/readyz")
    return status == 200


async def until(holds: Callable[[], Awaitable[bool]], seconds: float) -> float:
    """Seconds until something holds."""
    began = time.monotonic()
    async with asyncio.timeout(seconds):
        while not await holds():
            await asyncio.sleep(0.02)
    return time.monotonic() - began


def test_a_node_is_not_ready_before_it_sends_anybody_off_and_is_again_if_the_database_only_took_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(apart, "DOUBT", 0.05)
    monkeypatch.setattr(apart, "SILENCE", 60.0)

    async def work() -> None:
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def ask() -> None:
            await answered

        node = SimpleNamespace(board=SimpleNamespace(probe=ask), bell=SimpleNamespace(ring=lambda what: None))
        node.apart = one = apart.Apart(node)  # type: ignore[arg-type]
        running = asyncio.create_task(one.run())

        async def doubtful() -> bool:
            return one.doubtful

        async def sure() -> bool:
            return not one.doubtful

        await until(doubtful, 10)
        assert not one.away
        with pytest.raises(Gone):
            await Shared.ready(node)  # type: ignore[arg-type]
        answered.set_result(None)
        await until(sure, 10)
        await Shared.ready(node)  # type: ignore[arg-type]
        assert not one.away
        running.cancel()

    asyncio.run(work())


@pytest.mark.parametrize("silent", [False, True], ids=["refused", "silent"])
def test_people_of_a_node_without_its_database_are_back_at_another_soon(tmp_path: Path, silent: bool) -> None:
    """Those who look on, those who act and those who come at this very moment; nobody moves meanwhile."""

    async def work(nodes: Pair) -> None:
        ann, eve, table = await game(nodes)
        bob = await nodes.node.client("Bob")
        nodes.way.let(False, silent)
        began = time.monotonic()
        acting = asyncio.create_task(bob.send("Create", game="duel", seats=2))
        coming = asyncio.create_task(Client(nodes.node.port, eve.cookie).open())
        await eve.until(lambda: eve.ws.close_code, 10)
        await bob.until(lambda: bob.ws.close_code, 10)
        assert time.monotonic() - began < SOON - PAUSE
        with pytest.raises(InvalidStatus) as error:
            await coming
        assert error.value.response.status_code == 503
        assert not await ready(nodes.node) and await ready(nodes.whole)
        elsewhere = await Client(nodes.whole.port, eve.cookie).open()
        await elsewhere.hello("Eve")
        assert (await elsewhere.watch(table))["seq"] == ann.tables[table]["seq"]
        assert time.monotonic() - began < SOON - PAUSE, "and a page waits a while before it dials"
        await elsewhere.close()
        acting.cancel()
        status, _, body = await asyncio.to_thread(fetch, f"http://127.0.0.1:{nodes.node.port}/", {"cookie": eve.cookie})
        assert status == 503 and b"cannot reach its database" in body
        nodes.way.let(True, silent)
        await until(lambda: ready(nodes.node), 10)
        back = await Client(nodes.node.port, eve.cookie).open()
        await back.hello("Eve")
        assert (await back.watch(table))["seq"] == ann.tables[table]["seq"]
        await back.close()

    tried(tmp_path, work)


def test_people_of_a_node_whose_lines_to_the_database_are_dead_are_sent_off_though_new_ones_can_be_had(
    tmp_path: Path,
) -> None:
    """As where a router forgets what it carried; the node is not ready before it can work with the database again."""

    async def work(nodes: Pair) -> None:
        ann, eve, table = await game(nodes)
        nodes.way.change(lambda proxy: proxy.mute())
        began = time.monotonic()
        await eve.until(lambda: eve.ws.close_code, 10)
        assert time.monotonic() - began < SOON
        await until(lambda: ready(nodes.node), 20)
        back = await Client(nodes.node.port, eve.cookie).open()
        await back.hello("Eve")
        assert (await back.watch(table))["seq"] == ann.tables[table]["seq"]
        await back.close()

    tried(tmp_path, work)


def test_where_nothing_rings_people_stay_for_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nobody may have the database; newcomers are sent to another at once all the same."""
    monkeypatch.setattr(apart, "LONG", 5.0)

    async def work(nodes: Pair) -> None:
        ann, eve, table = await game(nodes)
        nodes.way.let(False, False)
        began = time.monotonic()

        async def away() -> bool:
            return not await ready(nodes.node)

        assert await until(away, 5) < 1.5
        await ann.play(table, (await ann.until(lambda: ann.asked(table)))[0], {"type": "Keep"})
        assert eve.ws.close_code is None and time.monotonic() - began < 5
        await eve.until(lambda: eve.ws.close_code, 10)
        assert eve.ws.close_code == 1013 and time.monotonic() - began > 4.5
        status, said = await eve.knock("/api/me/choices", b"{}")
        assert (status, said["reason"]) == (503, "house-away")
        nodes.way.let(True, False)

    tried(tmp_path, work, rings=False)


def test_a_database_that_is_away_for_all_sends_nobody_off(tmp_path: Path) -> None:
    """There is no node to go to; and once it is back everybody is let in."""

    async def work(nodes: Pair) -> None:
        ann, eve, table = await game(nodes)
        await asyncio.to_thread(nodes.base.stop)
        await asyncio.sleep(2.5)
        assert eve.ws.close_code is None and not await ready(nodes.node) and not await ready(nodes.whole)
        await asyncio.to_thread(nodes.base.start)
        for server in (nodes.whole, nodes.node):
            assert await until(lambda server=server: ready(server), 10) < SOON  # type: ignore[misc]
        assert eve.ws.close_code is None
        await ann.done("Say", table=table, text="there it is")
        await eve.until(lambda: any(frame["type"] == "Spoke" for frame in eve.frames))

    tried(tmp_path, work)


def test_a_database_that_is_slow_but_there_sends_nobody_off(tmp_path: Path) -> None:
    """What is written waits for seconds, as for a slow disk; it is done all the same, and newcomers may come."""

    async def work(nodes: Pair) -> None:
        ann, eve, table = await game(nodes)
        with psycopg.connect(nodes.base.url) as lock:
            lock.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            saying = asyncio.create_task(ann.done("Say", table=table, text="are you there?"))
            end = time.monotonic() + 3
            while time.monotonic() < end:
                assert await ready(nodes.node) and await ready(nodes.whole) and eve.ws.close_code is None
                await asyncio.sleep(0.1)
            assert not saying.done()
            newcomer = await nodes.node.client("Cid")
            await newcomer.watch(table)
        await saying
        assert eve.ws.close_code is None

    tried(tmp_path, work)
