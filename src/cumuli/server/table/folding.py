"""A room as bytes, and back: all that its log made of it so far.

A fold is made from the log and holds the same secrets; it never leaves the house.  It is read only by the code that
would make the same of the same log: `made_by` names the rules and the sources it comes of, its data with them.
"""

from __future__ import annotations

import sys
from functools import cache, reduce
from hashlib import sha256
from operator import or_
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

import cumuli
from cumuli.core.game import Game
from cumuli.record import Record, options_as_data, result_line
from cumuli.server.house import House
from cumuli.server.table import deeds as log
from cumuli.server.table.play import Moves, Play
from cumuli.server.table.standing import Standing
from cumuli.server.table.summary import Summary
from cumuli.server.table.terms import Terms
from cumuli.server.table.timing import Timing
from cumuli.table import Table, options_of

HOME: Final = Path(cumuli.__file__).parent
MADE_BY: Final = ("core", "table.py", "record.py", "luck.py", "server/table", "server/talk", "server/house.py")
"""What a room comes of, besides its game."""


class Clocks(Struct, frozen=True):
    """A `Timing`."""

    terms: Terms
    left: list[float]
    since: list[float | None]
    counted: list[float | None]
    paced: bool
    gained: list[tuple[int, int]]


class Played(Struct, frozen=True):
    """A `Play`, and the `Table` in it."""

    names: list[str]
    moves: Moves
    modules: list[str]
    """Where the events are defined."""
    told: msgspec.Raw
    marked: int
    saved: list[int]
    asks: list[int | None]
    sealed: list[str | None]
    orders: list[dict[str, str]]
    said: list[dict[str, str]]
    stopped: bool


class Fold(Struct, frozen=True):
    """A `Standing`."""

    seq: int
    entries: int
    last: str
    """The command of the last entry that is folded in."""
    summary: Summary
    key: bytes
    luck: dict[str, Any]
    forked: log.Forked | None
    at: float
    lines: list[log.Spoke]
    commands: list[str]
    steps: list[tuple[int, int]]
    clocks: Clocks | None
    play: Played


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Fold)


def package(game: Game[Any]) -> str:
    """Where a game lives."""
    words = get_args(game.words) or (game.words,)  # it may have but one
    return str(words[0].__module__).rpartition(".")[0]


@cache
def digest(package: str) -> str:
    """Of all sources and data that make a room of this game."""
    folders = [HOME / name for name in MADE_BY]
    home = getattr(sys.modules.get(package), "__file__", None)
    folders += [Path(home).parent] if home else []
    seen = sha256(cumuli.__version__.encode())
    for folder in folders:
        files = [folder] if folder.is_file() else sorted(folder.rglob("*"))
        for file in files:
            if file.is_file() and file.suffix in (".py", ".toml", ".json", ".txt"):
                seen.update(f"{file.name} ".encode() + sha256(file.read_bytes()).digest())
    return seen.hexdigest()[:32]


def made_by(house: House, summary: Summary) -> str:
    """What a fold must have been made by to be read here; empty where nothing here can make it."""
    game = house.shelf.get(summary.game)
    if game is None or summary.version not in game.versions:
        return ""
    return f"{game.id} {summary.version} {digest(package(game))} {house.grace}"


def fold(room: Standing, last: str) -> bytes:
    """A room whose game has begun, after the entry of the command *last*."""
    play, timing = room.play, room.timing
    assert play is not None and not room.frozen
    table, game, state = play.table, play.game, play.table.state
    stopped = play.stopped or room.summary.status == "over"  # as whoever reads the log finds it
    played = Played(
        table.record.seats,
        tuple(table.record.moves),
        sorted({type(event).__module__ for event in table.told}),
        msgspec.Raw(ENCODER.encode(table.told)),
        getattr(table, "marked", 0),
        game.save(state),
        [] if stopped else play.asks,
        []
        if stopped
        else [None if code is None else game.write(state, game.word(state, code)) for code in play.sealed],
        [] if stopped else play.orders,
        [] if stopped else play.said,
        stopped,
    )
    clocks = None
    if timing is not None:
        clocks = Clocks(timing.terms, timing.left, timing.since, timing._counted, timing._paced, timing._gained)
    told = Fold(
        room.seq,
        room.entries,
        last,
        room.summary,
        room._key,
        room._luck,
        room.forked,
        room.at,
        room.talk.lines,
        sorted(room.commands),
        room.steps,
        clocks,
        played,
    )
    return ENCODER.encode(told)


def unfolded(cls: type[Any], house: House, id: str, data: bytes) -> tuple[Any, str]:
    """The room, of class *cls*, and the command of its last entry; raises where this is no fold of ours."""
    told = DECODER.decode(data)
    first = log.Created(
        told.summary.game, len(told.summary.chairs), told.summary.options, told.summary.host, told.summary.created
    )
    room = cls(house, id, (first,), "", told.at)
    room.seq, room.entries, room.at, room.summary = told.seq, told.entries, told.at, told.summary
    room._key, room._luck, room.forked = told.key, told.luck, told.forked
    room.talk.lines, room.commands, room.steps = told.lines, set(told.commands), told.steps
    room.play = replayed(house, room, told.play)
    if told.clocks is not None:
        room.timing = timing = Timing(told.clocks.terms, len(told.summary.chairs), house.grace)
        timing.left, timing.since, timing._counted = told.clocks.left, told.clocks.since, told.clocks.counted
        timing._paced, timing._gained = told.clocks.paced, told.clocks.gained
    return room, told.last


def replayed(house: House, room: Standing, told: Played) -> Play:
    """The game as it stands, of which nothing is played again."""
    game = house.shelf[room.summary.game]
    options, version = options_of(game, room.summary.options), room.summary.version
    table = Table.__new__(Table)
    table.game, table.options, table.dealer = game, options, room.dealer(room.summary.salts)
    table.record = Record(game.id, version, told.names, options_as_data(game, options), list(told.moves))
    table.state = game.load(len(told.names), options, version, told.saved)
    table.told = events_of(game, told)
    table.state.events = table.told
    table.marked = told.marked
    outcome = table.state.outcome()
    if outcome is not None:
        table.record.result = result_line(outcome)
    play = Play(table, room.seq)
    if told.stopped:
        play.stop()
    else:
        play.asks = told.asks
        for seat, move in enumerate(told.sealed):
            play.seal(seat, move)
        play.orders, play.said = told.orders, told.said
    return play


def events_of(game: Game[Any], told: Played) -> list[Any]:
    """All that was told, as the game's own events."""
    home = package(game)
    if not all(name.startswith(f"{home}.") for name in told.modules):
        raise ValueError("events of another game")
    if not told.modules:
        return []
    found: list[Any] = msgspec.msgpack.decode(told.told, type=list[kinds(tuple(told.modules))])  # type: ignore[misc]
    return found


@cache
def kinds(modules: tuple[str, ...]) -> Any:
    """All events that are defined there."""
    found = [
        kind
        for name in modules
        for kind in vars(sys.modules[name]).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__struct_config__.tag is not None
        and kind.__module__ == name
    ]
    return reduce(or_, found)
