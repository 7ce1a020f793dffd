"""The finished games of a house as records, for a corpus: without anybody's name unless it is asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final

from cumuli.games import SHELF
from cumuli.server.app import told_record
from cumuli.server.house import House
from cumuli.server.table.room import Room
from cumuli.server.table.summary import from_row
from cumuli.store import Store

PAGE: Final = 200
"""Tables that are read at once."""


async def finished_records(store: Store, names: bool = False, closed: bool = False) -> AsyncIterator[str | None]:
    """By table that is over, newest first: its record, or None for one that is left out.

    Left out are games that were brought here from elsewhere, those on rules that are no longer played, and, unless
    *closed* says otherwise, those whose people wanted to be among themselves.  Without *names* a seat goes by its
    number or by its bot's level, and luck's seal, which names the table, stays here as well.
    """
    house, before = House(SHELF, ()), float("inf")
    seen: set[str] = set()
    while rows := [row for row in await store.finished(None, before, PAGE) if row.id not in seen]:
        for row in rows:
            seen.add(row.id)
            summary = from_row(row)
            entries = () if summary.imported else await store.entries(row.id)
            room = Room.rebuilt(house, row.id, entries) if entries else None
            if room is None or room.play is None or (summary.terms.watching == "closed" and not closed):
                yield None
                continue
            record = told_record(room, "")
            if not names:
                seats = [chair.bot or f"seat {seat}" for seat, chair in enumerate(room.summary.chairs, 1)]
                record = replace(record, seats=seats, luck={})
            yield str(record)
        before = rows[-1].created
