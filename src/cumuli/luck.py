"""Luck that nobody can change once the game has begun, and that everybody can check once it is over.

The house draws a key and shows its pledge before anything else is known.  Each
seat may add a salt.  Then every answer of luck follows from the key, the salts
and its number alone; the key is opened when the game is over.  A game that
goes on from another has a pledge of its own for what comes.  Everything is
HMAC (RFC 2104, FIPS 198-1) with SHA-256 over lines of ASCII, the first of
which tells what for; see docs/decisions/0018-pledged-luck.md.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from cumuli.core.game import CHANCE, Game, Position
from cumuli.record import Record, written

SCHEME: Final = "cumuli luck 1"
KEY_BYTES: Final = 32
"""Exactly: HMAC takes keys that differ only in zeros at their end for the same."""
SALT: Final = r"^([0-9a-f]{64})?\Z"
"""What a seat adds: 32 bytes as hex digits, the hash of a text or drawn at random; empty where it adds nothing."""
_RANGE: Final = 1 << 256


def _mac(key: bytes, *lines: str) -> bytes:
    return hmac.digest(key, "\n".join((SCHEME, *lines)).encode("ascii"), "sha256")


def pledge(key: bytes, table: str, game: str, taken: Sequence[str] = ()) -> str:
    """What binds the house to a key and to the moves taken over, and tells nothing about the key, as hex digits."""
    return _mac(key, "pledge", table, game, *taken).hex()


def taken(moves: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    """What stands in the pledge for moves that another game has made, luck's among them.

    How many, and SHA-256 over them as a record writes them, in hex digits; nothing for a game from its beginning.
    """
    if not moves:
        return ()
    return str(len(moves)), hashlib.sha256("\n".join(map(written, moves)).encode()).hexdigest()


def mixture(key: bytes, table: str, salts: Sequence[str]) -> str:
    """The salts of all seats under the key, as hex digits: every answer depends on it."""
    return _mac(key, "salts", table, ",".join(salts)).hex()


def drawn(key: bytes, table: str, mix: str, number: int, weights: Sequence[int]) -> int:
    """Which of so many possible answers luck gives for the time of this number, counted from 1.

    A digest is a number below 2**256.  Those above the greatest multiple of
    the weights' sum are drawn again, or low remainders would come up more often.
    """
    total = sum(weights)
    if not 0 < total <= _RANGE:
        raise ValueError(f"no luck among weights of {total} in all")
    fair = _RANGE - _RANGE % total
    tries = 0
    while (digest := int.from_bytes(_mac(key, "answer", table, str(number), str(tries), mix))) >= fair:
        tries += 1
    rest = digest % total
    for index, weight in enumerate(weights):
        if rest < weight:
            return index
        rest -= weight
    raise AssertionError("the rest is below the sum")


def answers(game: Game[Any], state: Position) -> list[tuple[str, int, int]]:
    """What luck may answer now, as a record writes it, with weight and code: in the order of the texts.

    The order is part of the scheme; the engine's own might change with its next version.
    """
    return sorted((game.write(state, game.word(state, code)), weight, code) for code, weight in state.chance())


@dataclass(frozen=True, repr=False)
class Luck:
    """The luck of one table: whoever holds it knows all that will come."""

    key: bytes
    table: str
    game: str
    salts: tuple[str, ...]
    taken: tuple[str, ...] = ()
    """see `taken`: luck answers only what comes after these moves"""

    def answer(self, number: int, weights: Sequence[int]) -> int:
        """Which of the possible answers comes under this number."""
        return drawn(self.key, self.table, self.mix, number, weights)

    @cached_property
    def mix(self) -> str:
        return mixture(self.key, self.table, self.salts)

    def opened(self) -> dict[str, Any]:
        """All there is to check it by, for the record of a game that is over."""
        begun = {"from": int(self.taken[0])} if self.taken else {}
        return {
            "scheme": SCHEME,
            "table": self.table,
            **begun,
            "pledge": pledge(self.key, self.table, self.game, self.taken),
            "salts": list(self.salts),
            "mix": self.mix,
            "key": self.key.hex(),
        }


class Broken(ValueError):
    """Luck that does not fit: what is wrong, and where."""

    def __init__(self, what: str, **facts: str | int) -> None:
        super().__init__(f"{what} {facts}" if facts else what)
        self.what = what
        """none, unreadable, scheme, key, taken, noted, salts or answer"""
        self.facts = facts


@dataclass(frozen=True)
class Drawing:
    """One answer of luck in a record: where, among what, and which came."""

    ply: int
    number: int
    texts: tuple[str, ...]
    weights: tuple[int, ...]
    came: int
    """The index among *texts*; -1 where the rules knew no such answer."""


def start(record: Record) -> int:
    """How many plies of a record are another game's; raises Broken where that cannot be read."""
    told = record.luck.get("from", 0)
    if type(told) is not int or not 0 <= told <= len(record.moves):
        raise Broken("unreadable")
    return told


def drawings(record: Record, after: int = 0) -> Iterator[Drawing]:
    """Every answer of luck in a record that comes after so many plies; the moves are taken on trust."""
    game, state, number = record.shelved(), record.start(), 0
    for ply, (seat, text) in enumerate(record.moves, 1):
        if seat == CHANCE:
            number += 1
            possible = answers(game, state)
            texts = tuple(known for known, _, _ in possible)
            came = texts.index(text) if text in texts else -1
            if ply > after:
                yield Drawing(ply, number, texts, tuple(weight for _, weight, _ in possible), came)
        state.apply(seat, game.code(state, game.read(state, text)))


def check(record: Record, noted: str = "") -> int:
    """How many answers of luck were checked; raises Broken for the first thing that does not fit.

    *Noted* is the pledge, or the beginning of it, as somebody wrote it down before the game.
    """
    luck = opened(record)
    if pledge(luck.key, luck.table, record.game, luck.taken) != record.luck["pledge"]:
        raise Broken("taken" if luck.taken else "key")
    if not record.luck["pledge"].startswith(noted):
        raise Broken("noted", noted=noted)
    if luck.mix != record.luck["mix"]:
        raise Broken("salts")
    checked = 0
    for drawing in drawings(record, start(record)):
        right = luck.answer(drawing.number, drawing.weights)
        if right != drawing.came:
            text = record.moves[drawing.ply - 1][1]
            raise Broken("answer", ply=drawing.ply, said=text, right=drawing.texts[right])
        checked += 1
    return checked


def opened(record: Record) -> Luck:
    """A record's luck with its opened key; raises Broken where there is none, or none that can be read."""
    told = record.luck
    if not told:
        raise Broken("none")
    if told.get("scheme") != SCHEME:
        raise Broken("scheme", scheme=str(told.get("scheme", "")))
    key, salts, table = told.get("key"), told.get("salts"), told.get("table")
    if not all(is_hex(told.get(name)) for name in ("key", "pledge", "mix")) or not isinstance(table, str):
        raise Broken("unreadable")
    if not isinstance(salts, list) or len(salts) != len(record.seats):
        raise Broken("unreadable")
    if not all(isinstance(salt, str) and re.fullmatch(SALT, salt) for salt in salts) or not table.isascii():
        raise Broken("unreadable")
    return Luck(bytes.fromhex(str(key)), table, record.game, tuple(salts), taken(record.moves[: start(record)]))


def is_hex(value: object) -> bool:
    """Whether this is 32 bytes as hex digits."""
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None
