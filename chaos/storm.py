"""A whole house in a storm: three nodes, PostgreSQL and NATS, killed, frozen and cut off while people play."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from chaos.checking import wrong
from chaos.crowd import Apart, Left
from chaos.faults import Faults
from chaos.heard import Back
from chaos.leash import Leash
from chaos.standing import Standing

SOON = 3.0
"""Seconds in which everybody must be back, once there is a house to come back to."""
EACH = 150
"""Tables whose people share a process."""
CALM = 2.5
"""Seconds between two looks whether anything is written still, and how many such looks there are at most."""
LOOKS = 24

ROOM = 1 << 30
"""Bytes of the database's disk."""

Spans = list[tuple[float, float]]


@dataclass
class Told:
    """What came of it."""

    wrong: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    back: dict[str, list[float]] = field(default_factory=dict)
    """By cause: seconds from a lost line, or the word that was not answered, until all tables were shown again."""
    slow: Counter[str] = field(default_factory=Counter)
    """Those who were not back soon though there was a database, by what befell the house last before."""
    waits: list[float] = field(default_factory=list)
    """Seconds from a command to its answer."""
    seconds: float = 0.0
    spent: dict[str, float] = field(default_factory=dict)
    """Seconds that each part of the trial took."""

    @property
    def quick(self) -> bool:
        """Whether everybody was back soon; where the database was away, nobody can be."""
        return all(max(self.back.get(cause, [0.0])) < SOON for cause in (BROKEN, SILENT))

    @property
    def well(self) -> bool:
        return not self.wrong and self.quick


BROKEN, SILENT, AWAY = "the line broke", "the line fell silent", "the database was away"


def cause(back: Back, away: Spans) -> str:
    """Why somebody had to come back."""
    if any(back.lost < end + 1 and start - 1 < back.again for start, end in away):
        return AWAY
    return SILENT if back.silent else BROKEN


class Storm:
    """The house, its people, and what befalls it."""

    def __init__(
        self, house: Standing, tables: int, seed: int, folder: Path, leash: Leash, only: Collection[str]
    ) -> None:
        self.house, self.tables, self.seed, self.folder, self.leash = house, tables, seed, folder, leash
        self.rng = Random(seed)
        self.faults = Faults(house, self.rng, only)
        self.told = Told()
        self.crowds: list[Apart] = []
        self._began = time.monotonic()

    def _spent(self, part: str) -> None:
        now = time.monotonic()
        self.told.spent[part], self._began = now - self._began, now

    async def open(self) -> None:
        """Everybody comes."""
        ports = [way.port for way in self.house.ways]
        crowds = -(-self.tables // EACH)
        for number in range(crowds):
            self.crowds.append(await Apart.open(self.folder / f"crowd{number}.log", self.leash))
        await self._all("begin", [
            {"ports": ports, "tables": list(range(number, self.tables, crowds)), "seed": self.seed * 1_000 + number}
            for number in range(crowds)
        ])  # fmt: skip
        self._spent("coming")

    async def _all(self, do: str, words: list[dict[str, Any]] | None = None) -> None:
        """Let all crowds do something."""
        each = words or [{} for _ in self.crowds]
        await asyncio.gather(*(crowd.let(do, **one) for crowd, one in zip(self.crowds, each, strict=True)))

    async def close(self) -> None:
        for crowd in self.crowds:
            await crowd.end()

    async def blow(self, seconds: float, faults: int) -> None:
        """Everything that may happen, in turn, until so many things befell the house, at most so long."""
        end, number = time.monotonic() + seconds, 0
        if faults < 0:
            await asyncio.sleep(seconds)
        while time.monotonic() < end and (not faults or number < faults):
            self.told.faults[await self.faults.next(number)] += 1
            number += 1
            await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    async def calm(self) -> None:
        """Return once nothing is written any more, for bots have had their say, and everybody has looked since."""
        before = -1
        for _ in range(LOOKS):
            await asyncio.sleep(CALM)
            now = self.house.entries()
            if now == before:
                break
            before = now

    async def live(self, seconds: float, faults: int, rate: float) -> Told:
        """All of it, and the judge."""
        told = self.told
        await self._all("play", [{"rate": rate / len(self.crowds)} for _ in self.crowds])
        began = time.monotonic()
        await self.blow(seconds, faults)
        told.seconds = time.monotonic() - began
        self._spent("the storm")
        await self._all("rest")
        self._spent("answering all that was begun")
        await self.calm()
        self._spent("falling calm")
        left = [await crowd.left(self.folder / f"left{number}") for number, crowd in enumerate(self.crowds)]
        logs = self.house.kept()
        told.wrong = wrong(logs, [guest for one in left for guest in one.guests])
        told.wrong["people who were stuck"] += sum(one.stuck for one in left)
        told.wrong["nodes stumbled"] += self.house.stumbles()
        told.wrong = +told.wrong
        told.done["entries"] = sum(map(len, logs.values()))
        self._count(left)
        self._spent("judging")
        return told

    def _count(self, left: list[Left]) -> None:
        told = self.told
        for one in left:
            told.done += one.done
            for guest in one.guests:
                told.waits += guest.waits
                told.done["views"] += len(guest.told)
                told.done["refused for want of room"] += [*guest.reasons.values()].count("house-full")
                for back in guest.back:
                    told.back.setdefault(why := cause(back, self.faults.away), []).append(back.again - back.lost)
                    if why != AWAY and back.again - back.lost >= SOON:
                        told.slow[self.faults.last(back.lost)] += 1
                for id, answers in guest.answers.items():
                    told.done["moves"] += guest.kinds.get(id) == "Act" and bool({"Done", "Already"} & set(answers))
                    told.done["commands sent again"] += "Already" in answers
        told.done["rings spoilt"] = self.house.bell.spoilt


async def _run(
    seconds: float, faults: int, tables: int, rate: float, seed: int, only: Collection[str], base: Any, broker: Any
) -> Told:
    from nats_server import free_port

    loop, me = asyncio.get_running_loop(), asyncio.current_task()
    assert me is not None
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, me.cancel)
    leash = Leash()
    with tempfile.TemporaryDirectory(prefix="storm") as name:
        folder = Path(name)
        for place in (folder, base.folder, broker.folder):
            leash.drop(place)
        house = Standing(base, broker, folder, Random(seed), leash)
        storm = Storm(house, tables, seed, folder, leash, only)
        try:
            await house.open(free_port)
            await storm.open()
            return await storm.live(seconds, faults, rate)
        except Exception:
            for log in sorted(folder.glob("*.log")):
                print(f"--- {log.name}\n{log.read_text()[-3_000:]}", file=sys.stderr)
            raise
        finally:
            await storm.close()
            await house.close()
            leash.let_go(base.process.pid)  # they end in their own way
            leash.let_go(broker.process.pid)
            await asyncio.to_thread(leash.end)


def run(seconds: float, faults: int, tables: int, rate: float, seed: int, only: Collection[str] = ()) -> Told:
    """The whole trial; PostgreSQL and NATS are begun for it, and ended."""
    import nats_server
    import postgres

    with (
        postgres.own(ROOM) as base,
        nats_server.own() as bell,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        try:
            return runner.run(_run(seconds, faults, tables, rate, seed, only, base, bell))
        except asyncio.CancelledError:
            raise SystemExit("ended before its time, and everything with it") from None
