"""A deck as one file."""

from __future__ import annotations

import struct

import pytest

from cumuli.clouds.deckfile import MAGIC, MOST, pack, unpack

CARDS = [b"one", b"", b"three" * 1000]


def test_a_deck_comes_back_as_it_was_packed() -> None:
    assert unpack(pack(CARDS)) == CARDS
    assert unpack(pack([])) == []


def test_the_layout_is_what_the_browser_reads() -> None:
    assert pack([b"ab", b"c"]) == b"SKY1" + bytes([0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1]) + b"abc"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "no deck"),
        (b"SKY2" + pack(CARDS)[4:], "no deck"),
        (MAGIC + b"\0\0", "before its number"),
        (MAGIC + struct.pack(">II", 2, 1), "amid the lengths"),
        (MAGIC + struct.pack(">I", MOST + 1), "more than"),
        (pack(CARDS)[:-1], "bytes, but there are"),
        (pack(CARDS) + b"!", "bytes, but there are"),
    ],
)
def test_a_broken_deck_is_refused_with_what_is_wrong(data: bytes, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        unpack(data)


def test_no_deck_is_larger_than_can_be_read() -> None:
    with pytest.raises(ValueError, match="more than"):
        pack([b""] * (MOST + 1))
