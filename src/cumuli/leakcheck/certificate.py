"""Plays games and their twins, compares what every seat is told, and says what was found."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.bots import known
from cumuli.core.game import Illegal
from cumuli.games import SHELF
from cumuli.leakcheck.evening import WHEN, Evening, Taken
from cumuli.leakcheck.run import Run
from cumuli.leakcheck.surfaces import SURFACES
from cumuli.leakcheck.twins import Twin, can_follow, chosen, ignorant, otherwise, same, secret
from cumuli.luck import KEY_BYTES
from cumuli.server.house import House
from cumuli.server.people.person import Person, recognise, stranger
from cumuli.server.table.room import Room
from cumuli.store import Store
from cumuli.store.sqlite import SqliteStore

TWINS: Final = 6
"""Of one game, at most."""
AHEAD: Final = 8
"""Entries over which a twin is followed, at most."""
WORLDS: Final = 4
"""Moments of one game at which the world is drawn anew for every seat; and as many where answers are timed."""
WORDS: Final = 4
"""Actions that are asked about."""
TOLD: Final = 20
"""Leaks told in full."""
AROUND: Final = 60
"""Signs shown on both sides of the first that differs."""
OF_THE_PAST: Final = ("frames", "looked", "orders", "agreeing", "replay", "review", "figures", "logs")
"""Surfaces that tell what happened, which another world does not change."""
People = list[tuple[Person, str]]


class Leak(Struct, frozen=True):
    """Something that a seat was told, and would not have been told in a world that looks the same to it."""

    surface: str
    game: int
    entry: int
    seat: int | None
    one: str
    other: str


@dataclass
class Certificate:
    """What was compared at one game, and what differed."""

    game: str
    surfaces: tuple[str, ...] = tuple(SURFACES)
    games: int = 0
    plies: int = 0
    twins: int = 0
    worlds: int = 0
    compared: Counter[str] = field(default_factory=Counter)
    spoken: Counter[str] = field(default_factory=Counter)
    """How often there was anything to compare."""
    leaks: Counter[str] = field(default_factory=Counter)
    told: list[Leak] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        """Whether something was compared on every surface."""
        return all(self.compared[surface] for surface in self.surfaces)

    def compare(self, surface: str, where: tuple[int, int, int | None], one: bytes, other: bytes) -> None:
        self.compared[surface] += 1
        self.spoken[surface] += bool(one or other)
        if one != other:
            self.leaks[surface] += 1
            if len(self.told) < TOLD:
                self.told.append(Leak(surface, *where, *around(one, other)))


def around(one: bytes, other: bytes) -> tuple[str, str]:
    """Where two texts begin to differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - AROUND)
    return one[start : at + AROUND].decode(errors="replace"), other[start : at + AROUND].decode(errors="replace")


Progress = Callable[[int, int], None]


def check(
    game: str, games: int, seed: int, progress: Progress | None = None, surfaces: tuple[str, ...] = tuple(SURFACES)
) -> Certificate:
    """Play *games* games of one kind and compare what is told on these surfaces."""
    return asyncio.run(_check(Certificate(game, surfaces), games, seed, progress))


async def _check(found: Certificate, games: int, seed: int, progress: Progress | None) -> Certificate:
    game = found.game
    root = logging.getLogger()
    level = root.level
    root.setLevel(logging.DEBUG)  # what is not logged today may be logged tomorrow
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "cumuli.db")
        try:
            people = [await somebody(store, number) for number in range(max(SHELF[game].seats) + 1)]
            for number in range(games):
                await one_game(found, store, people, number, Random(f"{game} {seed} {number}"))
                if progress:
                    progress(number + 1, games)
        finally:
            root.setLevel(level)
            await store.close()
    return found


async def somebody(store: Store, number: int) -> tuple[Person, str]:
    """A person with a token; the last one only watches."""
    token = await stranger(store, 0.0)
    known = await recognise(store, token)
    assert known is not None
    known.name = f"P{number}"
    await store.rename(known.id, known.name, "en")
    return known, token


