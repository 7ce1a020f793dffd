"""A corpus that is read: its index at once, its records when they are asked for."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from cumuli.corpus.blocks import HEAD, LEAST, Faulty, Head, extra_of, head_of, unpacked
from cumuli.corpus.entries import Entry, Filter
from cumuli.record import Record

EVERYTHING: Final = Filter()


class Torn(ValueError):
    """A file that is no whole corpus: *what* is strange, newer, cut or broken; where, and how much before is whole."""

    def __init__(self, what: str, at: int, block: int, records: int) -> None:
        super().__init__(f"{what} at byte {at}, block {block}, after {records} records")
        self.what = what
        self.at = at
        """the byte at which the block begins"""
        self.block = block
        """counted from 1"""
        self.records = records
        """so many records stand before it"""


class Block(NamedTuple):
    """Where a block lies."""

    number: int
    """counted from 1"""
    at: int
    """byte"""
    first: int
    """the number of its first record, counted from 1"""
    head: Head


class Kept(NamedTuple):
    """One game of a corpus."""

    number: int
    """counted from 1"""
    entry: Entry
    text: str
    """the record, to the letter"""

    @property
    def record(self) -> Record:
        return Record.parse(self.text)


class Corpus:
    """The games of one file.  Looking through it reads the index alone; a record is unpacked when it is asked for.

    Raises Torn for a file that is none, or not whole, as soon as the place is reached.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._blocks: list[Block] | None = None
        self._count = 0
        self._open: tuple[int, bytes] = (0, b"")
        """The block that was unpacked last, and its text."""

    def __len__(self) -> int:
        """How many games there are."""
        self._known()
        return self._count

    def __iter__(self) -> Iterator[Kept]:
        return self.select()

    def entries(self, wanted: Filter = EVERYTHING) -> Iterator[tuple[int, Entry]]:
        """The numbers and entries of the games that are looked for, by the index alone."""
        for block in self.blocks():
            for number, entry in enumerate(self._entries(block), block.first):
                if wanted.fits(entry):
                    yield number, entry

    def select(self, wanted: Filter = EVERYTHING) -> Iterator[Kept]:
        """The games that are looked for; blocks without any stay packed."""
        with self.path.open("rb") as file:
            for block in self.blocks():
                rows = [row for row in enumerate(self._entries(block), block.first) if wanted.fits(row[1])]
                if rows:
                    text = self._text(file, block)
                    yield from (Kept(number, entry, cut(text, entry)) for number, entry in rows)

    def __getitem__(self, number: int) -> Kept:
        """Game number *number*, counted from 1; raises IndexError where there is none."""
        blocks = self._known()
        if not 1 <= number <= self._count:
            raise IndexError(number)
        block = blocks[bisect_right(blocks, number, key=lambda block: block.first) - 1]
        if self._open[0] != block.number:
            with self.path.open("rb") as file:
                self._open = block.number, self._text(file, block)
        entry = self._entries(block)[number - block.first]
        return Kept(number, entry, cut(self._open[1], entry))

    def digests(self) -> set[str]:
        """What tells the games apart."""
        return {entry.digest for _, entry in self.entries()}

    def blocks(self) -> Iterator[Block]:
        """The blocks one after the other, by their headers."""
        if self._blocks is not None:
            yield from self._blocks
            return
        found: list[Block] = []
        first = 1
        with self.path.open("rb") as file:
            size = file.seek(0, 2)
            at = 0
            while at < size:
                number = len(found) + 1
                head = header(file, at, size, number, first - 1)
                block = Block(number, at, first, head)
                found.append(block)
                first += len(self._entries(block))
                at += head.length
                yield block
        if not found:
            raise Torn("strange", 0, 1, 0)
        self._blocks, self._count = found, first - 1

    def _known(self) -> list[Block]:
        if self._blocks is None:
            for _ in self.blocks():
                pass
        assert self._blocks is not None
        return self._blocks

    def _entries(self, block: Block) -> tuple[Entry, ...]:
        try:
            return block.head.entries()
        except Faulty as fault:
            raise Torn(fault.what, block.at, block.number, block.first - 1) from None

    def _text(self, file: BinaryIO, block: Block) -> bytes:
        file.seek(block.at + block.head.data)
        try:
            return unpacked(block.head, file.read(block.head.length - block.head.data))
        except Faulty as fault:
            raise Torn(fault.what, block.at, block.number, block.first - 1) from None


def header(file: BinaryIO, at: int, size: int, number: int, records: int) -> Head:
    """The header of the block that begins at this byte."""
    file.seek(at)
    start = file.read(LEAST)
    try:
        if len(start) < LEAST:
            raise Faulty("cut" if at else "strange")
        rest = HEAD.size + extra_of(start) - LEAST
        header = start + file.read(rest)
        head = head_of(header)
    except Faulty as fault:
        raise Torn(fault.what, at, number, records) from None
    if len(header) < LEAST + rest or at + head.length > size or head.length < head.data + 8:
        raise Torn("cut", at, number, records)
    return head


def cut(text: bytes, entry: Entry) -> str:
    """One record out of its block."""
    return text[entry.at : entry.at + entry.size].decode()
