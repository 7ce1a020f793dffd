"""Card faces: what a picture joins, and what a cell with two cards joins (rule 5)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PORTS = "NESW"  # bit of a port = 1 << its index
PROVENANCES = ("rulebook", "public", "designed")


@dataclass(frozen=True)
class Face:
    """A card face lying north-south."""

    id: str
    blocks: tuple[int, ...]
    """masks of ports that one route joins in the centre square"""
    flaps: int
    """mask of the ends whose flap carries a route to the short side"""
    art: str
    provenance: str
    magic: bool = False

    @property
    def symmetric(self) -> bool:
        """Whether it looks the same turned half round (rule 4.3)."""
        return sorted(rotate(b, 2) for b in self.blocks) == sorted(self.blocks) and rotate(self.flaps, 2) == self.flaps


def mask(ports: str) -> int:
    """Letters as a mask; raises ValueError for a letter that is no port or stands twice."""
    if len(set(ports)) != len(ports) or any(p not in PORTS for p in ports):
        raise ValueError(ports)
    return sum(1 << PORTS.index(p) for p in ports)


def letters(ports: int) -> str:
    return "".join(p for i, p in enumerate(PORTS) if ports >> i & 1)


def rotate(ports: int, turn: int) -> int:
    """A mask of ports turned clockwise by quarter turns."""
    turn &= 3
    return (ports << turn | ports >> 4 - turn) & 15


def read_face(ident: str, data: Mapping[str, Any], magic: bool) -> Face:
    """A face from data; raises ValueError naming what is wrong: bad-block, bad-flap, no-provenance or unknown-key."""
    unknown = set(data) - {"blocks", "flaps", "art", "provenance"}
    if unknown:
        raise ValueError("unknown-key", sorted(unknown)[0])
    if data.get("provenance") not in PROVENANCES:
        raise ValueError("no-provenance", ident)
    try:
        blocks = tuple(mask(block) for block in data["blocks"])
    except (KeyError, TypeError, ValueError):
        raise ValueError("bad-block", ident) from None
    if any(not 1 < b.bit_count() for b in blocks) or sum(blocks) != (sum(blocks) & 15) or _overlap(blocks):
        raise ValueError("bad-block", ident)
    try:
        flaps = mask(data["flaps"])
    except (KeyError, TypeError, ValueError):
        raise ValueError("bad-flap", ident) from None
    if flaps & 0b1010:
        raise ValueError("bad-flap", ident)
    return Face(ident, blocks, flaps, str(data.get("art", "")), data["provenance"], magic)


def _overlap(blocks: tuple[int, ...]) -> bool:
    seen = 0
    for block in blocks:
        if seen & block:
            return True
        seen |= block
    return False


def join(top: tuple[Face, int], below: tuple[Face, int] | None) -> int:
    """What a cell joins: a nibble for each port with the ports it reaches (rules 5.1, 5.2).

    The centre of the top card rules; its own ends reach the edge over its own
    flaps, its sides only over the flaps of the card right below, which lies crosswise.
    """
    face, turn = top
    reach = rotate(face.flaps, turn)
    if below is not None and (below[1] ^ turn) & 1:
        reach |= rotate(below[0].flaps, below[1])
    out = 0
    for block in face.blocks:
        joined = rotate(block, turn) & reach
        if joined.bit_count() > 1:
            for port in range(4):
                if joined >> port & 1:
                    out |= joined << 4 * port
    return out


def _catalogue() -> dict[str, Face]:
    data = tomllib.loads((Path(__file__).parent / "data" / "faces.toml").read_text())
    faces = {key: read_face(key, value, False) for key, value in data["route"].items()}
    return faces | {key: read_face(key, value, True) for key, value in data["magic"].items()}


CATALOGUE = _catalogue()
"""Every face of data/faces.toml, route cards first."""
