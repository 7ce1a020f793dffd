"""Decks of route cards: the ones we ship, and corrected ones from an owner of the printed game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from cumuli.games.cloudy_kingdom.faces import CATALOGUE, PROVENANCES, Face, join, read_face

SHIPPED = tomllib.loads((Path(__file__).parent / "data" / "decks.toml").read_text())
SMALLEST = 12
LARGEST = 240
MOST_FACES = 40
GOOD_OPENNESS = (Fraction(36, 100), Fraction(42, 100))
"""Below, four players seldom find a winner; above, games end before anybody has blocked."""


@dataclass(frozen=True)
class Deck:
    faces: Mapping[str, Face]
    """All faces of a table in the order of their numbers, route cards first."""
    count: Mapping[str, int]
    provenance: str


def read(deck: str | Mapping[str, Any]) -> Deck:
    """A shipped deck by its name, or an owner's: `provenance`, `count`, and `face` to add or correct faces.

    Raises ValueError(problem, where) for the first thing that is wrong.
    """
    if isinstance(deck, str):
        if deck not in SHIPPED:
            raise ValueError("unknown-key", deck)
        return read(SHIPPED[deck])
    unknown = set(deck) - {"provenance", "count", "face"}
    if unknown:
        raise ValueError("unknown-key", sorted(unknown)[0])
    if deck.get("provenance") not in PROVENANCES:
        raise ValueError("no-provenance", "deck")
    own = deck.get("face", {})
    if not isinstance(own, Mapping):
        raise ValueError("unknown-key", "face")
    routes = {key: face for key, face in CATALOGUE.items() if not face.magic}
    magic = {key: face for key, face in CATALOGUE.items() if face.magic}
    for key, data in own.items():
        if not isinstance(data, Mapping) or not key.isidentifier():
            raise ValueError("bad-block", key)
        face = read_face(key, data, key in magic)
        (magic if key in magic else routes)[key] = face
    count = deck.get("count")
    if not isinstance(count, Mapping):
        raise ValueError("bad-count", "count")
    for key, n in count.items():
        if key not in routes:
            raise ValueError("unknown-key", key)
        if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= 99:
            raise ValueError("bad-count", key)
    total = sum(count.values())
    if not SMALLEST <= total <= LARGEST or len(routes) + len(magic) > MOST_FACES:
        raise ValueError("too-small" if total < SMALLEST else "bad-count", str(total))
    if not any(block & 0b1010 for key, n in count.items() if n for block in routes[key].blocks):
        raise ValueError("no-side-exit", "count")  # without side exits no route ever turns: nobody could win
    return Deck(routes | magic, dict(count), str(deck["provenance"]))


def openness(deck: Deck) -> Fraction:
    """How likely a random card on a random card below joins two given edges of the cell: the exact sum over the mix."""
    cards = [(deck.faces[key], n) for key, n in deck.count.items() if n]
    joined = 0
    for top, n in cards:
        for below, m in cards:
            for turn in range(4):
                for across in (1, 3):
                    edges = join((top, turn), (below, turn + across & 3))
                    joined += n * m * sum(edges >> 4 * a + b & 1 for b in range(4) for a in range(b))
    total = sum(n for _, n in cards)
    return Fraction(joined, total * total * 8 * 6)  # eight ways to lie, six pairs of edges


def problem(error: ValueError) -> tuple[str, str]:
    """The problem's id and where it is, from an error of this module."""
    args = [str(a) for a in error.args]
    return (args[0], args[1]) if len(args) == 2 else ("bad-toml", "; ".join(args))
