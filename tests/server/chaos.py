"""Players who never give up, for a server that is killed again and again; and the check of what is left."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import uuid
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg

from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.table.deeds import Moved, Sealed, Undone
from cumuli.server.table.deeds import read as deeds_of
from cumuli.server.table.room import Room
from cumuli.server.table.summary import as_row
from cumuli.store import Entry
from server.harness import Client, Message

BESIDES = ("Propose", "Answer", "Resume", "Order", "Say", "SetTerms")
"""What is done at a table besides moves."""
WRITTEN = frozenset({"Create", "Sit", "Start", "Act", "SetBot", "Seal", *BESIDES})
"""Commands that are Done only once they stand in the log."""


class Player:
    """Somebody who sends every command until it is answered, over as many sockets as it takes."""

    def __init__(self, port: int, name: str, rng: Random) -> None:
        self.port = port
        self.name = name
        self.rng = rng
        self.client = Client(port)
        self.cookie = ""
        self.stop = False
        self.done: dict[str, Message] = {}
        """Answers Done, by the command's id."""
        self.already: set[str] = set()
        self.refused: dict[str, str] = {}
        self.frames: list[Message] = []
        self.kinds: dict[str, str] = {}
        """What each command was, by its id."""
        self.sockets = 0

    async def connected(self) -> Client:
        """A living socket, whatever it takes."""
        while True:
            client = self.client
            if getattr(client, "ws", None) is not None and client.ws.close_code is None:
                return client
            self.frames += client.frames
            self.client = Client(self.port, self.cookie)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(3):
                    await self.client.open()
                    self.cookie = self.client.cookie
                    await self.client.hello(self.name)
                    self.sockets += 1
                    continue
            with contextlib.suppress(Exception):
                await self.client.close()
            await asyncio.sleep(0.02)

    async def say(self, type: str, **fields: Any) -> Message:
        """A command, sent again with the same id until it is answered; now and then twice at once."""
        id = uuid.uuid4().hex
        self.kinds[id] = type
        text = json.dumps({"type": type, "id": id, **fields})
        while True:
            client = await self.connected()
            try:
                await client.ws.send(text)
                if self.rng.random() < 0.05:
                    await client.ws.send(text)
                answer = await self.answer(client, id)
            except (TimeoutError, OSError, ConnectionError, EOFError):
                continue
            except Exception as error:
                if "Connection" not in error.__class__.__name__:
                    raise
                continue
            self.keep(id, answer)
            return answer

    async def answer(self, client: Client, id: str) -> Message:
        await client.until(lambda: client.answers.get(id) or client.ws.close_code is not None, 5)
        if not client.answers.get(id):
            raise EOFError
        return client.answers[id][0]

    def keep(self, id: str, answer: Message) -> None:
        if answer["type"] == "Done":
            self.done[id] = answer
        elif answer["type"] == "Already":
            self.already.add(id)
        else:
            self.refused[id] = answer["reason"]

    async def watch(self, table: str) -> Client:
        """Watch on a living socket, unless this one watches already; who is told to stop waits no longer for it."""
        while True:
            client = await self.connected()
            if table in client.tables or self.stop:
                return client
            await self.say("Watch", table=table)
            with contextlib.suppress(Exception):
                await client.until(lambda client=client: table in client.tables or client.ws.close_code is not None, 5)

    async def play(self, table: str) -> None:
        """Play on a table until told to stop; when the game is over, go on at the next."""
        while not self.stop:
            client = await self.watch(table)
            if table not in client.tables:
                continue  # a table that was lost
            seen = client.tables[table]
            if seen["info"]["status"] == "over":
                answer = await self.say("Again", table=table)
                if answer.get("table"):
                    table = answer["table"]
                continue
            if seen["info"]["status"] == "open" and seen["info"]["host"]:
                await self.say("Start", table=table)
            await self.besides(table, seen)
            asked = client.asked(table)
            ahead = [block for block in client.tables[table]["blocks"] if block["ahead"]]
            if ahead and self.rng.random() < 0.5:
                action = self.rng.choice([*ahead[0]["ahead"], None])
                await self.say("Seal", table=table, seat=ahead[0]["seat"], action=action)
            if asked and not client.tables[table]["info"]["proposal"]:  # a move would be a no
                block = asked[0]
                action = self.rng.choice(block["legal"])
                await self.say("Act", table=table, seat=block["seat"], ask=block["ask"], action=action)
            with contextlib.suppress(Exception):
                await client.until(lambda c=client, t=table, s=seen: c.tables[t] is not s or c.ws.close_code, 0.3)

    async def besides(self, table: str, seen: Message, often: float = 0.1) -> None:
        """Now and then something else than a move: talk, orders, a proposal, an answer to one, a break's end."""
        info, rng = seen["info"], self.rng
        mine = [block["seat"] for block in seen["blocks"] if block["seat"] is not None]
        if info["status"] != "playing" or not mine:
            return
        if info["paused"] and rng.random() < 0.5:
            await self.say("Resume", table=table)
        elif (asked := info["proposal"]) and set(mine) & set(asked["waiting"]):
            await self.say("Answer", table=table, number=asked["number"], yes=rng.random() < 0.8)
        elif rng.random() < often:
            what = rng.choice(("undo", "undo", "undo", "pause", "draw" if rng.random() < often else "undo"))
            await self.say("Propose", table=table, seat=mine[0], what=what)
        if rng.random() < often:
            await self.say("Say", table=table, text=f"{self.name} says {rng.random()}")
        standing = next((block["standing"] for block in seen["blocks"] if block["standing"]), {})
        if standing and rng.random() < 3 * often:
            orders = {about: rng.choice(ways) for about, ways in standing.items() if rng.random() < 0.5}
            await self.say("Order", table=table, seat=mine[0], orders=orders)

    def doubled(self) -> int:
        """How many commands were answered Done more than once."""
        done = Counter(frame["id"] for frame in self.all_frames() if frame["type"] == "Done")
        return sum(count > 1 and self.kinds.get(id) in WRITTEN for id, count in done.items())

    def all_frames(self) -> list[Message]:
        return [*self.frames, *self.client.frames]


