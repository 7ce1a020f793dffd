"""One table from its opening to its end, over a real socket: every command gets one clear answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from cumuli.record import Record
from server.duels import two_at_duel
from server.harness import Client, Message, Server, running


async def log(server: Server, table: str) -> list[bytes]:
    return [entry.payload for entry in await server.hub.store.entries(table)]


def test_two_people_play_a_duel_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            assert ann.tables[table]["static"] == {"cards": 9}
            for _ in range(2):
                for client in (ann, bob):
                    (block,) = await client.until(lambda client=client: client.asked(table))
                    assert block["legal"] == [{"type": "Show"}, {"type": "Keep"}]
                    assert (await client.act(table, block, {"type": "Show"}))["type"] == "Done"
                seq = (await server.hub.room(table)).seq
                for client in (ann, bob):
                    await client.until(lambda client=client, seq=seq: client.tables[table]["seq"] == seq)
            assert ann.tables[table]["info"]["status"] == "over"
            assert ann.tables[table]["info"]["version"] == "1"
            status, headers, text = await ann.get(f"/t/{table}.record")
            assert status == 200 and "no-referrer" in headers["referrer-policy"]
            record = Record.parse(text.decode())
            assert str(record) == text.decode() and record.seats == ["Ann", "Bob"]
            assert record.verify().outcome() is not None

    asyncio.run(play())


def test_a_secret_choice_leaves_the_others_question_as_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            (asked,) = bob.asked(table)
            (block,) = ann.asked(table)
            await ann.act(table, block, {"type": "Keep"})
            for client in (ann, bob):
                await client.until(lambda client=client: client.tables[table]["seq"] == 4)
            (after,) = bob.asked(table)
            assert after["ask"] == asked["ask"]
            assert after["view"]["chosen"] == [True, False] and after["view"]["mine"] is None
            assert not ann.asked(table)
            assert (await bob.act(table, asked, {"type": "Show"}))["type"] == "Done"

    asyncio.run(play())


def test_what_may_not_be_done_is_refused_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            eve = await server.client("Eve")
            (mine,), (his,) = ann.asked(table), bob.asked(table)
            show, base = {"type": "Show"}, {"table": table, "seat": 0, "ask": mine["ask"]}
            assert (await ann.act(table, mine, show))["type"] == "Done"
            for client in (ann, bob):
                await client.until(lambda client=client: client.tables[table]["seq"] == 4)
            before = await log(server, table)
            seen = dict(bob.tables[table])
            cases: list[tuple[Client, str, Message, str]] = [
                (ann, "Act", {**base, "action": show}, "not-your-turn"),
                (ann, "Act", {**base, "seat": 1, "ask": his["ask"], "action": show}, "not-yours"),
                (eve, "Act", {**base, "action": show}, "not-yours"),
                (ann, "Act", {**base, "seat": 7, "action": show}, "no-seat"),
                (ann, "Act", {**base, "seat": -1, "action": show}, "bad-message"),
                (ann, "Act", {**base, "table": "nowhere", "action": show}, "no-table"),
                (bob, "Act", {**base, "seat": 1, "ask": his["ask"] + 1, "action": show}, "stale"),
                (bob, "Act", {**base, "seat": 1, "ask": his["ask"], "action": {"type": "Deal", "card": 3}}, ""),
                (bob, "Act", {**base, "seat": 1, "ask": his["ask"], "action": {"type": "Fly"}}, "unknown-word"),
                (bob, "Act", {**base, "seat": 1, "ask": his["ask"], "action": {}}, "unknown-word"),
                (eve, "Sit", {"table": table, "seat": 0}, "table-full"),
                (eve, "Sit", {"table": table, "seat": 63}, "no-seat"),
                (eve, "Stand", {"table": table, "seat": 0}, "not-yours"),
                (ann, "Stand", {"table": table, "seat": 1}, "started"),
                (bob, "Start", {"table": table}, "not-host"),
                (ann, "Start", {"table": table}, "started"),
                (bob, "SetBot", {"table": table, "seat": 0, "bot": "random"}, "not-host"),
                (ann, "SetBot", {"table": table, "seat": 1, "bot": "random"}, "seat-taken"),
                (ann, "SetOptions", {"table": table, "seats": 2, "options": {}}, "started"),
                (bob, "SetOptions", {"table": table, "seats": 2, "options": {}}, "not-host"),
                (ann, "Again", {"table": table}, "started"),
                (eve, "Again", {"table": table}, "not-yours"),
                (eve, "Watch", {"table": "nowhere"}, "no-table"),
                (ann, "Create", {"game": "chess", "seats": 2}, "unknown-game"),
                (ann, "Create", {"game": "duel", "seats": 9}, "bad-options"),
                (ann, "Create", {"game": "duel", "seats": 65}, "bad-message"),
                (ann, "Create", {"game": "duel", "seats": 2, "options": {"rounds": 0}}, "bad-options"),
                (ann, "Create", {"game": "duel", "seats": 2, "options": {"rounds": "x"}}, "bad-options"),
                (ann, "Create", {"game": "duel", "seats": 2, "bots": ["genius"]}, "bad-options"),
                (ann, "Create", {"game": "duel", "seats": 2, "bots": ["random", "random"]}, "no-seat"),
                (ann, "Create", {"game": "duel", "seats": 2, "start": True}, "seats-free"),
            ]
            for client, type, fields, reason in cases:
                said = await client.refused(type, **fields)
                assert said == reason or not reason, (type, fields, said)
            assert await log(server, table) == before
            assert bob.tables[table] == seen
            assert (await bob.act(table, his, show))["type"] == "Done"
            for client in (ann, bob, eve):
                assert all(len(answers) == 1 for answers in client.answers.values())

    asyncio.run(play())


MALFORMED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"type":"Sit"}',
    b'{"type":"Nothing","id":"i"}',
    b'{"id":"i"}',
    b'{"type":"Hello","id":"i","more":1}',
    b'{"type":"Hello","id":"i","name":7}',
    b'{"type":"Hello","id":"","name":"x"}',
    b'{"type":"Act","id":"i","table":"t","seat":1.5,"ask":1,"action":{}}',
    b'{"type":"Act","id":"i","table":"t","seat":99999999999999999999999,"ask":1,"action":{}}',
    b'{"type":"Act","id":"i","table":"t","seat":NaN,"ask":1,"action":{}}',
    b'{"type":"Watch","id":"' + b"i" * 65 + b'","table":"t"}',
    b"[" * 8_000,
    b'{"type":"Act","id":"i","table":"t","seat":0,"ask":1,"action":[]}',
]


def test_malformed_messages_are_refused_and_the_socket_lives(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client()
            before = len(ann.frames)
            for raw in MALFORMED:
                await ann.ws.send(raw)
                try:
                    await ann.ws.send(raw.decode())
                except UnicodeDecodeError:
                    await ann.ws.send(raw)
            await ann.until(lambda: len(ann.frames) == before + 2 * len(MALFORMED))
            for frame in ann.frames[before:]:
                assert (frame["type"], frame["reason"]) == ("Refused", "bad-message")
                assert frame["id"] in ("", "i")
            await ann.done("Hello", name="Ann")

    asyncio.run(play())


def test_a_repeated_command_is_answered_already_and_changes_nothing(tmp_path: Path) -> None:
    """Also after a restart, and from another socket of the same person."""

    async def play() -> None:
        async with running(tmp_path) as server:
            ann, bob, table = await two_at_duel(server)
            (block,) = ann.asked(table)
            assert (await ann.act(table, block, {"type": "Show"}, id="once"))["type"] == "Done"
            before = await log(server, table)
            assert (await ann.act(table, block, {"type": "Show"}, id="once"))["type"] == "Already"
            assert (await ann.act(table, block, {"type": "Keep"}, id="once"))["type"] == "Already"
            made = await ann.done("Create", id="new", game="duel", seats=2)
            assert await ann.send("Create", id="new", game="duel", seats=2) == {**made, "type": "Already"}
            other = await server.client("Ann", ann.cookie)
            assert (await other.act(table, block, {"type": "Show"}, id="once"))["type"] == "Already"
            assert (await other.send("Start", id="once", table=made["table"]))["type"] == "Refused"
            assert (await other.send("Sit", id="once", table=made["table"], seat=1))["type"] == "Already"
            # the same id from somebody else is another command
            (his,) = bob.asked(table)
            assert (await bob.act(table, his, {"type": "Show"}, id="once"))["type"] == "Done"
        async with running(tmp_path) as server:
            ann = await server.client("Ann", ann.cookie)
            assert (await ann.act(table, block, {"type": "Show"}, id="once"))["type"] == "Already"
            assert (await ann.send("Create", id="new", game="duel", seats=2))["type"] == "Already"
            assert (await log(server, table))[: len(before)] == before
            assert len(await log(server, table)) == len(before) + 1

    asyncio.run(play())


def test_a_command_sent_many_times_at_once_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, _, table = await two_at_duel(server)
            sockets = [ann] + [await server.client("Ann", ann.cookie) for _ in range(4)]
            (block,) = ann.asked(table)
            answers = await asyncio.gather(*(c.act(table, block, {"type": "Show"}, id="x") for c in sockets))
            assert sorted(a["type"] for a in answers) == ["Already"] * 4 + ["Done"]
            made = await asyncio.gather(*(c.send("Create", id="y", game="duel", seats=2) for c in sockets))
            assert sorted(a["type"] for a in made) == ["Already"] * 4 + ["Done"]
            assert len({a["table"] for a in made}) == 1

    asyncio.run(play())


def test_somebody_who_comes_back_sees_exactly_what_they_would_have_seen(tmp_path: Path) -> None:
    """Whole after a reconnect, and after a restart of the server: the same bytes."""

    async def play() -> None:
        async with running(tmp_path, dealer=lambda: Random(5)) as server:
            ann = await server.client("Ann")
            made = await ann.done(
                "Create", game="cloudy_kingdom", seats=3, options={}, bots=["random", "random"], start=True
            )
            table = made["table"]
            await ann.watch(table)
            rng = Random(1)

            def ready() -> bool:
                return bool(ann.asked(table)) or ann.tables[table]["info"]["status"] == "over"

            for _ in range(6):
                await ann.until(ready)
                for block in ann.asked(table):  # none, should the bots have ended the game already
                    await ann.play(table, block, rng.choice(block["legal"]))
            await ann.until(ready)
            frames = [frame for frame in ann.frames if frame["type"] in ("Opened", "Changed")]
            told = [event for frame in frames for event in frame["blocks"][0]["events"]]
            again = await server.client("Ann", ann.cookie)
            whole = await again.watch(table)
            assert whole["blocks"][0]["events"] == told
            last = dict(ann.tables[table]["blocks"][0], events=told)
            assert whole["blocks"] == [last]
            assert whole["seq"] == ann.tables[table]["seq"]
        async with running(tmp_path) as server:
            ann = await server.client("Ann", ann.cookie)
            assert await ann.watch(table) == whole

    asyncio.run(play())


@pytest.mark.parametrize("seats", [2, 4])
def test_why_names_the_reason(tmp_path: Path, seats: int) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann = await server.client("Ann")
            made = await ann.done(
                "Create", game="cloudy_kingdom", seats=seats, bots=["random"] * (seats - 1), start=True
            )
            table = made["table"]
            await ann.watch(table)
            (block,) = await ann.until(lambda: ann.asked(table))
            wrong = {"type": "Place", "face": "cross", "cell": 99, "turn": 0}
            why = await ann.send("Why", table=table, seat=0, action=wrong)
            assert why["type"] == "Because" and why["reason"]
            assert await ann.refused("Why", table=table, seat=1, action=wrong) == "not-yours"
            refused = await ann.act(table, block, wrong)
            assert (refused["type"], refused["reason"]) == ("Refused", why["reason"])

    asyncio.run(play())
