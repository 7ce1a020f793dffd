"""A corpus that is written: whole blocks are added at its end, and what stood there stays as it was."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from msgspec.structs import replace

from cumuli import proof
from cumuli.core.game import Outcome
from cumuli.corpus.blocks import BETWEEN, TooBig, packed
from cumuli.corpus.entries import Entry, digest_of, entry_of
from cumuli.corpus.file import Corpus, Kept, Torn
from cumuli.record import Record

BLOCK_RECORDS: Final = 64
BLOCK_BYTES: Final = 1 << 20


class Writer:
    """Adds games to a corpus, which is made where there is none; a game that is there already is left out.

    Raises Torn where the file is not whole: nothing is added behind a place that cannot be read.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.known: set[str] = set()
        self.at = 0
        """bytes that were written"""
        if self.path.exists() and self.path.stat().st_size:
            self.known = Corpus(self.path).digests()
            self.at = self.path.stat().st_size
        self._waiting: list[tuple[Entry, str]] = []
        self._bytes = 0

    def add(self, text: str) -> bool:
        """Prove a record by the rules and add it; False where it is there already.  Raises proof.Wrong."""
        if digest_of(text) in self.known:
            return False
        record = proof.read(text)
        outcome = proof.prove(record).outcome()
        return self.put(record, text, outcome)

    def put(self, record: Record, text: str, outcome: Outcome | None) -> bool:
        """Add a record that was proved before, as one that the table itself wrote; False where it is there already."""
        return self._wait(entry_of(record, text, outcome), text)

    def keep(self, kept: Kept) -> bool:
        """Take over a game from another corpus, as its index tells it; False where it is there already."""
        return self._wait(kept.entry, kept.text)

    def _wait(self, entry: Entry, text: str) -> bool:
        if entry.digest in self.known:
            return False
        self.known.add(entry.digest)
        self._waiting.append((entry, text))
        self._bytes += entry.size
        if len(self._waiting) >= BLOCK_RECORDS or self._bytes >= BLOCK_BYTES:
            self.flush()
        return True

    def flush(self) -> None:
        """Write what waits as a block, and have it on the disk."""
        if not self._waiting:
            return
        data = b"".join(blocks(self._waiting))
        with self.path.open("ab") as file:
            if file.tell() != self.at:
                raise Torn("changed", self.at, 0, 0)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        self.at += len(data)
        self._waiting, self._bytes = [], 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.flush()


def blocks(rows: list[tuple[Entry, str]]) -> list[bytes]:
    """These records as one block, or as several where their index would be too long for one."""
    text, entries = bytearray(), []
    for entry, record in rows:
        if text:
            text += BETWEEN.encode()
        entries.append(replace(entry, at=len(text)))
        text += record.encode()
    try:
        return [packed(bytes(text), tuple(entries))]
    except TooBig:
        half = len(rows) // 2
        return [*blocks(rows[:half]), *blocks(rows[half:])]


def mend(path: Path) -> Torn | None:
    """Cut off what cannot be read at the end of a corpus; what was wrong, or None where it is whole.

    Raises Torn where not even the first block can be read, or where later ones could still be.
    """
    corpus = Corpus(path)
    try:
        for _ in corpus:
            pass
    except Torn as torn:
        if torn.block == 1 or torn.what != "cut":
            raise
        os.truncate(path, torn.at)
        return torn
    return None