def rows_in(kept: Path | str, sql: str) -> list[tuple[Any, ...]]:
    """What stands in the file in a folder, or in a PostgreSQL at an address, past all that a store would do."""
    if isinstance(kept, Path):
        with contextlib.closing(sqlite3.connect(kept / "cumuli.db")) as db:
            return db.execute(sql).fetchall()
    with psycopg.connect(kept) as base:
        return base.execute(sql.encode()).fetchall()


def logs(kept: Path | str) -> dict[str, list[Entry]]:
    """Every table's log, as it stands there."""
    found: dict[str, list[Entry]] = {}
    sql = "SELECT table_id, seq, command, payload, at FROM entries ORDER BY table_id, seq"
    for table, *rest in rows_in(kept, sql):
        found.setdefault(table, []).append(Entry(*rest))
    return found


def faults(kept: Path | str, players: list[Player]) -> Counter[str]:
    """All that is wrong with the log or with what the players were told."""
    wrong: Counter[str] = Counter()
    found = logs(kept)
    keys = [entry.command.split(":") for log in found.values() for entry in log]
    commands = Counter(key[1] for key in keys if len(key) == 2)
    rows = {id: (seq, summary) for id, seq, summary in rows_in(kept, "SELECT id, seq, summary FROM tables")}
    wrong["done twice"] = sum(count > 1 for count in commands.values())
    for player in players:
        written = [id for id in player.done if player.kinds[id] in WRITTEN]
        wrong["acked but lost"] += sum(commands[id] == 0 for id in written)
        acts = [id for id in player.already if player.kinds[id] in WRITTEN]
        wrong["already but not there"] += sum(commands[id] == 0 for id in acts)
        # Sent twice at once, a command may be refused first and, after somebody else's move, be right: that is told.
        told = {frame["id"] for frame in player.all_frames() if frame["type"] in ("Done", "Already")}
        for id, reason in player.refused.items():
            wrong[f"{player.kinds[id]} refused ({reason}) but done"] += commands[id] > 0 and id not in told
        wrong["answered twice"] += player.doubled()
    for table, log in found.items():
        wrong["gaps"] += [entry.seq for entry in log] != list(range(1, len(log) + 1))
        wrong["row behind log"] += rows[table][0] != len(log)
        wrong["another answer heard"] += swapped(log)
        room = Room.rebuilt(House(SHELF, ("random",), Random), table, log)
        wrong["does not replay"] += bool(room.frozen)
        wrong["summary differs"] += as_row(table, room.summary).summary != rows[table][1]
        if room.play is not None:
            room.play.table.record.verify()
            wrong["never heard"] += room.due is not None and room.play.ready(room.due[0]) is not None
    wrong["views differ"] = wrong_views(found, players)
    return +wrong


def swapped(entries: list[Entry]) -> int:
    """How many answers were acknowledged before they could be heard, and others were heard in their place."""
    waiting: dict[int, str] = {}
    wrong = 0
    for deed in (deed for entry in entries for deed in deeds_of(entry.payload)):
        if isinstance(deed, Sealed):
            waiting.pop(deed.seat, None)
            if deed.move is not None:
                waiting[deed.seat] = deed.move
        elif isinstance(deed, Undone):
            waiting.clear()  # an answer goes with its question
        elif isinstance(deed, Moved):
            wrong += sum(waiting.pop(seat, text) != text for seat, text in deed.moves)
    return wrong


def last_views(players: list[Player]) -> dict[tuple[str, str], tuple[int, int]]:
    """By player and table watched: the entry last told."""
    return {(p.name, t): (seen["seq"], len(seen["blocks"])) for p in players for t, seen in p.client.tables.items()}


def wrong_views(found: dict[str, list[Entry]], players: list[Player]) -> int:
    """How many of all the views that anybody was ever told are not what the log says of that entry."""
    wrong = 0
    told: dict[tuple[str, int], list[Message]] = {}
    for player in players:
        for frame in player.all_frames():
            if frame["type"] in ("Opened", "Changed") and frame["blocks"]:
                told.setdefault((frame["info"]["table"], frame["seq"]), []).extend(frame["blocks"])
    for table, log in found.items():
        room: Room | None = None
        right: dict[tuple[int, int | None], list[Message]] = {}
        for entry in log:
            if room is None:
                room = Room.rebuilt(House(SHELF, ("random",), Random), table, [entry])
            else:
                room.enter(deeds_of(entry.payload), entry.command, entry.at)
            for seat in (*range(len(room.summary.chairs)), None) if room.play else ():
                right.setdefault((room.seq, seat), []).append(json.loads(msgspec.json.encode(room.block(seat, ()))))
        for seq in range(1, room.seq + 1 if room else 0):
            for block in told.pop((table, seq), ()):
                seen = {**block, "events": []}
                wrong += seen not in right[seq, block["seat"]]
    return wrong + sum(len(blocks) for blocks in told.values())