async def one_game(found: Certificate, store: Store, people: People, number: int, rng: Random) -> None:
    """Play one game to its end, then its twins beside it, then moments of it in other worlds."""
    evening = opened(found.game, [person for person, _ in people], rng)
    house = evening.room.house
    words = Counter[bytes]()
    twins: list[Twin] = []
    timed: list[int] = []
    begun = len(evening.told)
    for room in evening.moments():
        words.update(msgspec.json.encode(word) for seat in range(evening.seats) for word in room_words(room, seat, rng))
    asked = [msgspec.json.decode(word) for word in rng.sample(sorted(words), min(WORDS, len(words)))]
    room = rebuilt(house, evening.told[:begun])
    for at, taken in enumerate(evening.told[begun:], begun):
        if room.play is not None and rng.random() < 0.3:
            tried = list(otherwise(room.play, at, taken, rng))
            twins += [twin for twin in tried if secret(room.play, taken, twin)]
        timed += [at] if room.play is not None and room.play.paced else []
        room.enter(taken.deeds, taken.key, WHEN)
    found.games += 1
    found.plies += 0 if room.play is None else len(room.play.moves)
    seated = [*people[: evening.seats], people[-1]]
    for twin in chosen(twins, TWINS, rng):
        runs = Run(store, seated, asked), Run(store, seated, asked)
        await one_twin(found, runs, evening.told, twin, number)
    moments = rng.sample(range(begun, len(evening.told)), min(WORLDS, len(evening.told) - begun))
    for at in (*moments, *rng.sample(timed, min(WORLDS, len(timed)))):
        await other_worlds(found, Run(store, seated, asked), evening.told[:at], (number, at), rng)


def opened(game: str, people: list[Person], rng: Random) -> Evening:
    """A table that can be played here: decks of people's own are on no shelf."""
    house = House(SHELF, known(), keys=lambda: rng.randbytes(KEY_BYTES))
    while True:
        try:
            return Evening(house, SHELF[game], people, rng)
        except Illegal:
            continue


def room_words(room: Room, seat: int, rng: Random) -> Iterable[Any]:
    """Something that a seat might do now."""
    words = () if room.play is None else room.play.words(seat)
    return rng.sample(words, min(1, len(words)))


def rebuilt(house: House, told: list[Taken]) -> Room:
    room = Room(house, "twin", told[0].deeds, told[0].key, WHEN)
    for taken in told[1:]:
        room.enter(taken.deeds, taken.key, WHEN)
    return room


async def one_twin(found: Certificate, runs: tuple[Run, Run], told: list[Taken], twin: Twin, number: int) -> None:
    """A game and its twin side by side, for as long as somebody cannot tell them apart."""
    one, other = runs
    at = twin.at
    found.twins += 1
    for run in runs:
        run.open(told[:at])
        await run.settle()
        for guest in run.guests:
            guest.table.take()
        run.forget()
    fooled, apart = set(range(len(one.room.summary.chairs))), False
    for entry, taken in enumerate(told[at : at + AHEAD], at):
        second = twin.taken if entry == at else taken
        if not can_follow(other.room, second):
            break
        await one.take(taken)
        await other.take(second)
        if apart and same(one.play, other.play):
            break  # what was secret has been shown by the rules, as a bid is, and nothing is left of it
        apart = not same(one.play, other.play)
        fooled &= ignorant(one.play, other.play)
        if not fooled or one.room.summary.status != "playing" or other.room.summary.status != "playing":
            break
        for seat in (*sorted(fooled), None):
            for surface in found.surfaces:
                ask = SURFACES[surface]
                found.compare(surface, (number, entry, seat), await ask(one, seat), await ask(other, seat))
    for run in runs:
        run.close()


async def other_worlds(found: Certificate, run: Run, told: list[Taken], where: tuple[int, int], rng: Random) -> None:
    """One moment of a game, and for each seat the same moment had all been otherwise that it cannot know."""
    run.open(told)
    await run.settle()
    truth = run.play.table.state
    for seat in range(len(run.room.summary.chairs)):
        found.worlds += 1
        world = run.play.game.resample(truth, seat, rng)
        for eyes in (seat, None):
            before = [(surface, await SURFACES[surface](run, eyes)) for surface in found.surfaces]
            await run.settle()
            with run.imagined(world, seat):
                for surface, said in before:
                    if surface not in OF_THE_PAST:
                        found.compare(surface, (*where, eyes), said, await SURFACES[surface](run, eyes))
            run.forget()
    run.close()
