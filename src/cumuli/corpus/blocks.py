"""How a corpus lies on the disk: gzip members, each a block of records with its index in the member's header.

Any gzip reads the file as one long text.  The header's extra field says how long the member is, so that the index
of a whole corpus is read by leaping from header to header, and nothing is unpacked that nobody wants.

    member   1f 8b 08 04 · time, flags · XLEN · "CU" · length · extra · deflated text · CRC-32 · size
    extra    version (1 byte) · length of the member (8) · SHA-256 of index, text and end (32) · index, JSON, zlib
"""

from __future__ import annotations

import struct
import zlib
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from cumuli.corpus.entries import Entry

VERSION: Final = 1
MAGIC: Final = b"\x1f\x8b\x08\x04"
HEAD: Final = struct.Struct("<4sIBBH2sH")
"""A member's head up to where our own begins: magic, time, flags, system, length, our two letters, length."""
OWN: Final = struct.Struct("<BQ32s")
MARK: Final = b"CU"
UNKNOWN_SYSTEM: Final = 255
LEAST: Final = HEAD.size + OWN.size
MOST_EXTRA: Final = 0xFFFF - 4
"""Bytes: what a gzip header has room for, less two letters and a length."""
BETWEEN: Final = "\n"
"""What stands between two records of a block: an empty line."""
ENTRIES: Final = msgspec.json.Decoder(tuple[Entry, ...])


class TooBig(ValueError):
    """The index of this block does not fit into a member's header: make two of it."""


class Faulty(ValueError):
    """Bytes that are no member of a corpus; *what* is strange, newer or broken."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Head(NamedTuple):
    """What the header of a block says."""

    length: int
    """of the whole member, in bytes"""
    data: int
    """where the deflated text begins in it"""
    digest: bytes
    packed: bytes
    """its index, deflated"""

    def entries(self) -> tuple[Entry, ...]:
        """The index; raises Faulty where it was changed."""
        try:
            return ENTRIES.decode(zlib.decompress(self.packed))
        except (zlib.error, msgspec.MsgspecError, UnicodeError):
            raise Faulty("broken") from None


def packed(text: bytes, entries: tuple[Entry, ...]) -> bytes:
    """A block as it lies on the disk; raises TooBig where its index is too long."""
    index = zlib.compress(msgspec.json.encode(entries), 9)
    if OWN.size + len(index) > MOST_EXTRA:
        raise TooBig
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = deflate.compress(text) + deflate.flush() + struct.pack("<II", zlib.crc32(text), len(text) & 0xFFFFFFFF)
    extra = OWN.size + len(index)
    head = HEAD.pack(MAGIC, 0, 2, UNKNOWN_SYSTEM, extra + 4, MARK, extra)
    length = len(head) + extra + len(body)
    return head + OWN.pack(VERSION, length, sha256(index + body).digest()) + index + body


def extra_of(start: bytes) -> int:
    """How many bytes of header follow the first ones; raises Faulty where these are no header of ours."""
    magic, _, _, _, xlen, mark, extra = HEAD.unpack(start[: HEAD.size])
    if magic != MAGIC or mark != MARK or xlen != extra + 4 or extra < OWN.size:
        raise Faulty("strange")
    if start[HEAD.size] != VERSION:
        raise Faulty("newer")
    return int(extra)


def head_of(header: bytes) -> Head:
    """The header, of which all bytes are here."""
    _, length, digest = OWN.unpack(header[HEAD.size : LEAST])
    return Head(length, len(header), digest, header[LEAST:])


def unpacked(head: Head, body: bytes) -> bytes:
    """The text of a block; raises Faulty where its bytes are not those that were written."""
    if sha256(head.packed + body).digest() != head.digest:
        raise Faulty("broken")
    try:
        return zlib.decompress(body[:-8], -zlib.MAX_WBITS)
    except zlib.error:
        raise Faulty("broken") from None
