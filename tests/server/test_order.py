"""Who hears whom, who may look on, and how a host keeps order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from cumuli.server.table import deeds
from cumuli.server.talk.lines import PHRASES
from server.duels import new_duel, two_at_duel
from server.harness import Client, Message, Server, running


def lines(client: Client, room: str = "table") -> list[Any]:
    return [f["text"] or f["phrase"] for f in client.frames if f["type"] == "Spoke" and f["room"] == room]


async def table_with(server: Server, **terms: Any) -> tuple[Client, Client, Client, str]:
    """Ann, the host, and Bob play a duel by these terms; Eve comes along."""
    ann, bob, eve = [await server.client(name) for name in ("Ann", "Bob", "Eve")]
    table = await new_duel(ann)
    await ann.done("SetTerms", table=table, terms=terms)
    await bob.done("Sit", table=table, seat=1)
    await ann.watch(table)
    await bob.watch(table)
    await ann.done("Start", table=table)
    await ann.until(lambda: ann.asked(table))
    return ann, bob, eve, table


def to_move(table: str, *clients: Client) -> tuple[Client, Message]:
    return next((client, client.asked(table)[0]) for client in clients if client.asked(table))


async def play_on(table: str, ann: Client, bob: Client) -> None:
    await ann.until(lambda: ann.asked(table) or bob.asked(table))
    client, block = to_move(table, ann, bob)
    await client.play(table, block, {"type": "Keep"})


def test_the_gallery_talks_apart_and_players_hear_it_when_the_game_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, eve, table = await table_with(server)
            await eve.watch(table)
            fay = await server.client("Fay")
            await fay.watch(table)
            await eve.done("Say", table=table, text="she bluffs", room="gallery")
            assert await eve.refused("Say", table=table, text="psst") == "not-yours"
            assert await ann.refused("Say", table=table, text="boo", room="gallery") == "not-yours"
            await fay.until(lambda: lines(fay, "gallery") == ["she bluffs"])
            (line,) = [f for f in fay.frames if f["type"] == "Spoke"]
            assert (line["seat"], line["name"], line["mine"]) == (None, "Eve", False)
            await ann.done("Say", table=table, phrase="luck")
            await fay.until(lambda: lines(fay) == ["luck"])
            await bob.until(lambda: lines(bob) == ["luck"])
            assert lines(bob, "gallery") == [] == lines(ann, "gallery")
            while ann.tables[table]["info"]["status"] != "over":
                await play_on(table, ann, bob)
            await bob.watch(table)
            await bob.until(lambda: lines(bob, "gallery") == ["she bluffs"])

    asyncio.run(play())


def test_a_phrase_is_one_of_the_houses_and_stands_for_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, talk_burst=99.0) as server:
            ann = await server.client("Ann")
            table = await new_duel(ann)
            for phrase in PHRASES:
                await ann.done("Say", table=table, phrase=phrase)
            assert await ann.refused("Say", table=table, phrase="nonsense") == "bad-message"
            assert await ann.refused("Say", table=table, phrase="luck", text="and more") == "bad-message"
            assert await ann.refused("Say", table=table) == "bad-message"
            await ann.done("SetTerms", table=table, terms={"chat": False})
            assert await ann.refused("Say", table=table, phrase="luck") == "chat-off"
            assert await ann.refused("Say", table=table, text="hello") == "chat-off"

    asyncio.run(play())


def test_the_host_hushes_and_lets_talk_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            await bob.done("Say", table=table, text="blah")
            await ann.done("Say", table=table, text="please")
            assert await bob.refused("Hush", table=table, line=2) == "not-host"
            assert await ann.refused("Hush", table=table, line=2) == "not-yourself"
            assert await ann.refused("Hush", table=table, line=3) == "no-line"
            await ann.done("Hush", table=table, line=1)
            assert await bob.refused("Say", table=table, text="blah") == "hushed"
            await ann.done("Hush", table=table, line=1, hushed=False)
            await bob.done("Say", table=table, text="sorry")
        async with running(tmp_path) as server:
            assert (await server.hub.room(table)).summary.hushed == ()

    asyncio.run(play())


def test_whoever_is_shown_out_frees_the_seat_and_may_not_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, eve, table = await table_with(server)
            await eve.watch(table)
            await eve.done("Say", table=table, text="rude", room="gallery")
            assert await eve.refused("Remove", table=table, seat=1) == "not-host"
            assert await ann.refused("Remove", table=table, seat=0) == "not-yourself"
            assert await ann.refused("Remove", table=table, seat=1, line=1) == "bad-message"
            await ann.done("Remove", table=table, seat=1)
            await bob.until(lambda: bob.tables[table]["info"]["shut"] == "removed")
            assert bob.tables[table]["blocks"] == []
            await ann.until(lambda: ann.tables[table]["info"]["seats"][1]["kind"] == "free")
            assert await bob.refused("Sit", table=table, seat=1) == "removed"
            await ann.done("Remove", table=table, line=1)
            await eve.until(lambda: eve.tables[table]["info"]["shut"] == "removed")
            assert await eve.refused("Say", table=table, text="but", room="gallery") == "removed"
            await ann.done("SetBot", table=table, seat=1, bot="random")
            seen = len(bob.frames)
            client, block = ann, (await ann.until(lambda: ann.asked(table)))[0]
            await client.play(table, block, {"type": "Keep"})
            assert not [f for f in bob.frames[seen:] if f.get("blocks")]

    asyncio.run(play())


def test_nobody_looks_on_at_a_closed_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, eve, table = await table_with(server, watching="closed")
            opened = await eve.watch(table)
            assert (opened["info"]["shut"], opened["blocks"], opened["static"]) == ("closed", [], None)
            await ann.done("Say", table=table, text="just us")
            await play_on(table, ann, bob)
            await eve.until(lambda: eve.tables[table]["seq"] == ann.tables[table]["seq"])
            assert lines(eve) == []
            assert not [b for f in eve.frames for b in f.get("blocks", ())]

    asyncio.run(play())


def test_who_looks_on_late_sees_what_is_a_round_old_and_all_of_it_at_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, eve, table = await table_with(server, watching="late")
            await eve.watch(table)
            room = await server.hub.room(table)
            seen: list[int] = []
            while ann.tables[table]["info"]["status"] != "over":
                await play_on(table, ann, bob)
                await eve.until(lambda: eve.tables[table]["seq"] == ann.tables[table]["seq"])
                gallery = room.gallery
                assert gallery is not None and room.play is not None
                shown, made = len(gallery.table.record.moves), len(room.play.moves)
                decisions = [m for m in room.play.moves[shown:] if m[0] >= 0]
                over = room.play.table.state.outcome() is not None
                assert (decisions == []) if over else (len(decisions) in (1, 2))
                seen.append(made - shown)
            assert seen[-1] == 0 and max(seen) > 0
            heard = eve.tables[table]["blocks"][0]["view"]
            seen_now = room.play.game.observe(room.play.table.state, None)
            assert heard == msgspec.json.decode(msgspec.json.encode(seen_now))
            told = [e for f in eve.frames for b in f.get("blocks", ()) for e in b["events"]]
            whole = [room.play.game.redact(room.play.table.state, e, None) for e in room.play.events]
            assert told == msgspec.json.decode(msgspec.json.encode(whole))

    asyncio.run(play())


def test_a_report_is_kept_once_for_those_who_run_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, eve, table = await table_with(server)
            await bob.done("Say", table=table, text="you cheat")
            await ann.done("Report", table=table, line=1, why="rude", note="twice\nnow")
            await eve.watch(table)
            await eve.done("Say", table=table, text="she has the seven", room="gallery")
            assert await ann.refused("Report", table=table, line=2, why="cheating") == "no-line"
            assert await ann.refused("Report", table=table, line=9, why="rude") == "no-line"
            (report,) = await server.hub.store.reports()
            assert (report.said, report.name, report.why, report.note) == ("you cheat", "Bob", "rude", "twice now")

    asyncio.run(play())


def test_lines_of_an_older_log_are_read_as_they_were_meant() -> None:
    old = b'[{"type":"Spoke","seat":1,"person":"p","name":"Bob","text":"hi","at":1.0}]'
    assert deeds.read(old) == (deeds.Spoke(1, "p", "Bob", "hi", 1.0, "", "table"),)
