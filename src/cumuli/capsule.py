"""A bug capsule: one file with what a page saw and did, and once it may be told the game, to be opened elsewhere.

While a game goes on a capsule holds what its maker may know and no more; the
record joins when the game is over, or when whoever runs the house adds it.
Opening one plays the record again on the rules that are here and compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.core.game import Game, Illegal
from cumuli.record import LUCK, Record, allowed, options_of, result_line
from cumuli.table import Table

KIND: Final = 1
"""How a capsule is written; a later way gets the next number."""
MOST: Final = 4 << 20
"""Bytes of one file."""
STUMBLED: Final = "bad-message"
"""The refusal of a command over which the house stumbled."""


class House(Struct, frozen=True):
    """Where the game was played."""

    cumuli: str
    python: str
    compiled: bool
    system: str


class Page(Struct, frozen=True):
    """The browser that was looked with."""

    browser: str = ""
    lang: str = ""
    width: int = 0
    height: int = 0
    theme: str = ""


class Seen(Struct, frozen=True):
    """What one pair of eyes was shown; None is a spectator."""

    seat: int | None
    view: dict[str, Any]


class Traced(Struct, frozen=True):
    """One thing that a page did or heard of late."""

    at: int
    """milliseconds after the page was loaded"""
    what: str
    """sent, heard, refused, click or error"""
    type: str = ""
    """of the message; of what was clicked, its name in the page"""
    seq: int = 0
    """how far the table was for the page"""
    about: dict[str, Any] = {}
    """the command, the reason, or the error and where it came from"""


class Capsule(Struct, frozen=True):
    """All of it."""

    capsule: int
    table: str
    game: str
    version: str
    seats: int
    options: dict[str, Any]
    status: str
    seq: int
    """how far the table was for the page that packed this"""
    house: House | None = None
    """None where the house could not be asked"""
    page: Page = Page()
    seen: tuple[Seen, ...] = ()
    trace: tuple[Traced, ...] = ()
    plies: int | None = None
    """how many plies had been played by then; None while the game goes on"""
    record: str = ""
    """empty while the game goes on"""


class Unreadable(ValueError):
    """A file that is no capsule."""


def read(data: bytes) -> Capsule:
    """A capsule from its file; raises Unreadable."""
    if len(data) > MOST:
        raise Unreadable(f"more than {MOST >> 20} MB")
    try:
        found = msgspec.json.decode(data, type=Capsule)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error
    if found.capsule != KIND:
        raise Unreadable(f"kind {found.capsule}")
    return found


def write(capsule: Capsule) -> bytes:
    return msgspec.json.format(msgspec.json.encode(capsule), indent=1) + b"\n"


@dataclass(frozen=True)
class Finding:
    """One thing that came out when a capsule was opened."""

    what: str
    """a message `capsule-<what>` of the catalogues"""
    facts: dict[str, str | int]


CRASHES: Final = ("crash", "again-crash")
DIFFERS: Final = ("illegal", "differs", "result", "again-done")


def verdict(findings: list[Finding]) -> str:
    """`crash` or `same` where the fault is here, too; `differs` where it is not; `sealed` where nobody can tell."""
    kinds = {finding.what for finding in findings}
    if kinds & {"sealed", "unplayed"}:
        return "sealed"
    return "crash" if kinds & {*CRASHES} else "differs" if kinds & {*DIFFERS} else "same"


def opened(capsule: Capsule) -> list[Finding]:
    """Play the game again on the rules that are here, and compare with what was seen."""
    errors = [Finding("page", _short(one.about)) for one in capsule.trace if one.what == "error"]
    if not capsule.record or capsule.plies is None:
        return [Finding("sealed", {}), *errors]
    try:
        record = Record.parse(capsule.record)
        game = record.shelved()
        options = options_of(game, record.options)
    except ValueError as error:
        return [Finding("unplayed", {"why": str(error)}), *errors]
    return [*_played(capsule, game, record, options), *errors]


def _short(about: dict[str, Any]) -> dict[str, str | int]:
    return {"error": str(about.get("error", ""))[:300], "where": str(about.get("where", ""))[:300]}


def _played(capsule: Capsule, game: Game[Any], record: Record, options: Any) -> Iterator[Finding]:
    """Every ply, the views at the one that was looked at, and the command over which the house had stumbled."""
    ply, line = 0, ""
    try:
        state = game.start(len(record.seats), options, record.version)
        if not capsule.plies:
            yield from _compared(capsule, game, state)
        for ply, (seat, text) in enumerate(record.moves, 1):
            line = f"{LUCK if seat < 0 else seat + 1} {text}"
            code = game.code(state, game.read(state, text))
            if seat not in state.to_act() or not allowed(state, seat, code):
                yield Finding("illegal", {"ply": ply, "line": line})
                return
            state.apply(seat, code)
            if ply == capsule.plies:
                yield from _compared(capsule, game, state)
        outcome = state.outcome()
    except Exception as error:
        yield Finding("crash", {"ply": ply, "line": line, "error": f"{type(error).__name__}: {error}"})
        return
    told, truth = record.result, None if outcome is None else result_line(outcome)
    if told is not None and told != truth:
        yield Finding("result", {"said": told, "here": truth or "–"})
    yield Finding("replayed", {"plies": len(record.moves)})
    yield from _again(capsule, game, record, options)


def _compared(capsule: Capsule, game: Game[Any], state: Any) -> Iterator[Finding]:
    for seen in capsule.seen:
        here = msgspec.json.decode(msgspec.json.encode(game.observe(state, seen.seat)))
        whose = 0 if seen.seat is None else seen.seat + 1
        where = next(differences(seen.view, here), None)
        if where is None:
            yield Finding("same", {"seat": whose})
        else:
            path, theirs, ours = where
            yield Finding("differs", {"seat": whose, "path": path, "seen": _text(theirs), "here": _text(ours)})


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two pieces of plain data differ: the way there, and what stands there in each."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (mine, its) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, its, f"{path}[{index}]")
    elif one != other:
        yield path, one, other


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()[:200]


def _again(capsule: Capsule, game: Game[Any], record: Record, options: Any) -> Iterator[Finding]:
    """Once more the last move over which the house had stumbled, where the table had not moved on since."""
    said = {one.about.get("id"): one for one in capsule.trace if one.what == "sent"}
    failed = [one for one in capsule.trace if one.what == "refused" and one.about.get("reason") == STUMBLED]
    sent = [said[one.about.get("id")] for one in failed if one.about.get("id") in said]
    acts = [one.about for one in sent if one.type in ("Act", "Write") and one.seq == capsule.seq]
    if not acts:
        return
    seat, action, line = acts[-1].get("seat"), acts[-1].get("action"), acts[-1].get("line")
    told: dict[str, str | int] = {"line": str(line or _text(action))}
    try:
        moves = record.moves[: capsule.plies]
        table = Table.resume(game, record.seats, options, record.version, moves)
        word = msgspec.convert(action, game.words) if action else game.read(table.state, str(line))
        table.act(int(seat or 0), word)
        for eyes in (None, *range(len(record.seats))):
            game.observe(table.state, eyes)
    except (Illegal, msgspec.ValidationError) as error:
        yield Finding("again-refused", {**told, "error": str(error)})
    except Exception as error:
        yield Finding("again-crash", {**told, "error": f"{type(error).__name__}: {error}"})
    else:
        yield Finding("again-done", told)
