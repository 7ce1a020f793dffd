"""Malformed and hostile messages without end: no crash, no growth, each answered once and with a reason."""

from __future__ import annotations

import asyncio
import logging
import resource
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from chaos.messages import Maker, readable
from cumuli.core.game import Refusal
from cumuli.games import SHELF
from cumuli.server.app import make_hub
from cumuli.server.config import Config
from cumuli.server.hub import Hub
from cumuli.server.link import Link
from cumuli.server.people.person import Person
from cumuli.store import Known
from cumuli.store.sqlite import SqliteStore
from cumuli.words import refusal

ANSWERS: Final = ("Done", "Refused", "Already", "Because", "Told")
PEOPLE: Final = 6
MEGA: Final = 1 << 20
FIXED: Final[dict[str, list[Any]]] = {
    "game": list(SHELF),
    "seat": [0, 0, 1, 1, 2],
    "seats": [2, 2, 3, 4],
    "options": [{}, {}, {"board": "2x2"}, {"language": "fr"}],
    "bots": [[], ["1"], ["random", "random"], [None]],
    "bot": ["random", "1", "5"],
    "lang": ["en", "de", "fr", "tlh"],
    "about": ["look", "moves", "hand", "log"],
    "what": ["undo", "draw", "pause", "x"],
    "name": ["Ann", "", "\u202eBob"],
    "text": ["hello", "<b>hi</b>", ""],
    "salt": ["", "fair luck"],
    "terms": [{}],
}
FRESH: Final = 64
"""Messages after which it is looked anew what may be done."""


@dataclass
class Told:
    """What came of it."""

    sent: int = 0
    unread: int = 0
    """messages that were no command at all"""
    answers: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    """messages that were not answered once, or without a reason that every language has words for"""
    stumbles: list[str] = field(default_factory=list)
    """what the server's log complains of"""
    resident: list[float] = field(default_factory=list)
    """MiB in use, at tenths of the way"""
    seconds: float = 0.0

    @property
    def growth(self) -> float:
        """How much more memory is in use at the end than after three tenths, when everything is warm."""
        return self.resident[-1] / self.resident[3] if len(self.resident) > 4 else 1.0


class Complaints(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self, told: Told) -> None:
        super().__init__(logging.ERROR)
        self.told = told

    def emit(self, record: logging.LogRecord) -> None:
        self.told.stumbles.append(self.format(record)[:2000])


class Guest(Link):
    """Somebody who says whatever comes out of the maker."""

    def __init__(self, hub: Hub, name: str) -> None:
        super().__init__(Person(f"person-{name}", name, "en", f"device-{name}"), hub.config, time.monotonic())
        self.frames: list[bytes] = []
        hub.presence.join(self)

    def say_raw(self, data: bytes) -> None:
        self.frames.append(data)

    def heard(self) -> list[dict[str, Any]]:
        """All frames since the last look."""
        frames, self.frames = self.frames, []
        return [msgspec.json.decode(frame) for frame in frames]


async def assault(messages: int, seed: int, folder: Path, progress: Any = None) -> Told:
    """So many messages from the seed on, against a house of its own in *folder*."""
    rng, told = Random(seed), Told()
    config = Config(
        rate=1e12, burst=1e12, tables_each=3, rooms_at_rest=8, bot_pause=0.0, bot_workers=1, bot_deadline=120.0
    )
    hub = make_hub(SqliteStore(folder / "hostile.db"), config)
    complaints = Complaints(told)
    logging.getLogger("cumuli").addHandler(complaints)
    began = time.monotonic()
    await hub.open()
    try:
        guests = []
        for n in range(PEOPLE):
            await hub.store.meet(Known(f"person-{n}", bytes([n]) * 32, f"Guest {n}", "en", 1.0, f"device-{n}"))
            guests.append(Guest(hub, str(n)))
        words = Words(hub)
        maker = Maker(rng, words)
        for number in range(messages):
            if number % max(1, messages // 10) == 0:
                told.resident.append(resident())
                if progress is not None:
                    progress(number)
            raw = maker.message()[: config.message_bytes]
            guest = rng.choice(guests)
            guest.heard()
            text: str | bytes = raw
            if rng.random() < 0.8:
                text = raw.decode("utf-8", "replace")
            await hub.receive(guest, text)
            note(told, text, guest.heard())
            if number % 16 == 0:
                await asyncio.sleep(0)
        told.resident.append(resident())
    finally:
        await hub.close()
        logging.getLogger("cumuli").removeHandler(complaints)
    told.seconds = time.monotonic() - began
    return told


class Words:
    """What means something in this house: its tables, its games, its bots, and what may be done just now."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.asked = 0
        self.found: dict[str, list[Any]] = {}

    def __call__(self) -> dict[str, list[Any]]:
        if self.asked % FRESH == 0:
            self.found = {**FIXED, "table": self._tables(), **self._moves()}
        self.asked += 1
        return self.found

    def _tables(self) -> list[str]:
        return list(self.hub.lobby.tables)[-12:]

    def _moves(self) -> dict[str, list[Any]]:
        asks: list[int | None] = [0, 1]
        moves: list[Any] = []
        lines: list[str] = []
        for room in list(self.hub.rooms.values())[-6:]:
            play = room.play
            if play is None or room.summary.status != "playing":
                continue
            for seat in play.table.state.to_act():
                if seat >= 0:
                    words = play.words(seat)[:6]
                    asks.append(play.asks[seat])
                    moves += [msgspec.to_builtins(word) for word in words]
                    lines += [play.game.write(play.table.state, word) for word in words]
        return {"ask": asks, "number": asks, "action": moves, "line": lines or ["1"], "ply": [0, 1, 5]}


def note(told: Told, raw: str | bytes, heard: list[dict[str, Any]]) -> None:
    """Count what was answered, and whether that is one answer that people can be told why."""
    told.sent += 1
    answers = [frame for frame in heard if frame["type"] in ANSWERS]
    unread = not readable(raw if isinstance(raw, bytes) else raw.encode("utf-8", "replace"))
    told.unread += unread
    if len(answers) != 1:
        told.wrong.append(f"{len(answers)} answers to {raw[:500]!r}")
        return
    answer = answers[0]
    told.answers[answer["type"]] += 1
    if unread and answer["type"] != "Refused":
        told.wrong.append(f"{answer} to {raw[:500]!r}")
    if answer["type"] in ("Refused", "Because"):
        told.reasons[answer["reason"]] += 1
        if told.reasons[answer["reason"]] == 1:
            reasoned(told, answer)


def reasoned(told: Told, answer: dict[str, Any]) -> None:
    """Whether every language has words for a reason, of one game at least."""
    why = Refusal(answer["reason"], answer["rule"], tuple(answer["args"].items()))
    for lang in ("en", "de", "fr"):
        for game in (None, *SHELF):
            try:
                if refusal(why, game, lang, strict=True):
                    break
            except (KeyError, LookupError, ValueError):
                continue
        else:
            told.wrong.append(f"no words in {lang} for {answer}")


def resident() -> float:
    """MiB that the process has in memory now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:  # no such file beyond Linux: the most it ever had
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / MEGA


def run(messages: int, seed: int, progress: Any = None) -> Told:
    """The whole trial, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(assault(messages, seed, Path(folder), progress))
