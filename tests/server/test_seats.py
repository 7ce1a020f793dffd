"""Who sits where, before, during and after a game."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from cumuli.server.minds.botnames import NAMES, bot_name
from cumuli.server.table import deeds
from server.duels import new_duel, two_at_duel
from server.harness import running


def test_one_person_may_play_all_seats(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            table = await new_duel(ann)
            await ann.done("Sit", table=table, seat=1, name="Anna")
            await ann.watch(table)
            await ann.done("Start", table=table)
            await ann.until(lambda: len(ann.asked(table)) == 2)
            opened = ann.tables[table]
            assert [b["seat"] for b in opened["blocks"]] == [0, 1]
            assert [s["name"] for s in opened["info"]["seats"]] == ["Ann", "Anna"]
            for _ in range(4):
                block = (await ann.until(lambda: ann.asked(table)))[0]
                await ann.play(table, block, {"type": "Keep"})
            assert ann.tables[table]["info"]["status"] == "over"

    asyncio.run(play())


def test_a_spectator_sees_the_game_and_no_hand(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, _bob, table = await two_at_duel(server)
            eve = await server.client("Eve")
            (block,) = (await eve.watch(table))["blocks"]
            assert block["seat"] is None and block["ask"] is None and block["legal"] == []
            assert block["view"]["hand"] is None
            assert all(e["card"] is None for e in block["events"] if e["type"] == "Dealt")
            (mine,) = ann.asked(table)
            await ann.act(table, mine, {"type": "Show"})
            await eve.until(lambda: eve.tables[table]["seq"] == 4)

    asyncio.run(play())


def test_a_rematch_keeps_everybody_seated_and_is_made_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            made = await ann.done("Create", game="duel", seats=3, options={"rounds": 1}, bots=[None, "random"])
            table = made["table"]
            await bob.done("Sit", table=table, seat=1)
            for client in (ann, bob):
                await client.watch(table)
            await ann.done("Start", table=table)
            for client in (ann, bob):
                (block,) = await client.until(lambda client=client: client.asked(table))
                await client.act(table, block, {"type": "Show"})
            await bob.until(lambda: bob.tables[table]["info"]["status"] == "over")
            first = await bob.done("Again", table=table, id="again")
            second = await ann.done("Again", table=table)
            third = await bob.send("Again", table=table, id="again")
            assert first["table"] == second["table"] == third["table"] and third["type"] == "Already"
            await ann.until(lambda: ann.tables[table]["info"]["next"] == first["table"])
            opened = await ann.watch(first["table"])
            info = opened["info"]
            name = bob.tables[table]["info"]["seats"][2]["name"]
            assert name in NAMES
            assert [(s["name"], s["kind"], s["mine"]) for s in info["seats"]] == [
                ("Ann", "person", True),
                ("Bob", "person", False),
                (name, "bot", False),
            ]
            assert info["status"] == "open" and info["options"] == {"rounds": 1} and not info["host"]
            await bob.done("Start", table=first["table"])

    asyncio.run(play())


def test_somebody_else_or_a_bot_may_take_over_a_seat_that_was_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            (hand,) = [b["view"]["hand"] for b in bob.tables[table]["blocks"]]
            await bob.done("Stand", table=table, seat=1)
            await bob.until(lambda: bob.tables[table]["blocks"][0]["seat"] is None)
            cem = await server.client("Cem")
            await cem.watch(table)
            await cem.done("Sit", table=table, seat=1)
            (block,) = await cem.until(lambda: cem.asked(table))
            assert block["view"]["hand"] == hand
            await cem.done("Stand", table=table, seat=1)
            await ann.done("SetBot", table=table, seat=1, bot="random")
            (mine,) = ann.asked(table)
            await ann.act(table, mine, {"type": "Show"})
            await ann.until(lambda: ann.tables[table]["blocks"][0]["view"]["rounds"] == 1)

    asyncio.run(play())


def test_a_game_begun_on_rules_that_are_gone_is_listed_and_frozen(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, _bob, table = await two_at_duel(server)
        with sqlite3.connect(tmp_path / "cumuli.db") as db:
            rows = db.execute("SELECT seq, payload FROM entries WHERE table_id = ?", (table,)).fetchall()
            for seq, payload in rows:
                older = tuple(
                    msgspec.structs.replace(d, version="0.1") if isinstance(d, deeds.Started) else d
                    for d in deeds.read(payload)
                )
                sql = "UPDATE entries SET payload = ? WHERE table_id = ? AND seq = ?"
                db.execute(sql, (deeds.write(older), table, seq))
            summary = db.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone()[0]
            changed = summary.replace(b'"version":"1"', b'"version":"0.1"')
            assert changed != summary
            db.execute("UPDATE tables SET version = '0.1', summary = ? WHERE id = ?", (changed, table))
        db.close()
        async with running(tmp_path) as server:
            ann = await server.client("Ann", ann.cookie)
            assert [(t["table"], t["status"]) for t in ann.lobby] == [(table, "frozen")]
            opened = await ann.watch(table)
            assert opened["info"]["status"] == "frozen" and opened["blocks"] == []
            assert await ann.refused("Act", table=table, seat=0, ask=3, action={"type": "Show"}) == "frozen"
            assert await ann.refused("Stand", table=table, seat=0) == "frozen"

    asyncio.run(play())


def test_the_host_seats_everybody_anew_fills_up_with_bots_and_hands_the_table_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            table = (await ann.done("Create", game="duel", seats=3))["table"]
            await bob.done("Sit", table=table, seat=1)
            for client in (ann, bob):
                await client.watch(table)

            def names() -> list[str]:
                return [seat["name"] for seat in bob.tables[table]["info"]["seats"]]

            for order in ([0, 1], [0, 1, 1], [0, 1, 3]):
                assert await ann.refused("Reorder", table=table, order=order) == "no-seat"
            assert await bob.refused("Reorder", table=table, order=[2, 1, 0]) == "not-host"
            await ann.done("Reorder", table=table, order=[2, 0, 1])
            await bob.until(lambda: names() == ["", "Ann", "Bob"])
            assert bob.tables[table]["info"]["host_seat"] == 1
            assert await bob.refused("FillBots", table=table, bot="random") == "not-host"
            await ann.done("FillBots", table=table, bot="random")
            await bob.until(lambda: names()[0] in NAMES)
            assert await ann.refused("FillBots", table=table, bot="random") == "table-full"
            assert await ann.refused("HandOver", table=table, seat=0) == "nobody-there"
            await ann.done("HandOver", table=table, seat=2)
            await bob.until(lambda: bob.tables[table]["info"]["host"])
            assert await ann.refused("Start", table=table) == "not-host"
            await bob.done("Start", table=table)
            assert await bob.refused("Reorder", table=table, order=[0, 1, 2]) == "started"

    asyncio.run(play())


def test_a_host_who_gets_up_leaves_the_table_to_the_next_person(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            table = (await ann.done("Create", game="duel", seats=3, bots=["random", None]))["table"]
            await ann.done("Stand", table=table, seat=0)
            await ann.done("Sit", table=table, seat=0)
            await bob.done("Sit", table=table, seat=2)
            assert not (await bob.watch(table))["info"]["host"]
            await ann.done("Stand", table=table, seat=0)
            await bob.until(lambda: bob.tables[table]["info"]["host"])

    asyncio.run(play())


def test_no_two_bots_at_a_table_share_a_name_nor_take_a_persons(tmp_path: Path) -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) and max(map(len, NAMES)) <= 6
    for table in ("k3v", "another", "third"):
        taken = ["ZONDA"]
        for _ in NAMES[1:]:
            taken.append(bot_name(table, taken))
        assert len({name.casefold() for name in taken}) == len(NAMES)
        assert bot_name(table, taken) == ""
