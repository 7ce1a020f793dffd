"""People with a browser: they play what they are shown as legal, and when it grows silent they come back elsewhere."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, Final

from chaos.simulate.loop import context_of
from chaos.simulate.node import Wire
from cumuli.server.ids import table_id
from cumuli.server.patches import complete
from cumuli.server.people.person import Person

if TYPE_CHECKING:
    from chaos.simulate.world import World

SILENCE: Final = 2.5
"""Seconds without an answer after which somebody comes back by another way."""
ANSWERS: Final = ("Done", "Refused", "Already")
GAMES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (("cloudy_kingdom", {"board": "2x2"}),)


class Lost(Exception):
    """The socket is gone, or as good as gone."""


@dataclass
class Plan:
    """Who is to play what with whom."""

    game: str
    options: dict[str, Any]
    host: int
    seated: tuple[int, ...]
    """Who is to sit down on seat 1 and so on."""
    bots: int
    watching: tuple[int, ...]
    id: str
    """Of the command that opens the table."""

    @property
    def table(self) -> str:
        return table_id(name_of(self.host), self.id)

    @property
    def all(self) -> tuple[int, ...]:
        return (self.host, *self.seated, *self.watching)


def name_of(number: int) -> str:
    return f"guest{number}"


def plans(rng: Random) -> list[Plan]:
    """A few tables for a few people, who may sit at several."""
    made = []
    for number in range(rng.choice((1, 2, 2, 3))):
        game, options = rng.choice(GAMES)
        who = rng.sample(range(5), 5)
        bots = rng.choice((0, 0, 1))
        seated = who[1 : 2 - bots]
        watching = tuple(who[3 : 3 + rng.choice((0, 1, 2))])
        made.append(Plan(game, options, who[0], tuple(seated), bots, watching, f"open{number}"))
    return made


@dataclass
class Seen:
    """A table as somebody was told last."""

    seq: int
    info: dict[str, Any]
    blocks: list[dict[str, Any]]
    lines: dict[int, str] = field(default_factory=dict)


class Guest:
    """Somebody with one socket at a time."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.name = name_of(number)
        self.person = Person(self.name, self.name.title(), "en", f"device-{self.name}")
        self.context = context_of(self.name)
        self.rng = Random(f"{world.seed} {self.name}")
        self.plans = [plan for plan in world.plans if number in plan.all]
        self.tables: dict[str, Seen] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        """By id: every command that may change something."""
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.pending: dict[str, Any] | None = None
        """What was sent and not answered yet."""
        self.answered: set[tuple[str, int, int]] = set()
        self.ids = (f"{self.name}-{n}" for n in count())
        self.wire: Wire | None = None
        self.watched: set[str] = set()
        self._news = asyncio.Event()

    # what is heard

    def heard(self, wire: Wire, data: bytes) -> None:
        if wire is not self.wire:
            return
        message = json.loads(data)
        match message["type"]:
            case "Done" | "Refused" | "Already":
                self.answers.setdefault(message["id"], []).append(message)
            case "Opened":
                self.tables[message["info"]["table"]] = Seen(message["seq"], message["info"], message["blocks"])
            case "Changed":
                self._changed(message)
            case "Spoke" if message["table"] in self.tables:
                self.tables[message["table"]].lines[message["number"]] = message["text"]
        self._news.set()

    def _changed(self, message: dict[str, Any]) -> None:
        seen = self.tables.get(message["table"])
        if seen is None:
            self.world.wrong(f"{self.name} is told of a change at a table never shown")
            return
        if message["seq"] - seen.seq not in (0, 1):
            self.world.wrong(f"{self.name} hears of {message['seq']} after {seen.seq} at {message['table']}")
        now = complete({"info": seen.info, "blocks": seen.blocks}, message)
        if message["seq"] > seen.seq:
            seen.blocks = now["blocks"]
        seen.seq, seen.info = message["seq"], now["info"]

    def closed(self, wire: Wire) -> None:
        if wire is self.wire:
            self.wire = None
            self._news.set()

    # what is done

    async def live(self) -> None:
        while True:
            try:
                await self._connect()
                await self._session()
            except Lost:
                if self.wire is not None:
                    self.wire.cut()
                    self.wire = None
                await asyncio.sleep(self.rng.uniform(0.05, 0.4))
            except Exception as error:
                self.world.wrong(f"{self.name} is at a loss: {error!r}")
                raise

    async def _connect(self) -> None:
        node = self.rng.choice(self.world.nodes)
        if not node.open:
            raise Lost
        wire: Wire
        wire = Wire(node, self.person, self.context, lambda data: self.heard(wire, data), lambda: self.closed(wire))
        self.wire, self.watched = wire, set()
        self.tables.clear()

    async def _session(self) -> None:
        await self.ask({"type": "Hello", "id": next(self.ids), "name": self.person.name})
        if self.pending is not None:
            await self.command(self.pending)
        while True:
            wanted = self._wanted()
            if wanted is None:
                await self._wait(5.0)
                continue
            await asyncio.sleep(self.rng.choice((0.0, 0.05, 0.3, 1.0)) * self.rng.random())
            answer = await self.command(wanted)
            if answer["type"] == "Refused":
                await asyncio.sleep(0.3)

    async def _wait(self, seconds: float) -> bool:
        """Until something is heard; whether anything was."""
        if self.wire is None:
            raise Lost
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        if self.wire is None:
            raise Lost
        return True

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send, and wait for the answer, but not too long."""
        if self.wire is None:
            raise Lost
        before = len(self.answers.get(command["id"], ()))
        self.wire.send(json.dumps(command))
        loop = asyncio.get_running_loop()
        until = loop.time() + SILENCE
        while len(self.answers.get(command["id"], ())) == before:
            if loop.time() >= until or not await self._wait(until - loop.time()):
                raise Lost
        return self.answers[command["id"]][before]

    async def command(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send it until it is answered, over whatever socket."""
        if command["type"] == "Watch":
            answer = await self.ask(command)
            if answer["type"] == "Done":
                self.watched.add(command["table"])
            return answer
        self.pending = self.sent[command["id"]] = command
        answer = await self.ask(command)
        while answer["type"] == "Refused" and answer["reason"] == "busy":
            await asyncio.sleep(0.5)
            answer = await self.ask(command)
        self.pending = None
        if command["type"] == "Act":
            if answer["type"] == "Refused":
                return answer
            self.answered.add((command["table"], command["seat"], command["ask"]))
        return answer

    def _wanted(self) -> dict[str, Any] | None:
        """The next thing this person would do."""
        for plan in self.plans:
            if (wanted := self._at(plan)) is not None:
                return wanted if "id" in wanted else {**wanted, "id": next(self.ids)}
        return None

    def _at(self, plan: Plan) -> dict[str, Any] | None:
        table, made = plan.table, self.number == plan.host
        if made and plan.id not in self.answers:
            bots = [None] * len(plan.seated) + ["random"] * plan.bots
            fields = {"game": plan.game, "seats": 1 + len(bots), "options": plan.options, "bots": bots}
            return {"type": "Create", "id": plan.id, **fields}
        if table not in self.watched:
            return {"type": "Watch", "table": table}
        seen = self.tables.get(table)
        if seen is None:
            return None  # it is on its way
        info, seats = seen.info, seen.info["seats"]
        if info["status"] == "open":
            if self.number in plan.seated:
                seat = 1 + plan.seated.index(self.number)
                if seats[seat]["kind"] == "free":
                    return {"type": "Sit", "table": table, "seat": seat}
            elif made and not any(seat["kind"] == "free" for seat in seats):
                return {"type": "Start", "table": table}
            return None
        if info["status"] != "playing":
            return None
        return self._move(table, seen)

    def _move(self, table: str, seen: Seen) -> dict[str, Any] | None:
        rng = self.rng
        proposal = seen.info["proposal"]
        for block in seen.blocks:
            seat = block["seat"]
            if proposal is not None and seat in proposal["waiting"]:
                return {"type": "Answer", "table": table, "number": proposal["number"], "yes": rng.random() < 0.6}
            if block["ask"] is None or (table, seat, block["ask"]) in self.answered:
                continue
            odds = rng.random()
            if odds < 0.06:
                return {"type": "Say", "table": table, "text": f"move {block['ask']}"}
            if odds < 0.09 and proposal is None:
                return {"type": "Propose", "table": table, "seat": seat, "what": "undo"}
            action = rng.choice(block["legal"])
            return {"type": "Act", "table": table, "seat": seat, "ask": block["ask"], "action": action}
        return None
