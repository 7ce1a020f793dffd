"""What the index of a corpus knows of each game, and which games somebody looks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.core.game import Outcome
from cumuli.games import SHELF
from cumuli.record import Record

DIGEST_BYTES: Final = 16
NAME_LETTERS: Final = 40
VALUE_LETTERS: Final = 60
"""Longer values of options, such as a whole board, stand in the index by their digest."""
TRUTHS: Final = {"true": True, "yes": True, "false": False, "no": False}


class Entry(Struct, frozen=True, array_like=True):
    """One game in the index."""

    at: int
    """where its text begins in its block, in bytes"""
    size: int
    """bytes"""
    game: str
    version: str
    names: tuple[str, ...]
    """by seat"""
    options: dict[str, Any]
    """what differs from the game's defaults"""
    plies: int
    """lines of the game, luck's among them"""
    reason: str
    """what it ended for; empty where the record breaks off"""
    scores: tuple[int, ...]
    """by seat"""
    winners: tuple[int, ...]
    """seats; empty where nobody won"""
    digest: str
    """the first 16 bytes of the text's SHA-256, as hex digits"""

    def option(self, id: str) -> Any:
        """An option's value, the game's default where the record says nothing; None where there is no such option."""
        if id in self.options or self.game not in SHELF:
            return self.options.get(id)
        return defaults(self.game).get(id)


_DEFAULTS: Final[dict[str, dict[str, Any]]] = {}


def defaults(game: str) -> dict[str, Any]:
    """The options of a game of which nothing is said."""
    if game not in _DEFAULTS:
        _DEFAULTS[game] = msgspec.to_builtins(SHELF[game].options())
    return _DEFAULTS[game]


def digest_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()[: 2 * DIGEST_BYTES]


def short(value: Any) -> Any:
    """An option's value as the index keeps it."""
    if isinstance(value, bool | int) or (isinstance(value, str) and len(value) <= VALUE_LETTERS):
        return value
    return "#" + sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[: 2 * DIGEST_BYTES]


def entry_of(record: Record, text: str, outcome: Outcome | None, at: int = 0) -> Entry:
    """The entry of a game, whose outcome the rules have told."""
    return Entry(
        at,
        len(text.encode()),
        record.game,
        record.version,
        tuple(name[:NAME_LETTERS] for name in record.seats),
        {id: short(value) for id, value in record.options.items()},
        len(record.moves),
        "" if outcome is None else outcome.reason,
        () if outcome is None else tuple(outcome.scores),
        () if outcome is None else outcome.winners,
        digest_of(text),
    )


@dataclass(frozen=True)
class Filter:
    """Which games are looked for: all that is named must hold; what is not named may be anything."""

    game: str = ""
    seats: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    """By option: its value, as itself or as the command line writes it."""
    player: str = ""
    """Somebody of this name sits at the table, a bot's level among them."""
    winner: str = ""
    """Somebody of this name won; "none" for games that nobody won."""
    reason: str = ""
    least: int = 0
    """plies, at least"""
    most: int | None = None
    """plies, at most"""

    def fits(self, entry: Entry) -> bool:
        """Whether a game is looked for."""
        return (
            (not self.game or entry.game == self.game)
            and (not self.seats or len(entry.names) == self.seats)
            and (not self.player or self.player in entry.names)
            and (not self.winner or self._won(entry))
            and (not self.reason or entry.reason == self.reason)
            and self.least <= entry.plies
            and (self.most is None or entry.plies <= self.most)
            and all(alike(entry.option(id), value) for id, value in self.options.items())
        )

    def _won(self, entry: Entry) -> bool:
        if self.winner == "none":
            return not entry.winners
        return self.winner in [entry.names[seat] for seat in entry.winners]


def alike(kept: Any, asked: Any) -> bool:
    """Whether an option has the value that is asked for."""
    if isinstance(asked, str) and isinstance(kept, bool):
        return TRUTHS.get(asked) == kept
    if isinstance(asked, str) and isinstance(kept, int):
        return str(kept) == asked
    return bool(kept == asked or kept == short(asked))
