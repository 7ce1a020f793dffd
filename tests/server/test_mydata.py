"""What is kept of somebody is told whole, and is gone when they want it gone: on a real server, from a real file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.people import erasure
from cumuli.server.table.room import Room
from cumuli.store import Deck, SeatLink
from server.duel import DUEL
from server.harness import Client, Server, running

NAME, LINE = "Annabella", "I live by the old mill"
SURE = json.dumps({"sure": True}).encode()


def visit(folder: Path, play: Callable[[Server], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(folder) as server:
            await play(server)

    asyncio.run(run())


def traces(folder: Path, *words: str) -> list[str]:
    """Which of these stand anywhere in the database, as text or as bytes."""
    with sqlite3.connect(folder / "cumuli.db") as db:
        dump = "\n".join(db.iterdump())
    return [word for word in words if word in dump or word.encode().hex().upper() in dump.upper()]


async def evening(server: Server, ann: Client, bob: Client, rounds: int = 1) -> str:
    """A table of two at which Ann talks; played to the end, if it is that short."""
    made = await ann.done("Create", game="duel", seats=2, options={"rounds": rounds})
    table = str(made["table"])
    await bob.done("Sit", table=table, seat=1)
    for client in (ann, bob):
        await client.watch(table)
    await ann.done("Start", table=table)
    await ann.done("Say", table=table, text=LINE)
    await bob.done("Say", table=table, text="Good evening")
    if rounds == 1:
        for client in (ann, bob):
            await client.until(lambda client=client: client.asked(table))
            await client.act(table, client.asked(table)[0], {"type": "Show"})
        await bob.until(lambda: bob.tables[table]["info"]["status"] == "over")
    return table


async def person_of(server: Server, name: str = NAME) -> str:
    """The id of somebody, which nobody is told."""
    return next(id for id, links in server.hub.presence.links.items() for link in links if link.person.name == name)


async def pack(server: Server, ann: Client, bob: Client) -> tuple[str, str, str]:
    """Everything somebody may leave behind: her id, a table that is over and one that is not."""
    over, going = await evening(server, ann, bob), await evening(server, ann, bob, 5)
    alone = await ann.done("Create", game="duel", seats=2, options={"rounds": 1}, bots=["random"], start=True)
    person = await person_of(server)
    store = server.hub.store
    await store.choose(person, '{"theme": "moonlight"}')
    await store.keep_deck(Deck("deckdeck", "sky", person, "ready", 24, "my secret seed", "", 0.0, 0.0), b"x")
    await store.keep_link(SeatLink(b"link", over, 0, person, 0.0))
    await ann.done("Report", table=going, line=2, why="rude", note="he was rude")
    for client in (ann, bob):
        await client.watch(str(alone["table"]))
    return person, over, going


def test_the_file_holds_all_that_is_kept(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, bob = await server.client(NAME), await server.client("Bob")
        _, over, going = await pack(server, ann, bob)
        status, headers, said = await ann.get("/api/me/data")
        assert status == 200 and "attachment" in headers["content-disposition"]
        told = json.loads(said)
        assert told["person"]["name"] == NAME and told["choices"] == {"theme": "moonlight"}
        assert {over, going} < {table["table"] for table in told["tables"]} and len(told["tables"]) == 3
        assert [line["text"] for line in told["said"]] == [LINE, LINE]
        kept = told["kept"]
        assert kept["decks"][0]["seed"] == "my secret seed" and kept["reports"][0]["note"] == "he was rude"
        assert len(kept["devices"]) == 1 and len(kept["seat_links"]) == 1
        text = said.decode()
        assert ann.cookie.split("=")[1] not in text and "Good evening" not in text and "Bob" not in text
        assert (await Client(server.port).get("/api/me/data"))[0] == 403

    visit(tmp_path, play)


def test_nothing_is_left_of_somebody_who_wants_to_be_forgotten(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def play(server: Server) -> None:
        ann, bob = await server.client(NAME), await server.client("Bob")
        person, over, going = await pack(server, ann, bob)
        assert traces(tmp_path, person, NAME, LINE, "my secret seed", "he was rude") != []
        lobby = await server.client("Bob", bob.cookie)
        before = bob.tables[over]["blocks"][0]["view"]
        assert (await ann.knock("/api/me/erase", SURE))[0] == 204
        await ann.ws.wait_closed()
        assert ann.ws.close_code == 4001
        assert (await ann.get("/api/me/data"))[0] == 403
        assert traces(tmp_path, person, NAME, LINE, "my secret seed", "he was rude") == []
        await bob.until(lambda: bob.tables[going]["info"]["seats"][0]["kind"] == "free")
        info = bob.tables[going]["info"]
        assert info["host"] and info["seats"][1]["name"] == "Bob"
        await bob.until(lambda: bob.tables[over]["info"]["seats"][0]["name"] == "")
        assert bob.tables[over]["blocks"][0]["view"] == before
        status, _, record = await bob.get(f"/t/{over}.record")
        assert status == 200 and NAME not in record.decode() and "Bob" in record.decode()
        await lobby.until(lambda: {table["table"] for table in lobby.lobby} == {over, going})
        kept.update(cookie=bob.cookie, over=over, going=going)

    visit(tmp_path, play)

    async def later(server: Server) -> None:
        """After a restart the tables are as they were left."""
        bob = await server.client("Bob", kept["cookie"])
        cem = await server.client("Cem")
        assert (await bob.watch(kept["over"]))["info"]["status"] == "over"
        await cem.done("Sit", table=kept["going"], seat=0)
        await cem.watch(kept["going"])
        await cem.until(lambda: cem.asked(kept["going"]))

    visit(tmp_path, later)


def test_whoever_signed_in_is_forgotten_under_the_older_name_too(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, bob = await server.client(NAME), await server.client("Bob")
        guest = await person_of(server)
        table = await evening(server, ann, bob, 5)
        await ann.done("Stand", table=table, seat=0)
        await ann.close()
        eve = await server.client("Evelina")
        account = await person_of(server, "Evelina")
        await server.hub.store.merge(guest, account)
        assert guest in json.loads((await eve.get("/api/me/data"))[2])["person"]["ids"]
        assert (await eve.knock("/api/me/erase", SURE))[0] == 204
        assert traces(tmp_path, guest, account, NAME, LINE, "Evelina") == []

    visit(tmp_path, play)


def test_nobody_is_deleted_by_a_slip(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await server.client(NAME)
        for body in (b"", b"{}", b'{"sure": false}', b'{"sure": true, "more": 1}'):
            assert (await ann.knock("/api/me/erase", body))[0] == 400
        assert (await Client(server.port, "cumuli=made-up").knock("/api/me/erase", SURE))[0] == 403
        assert (await ann.get("/api/me/data"))[0] == 200

    visit(tmp_path, play)


def test_a_log_without_somebody_plays_out_the_same(tmp_path: Path, monkeypatch: Any) -> None:
    async def play(server: Server) -> None:
        ann, bob = await server.client(NAME), await server.client("Bob")
        table = await evening(server, ann, bob)
        entries = await server.hub.store.entries(table)
        person = await person_of(server)
        rooms = [
            Room.rebuilt(House({**SHELF, "duel": DUEL}, (), server.hub.house.dealer), table, log)
            for log in (entries, erasure.without(entries, {person}))
        ]
        one, other = rooms
        assert one.play is not None and other.play is not None
        assert one.play.moves == other.play.moves and one.seq == other.seq
        assert one.summary.scores == other.summary.scores
        assert [line.text for line in other.talk.lines] == ["", "Good evening"]
        assert other.play.table.record.seats == ["", "Bob"]

    visit(tmp_path, play)
