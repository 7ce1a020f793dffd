"""What falls due in a house of several nodes is done, and once: bots, clocks, notices, and who is forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cumuli.server.table import deeds as log
from cumuli.store import Gone
from server.duels import two_at_duel
from server.harness import Client, Server
from server.nodes import house, log_of, moved, node, sat
from server.signing import entered, knock, made, phone
from server.test_accounts import back
from server.test_notices import hooked, program


async def forever(whole: bool = True) -> None:
    """A sweep that never ends."""
    await asyncio.sleep(1e6)


async def waiting_for_a_stuck_bot(node: Server) -> tuple[Client, str]:
    """A duel at which a bot should move, which thinks at this node, and for ever."""
    ann = await node.client("Ann")
    made = await ann.done("Create", game="duel", seats=2, bots=["random"], options={"rounds": 9})
    table = str(made["table"])
    await ann.watch(table)

    async def stuck(*question: object) -> str:
        await asyncio.sleep(1e6)
        return ""

    node.hub.minds._think = stuck  # type: ignore[method-assign, assignment]
    await ann.done("Start", table=table)
    (block,) = await ann.until(lambda: ann.asked(table))
    await ann.act(table, block, {"type": "Show"})
    return ann, table


def test_a_bot_goes_on_when_the_node_that_asked_it_is_gone(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann, table = await waiting_for_a_stuck_bot(one)
        await asyncio.sleep(3)
        assert ann.tables[table]["blocks"][0]["ask"] is None, "a bot at a node that lives is left alone"
        one.hub.nodes.sweep = forever  # type: ignore[attr-defined, method-assign]
        bob = await moved(two, ann)
        await bob.watch(table)
        await bob.until(lambda: bob.asked(table), 15)
        answers = [deed for deed in await log_of(two, table) if isinstance(deed, log.Moved)]
        assert len(answers) in (2, 3), "mine, the bot's, and perhaps its next"

    node(tmp_path, url, nats, work)


def test_a_bot_goes_on_though_the_database_was_away_when_its_table_was_taken_over(
    tmp_path: Path, url: str, nats: str
) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        _, table = await waiting_for_a_stuck_bot(one)
        begun = len(await log_of(two, table))
        tried = asyncio.Event()

        async def away(table: str, after: int = 0) -> Any:
            tried.set()
            raise Gone("away")

        read, two.hub.store.opening = two.hub.store.opening, away  # type: ignore[method-assign]
        one.hub.nodes.sweep = forever  # type: ignore[attr-defined, method-assign]
        await asyncio.wait_for(tried.wait(), 15)
        two.hub.store.opening = read  # type: ignore[method-assign]
        async with asyncio.timeout(15):
            while len(await log_of(two, table)) == begun:
                await asyncio.sleep(0.2)

    node(tmp_path, url, nats, work)


@pytest.mark.parametrize("visited", [False, True])
def test_a_game_that_began_and_ended_while_a_node_stood_still_is_known_there_later(
    tmp_path: Path, url: str, visited: bool
) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        swept = two.hub.nodes.sweep  # type: ignore[attr-defined]

        async def still(whole: bool = True) -> None:
            raise Gone("standing still")

        two.hub.nodes.sweep = still  # type: ignore[attr-defined]
        ann = await one.client("Ann")
        made = await ann.done("Create", game="duel", seats=2, bots=["random"], options={"rounds": 1}, start=True)
        table = str(made["table"])
        await ann.watch(table)
        (block,) = await ann.until(lambda: ann.asked(table))
        await ann.play(table, block, {"type": "Show"})
        await ann.until(lambda: ann.tables[table]["info"]["status"] == "over")
        assert table not in two.hub.lobby.tables
        if visited:
            await (await moved(two, ann)).watch(table)
        two.hub.nodes.sweep = swept  # type: ignore[attr-defined]
        async with asyncio.timeout(10):
            while table not in two.hub.lobby.tables:
                await asyncio.sleep(0.1)
        assert two.hub.lobby.tables[table].status == "over"

    node(tmp_path, url, "", work)


def test_a_room_that_was_read_too_early_does_not_stay_in_the_lobby(tmp_path: Path, url: str) -> None:
    """Its log may move on, and the row be read, while what was asked of the log is still on its way."""

    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann, bob, table = await two_at_duel(one)
        early = await two.hub.room(table)
        while ann.tables[table]["info"]["status"] == "playing":
            for client in (ann, bob):
                for block in client.asked(table)[:1]:
                    await client.play(table, block, {"type": "Show"})
            await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            while two.hub.lobby.tables[table].status != "over":
                await asyncio.sleep(0.1)
        two.hub.rooms[table] = early
        two.hub.presence.note(early)
        assert two.hub.lobby.tables[table].status == "playing"
        async with asyncio.timeout(10):
            while two.hub.lobby.tables[table].status != "over":
                await asyncio.sleep(0.1)

    node(tmp_path, url, "", work)


def test_a_table_that_waits_for_somebody_is_read_where_they_are_and_once(tmp_path: Path, url: str, nats: str) -> None:
    """A bot sits there, too, and is not asked; and whoever is there goes to another node."""

    async def work(servers: list[Server]) -> None:
        read: list[tuple[int, str]] = []
        for number, server in enumerate(servers):
            for way in ("entries", "opening"):
                ask = getattr(server.hub.store, way)

                async def noted(table: str, *at: int, n: int = number, ask: Any = ask) -> Any:
                    read.append((n, table))
                    return await ask(table, *at)

                setattr(server.hub.store, way, noted)
        one, two, _ = servers
        ann = await one.client("Ann")
        made = await ann.done("Create", game="cloudy_kingdom", seats=2, bots=["random"], start=True)
        table = str(made["table"])
        await ann.watch(table)
        (block,) = await ann.until(lambda: ann.asked(table))
        await ann.play(table, block, block["legal"][0])
        await ann.until(lambda: ann.asked(table))
        read.clear()
        await asyncio.sleep(3.5)
        assert not read, "nothing is to be done there but by her"
        await ann.close()
        await asyncio.sleep(1.5)
        assert not read, "nor is it anybody's who is elsewhere"
        here = await moved(two, ann)
        await here.watch(table)
        assert read == [(1, table)]
        (block,) = here.asked(table)
        await here.play(table, block, block["legal"][0])

    node(tmp_path, url, nats, work, nodes=3)


def test_a_clock_that_runs_out_at_every_node_does_so_once(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        terms = {"clock": "move", "seconds": 5, "late": "bot"}
        table, clients = await sat(servers, rounds=9, terms=terms)
        for client in clients:
            await client.until(lambda c=client: c.asked(table))
        for client in clients:
            await client.until(lambda c=client: all(s["deputy"] for s in c.tables[table]["info"]["seats"]), 12)
        found = [deed.seat for deed in await log_of(servers[0], table) if isinstance(deed, log.BotFor)]
        assert sorted(found) == [0, 1]

    node(tmp_path, url, nats, work)


def test_a_node_that_comes_later_gives_no_clock_back(tmp_path: Path, url: str, nats: str) -> None:
    """The house was open all the while."""

    async def work() -> None:
        async with house(tmp_path, url, nats, 1) as (one,):
            ann = await one.client("Ann")
            terms = {"clock": "bank", "seconds": 60}
            made = await ann.done("Create", game="duel", seats=2, bots=["random"], terms=terms, start=True)
            await asyncio.sleep(2.5)
            (tmp_path / "later").mkdir()
            async with house(tmp_path / "later", url, nats, 1) as (two,):
                bob = await moved(two, ann)
                await bob.watch(str(made["table"]))
                assert not any(isinstance(deed, log.Reopened) for deed in await log_of(one, str(made["table"])))
                clocks = bob.tables[str(made["table"])]["info"]["clocks"]
                assert clocks[0]["left"] < 59, clocks

    asyncio.run(work())


def test_a_notice_and_a_reminder_leave_the_house_once(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        async with program() as found:
            ann, bob = await one.client("Ann"), await two.client("Bob")
            await hooked(ann, found)
            made = await ann.done("Create", game="duel", seats=2)
            table = str(made["table"])
            await bob.watch(table)
            await bob.done("Sit", table=table, seat=1)
            await ann.done("Start", table=table)
            await bob.until(lambda: bob.asked(table))
            await asyncio.sleep(1.2)
            for _ in range(3):
                await asyncio.gather(*(server.hub.outbox.look() for server in servers))
                await asyncio.gather(*(server.hub.outbox.deliver() for server in servers))
            assert len(found.heard) == 1
            await bob.done("Remind", table=table, seat=0)
            await ann.until(lambda: [f for f in ann.frames if f["type"] == "Reminded"])
            assert await (await moved(one, bob)).refused("Remind", table=table, seat=0) == "reminded"
            for _ in range(3):
                await asyncio.gather(*(server.hub.outbox.deliver() for server in servers))
            assert len(found.heard) == 2

    node(tmp_path, url, nats, work, private_hooks=True, notice_after=0.5)


def test_whoever_is_signed_out_has_no_socket_at_any_node(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann = await one.client("Ann")
        key = phone(ann)
        await made(ann, key)
        second = await one.client("x")
        await entered(second, key)
        second = await back(two, second, "Ann")
        assert (await knock(ann, "/api/me/leave", {"id": "all"}))[0] == 204
        await asyncio.wait_for(second.ws.wait_closed(), 5)
        assert second.ws.close_code == 4001

    node(tmp_path, url, nats, work)


def test_somebody_who_is_forgotten_is_so_at_every_node(tmp_path: Path, url: str, nats: str) -> None:
    async def work(servers: list[Server]) -> None:
        one, two = servers
        ann, bob = await one.client("Annabella"), await two.client("Bob")
        made = await bob.done("Create", game="duel", seats=2, options={"rounds": 9})
        table = str(made["table"])
        await ann.watch(table)
        await ann.done("Sit", table=table, seat=1)
        await bob.watch(table)
        await ann.done("Say", table=table, text="I live by the old mill")
        await bob.done("Start", table=table)
        await bob.until(lambda: bob.asked(table))
        gone = await ann.done("Create", game="duel", seats=2, bots=["random"], start=True)
        await (await moved(two, ann)).watch(str(gone["table"]))
        assert (await ann.knock("/api/me/erase", b'{"sure": true}'))[0] == 204
        await bob.done("Say", table=table, text="where did she go")
        await bob.until(lambda: bob.tables[table]["info"]["seats"][1]["kind"] == "free")
        async with asyncio.timeout(5):
            while str(gone["table"]) in two.hub.lobby.tables:
                await asyncio.sleep(0.1)
        kept = two.hub.store
        rows = [await kept._ask(f"SELECT * FROM {kind}") for kind in {kind for kind, _ in await kept.columns()}]  # type: ignore[attr-defined]
        assert "Annabella" not in repr(rows) and "old mill" not in repr(rows)
        assert "where did she go" in repr(rows)

    node(tmp_path, url, nats, work)
