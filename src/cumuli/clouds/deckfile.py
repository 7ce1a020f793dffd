"""A deck as one file: SKY1, how many cards, how long each is, then the cards' files one after the other.

All numbers are four bytes, the most significant first.  The browser reads the same bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

MAGIC: Final = b"SKY1"
MOST: Final = 4096
"""Cards of a deck; more can only be a mistake."""


def pack(cards: Sequence[bytes]) -> bytes:
    """The deck of these cards."""
    if len(cards) > MOST:
        raise ValueError(f"a deck of {len(cards)} cards, more than {MOST}")
    return b"".join([MAGIC, struct.pack(f">I{len(cards)}I", len(cards), *map(len, cards)), *cards])


def unpack(data: bytes) -> list[bytes]:
    """The cards of a deck; ValueError tells what is wrong with it."""
    if data[:4] != MAGIC:
        raise ValueError(f"no deck: it begins with {data[:4]!r}")
    if len(data) < 8:
        raise ValueError("the deck ends before its number of cards")
    (count,) = struct.unpack_from(">I", data, 4)
    start = 8 + 4 * count
    if count > MOST:
        raise ValueError(f"a deck of {count} cards, more than {MOST}")
    if len(data) < start:
        raise ValueError("the deck ends amid the lengths of its cards")
    lengths = struct.unpack_from(f">{count}I", data, 8)
    if start + sum(lengths) != len(data):
        raise ValueError(f"the cards fill {sum(lengths)} bytes, but there are {len(data) - start}")
    cards = []
    for length in lengths:
        cards.append(data[start : start + length])
        start += length
    return cards
